import Foundation

/// Swift Testing's entry point, as the library documents it for tools (`swt_abiv0_getEntryPoint`, "ABI/TestContent").
///
/// It is looked up by name because the library is a shared object without a header; that it is found, and that it runs
/// the tests of this process, is what the tests of the executable notice.
struct TestingEntryPoint {
  private typealias Function =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ handleRecord: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private let function: Function

  /// Nil when the process was linked without Swift Testing.
  init?() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else { return nil }
    typealias Getter = @convention(c) () -> UnsafeRawPointer
    function = unsafeBitCast(unsafeBitCast(symbol, to: Getter.self)(), to: Function.self)
  }

  /// Runs the tests of the process quietly. True when none of them failed.
  func run() async throws -> Bool {
    // At the least verbosity nothing is printed; the results come from the cases themselves.
    let configuration = Array(#"{"verbosity": \#(Int.min), "eventStreamSchemaVersion": "6.3"}"#.utf8)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.count, alignment: 1)
    defer { buffer.deallocate() }
    buffer.copyBytes(from: configuration)
    return try await function(UnsafeRawBufferPointer(buffer)) { _ in }
  }
}
