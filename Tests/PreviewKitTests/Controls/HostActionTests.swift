import Foundation
import Testing

@testable import PreviewKit

/// What a host does besides actions on one element: rows that change places, content that is pulled, URLs.
@MainActor @Suite struct HostActionTests {
  private struct Rows: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
        ForEach(["d"], id: \.self) { Text($0) }.onMove { _, _ in }
        Text("e")
      }
    }
  }

  private struct Links: View {
    @State private var urls: [String] = []

    var body: some View {
      VStack {
        Text(urls.joined(separator: " ")).onOpenURL { urls.append($0.absoluteString) }
        if !urls.isEmpty { Text("more").onOpenURL { urls.append("more:" + $0.absoluteString) } }
      }
    }
  }

  private func rows(_ host: ViewHost) -> [String] {
    host.tree.screen[0].children.compactMap(\.label)
  }

  @Test func `rows of one ForEach change places`() throws {
    let host = ViewHost(Rows())
    var list: [Element] { host.tree.screen[0].children }
    try host.move(list[0], isBehind: true, list[2])
    #expect(rows(host) == ["b", "c", "a", "d", "e"])
    try host.move(list[2], list[0])
    #expect(rows(host) == ["a", "b", "c", "d", "e"])
    #expect(throws: ActionError.self) { try host.move(list[0], list[3]) }
    #expect(throws: ActionError.self) { try host.move(list[4], list[0]) }
    #expect(list.map(\.canBeMoved) == [true, true, true, true, false])
  }

  @Test func `a URL comes to the views that are mounted, each once`() throws {
    let host = ViewHost(Links())
    let url = try #require(URL(string: "x://1"))
    #expect(host.open(url) == 1)
    #expect(host.outline == "\"x://1\"\n\"more\"\n")
    #expect(host.open(url) == 2)
    #expect(host.outline.contains("more:x://1"))
    #expect(ViewHost(Text("none")).open(url) == 0)
  }

  @Test func `the numbers and options of controls are known`() {
    let host = ViewHost(
      VStack {
        Slider(value: .constant(0.5), in: 0...2) { Text("s") }
        Stepper("n", value: .constant(3), in: 1...4)
        Stepper("free", value: .constant(3))
        Stepper("c") {
        } onDecrement: {
        }
        Picker("p", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      })
    let elements = host.tree.screen
    #expect(elements.map(\.number) == [0.5, 3, 3, nil, nil])
    #expect(elements.map(\.numberBounds) == [0...2, 1...4, nil, nil, nil])
    #expect(elements[4].choices?.map(\.label) == ["one", "two"])
    #expect(elements[0].choices == nil)
  }

  @Test func `text is typed after what is in a search field`() throws {
    struct Searched: View {
      @State private var text = "a"
      var body: some View { Text("results").searchable(text: $text) }
    }
    let host = ViewHost(Searched())
    try host.perform(.insertText("b"), on: try #require(host.tree.screen.first { $0.role == .search }))
    #expect(host.tree.screen.first { $0.role == .search }?.value == "ab")
  }
}
