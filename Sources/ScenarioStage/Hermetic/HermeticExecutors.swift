import CHermetic
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Puts executors of our own before the process's main and default executor, at the first run and for good. They pass on
/// every job that is not a run's.
///
/// `_createExecutors` is SPI: the public way is an executor factory known at compile time, which only a program's main
/// file can name, and this is a library.
enum HermeticExecutors {
  static let main = HermeticMainExecutor(MainActor.executor)
  static let global = HermeticGlobalExecutor(Task.defaultExecutor)

  private static let installOnce: Void = _createExecutors(factory: Factory.self)

  static func install() {
    _ = installOnce
  }

  /// What a job of this lane runs on. No executor at all is the runtime's own mark of a job on the default executor.
  static func executor(for lane: JobLane) -> UnownedSerialExecutor {
    switch lane {
    case .main: main.asUnownedSerialExecutor()
    case .global: unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }
  }

  /// Calls `body` without the calling thread's world, so that what it gives to libdispatch arrives there.
  static func outside(_ body: () -> Void) {
    let state = hermetic_current()
    hermetic_set_current(nil)
    body()
    hermetic_set_current(state)
  }

  private enum Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { HermeticExecutors.main }
    static var defaultExecutor: any TaskExecutor { HermeticExecutors.global }
  }
}
