import Foundation

/// Reads whole files, and says in the system's words why it cannot.
package enum FileBytes {
  /// A failure of the system.
  package struct Failure: Error {
    package var code: Int32

    package init(code: Int32) { self.code = code }

    package var reason: String { String(cString: strerror(code)) }
  }

  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    // Not blocking: a pipe that bears the name of a document must not hang the reading.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    // One byte more than the size lets the first read see the end.
    var room = max(Int(status.st_size), 0) + 1
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let received = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        failure = received < 0 ? errno : 0
        count = max(received, 0)
      }
      if failure == EINTR { continue }
      if failure != 0 { throw Failure(code: failure) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = 65536
    }
  }
}
