import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The destination of a report: a file, which is replaced as a whole or written in place, or a stream such as a pipe.
///
/// Only a regular file, or a path without a file, is replaced by renaming. `/dev/stdout` is never replaced.
struct ReportFile: Sendable {
  /// The path as it was typed.
  let shownPath: String
  /// The file with every symbolic link followed; `nil` for a stream.
  private(set) var regularPath: String?
  private var descriptor: Int32

  /// Whether it can only be written forward.
  var isStream: Bool { regularPath == nil }

  /// Opens the destination. Creates the file and its folders when they do not exist; existing content stays for now.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - shownPath: The path in messages.
  ///   - appends: Whether the report is appended to existing content.
  ///   - readerTimeout: How long to wait for the reader of a named pipe, in hundredths of a second.
  init(path: String, shownPath: String, appends: Bool = false, readerTimeout: Int = 500) throws(Diagnostic) {
    self.shownPath = shownPath
    if let number = Self.inherited(path) {
      descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard descriptor >= 0 else { throw Self.failure(shownPath, errno) }
      ConsoleOutput.ignoreClosedPipes()
      return
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    if path.hasSuffix("/") || (isThere && status.st_mode & S_IFMT == S_IFDIR) {
      throw Self.failure(shownPath, EISDIR)
    }
    if isThere, status.st_mode & S_IFMT == S_IFIFO {
      descriptor = try Self.openPipe(path, shownPath, readerTimeout: readerTimeout)
    } else {
      if !isThere {
        do {
          try AtomicFile.makeFolder(AtomicFile.parent(of: path))
        } catch {
          throw Self.failure(shownPath, error.code)
        }
      }
      descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : 0), 0o666)
    }
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw Self.failure(shownPath, errno) }
    if status.st_mode & S_IFMT == S_IFREG {
      regularPath = Self.resolved(path)
    } else {
      ConsoleOutput.ignoreClosedPipes()
    }
  }

  /// The size of the file in bytes; 0 for a stream.
  var size: Int {
    var status = stat()
    guard !isStream, fstat(descriptor, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Appends to what was written before. In a file, either all of it is written or nothing.
  func append(_ bytes: [UInt8]) throws(Diagnostic) {
    let (written, code) = Self.write(bytes, to: descriptor, at: nil)
    guard code != 0 else { return }
    if !isStream { ftruncate(descriptor, off_t(size - written)) }
    throw Self.failure(shownPath, code)
  }

  /// Overwrites the end of a file. When that fails, the file stays as it was.
  ///
  /// - Parameter end: The present content from `offset` on.
  func write(_ bytes: [UInt8], at offset: Int, over end: [UInt8]) throws(Diagnostic) {
    let code = Self.write(bytes, to: descriptor, at: offset).code
    guard code != 0 else { return }
    ftruncate(descriptor, off_t(offset))
    _ = Self.write(end, to: descriptor, at: offset)
    throw Self.failure(shownPath, code)
  }

  /// Overwrites bytes before the end of a file.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(Diagnostic) {
    let code = Self.write(bytes, to: descriptor, at: offset).code
    if code != 0 { throw Self.failure(shownPath, code) }
  }

  /// Replaces the content with a text. A file is replaced at once, so that no reader sees a part of it.
  mutating func replace(_ text: String) throws(Diagnostic) {
    guard let path = regularPath else { return try append(Array(text.utf8)) }
    do throws(FileFailure) {
      try AtomicFile.store(text, at: path)
    } catch {
      // A file can be writable in a folder that is not, and it can be a mount point.
      guard [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(error.code) else {
        throw Self.failure(shownPath, error.code)
      }
      let bytes = Array(text.utf8)
      try overwrite(bytes, at: 0)
      ftruncate(descriptor, off_t(bytes.count))
      return
    }
    let replaced = open(path, O_WRONLY | O_CLOEXEC)
    guard replaced >= 0 else { throw Self.failure(shownPath, errno) }
    Foundation.close(descriptor)
    descriptor = replaced
  }

  /// Closes the descriptor. Some file systems report only now that they could not write.
  mutating func close() throws(Diagnostic) {
    guard descriptor >= 0 else { return }
    let code = Foundation.close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    if code != 0, code != EINTR { throw Self.failure(shownPath, code) }
  }

  static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    let shown = VisibleText.escaped(path)
    switch code {
    case EPIPE: return Diagnostic(at: nil, "cannot write \(shown): its reader has gone")
    case ENXIO: return Diagnostic(at: nil, "cannot write \(shown): nobody reads it")
    default: return FileFailure(action: "write", path: shown, code: code).diagnostic
    }
  }

  /// The descriptor that a path names by number. Opening the path would start at the beginning of the file.
  private static func inherited(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Opens a path. Waits for the reader of a pipe, but only for a limited time.
  private static func openPipe(_ path: String, _ shown: String, readerTimeout: Int) throws(Diagnostic) -> Int32 {
    var left = readerTimeout
    while true {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      guard errno == ENXIO || errno == EINTR, left > 0 else { throw failure(shown, errno) }
      left -= 1
      _ = poll(nil, 0, 10)
    }
  }

  /// The number of bytes that were written, and the error that stopped it, or 0.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int?
  ) -> (written: Int, code: Int32) {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count =
          offset.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t($0 + written)) }
          ?? Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno != EINTR {
          return (written, errno)
        }
      }
      return (written, 0)
    }
  }
}
