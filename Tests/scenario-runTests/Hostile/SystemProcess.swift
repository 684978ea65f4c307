import Foundation

/// What `/proc` says of processes.
enum SystemProcess {
  /// `R`, `S`, `T`, `Z`; nil when it is gone.
  static func state(of process: pid_t) -> Character? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    // Behind the name, which may have any characters.
    return String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.first { $0 != " " }
  }

  /// Those that were started with a variable of this value in their environment.
  static func all(withVariable name: String, _ value: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let wanted = Data("\(name)=\(value)\0".utf8)
    return names.compactMap { pid_t($0) }.filter { process in
      FileManager.default.contents(atPath: "/proc/\(process)/environ")?.range(of: wanted) != nil
    }
  }
}
