import Foundation
import ScenarioSupport

/// The child processes of a process, and their children.
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

  /// Kills the processes that workers left behind. The system has made this process their parent.
  ///
  /// - Parameters:
  ///   - kept: Children that no worker left behind.
  ///   - groups: The process groups of workers that are alive. What belongs to them ends with them.
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

  /// Kills all descendants of a process. Each is stopped before its children are killed, so that it cannot start another.
  static func kill(of process: pid_t, except kept: Set<pid_t> = []) {
    for child in children(of: process, except: kept) {
      Foundation.kill(child, SIGSTOP)
      kill(of: child)
      Foundation.kill(child, SIGKILL)
    }
  }
}
