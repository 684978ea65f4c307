import Foundation

/// The compiler of the toolchain that this process runs on, with the modules that were built beside this process.
struct SwiftCompiler {
  /// An error that the compiler reports.
  struct Report: Hashable {
    /// The file as the compiler names it; `macro expansion #Preview` where the error is in an expansion.
    var file: String
    /// From 1; 0 where the compiler names no line.
    var line: Int
    var message: String
  }

  private let program: URL
  private let products: URL

  /// Nil when there is no compiler, or when the modules are not beside this process.
  static let found: SwiftCompiler? = {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: products.appending(path: "Modules/SwiftUI.swiftmodule").path) else {
      return nil
    }
    let program = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return program.map { SwiftCompiler(program: $0, products: products) }
  }()

  /// Beside the standard library in use, then where the shell would look.
  private static var candidates: [URL] {
    // The file has no size, so only a handle reads the whole of it.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let library = "/lib/swift/linux/libswiftCore.so"
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(library) }
    let toolchain = line?.split(separator: " ").last.map { "\($0.dropLast(library.count))/bin" }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ([toolchain].compactMap(\.self) + path.split(separator: ":").map(String.init))
      .map { URL(fileURLWithPath: "\($0)/swiftc") }
  }

  /// The errors in these files, which are compiled as one module.
  ///
  /// - Parameter mode: how far the compiler goes: `-typecheck`, or `-emit-sil` for errors that it finds behind that.
  func errors(in files: [URL], mode: [String]) throws -> Set<Report> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wrong-lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    try Data().write(to: output)

    let process = Process()
    process.executableURL = program
    process.arguments =
      mode + [
        "-wmo", "-parse-as-library", "-module-name", "WrongLines", "-swift-version", "6", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-cache-path", folder.appending(path: "cache").path,
        "-I", products.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=" + products.appending(path: "CPreviews.build/module.modulemap").path,
        "-load-plugin-executable", products.appending(path: "PreviewKitMacros-tool").path + "#PreviewKitMacros",
      ] + files.map(\.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return Self.reports(in: try String(contentsOf: output, encoding: .utf8))
  }

  /// The lines of the form `file:line:column: error: message`.
  static func reports(in output: String) -> Set<Report> {
    var reports: Set<Report> = []
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\S.*?):([0-9]+):(?:[0-9]+:)? error: (.*)/) {
        reports.insert(Report(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3)))
      } else if line.hasPrefix("error: ") {
        reports.insert(Report(file: "", line: 0, message: String(line.dropFirst("error: ".count))))
      }
    }
    return reports
  }
}
