import SwiftUI
import Testing

@testable import PreviewKit

@MainActor @Suite struct MetricAndGestureTests {
  @Test("a scaled metric follows the text size by the table of its style")
  func scaledMetric() {
    struct Sizes: View {
      @ScaledMetric var body10 = 10.0
      @ScaledMetric(relativeTo: .largeTitle) var title10: CGFloat = 10
      var body: some View { Text(verbatim: "\(body10) \(title10)") }
    }
    let host = ViewHost(Sizes())
    #expect(host.texts == ["10.0 10.0"])
    host.setEnvironment { $0.dynamicTypeSize = .xSmall }
    let small: [Double] = [25, 27]
    let expected: String = "\(small[0] / 3) \(small[1] / 3)"
    #expect(host.texts == [expected])
    host.setEnvironment { ($0.dynamicTypeSize, $0.displayScale) = (.accessibility5, 1) }
    #expect(host.texts == ["31.0 18.0"])
    #expect(Sizes().body10 == 10)
  }

  @Test("a gesture state changes while the gesture goes on, and returns with a call of reset")
  func gestureState() {
    @MainActor final class Kept { var state: GestureState<Int>? }
    struct Drag: View {
      @GestureState var distance: Int
      let kept: Kept
      init(_ kept: Kept, _ journal: Journal) {
        self.kept = kept
        _distance = GestureState(wrappedValue: 1) { last, _ in
          MainActor.assumeIsolated { journal.write("reset \(last)") }
        }
      }
      var body: some View {
        let _ = kept.state = $distance
        Text(verbatim: "\(distance)")
      }
    }
    let (kept, journal) = (Kept(), Journal())
    let host = ViewHost(Drag(kept, journal))
    #expect(host.texts == ["1"])
    kept.state?.update { value, _ in value += 4 }
    host.update()
    #expect(host.texts == ["5"])
    kept.state?.reset()
    host.update()
    #expect(host.texts == ["1"])
    #expect(journal.take() == ["reset 5"])
  }
}
