import Foundation

/// What `/proc` says of a process; nil where it says nothing.
enum ProcessFiles {
  /// Whether a program of this kind started this process; nothing that it owns is anybody else's.
  static var parentIsSameProgram: Bool {
    guard let own = executable(of: getpid()) else { return false }
    return executable(of: getppid()) == own
  }

  /// The path of its program.
  private static func executable(of process: pid_t) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
  }

  /// A variable of the environment that it was started with.
  static func variable(_ name: String, of process: pid_t) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return nil }
    let entry = String(decoding: bytes, as: UTF8.self).split(separator: "\0").first { $0.hasPrefix("\(name)=") }
    return entry.map { String($0.dropFirst(name.count + 1)) }
  }
}
