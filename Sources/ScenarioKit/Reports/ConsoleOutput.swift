import Foundation
import Synchronization

/// A destination for text: a file descriptor, or a buffer in a test.
struct ConsoleOutput: Sendable {
  /// Writes text as it is. Returns `false` when there is no reader any more.
  let write: @Sendable (String) -> Bool
  /// Whether it is a terminal.
  let isTerminal: Bool
  /// The width of the terminal in columns; `nil` when it is not known.
  let columns: @Sendable () -> Int?

  /// Creates an output.
  init(
    isTerminal: Bool = false, columns: @escaping @Sendable () -> Int? = { nil },
    write: @escaping @Sendable (String) -> Bool
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }

  /// The standard output of the process.
  static let standardOutput = ConsoleOutput(descriptor: STDOUT_FILENO)
  /// The standard error of the process.
  static let standardError = ConsoleOutput(descriptor: STDERR_FILENO)

  /// Ignores SIGPIPE, so that a reader that goes away does not end the process. The write fails instead.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  init(descriptor: Int32) {
    let closed = Flag()
    self.init(
      isTerminal: isatty(descriptor) == 1,
      columns: {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        return Int(size.ws_col)
      },
      write: { text in
        if closed.isSet.load(ordering: .relaxed) { return false }
        var text = text
        let isWritten = text.withUTF8 { Self.writeAll($0, to: descriptor) }
        if !isWritten { closed.isSet.store(true, ordering: .relaxed) }
        return isWritten
      })
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // The terminal is non-blocking: wait until it accepts more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }
}
