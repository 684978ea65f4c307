// A consumer's catalog is made of what `ScenarioStage` offers: `Catalog`, `Component`, `Action` and their kin. They are
// exported from here, so that consumers name one module only. `@_exported` is the language's only way to do that; the
// sample's catalog, which imports nothing but `ScenarioKit`, does not compile without it.
@_exported import ScenarioStage
