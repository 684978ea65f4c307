import Foundation

extension URL {
  /// What a person means by a path while in a directory. (`URL(fileURLWithPath:relativeTo:)` takes the parent of a base
  /// that does not end in a slash.)
  package init(argument: String, in directory: URL) {
    let path = argument.hasPrefix("/") ? argument : "\(directory.path)/\(argument)"
    self = URL(fileURLWithPath: path).standardizedFileURL
  }
}
