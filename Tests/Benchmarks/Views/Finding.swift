import PreviewKit

extension ViewHost {
  /// The button whose label starts so. It stays good for `perform`, so that no text has to be made between updates.
  func button(startingWith start: String) throws(BenchmarkFailure) -> Element {
    let button = tree.screen.flattened.first { $0.role == .button && $0.label?.hasPrefix(start) == true }
    guard let button else { throw BenchmarkFailure(message: "there is no button \(start)") }
    return button
  }

  /// Taps a button.
  func press(_ button: Element) throws(BenchmarkFailure) {
    do throws(ActionError) {
      try perform(.tap, on: button)
    } catch {
      throw BenchmarkFailure(message: "\(error)")
    }
  }
}

extension [Element] {
  /// The elements and everything inside them.
  @MainActor var flattened: [Element] {
    var all: [Element] = []
    var rest = Array(reversed())
    while let element = rest.popLast() {
      all.append(element)
      rest += element.children.reversed()
    }
    return all
  }
}

extension String {
  /// The number of line ends.
  var lineCount: Int { utf8.count { $0 == 0x0A } }
}
