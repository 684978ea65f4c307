import ScenarioKit
import SwiftUI

/// What the documents below `Scenarios/` may refer to.
public enum NotesCatalog {
  /// The catalog of the sample components.
  public static func make() -> Catalog {
    Catalog {
      notes
      environment
      tags
      ErrorCase("offline", URLError(.notConnectedToInternet))
    }
  }

  @CatalogBuilder private static var notes: [any CatalogEntry] {
    Component("NotesApp", arguments: NotesArguments.self) { AppView(NotesApp(notes: $0.notes)) }
    Component("NotesList", arguments: NotesArguments.self) { NotesList(notes: $0.notes) }
    Component("NewNoteView") { NewNoteView() }
    Component("EditNoteView", arguments: NoteArguments.self) { EditNoteView(note: $0.note) }
    Action("createNote", \.createNote, make: CreateNoteAction.init)
    Action("editNote", \.editNote, arguments: ["note", "data"], make: EditNoteAction.init)
    Action("deleteNote", \.deleteNote, make: DeleteNoteAction.init)
  }

  @CatalogBuilder private static var environment: [any CatalogEntry] {
    Component("CardView", arguments: CardArguments.self) { CardView(title: $0.title) }
    Component("PaddingCards", arguments: PaddingArguments.self) { PaddingCards(inset: $0.inset) }
    Component("SettingsDashboard") { SettingsDashboard() }
    Component("SettingsSheetOutside") { SettingsSheetOutside() }
    Component("SettingsSheetInside") { SettingsSheetInside() }
    Component("MissingSettings") { MissingSettingsView() }
    Component("Restless") { RestlessView() }
    EnvironmentValue("cardPadding", \.cardPadding)
    Object("userSettings", UserSettings.self, from: SettingsFixture.self) {
      UserSettings(name: $0.name, score: $0.score)
    }
  }

  @CatalogBuilder private static var tags: [any CatalogEntry] {
    Component("TagsView") { TagsView() }
    Component("TagLink", arguments: LinkArguments.self) { TagLinkView(url: $0.url) }
    Action(
      "getTags", \.getTags, arguments: ["page", "perPage", "sort"],
      implementations: ["local": LocalGetTagsAction(), "error": FailingGetTagsAction()],
      call: { try await $0(page: $1, perPage: $2, sort: $3) },
      makeAsync: StubGetTagsAction.init)
    Action("openURL", \.openURL, arguments: ["url"]) { (open: @escaping (URL) -> Void) in
      OpenURLAction { url in
        open(url)
        return .handled
      }
    }
  }
}

/// Tags as documents answer for them.
private struct StubGetTagsAction: GetTagsAction {
  let call: (Int, Int, TagSort) async throws -> [Tag]

  func callAsFunction(page: Int, perPage: Int, sort: TagSort) async throws -> [Tag] {
    try await call(page, perPage, sort)
  }
}
