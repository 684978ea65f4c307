import Foundation
import ScenarioSupport

/// The processes that a process started, and those that they started.
enum Descendants {
  /// The children of a process that are not in `kept`.
  static func children(of process: pid_t, except kept: Set<pid_t> = []) -> [pid_t] {
    let folder = "/proc/\(process)/task"
    var children: [pid_t] = []
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let bytes = try? FileBytes.read("\(folder)/\(thread)/children") else { continue }
      children += bytes.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }
    return children.filter { !kept.contains($0) }
  }

  /// Ends what workers left behind: it has become this process's own.
  ///
  /// - Parameters:
  ///   - kept: Children that are nobody's orphans.
  ///   - groups: The workers that are alive: what is in their groups ends with them.
  static func removeOrphans(except kept: Set<pid_t>, groups: Set<pid_t>) {
    for _ in 0..<100 {
      let orphans = children(of: getpid(), except: kept.union(groups)).filter { !groups.contains(getpgid($0)) }
      guard !orphans.isEmpty else { return }
      for orphan in orphans {
        kill(of: orphan)
        Foundation.kill(orphan, SIGKILL)
        while waitpid(orphan, nil, 0) < 0, errno == EINTR {}
      }
    }
  }

  /// Ends all descendants of a process, the youngest last, so that none is left to start another.
  static func kill(of process: pid_t, except kept: Set<pid_t> = []) {
    for child in children(of: process, except: kept) {
      // It cannot start any more while it is stopped.
      Foundation.kill(child, SIGSTOP)
      kill(of: child)
      Foundation.kill(child, SIGKILL)
    }
  }
}
