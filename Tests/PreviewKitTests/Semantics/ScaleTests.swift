import SwiftUI
import Synchronization
import Testing

private struct Nest: View {
  let depth: Int
  @Environment(\.lineLimit) private var lineLimit
  var body: some View {
    if depth == 0 {
      Text(verbatim: "deep \(lineLimit ?? 0)")
    } else {
      AnyView(Nest(depth: depth - 1))
    }
  }
}

private struct Row: View {
  let n: Int
  @State private var isOn = false
  @Environment(\.locale) private var locale
  var body: some View { Toggle(isOn ? "Row \(n) on" : "Row \(n)", isOn: $isOn) }
}

@MainActor @Suite struct ScaleTests {
  @Test("a tree of 5,000 levels is mounted, updated, read and taken down on a thread with a large stack")
  func deepTrees() {
    let outline = Mutex("")
    let work: @MainActor () -> Void = {
      let host = ViewHost(Nest(depth: 5_000))
      host.setEnvironment { $0.lineLimit = 2 }
      outline.withLock { $0 = host.outline }
      host.unmount()
    }
    onLargeStack(work)
    #expect(outline.withLock { $0 } == "\"deep 2\"\n")
  }

  /// Runs `work` on another thread while this one waits, so that nothing else touches the main actor meanwhile.
  private func onLargeStack(_ work: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let unchecked = unsafeBitCast(work, to: (() -> Void).self)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      unchecked()
      done.signal()
    }
    thread.stackSize = 1 << 29
    thread.start()
    done.wait()
  }

  @Test("in a list of 20,000 rows a change of one row runs one body, and a change above runs none of theirs")
  func longLists() throws {
    struct Screen: View {
      @State var rows = Array(0..<20_000)
      @State var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Drop") { rows.removeFirst() }
        List(rows, id: \.self) { Row(n: $0) }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.takeStatistics().bodies(of: Row.self) == 20_000)
    let list = try #require(host.find(.list))
    #expect(list.children.count == 20_000)
    #expect(host.perform(.setOn(true), on: list.children[19_999]))
    #expect(host.takeStatistics().bodies == 1)
    try host.tap("Count 0")
    #expect(host.takeStatistics().bodies(of: Row.self) == 0)
    try host.tap("Drop")
    #expect(host.takeStatistics().bodies(of: Row.self) == 0)
    #expect(host.find(.list)?.children.last?.value == "on")
    #expect(host.find(.list)?.children.count == 19_999)
    host.unmount()
  }
}
