import NotesScenarios
import ScenarioKit
import Testing

@Suite @MainActor struct CatalogTests {
  @Test func catalogHasNoMistakes() {
    #expect(NotesCatalog.make().diagnostics.isEmpty)
  }
}
