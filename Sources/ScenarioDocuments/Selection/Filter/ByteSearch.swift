import Foundation

/// Substring search on bytes: an identity is ASCII, and there may be twenty thousand of them.
enum ByteSearch {
  static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    return text.withUnsafeBytes { text in
      part.withUnsafeBytes { part in
        var start = 0
        let last = text.count - part.count
        while start <= last {
          // The system's search looks at many bytes at once.
          guard let found = memchr(text.baseAddress! + start, Int32(first), last - start + 1) else { return false }
          if memcmp(found, part.baseAddress!, part.count) == 0 { return true }
          start = text.baseAddress!.distance(to: UnsafeRawPointer(found)) + 1
        }
        return false
      }
    }
  }
}
