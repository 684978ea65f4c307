import SwiftUI
import Testing

/// Finds and uses elements as a reader of the outline would.
extension ViewHost {
  /// The first element in front with the role and, if given, the label, from top to bottom.
  func find(_ role: ElementRole, _ label: String? = nil) -> Element? {
    first(role, label)
  }

  /// Does `action` to the element with the role and the label, and expects that it is there and can do it.
  func act(
    _ action: ElementAction, _ role: ElementRole, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let element = try #require(
      find(role, label), "there is no such element in\n\(outline)", sourceLocation: sourceLocation)
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try perform(action, on: element) }
  }

  /// Replaces the text of the field with the label.
  func replaceText(_ text: String, in label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try act(.setText(text), .textField, label, sourceLocation: sourceLocation)
  }

  /// Lets tasks run until `condition` holds, updating as a run loop would; gives up after many turns.
  func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() {
      await Task.yield()
      update()
    }
  }
}

/// Remembers what happened, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
