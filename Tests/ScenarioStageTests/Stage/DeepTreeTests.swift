import Foundation
import PreviewKit
import Testing

@testable import ScenarioStage

@Suite struct DeepTreeTests {
  private struct Nest: View {
    let depth: Int
    @Binding var count: Int

    var body: some View {
      if depth > 0 {
        VStack { Nest(depth: depth - 1, count: $count) }
      } else {
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  /// Contains itself without end.
  private struct Mirror: View {
    var body: some View {
      VStack { AnyView(Mirror()) }
    }
  }

  private struct Root: View {
    @State private var count = 0

    var body: some View { Nest(depth: 5_000, count: $count) }
  }

  @Test("a view that contains itself without end is reported, and the process lives") func endlessNesting() async throws
  {
    let settings = HermeticWorld.Settings(now: .distantPast, seed: 1, timeZone: .gmt)
    let issues = await HermeticWorld.runHoldingMainActor(settings) { world in
      world.perform {
        let host = ViewHost(Mirror())
        _ = host.outline
        host.unmount()
        return host.issues
      }
    }
    #expect(issues.map(\.kind) == [.endlessNesting])
    let message = try #require(issues.first?.message)
    #expect(message.contains("Mirror > Mirror > Mirror > Mirror > … > Mirror"))
    #expect(message.hasSuffix("Does a view contain itself without end?"))
  }

  @Test("a view may be nested 5,000 levels deep: it is shown, changed and taken down") func deepTree() async {
    let settings = HermeticWorld.Settings(now: .distantPast, seed: 1, timeZone: .gmt)
    let outlines = await HermeticWorld.runHoldingMainActor(settings) { world in
      let host = world.perform { ViewHost(Root()) }
      var outlines = [world.perform { host.outline }]
      world.perform {
        _ = host.takeStatistics()
        if let button = host.first(.button) { try? host.perform(.tap, on: button) }
        outlines.append(host.outline)
        // The leaf and the owner of the state at the most: the levels between only hand the binding on.
        outlines.append(host.takeStatistics().bodies <= 2 ? "few bodies" : "many bodies")
        host.unmount()
      }
      return outlines
    }
    #expect(outlines == ["Button \"Count 0\"\n", "Button \"Count 1\"\n", "few bodies"])
  }
}
