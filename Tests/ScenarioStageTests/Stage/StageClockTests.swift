import Combine
import Foundation
import PreviewKit
import Testing

/// What follows the stage's clock in unmodified components.
@MainActor @Suite struct StageClockTests {
  @MainActor final class SearchModel: ObservableObject {
    @Published var debounced = ""
    @Published var throttled = ""
    @Published var delayed = ""
    let input = PassthroughSubject<String, Never>()
    private var subscriptions: Set<AnyCancellable> = []
    private var count = 0

    init() {
      input.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { [unowned self] in debounced += $0 }.store(in: &subscriptions)
      input.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
        .sink { [unowned self] in throttled += $0 }.store(in: &subscriptions)
      input.delay(for: 2, scheduler: RunLoop.main)
        .sink { [unowned self] in delayed += $0 }.store(in: &subscriptions)
    }

    func send() {
      count += 1
      input.send("\(count)")
    }
  }

  private struct Search: View {
    @StateObject private var model = SearchModel()

    var body: some View {
      VStack {
        Button("Send") { model.send() }
        Text("debounced \(model.debounced)")
        Text("throttled \(model.throttled)")
        Text("delayed \(model.delayed)")
      }
    }
  }

  @Test func `debounce, throttle and delay follow the clock`() async throws {
    let played = try await ScenarioPlayer { Search() }.play(
      """
      { "tap": "Send" }, { "expect": "throttled 1" },
      { "advance": "299ms" }, { "tap": "Send" }, { "advance": "299ms" }, { "expect": "debounced " },
      { "advance": "1ms" }, { "expect": "debounced 2" }, { "expect": "throttled 1" },
      { "advance": "401ms" }, { "expect": "throttled 12" }, { "expect": "delayed " },
      { "advance": "1s" }, { "expect": "delayed 1" }, { "advance": "299ms" }, { "expect": "delayed 12" }
      """)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
  }

  @Test func `asyncAfter of the main queue follows the clock`() async throws {
    struct Later: View {
      @State private var text = "early"

      var body: some View {
        Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { text = "late" } }
      }
    }
    let played = try await ScenarioPlayer { Later() }.play(
      #"{ "advance": "1499ms" }, { "expect": "early" }, { "advance": "1ms" }, { "expect": "late" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `Timer.publish follows the clock`() async throws {
    struct Ticking: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

      var body: some View {
        Text("ticks \(count)").onReceive(timer) { _ in count += 1 }
      }
    }
    let played = try await ScenarioPlayer { Ticking() }.play(
      #"{ "advance": "1s" }, { "expect": "ticks 1" }, { "advance": "1h" }, { "expect": "ticks 3,601" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `equal deadlines fire in the order they were made`() async throws {
    struct Racers: View {
      @State private var text = ""

      var body: some View {
        Text("order \(text)").onAppear {
          Task { await add("a") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { text += "b" }
          Task { await add("c") }
        }
        .task {
          try? await ContinuousClock().sleep(for: .seconds(1))
          text += "d"
        }
      }

      private func add(_ letter: String) async {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        text += letter
      }
    }
    // The block is given at once; the tasks come to their sleep after it.
    let played = try await ScenarioPlayer { Racers() }.play(#"{ "advance": "1s" }, { "expect": "order bacd" }"#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
  }
}
