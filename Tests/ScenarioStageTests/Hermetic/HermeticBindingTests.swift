import CHermetic
import Foundation
import Testing
@_spi(ExperimentalCustomExecutors) import _Concurrency

@testable import ScenarioStage

/// What CHermetic and the executors take from the toolchain and the system without a public interface: each piece fails here
/// by its name when another toolchain no longer has it.
@Suite struct HermeticBindingTests {
  /// A function that CHermetic replaces.
  struct Replacement: CustomTestStringConvertible, Sendable {
    let name: String
    /// The libraries whose calls of it have to arrive at ours.
    let callers: [String]

    var testDescription: String { name }

    init(_ name: String, calledBy callers: String...) {
      self.name = name
      self.callers = callers.map { "lib\($0).so" }
    }
  }

  static let replacements: [Replacement] = [
    Replacement("clock_gettime", calledBy: "FoundationEssentials", "Foundation", "swift_Concurrency", "dispatch"),
    Replacement("gettimeofday", calledBy: "Foundation"),
    Replacement("time", calledBy: "FoundationEssentials", "Foundation"),
    Replacement("nanosleep", calledBy: "Foundation"),
    Replacement("clock_nanosleep"),
    Replacement("sleep"),
    Replacement("usleep"),
    Replacement("syscall", calledBy: "swiftCore"),
    Replacement("read", calledBy: "FoundationEssentials"),
    Replacement("getrandom"),
    Replacement("getentropy"),
    Replacement("arc4random"),
    Replacement("arc4random_buf"),
    Replacement("arc4random_uniform"),
    Replacement("timerfd_settime", calledBy: "Foundation"),
    Replacement("connect", calledBy: "Foundation"),
    Replacement("posix_spawn", calledBy: "Foundation"),
    Replacement("pthread_create", calledBy: "Foundation"),
    Replacement("kill", calledBy: "Foundation"),
    Replacement("CFPreferencesCopyAppValue", calledBy: "Foundation"),
    Replacement("CFPreferencesSetAppValue", calledBy: "Foundation"),
    Replacement("dispatch_async", calledBy: "swiftDispatch", "Foundation"),
    Replacement("dispatch_async_f", calledBy: "swift_Concurrency"),
    Replacement("dispatch_after", calledBy: "swiftDispatch"),
    Replacement("dispatch_after_f", calledBy: "swift_Concurrency"),
    Replacement("dispatch_barrier_async", calledBy: "swiftDispatch"),
    Replacement("dispatch_barrier_async_f"),
    Replacement("dispatch_sync", calledBy: "swiftDispatch"),
    Replacement("dispatch_sync_f"),
    Replacement("dispatch_barrier_sync", calledBy: "swiftDispatch"),
    Replacement("dispatch_barrier_sync_f"),
    Replacement("dispatch_async_and_wait"),
    Replacement("dispatch_async_and_wait_f"),
    Replacement("dispatch_barrier_async_and_wait"),
    Replacement("dispatch_barrier_async_and_wait_f"),
    Replacement("dispatch_apply", calledBy: "swiftDispatch"),
    Replacement("dispatch_semaphore_wait", calledBy: "swiftDispatch"),
    Replacement("dispatch_assert_queue", calledBy: "swiftDispatch", "swift_Concurrency"),
    Replacement("dispatch_queue_create_with_target", calledBy: "swiftDispatch"),
    Replacement("dispatch_group_async", calledBy: "swiftDispatch"),
    Replacement("dispatch_group_async_f"),
    // Work items notify, wait and leave inside libdispatch, which calls its own functions like anybody's.
    Replacement("dispatch_group_notify", calledBy: "swiftDispatch", "dispatch"),
    Replacement("dispatch_group_notify_f"),
    Replacement("dispatch_group_leave", calledBy: "swiftDispatch", "dispatch"),
    Replacement("dispatch_group_wait", calledBy: "swiftDispatch", "dispatch"),
    Replacement("dispatch_source_create", calledBy: "swiftDispatch"),
    Replacement("dispatch_source_set_timer", calledBy: "swiftDispatch"),
    Replacement("dispatch_source_set_event_handler", calledBy: "swiftDispatch"),
    Replacement("dispatch_source_set_event_handler_f"),
    Replacement("dispatch_source_set_cancel_handler", calledBy: "swiftDispatch"),
    Replacement("dispatch_source_set_cancel_handler_f"),
    Replacement("dispatch_source_set_registration_handler", calledBy: "swiftDispatch"),
    Replacement("dispatch_source_set_registration_handler_f"),
  ]

  /// What CHermetic uses without a header.
  static let used = [
    "CFEqual", "CFRelease", "CFRetain", "_Block_copy", "_Block_release", "_NSConcreteStackBlock", "_dispatch_main_q",
    "_swift_concurrency_debug_asyncTaskSize", "_swift_concurrency_debug_internal_layout_version",
    "_swift_stdlib_Hashing_parameters", "dispatch_get_context", "dispatch_get_global_queue", "dispatch_group_enter",
    "dispatch_queue_create", "dispatch_queue_get_specific", "dispatch_queue_set_specific", "dispatch_release",
    "dispatch_retain", "dispatch_time", "swift_task_cancel", "swift_task_getCurrent", "swift_task_getCurrentTaskName",
    "swift_task_getJobFlags", "swift_task_getJobTaskId",
  ]

  /// The file that an address was loaded from.
  private static func image(of address: UnsafeRawPointer) -> String {
    hermetic_file_of(address).map { String(cString: $0) } ?? "an unknown file"
  }

  private static let ours: String = {
    let function: @convention(c) () -> UnsafeMutablePointer<HermeticState>? = hermetic_current
    return image(of: unsafeBitCast(function, to: UnsafeRawPointer.self))
  }()

