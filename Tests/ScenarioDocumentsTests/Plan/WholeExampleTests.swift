import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

/// A document and an `environments.json` with everything that people commonly write.
@Suite struct WholeExampleTests {
  private let document = """
    {
      "component": "NotesApp",
      "note": "The whole way: list, sheet, create, retry.",
      "environments": ["local"],
      "arguments": { "notes": { "$fixture": "notes/two" } },
      "scenarios": {
        "creates-a-note": {
          "title": "A note made in the sheet appears in the list",
          "tags": ["smoke"],
          "steps": [
            { "tap": "New note" },
            { "expect": { "button": "Create" }, "is": "disabled" },
            { "type": "Milk", "into": "Title" },
            { "snapshot": "filled in" },
            { "tap": { "button": "Create" } },
            { "expect": { "sheet": true }, "is": "absent" },
            { "expectCalls": [ { "createNote": { "title": "Milk" } } ] },
            { "snapshot": "created" }
          ]
        },
        "retries-after-a-failure": {
          "actions": { "createNote": [ { "after": "2s", "throws": "offline" }, { "returns": null } ] },
          "steps": [
            { "run": "fill-in-a-note", "with": { "title": "Milk" } },
            { "tap": { "button": "Create" } },
            { "advance": "2s" },
            { "expect": { "alert": { "contains": "offline" } } },
            { "tap": { "button": "Try again", "in": { "alert": true } } },
            { "snapshot": "retried" }
          ]
        }
      }
    }
    """

  private let environments = """
    {
      "environments": {
        "local": { "default": true,
                   "values": { "locale": "en_US", "timeZone": "UTC", "now": "2026-01-15T09:41:00Z", "seed": 1 },
                   "actions": { "*": { "use": "local" } } },
        "error": { "default": true, "extends": "local", "actions": { "*": { "throws": "offline" } } },
        "empty": { "default": true, "extends": "local", "actions": { "getTags": { "returns": [] } } },
        "slow":  { "extends": "local", "actions": { "getTags": { "after": "8s", "use": "local" } } }
      },
      "matrix": {
        "language":  { "de": { "locale": "de_DE" }, "ar": { "locale": "ar", "layoutDirection": "rightToLeft" } },
        "text-size": { "huge": { "dynamicTypeSize": "accessibility3" } }
      },
      "steps": { "fill-in-a-note": [ { "tap": "New note" }, { "type": "{title}", "into": "Title" } ] }
    }
    """

  private let catalog = CatalogIndex(
    components: ["NotesApp": { _ in [] }],
    actions: [
      "createNote": .init(implementations: ["local"], canThrow: true, canWait: true),
      "getTags": .init(implementations: ["local", "error"], canThrow: true, canWait: true),
    ],
    values: Dictionary(
      uniqueKeysWithValues: ["locale", "timeZone", "now", "seed", "layoutDirection", "dynamicTypeSize"].map {
        ($0, { _ in [] })
      }
    ),
    errors: ["offline"]
  )

  @Test func `everything in it is understood`() throws {
    let folder = try DocumentFolder([
      "notes/notes-app.json": document, "environments.json": environments, "fixtures/notes/two.json": "[]",
    ])
    let (runs, problems) = folder.plan(catalog)
    #expect(problems == [])
    #expect(
      runs.map(\.identity.description)
        == ["notes/notes-app/creates-a-note@local", "notes/notes-app/retries-after-a-failure@local"]
    )
    #expect(runs.last?.steps.map(\.verb) == [.tap, .type, .tap, .advance, .expect, .tap, .snapshot])
    #expect(runs.first?.arguments?.compactText == "{\"notes\":[]}")
    #expect(runs.first?.environment.actions["createNote"]?.isWildcard == true)
    #expect(runs.last?.environment.actions["createNote"]?.value.all.count == 2)
  }
}
