import Foundation

/// Why the file system refused, in words.
package struct FileFailure: Error, Hashable, CustomStringConvertible {
  package var action: String
  package var path: String
  package var code: Int32

  package init(action: String, path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  package var description: String { "cannot \(action) \(path): \(Self.words(code))" }

  package static func words(_ code: Int32) -> String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the file system is read-only"
    case EACCES, EPERM: "permission denied"
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a file stands where a folder is needed"
    case EISDIR: "a folder stands where a file is needed"
    case ENOTEMPTY, EEXIST: "something else stands there"
    case EMFILE, ENFILE: "too many files are open"
    case ELOOP: "the symbolic links go round in circles"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code))
    }
  }
}
