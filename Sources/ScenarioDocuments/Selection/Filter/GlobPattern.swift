/// A pattern with `*`, `?` and `**`.
///
/// In a path `*` and `?` stop at a slash and `**` does not; `**/` also stands for no folder at all. Elsewhere `*` is any
/// text. Matching follows all possibilities at once, so that no pattern takes longer than text times pattern.
struct GlobPattern {
  private enum Token {
    case character(Unicode.Scalar)
    /// One that is no slash, if there are paths.
    case one
    /// Any number that are no slash, if there are paths.
    case some
    /// Any number.
    case every
    /// Nothing, or any text that ends in a slash.
    case folders
  }

  private let tokens: [Token]
  private let isPath: Bool

  /// The wildcards; other tools' brackets are none.
  static let wildcards: Set<Unicode.Scalar> = ["*", "?"]

  init(_ text: String, isPath: Bool) {
    self.isPath = isPath
    let scalars = Array(text.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let start = index
      index += 1
      switch scalars[start] {
      case "?": tokens.append(.one)
      case "*":
        while index < scalars.count, scalars[index] == "*" { index += 1 }
        guard index - start > 1, isPath else {
          tokens.append(.some)
          continue
        }
        let beginsFolder = start == 0 || scalars[start - 1] == "/"
        if beginsFolder, index < scalars.count, scalars[index] == "/" {
          index += 1
          tokens.append(.folders)
        } else {
          // `tags/**` is what lies below, not the folder.
          if beginsFolder, start > 0 { tokens.append(.one) }
          tokens.append(.every)
        }
      case let scalar: tokens.append(.character(scalar))
      }
    }
    self.tokens = tokens
  }

  func matches(_ text: String) -> Bool {
    // Which tokens may come next, before and after a character.
    var places = [Place](repeating: [], count: tokens.count + 1)
    var next = places
    places[0] = .here
    passOver(&places)
    for scalar in text.unicodeScalars {
      let isBarrier = isPath && scalar == "/"
      for index in next.indices { next[index] = [] }
      for (index, token) in tokens.enumerated() where !places[index].isEmpty {
        switch token {
        case .character(let wanted): if scalar == wanted { next[index + 1].insert(.here) }
        case .one: if !isBarrier { next[index + 1].insert(.here) }
        case .some: if !isBarrier { next[index].insert(.here) }
        case .every: next[index].insert(.here)
        case .folders:
          next[index].insert(.inFolder)
          if isBarrier { next[index + 1].insert(.here) }
        }
      }
      passOver(&next)
      swap(&places, &next)
    }
    return places[tokens.count].contains(.here)
  }

  /// Ways to be before a token.
  private struct Place: OptionSet {
    var rawValue: UInt8
    /// The token may also stand for nothing.
    static let here = Place(rawValue: 1)
    /// In the middle of folders, which end only with a slash.
    static let inFolder = Place(rawValue: 2)
  }

  /// What may stand for nothing may be passed over.
  private func passOver(_ places: inout [Place]) {
    for (index, token) in tokens.enumerated() where places[index].contains(.here) {
      switch token {
      case .some, .every, .folders: places[index + 1].insert(.here)
      case .character, .one: continue
      }
    }
  }
}