  private static let libraries: [String: LoadedLibrary] = {
    var libraries: [String: LoadedLibrary] = [:]
    for name in Set(replacements.flatMap(\.callers)) { libraries[name] = LoadedLibrary(named: name) }
    return libraries
  }()

  /// Why calls of a function do not arrive at ours; nil when they do.
  static func problem(with replacement: Replacement) -> String? {
    guard let address = dlsym(nil, replacement.name) else {
      return "\(replacement.name) is gone: nothing that the process loaded has it"
    }
    guard image(of: address) == ours else {
      return "\(replacement.name) is no longer bound to ours: \(image(of: address)) comes first"
    }
    for caller in replacement.callers {
      guard let library = libraries[caller] else {
        return "\(replacement.name) is no longer bound to ours: \(caller), which should call it, is not loaded"
      }
      guard library.importedNames.contains(replacement.name) else {
        return "\(replacement.name) is no longer bound to ours: \(caller) does not call it through the dynamic linker"
      }
    }
    return nil
  }

  @Test(arguments: replacements)
  func aReplacedFunctionIsBoundToOurs(replacement: Replacement) {
    let problem = Self.problem(with: replacement)
    #expect(problem == nil)
  }

  @Test func aFunctionThatIsNotBoundToOursIsNamed() {
    let elsewhere = Self.problem(with: Replacement("malloc"))
    #expect(elsewhere?.hasPrefix("malloc is no longer bound to ours: /") == true)
    let uncalled = Self.problem(with: Replacement("clock_nanosleep", calledBy: "swiftCore"))
    #expect(
      uncalled
        == "clock_nanosleep is no longer bound to ours: libswiftCore.so does not call it through the dynamic linker")
    let gone = Self.problem(with: Replacement("no_such_function"))
    #expect(gone == "no_such_function is gone: nothing that the process loaded has it")
  }

  @Test(arguments: used)
  func whatIsUsedWithoutAHeaderIsThere(name: String) {
    #expect(dlsym(nil, name) != nil, "\(name) is gone: CHermetic uses it")
  }

  /// The two lists above are complete: they have what the sources have.
  @Test func everythingThatTheSourcesBindIsListed() throws {
    let folder = try #require(ToolchainTools.sources(of: "CHermetic"))
    var names: Set<String> = []
    for file in folder {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /HERMETIC_ORIGINAL\([^,]+, (\w+)/).map { String($0.1) })
      names.formUnion(text.matches(of: /dlsym\(RTLD_DEFAULT, "(\w+)"\)/).map { String($0.1) })
      names.formUnion(text.matches(of: /extern [^;]*?(\w+)\([^;]*\);/).map { String($0.1) })
    }
    #expect(names.sorted() == Set(Self.replacements.map(\.name) + Self.used).sorted())
  }

  @Test func theExecutorsOfTheProcessAreOurs() {
    HermeticWorld.run(.sample()) { _ in }
    #expect(MainActor.executor is HermeticMainExecutor, "_createExecutors no longer replaces the main executor")
    #expect(
      Task<Never, Never>.defaultExecutor is HermeticGlobalExecutor,
      "_createExecutors no longer replaces the default executor")
  }

  @Test func cFunctionsOfRandomnessFollowTheSeed() {
    typealias GetRandom = @convention(c) (UnsafeMutableRawPointer?, Int, UInt32) -> Int
    let getrandom = unsafeBitCast(dlsym(nil, "getrandom"), to: GetRandom.self)
    func numbers(seed: UInt64) -> [UInt32] {
      HermeticWorld.run(.sample(seed: seed)) { _ in
        var numbers = [UInt32](repeating: 0, count: 4)
        numbers.withUnsafeMutableBytes { bytes in
          _ = getrandom(bytes.baseAddress, 4, 0)
          getentropy(bytes.baseAddress! + 4, 4)
          arc4random_buf(bytes.baseAddress! + 8, 4)
        }
        numbers[3] = arc4random_uniform(1_000_000)
        return numbers
      }
    }
    #expect(numbers(seed: 3) == numbers(seed: 3))
    #expect(zip(numbers(seed: 3), numbers(seed: 4)).allSatisfy { $0 != $1 })
  }

  @Test func allFormsOfASleepingThreadMoveTheClock() {
    let elapsed = HermeticWorld.run(.sample()) { world in
      var time = timespec(tv_sec: 1, tv_nsec: 0)
      nanosleep(&time, nil)
      clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
      sleep(1)
      usleep(1_000_000)
      return world.elapsed
    }
    #expect(elapsed == .seconds(4))
  }

  // MARK: The layout of tasks

  @Test func theLayoutOfTasksIsTheKnownOne() {
    let problem = TaskLayout.problem(with: .ofRuntime)
    #expect(problem == nil)
  }

  @Test func anUnknownLayoutOfTasksIsNamedWithTheKnownToolchain() {
    let other = TaskLayout.problem(with: TaskLayout(version: 2, size: 256))
    #expect(other?.contains("found tasks of layout 2 with 256 bytes, and knows layout 1 with 208 bytes") == true)
    #expect(other?.contains("hint: build it with Swift 6.3") == true)
    let silent = TaskLayout.problem(with: nil)
    #expect(silent?.contains("a runtime that does not tell its layout") == true)
  }

  @Test func anUnknownLayoutOfTasksStopsTheProgramAtTheStartOfARun() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        TaskLayout.simulated.withLock { $0 = TaskLayout(version: 1, size: 216) }
        HermeticWorld.run(.sample()) { _ in }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("error: this program was built with a Swift toolchain that the hermetic world does not know"))
  }
}
