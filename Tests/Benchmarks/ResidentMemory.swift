import Foundation

/// The physical memory that the process occupies.
enum ResidentMemory {
  /// In bytes; nil where the system does not tell.
  static var bytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let words = text.split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
