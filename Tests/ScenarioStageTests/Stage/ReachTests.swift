import Foundation
import PreviewKit
import ScenarioTestSupport
import Testing

/// What a run cannot take over: named with its step, or waited for when the scenario allows it.
@MainActor @Suite struct ReachTests {
  private struct Reacher: View {
    @State private var text = "Idle"

    var body: some View {
      VStack {
        Text(text)
        Button("Thread") { Task { text = await Self.onThread() } }
        Button("Process") { Task { text = await Self.inProcess() } }
        Button("Network") { Self.connect() }
        Button("Deadlock") { text = DispatchQueue.main.sync { "From the main queue" } }
        Button("Group") {
          let group = DispatchGroup()
          group.enter()
          group.notify(queue: .main) { text = "Empty" }
          Thread.detachNewThread { group.leave() }
        }
        Button("Sleep") {
          Thread.sleep(forTimeInterval: 2)
          text = "Slept"
        }
      }
    }

    private nonisolated static func onThread() async -> String {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: "From a thread") }
      }
    }

    private nonisolated static func inProcess() async -> String {
      await withCheckedContinuation { continuation in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 3"]
        process.terminationHandler = { continuation.resume(returning: "Ended with \($0.terminationStatus)") }
        do { try process.run() } catch { continuation.resume(returning: "\(error)") }
      }
    }

    /// Nobody listens there.
    private static func connect() {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(1).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      _ = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      close(descriptor)
    }
  }

  private let player = ScenarioPlayer { Reacher() }

  @Test(arguments: [
    ("Thread", "a foreign thread (Thread)", "threads"), ("Process", "a subprocess (Process)", "subprocess"),
    ("Network", "the network", "network"),
  ])
  func `what was reached fails the run with its name and the step`(
    button: String, name: String, word: String
  ) async throws {
    let played = try await player.play(#"{ "advance": "1s" }, { "tap": "\#(button)" }, { "advance": "1s" }"#)
    #expect(
      played.messages == ["the component reached \(name), which goes on in real time: the run is not repeatable"])
    let problem = try #require(played.result.problems.first)
    #expect(problem.step == #"tap "\#(button)""#)
    #expect(problem.location != nil)
    #expect(problem.details?.contains("\"mayReach\": [\"\(word)\"]") == true)
  }

  @Test(arguments: [("Thread", "threads", "From a thread"), ("Process", "subprocess", "Ended with 3")])
  func `what a scenario allows is waited for in real time`(button: String, word: String, text: String) async throws {
    let played = try await player.play(
      #"{ "tap": "\#(button)" }, { "expect": "\#(text)" }"#, #""mayReach": { "\#(word)": "30s" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `steps do not wait for what has answered, whatever else is idle`() async throws {
    struct Idle: View {
      var body: some View {
        Reacher().task { for await _ in AsyncStream<Int>.makeStream().stream {} }
      }
    }
    let played = try await ScenarioPlayer { Idle() }.play(
      #"{ "tap": "Thread" }, { "expect": "From a thread" }, { "advance": "1s" }, { "advance": "1s" }, "settle""#,
      #""mayReach": { "threads": "60s" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a group that a thread leaves notifies in the step that started it`() async throws {
    let played = try await player.play(
      #"{ "tap": "Group" }, { "expect": "Empty" }"#, #""mayReach": { "threads": "60s" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `a synchronous call from the main queue to itself fails the run, which goes on`() async throws {
    let played = try await player.play(#"{ "tap": "Deadlock" }, { "expect": "From the main queue" }"#)
    #expect(
      played.messages == [
        "the component called DispatchQueue.main.sync on the main thread: on a phone that is a deadlock, and the app hangs"
      ])
    #expect(played.result.problems.first?.step == #"tap "Deadlock""#)
    #expect(played.details.contains("DispatchQueue.main.async"))
  }

  @Test func `a deadlock cannot be allowed`() throws {
    let mistakes = try player.mistakes("", #""mayReach": ["mainDeadlocks"]"#)
    #expect(mistakes.count == 1)
  }

  @Test func `what answers nothing is given up at the limit`() async throws {
    let played = try await player.play(
      #"{ "tap": "Network" }, { "snapshot": "x" }"#, #""mayReach": { "network": "10ms" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `a timer of a run loop is named, with what to use instead`() async throws {
    struct Ticking: View {
      var body: some View {
        Text("Tick").onAppear { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
      }
    }
    let played = try await ScenarioPlayer { Ticking() }.play()
    #expect(played.messages.count == 1)
    #expect(played.messages.first?.contains("a run-loop timer (Timer or RunLoop)") == true)
    #expect(played.result.problems.first?.step == "appear")
    #expect(played.details.contains("Timer.publish"))
  }

  @Test func `allowing one thing does not allow another`() async throws {
    let played = try await player.play(#"{ "tap": "Thread" }"#, #""mayReach": ["blockingWaits"]"#)
    #expect(played.messages.count == 1)
  }

  @Test func `a sleeping thread moves the clock, and is a warning`() async throws {
    let played = try await player.play(#"{ "tap": "Sleep" }, { "snapshot": "slept" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.text.hasPrefix("Frame \"slept\", at 2s\n"))
    #expect(played.result.warnings.count == 1)
    #expect(played.result.warnings.first?.message.contains("Thread.sleep") == true)
  }

  @Test(arguments: [
    (#""mayReach": ["net"]"#, #"unknown word "net" in "mayReach""#),
    (#""mayReach": true"#, #"expected a list for "mayReach", found a truth value"#),
    (#""mayReach": { "network": "2h" }"#, #"the limit of "network" is a duration up to 1m, not "2h""#),
    (#""mayReach": [1]"#, #"expected a word in "mayReach", found a number"#),
  ])
  func `a wrong permission is reported`(member: String, message: String) throws {
    let mistakes = try player.mistakes("", member)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix(message.prefix(34)) == true, "\(mistakes)")
  }

  @Test func `an environment allows it for all its scenarios`() async throws {
    let folder = try DocumentFolder([
      "environments.json": """
      { "environments": { "local": { "default": true, "mayReach": ["threads"] } } }
      """,
      "a.json": #"{ "component": "Subject", "scenarios": { "s": { "steps": [{ "tap": "Thread" }] } } }"#,
    ])
    let played = try #require(try await player.play(folder).first)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.text.contains("From a thread"))
  }
}
