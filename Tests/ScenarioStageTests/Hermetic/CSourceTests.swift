import Foundation
import Testing

@testable import ScenarioStage

/// The C sources on machines and in builds that this one is not.
@Suite(.enabled("there is no C compiler beside the Swift runtime") { ToolchainTools.clang != nil })
struct CSourceTests {
  static let files = ["CHermetic", "CWorkers"].flatMap { ToolchainTools.sources(of: $0) ?? [] }

  private static func include(for file: URL) -> String {
    "-I" + file.deletingLastPathComponent().appending(path: "include").path
  }

  /// What the C library's headers have on arm64 and not on x86-64, which only has its own.
  private static let armHeaders = [
    "gnu/stubs.h": "",
    "bits/wordsize.h": "#define __WORDSIZE 64\n#define __WORDSIZE_TIME64_COMPAT32 0\n",
    "bits/pthreadtypes-arch.h": """
    #include_next <bits/pthreadtypes-arch.h>
    #undef __cleanup_fct_attribute
    #define __cleanup_fct_attribute

    """,
    "sys/ucontext.h": """
    #pragma once
    typedef struct { unsigned long long fault_address, regs[31], sp, pc, pstate; } mcontext_t;
    typedef struct { mcontext_t uc_mcontext; } ucontext_t;

    """,
  ]

  private static func makeArmHeaders() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headers-\(UUID().uuidString)")
    for (name, text) in armHeaders {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private static var canCompileForArm: Bool {
    (try? ToolchainTools.compile(["--print-targets"]))?.output.contains("aarch64 ") == true
  }

  @Test func thereAreSources() {
    #expect(Self.files.count > 15)
  }

  @Test(.enabled("the compiler has no arm64") { canCompileForArm }, arguments: files)
  func aSourceAssemblesForArm(file: URL) throws {
    let headers = try Self.makeArmHeaders()
    defer { try? FileManager.default.removeItem(at: headers) }
    let result = try ToolchainTools.compile([
      "--target=aarch64-unknown-linux-gnu", "-I\(headers.path)", "-isystem", "/usr/include/x86_64-linux-gnu",
      Self.include(for: file), "-Wall", "-Werror", "-c", "-o", "/dev/null", file.path,
    ])
    #expect(result.isSuccess, "\(file.lastPathComponent) does not assemble for arm64: \(result.messages)")
  }

  /// The thread sanitizer calls what is replaced here before it is ready, and replaces `pthread_create` itself.
  @Test(arguments: files.filter { $0.path.contains("/CHermetic/") })
  func theThreadSanitizerLeavesAReplacementAlone(file: URL) throws {
    let result = try ToolchainTools.compile([
      "-fsanitize=thread", Self.include(for: file), "-S", "-o", "-", file.path,
    ])
    #expect(result.isSuccess, "\(result.messages)")
    let calls = Set(result.output.matches(of: /__tsan_\w+/).map { String($0.0) }).subtracting(["__tsan_init"])
    #expect(calls.isEmpty, "\(file.lastPathComponent) has functions with instrumentation")
    #expect(!result.output.contains("\npthread_create:"))
  }
}
