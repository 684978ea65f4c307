import Foundation

extension Benchmark {
  /// How long the compiler takes until it reports a mistake in a component: the slowest file of the corpus.
  @MainActor static var wrongLines: [Benchmark] {
    [
      Benchmark("message for the slowest wrong line", .milliseconds, bar: 2_000) { () throws(BenchmarkFailure) in
        let corpus = try WrongLineCorpus()
        var slowest: [Double] = []
        for _ in 0..<3 { slowest.append(try corpus.slowest()) }
        return Samples(slowest, processor: slowest)
      }
    ]
  }
}

/// The files of `Tests/WrongLines`, and the compiler for them.
private struct WrongLineCorpus {
  private let compiler: URL
  private let products: URL
  private let files: [URL]

  init() throws(BenchmarkFailure) {
    products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: products.appending(path: "Modules/SwiftUI.swiftmodule").path) else {
      throw BenchmarkFailure(message: "the module SwiftUI is not built; run swift build -c release first")
    }
    // The file has no size, so only a handle reads the whole of it.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let library = "/lib/swift/linux/libswiftCore.so"
    guard
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix(library) }),
      let path = line.split(separator: " ").last
    else { throw BenchmarkFailure(message: "no toolchain is in use that could have a compiler") }
    compiler = URL(fileURLWithPath: path.dropLast(library.count) + "/bin/swiftc")

    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "WrongLines")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    files = found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    guard files.count >= 50 else { throw BenchmarkFailure(message: "\(folder.path) has \(files.count) files") }
  }

  /// Compiles each file by itself; the most that one takes on a processor, in milliseconds.
  func slowest() throws(BenchmarkFailure) -> Double {
    let output = FileManager.default.temporaryDirectory.appending(path: "wrong-line-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    var slowest = (milliseconds: 0.0, file: "")
    for file in files {
      let process = try MeasuredProcess(
        compiler, arguments + [file.path], variables: [:], outputFile: output, watchingMemory: false)
      try process.mustEnd(with: .code(1))
      let milliseconds = process.processor * 1e3
      if milliseconds > slowest.milliseconds { slowest = (milliseconds, file.lastPathComponent) }
    }
    FileHandle.standardError.write(Data("\(slowest.file) took \(Int(slowest.milliseconds)) ms\n".utf8))
    return slowest.milliseconds
  }

  private var arguments: [String] {
    [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name", "WrongLines", "-swift-version", "6",
      "-I", products.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=" + products.appending(path: "CPreviews.build/module.modulemap").path,
      "-load-plugin-executable", products.appending(path: "PreviewKitMacros-tool").path + "#PreviewKitMacros",
    ]
  }
}
