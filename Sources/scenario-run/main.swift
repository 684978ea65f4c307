import NotesScenarios
import ScenarioKit

await ScenarioRunner.main { NotesCatalog.make() }
