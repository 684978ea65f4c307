import Foundation

/// The most physical memory that a process and each of its descendants occupied, as far as it was looked at.
///
/// The kernel keeps the peak (`VmHWM`) as long as a process lives. The figure of `wait4` does not serve: it counts in
/// the peak of the descendants, and of the program that started it.
struct PeakMemory {
  /// In bytes; nil before the first look.
  private(set) var root: Int?
  /// The greatest of the descendants' peaks, in bytes; nil where there are none.
  private(set) var descendant: Int?

  mutating func look(at process: pid_t) {
    if let peak = Self.peak(of: process) { root = max(root ?? 0, peak) }
    var rest = Self.children(of: process)
    while let child = rest.popLast() {
      if let peak = Self.peak(of: child) { descendant = max(descendant ?? 0, peak) }
      rest += Self.children(of: child)
    }
  }

  private static func peak(of process: pid_t) -> Int? {
    guard let status = text(of: "/proc/\(process)/status") else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }.map {
      $0 * 1_024
    }
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      (text(of: "/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
