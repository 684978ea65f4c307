import Foundation

/// The compiler of the toolchain that this process was built with, and the C sources of this package.
enum ToolchainTools {
  /// The C compiler beside the runtime that the process has loaded; nil when there is none.
  static let clang: URL? = {
    guard let core = LoadedLibrary(named: "libswiftCore.so") else { return nil }
    var folder = URL(fileURLWithPath: core.path)
    // usr/lib/swift/linux/libswiftCore.so
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let clang = folder.appending(path: "bin/clang")
    return FileManager.default.isExecutableFile(atPath: clang.path) ? clang : nil
  }()

  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The C files of a target, in the order of their names; nil when they are elsewhere.
  static func sources(of target: String) -> [URL]? {
    let folder = root.appending(path: "Sources/\(target)").resolvingSymlinksInPath()
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files?.filter { $0.pathExtension == "c" }.sorted { $0.path < $1.path }
  }

  /// Runs the compiler.
  ///
  /// - Returns: Whether it succeeded, what it wrote to its output, and its messages.
  static func compile(_ arguments: [String]) throws -> (isSuccess: Bool, output: String, messages: String) {
    let process = Process()
    process.executableURL = clang
    process.arguments = arguments
    let folder = FileManager.default.temporaryDirectory.appending(path: "compile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "messages"].map { folder.appending(path: $0) }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus == 0, texts[0], texts[1])
  }
}
