import ScenarioSupport

/// One pass over the bytes of a file.
///
/// Columns are counted from an anchor. Only strings may hold more than ASCII, so only the end of such a string moves
/// it, and the place of everything else is a subtraction.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var offset = 0
  var diagnostics: [Diagnostic] = []
  private var line = 1
  private var anchorOffset = 0
  private var anchorColumn = 1
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  // MARK: Places

  /// The place of the current byte.
  var here: SourceLocation {
    SourceLocation(file: file, line: line, column: anchorColumn + offset - anchorOffset)
  }

  /// The place of a byte at or behind the anchor, on the current line.
  func location(at place: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: anchorColumn + characters(upTo: place))
  }

  /// Records that the bytes up to the current one are not all ASCII.
  mutating func moveAnchor() {
    anchorColumn += characters(upTo: offset)
    anchorOffset = offset
  }

  private func characters(upTo place: Int) -> Int {
    let slice = bytes[anchorOffset..<place]
    guard slice.contains(where: { $0 >= 0x80 }) else { return slice.count }
    return String(decoding: slice, as: UTF8.self).count
  }

  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  func byte(at place: Int) -> UInt8? {
    place < bytes.count ? bytes[place] : nil
  }

  mutating func report(at location: SourceLocation, _ message: String, hint: String? = nil) {
    diagnostics.append(Diagnostic(at: location, message, hint: hint))
  }

  // MARK: Structure

  mutating func document() -> JSONNode? {
    do throws(Diagnostic) {
      try beginning()
      try skipSpace()
      guard current != nil else {
        throw Diagnostic(
          at: SourceLocation(file: file, line: 1, column: 1),
          "the file is empty",
          hint: "write a JSON object, or remove the file"
        )
      }
      let node = try value()
      try skipSpace()
      if current != nil {
        throw Diagnostic(
          at: here,
          "unexpected \(found) after the end of the document",
          hint: "a file holds one JSON value"
        )
      }
      return node
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  private mutating func beginning() throws(Diagnostic) {
    let start = bytes.prefix(4)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(at: here, "the file starts with a byte order mark", hint: "save it as UTF-8 without BOM")
      offset = 3
      anchorOffset = 3
    } else if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.prefix(2).contains(0) {
      throw Diagnostic(at: here, "the file is not UTF-8 (it looks like UTF-16 or UTF-32)", hint: "save it as UTF-8")
    }
  }

  mutating func skipSpace() throws(Diagnostic) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\n"):
        offset += 1
        newLine()
      case UInt8(ascii: "\r"):
        offset += 1
        if current != UInt8(ascii: "\n") { newLine() }
      case UInt8(ascii: "/"):
        guard let next = byte(at: offset + 1), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return }
        try skipComment(isBlock: next == UInt8(ascii: "*"))
      default:
        return
      }
    }
  }

  private mutating func newLine() {
    line += 1
    anchorOffset = offset
    anchorColumn = 1
  }

  private mutating func skipComment(isBlock: Bool) throws(Diagnostic) {
    let start = here
    report(at: start, "JSON has no comments", hint: "use a \"note\" key, which is allowed everywhere")
    offset += 2
    while let byte = current {
      if isBlock, byte == UInt8(ascii: "*"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        moveAnchor()
        return
      }
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && self.byte(at: offset + 1) != UInt8(ascii: "\n")) {
        if !isBlock { return }
        offset += 1
        newLine()
      } else {
        offset += 1
      }
    }
    if isBlock { throw Diagnostic(at: start, "the comment is not closed", hint: "remove it: JSON has no comments") }
  }

  mutating func value() throws(Diagnostic) -> JSONNode {
    let location = here
    switch current {
    case UInt8(ascii: "\""):
      return JSONNode(.string(try string()), at: location)
    case UInt8(ascii: "{"):
      try enter()
      let object = try members()
      depth -= 1
      return JSONNode(.object(object), at: location)
    case UInt8(ascii: "["):
      try enter()
      let array = try elements()
      depth -= 1
      return JSONNode(.array(array), at: location)
    case let byte? where byte.isDigit || byte == UInt8(ascii: "-"):
      return JSONNode(.number(try number()), at: location)
    case UInt8(ascii: "t") where takeWord("true"):
      return JSONNode(.bool(true), at: location)
    case UInt8(ascii: "f") where takeWord("false"):
      return JSONNode(.bool(false), at: location)
    case UInt8(ascii: "n") where takeWord("null"):
      return JSONNode(.null, at: location)
    default:
      throw unexpected(expected: "a value")
    }
  }

  private mutating func enter() throws(Diagnostic) {
    guard depth < JSONReader.maximumDepth else {
      throw Diagnostic(at: here, "arrays and objects are nested more than \(JSONReader.maximumDepth) deep")
    }
    depth += 1
  }

  private mutating func members() throws(Diagnostic) -> JSONObject {
    let open = here
    var object = JSONObject()
    var comma: SourceLocation?
    offset += 1
    while true {
      try skipSpace()
      if current == UInt8(ascii: "}") {
        if let comma { reportTrailing(comma, before: "}") }
        offset += 1
        return object
      }
      guard current == UInt8(ascii: "\"") else {
        throw current == nil ? unclosed("object", open) : unexpected(expected: "a key in double quotes")
      }
      let keyLocation = here
      let key = try string()
      try skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw current == nil
          ? unclosed("object", open) : unexpected(expected: "\":\" after the key \(key.quoted)")
      }
      offset += 1
      try skipSpace()
      if current == nil { throw unclosed("object", open) }
      let member = JSONObject.Member(key: key, keyLocation: keyLocation, value: try value())
      if !object.insert(member) {
        let first = object.member(key)?.keyLocation.line ?? 0
        report(at: keyLocation, "duplicate key \(key.quoted)", hint: "the first is in line \(first)")
      }
      try skipSpace()
      switch current {
      case UInt8(ascii: ","):
        comma = here
        offset += 1
      case UInt8(ascii: "}"):
        comma = nil
      case nil:
        throw unclosed("object", open)
      default:
        throw unexpected(expected: "\",\" or \"}\" after the value of \(key.quoted)")
      }
    }
  }

  private mutating func elements() throws(Diagnostic) -> [JSONNode] {
    let open = here
    var elements: [JSONNode] = []
    var comma: SourceLocation?
    offset += 1
    while true {
      try skipSpace()
      if current == UInt8(ascii: "]") {
        if let comma { reportTrailing(comma, before: "]") }
        offset += 1
        return elements
      }
      if current == nil { throw unclosed("array", open) }
      elements.append(try value())
      try skipSpace()
      switch current {
      case UInt8(ascii: ","):
        comma = here
        offset += 1
      case UInt8(ascii: "]"):
        comma = nil
      case nil:
        throw unclosed("array", open)
      default:
        throw unexpected(expected: "\",\" or \"]\" after the element")
      }
    }
  }

  private mutating func reportTrailing(_ comma: SourceLocation, before bracket: String) {
    report(at: comma, "a comma before \(bracket.quoted)", hint: "remove it: JSON has no trailing commas")
  }

  private func unclosed(_ what: String, _ open: SourceLocation) -> Diagnostic {
    Diagnostic(
      at: here,
      "the file ends inside the \(what) that starts in line \(open.line), column \(open.column)",
      hint: what == "array" ? "close it with \"]\"" : "close it with \"}\""
    )
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for position in 0..<word.utf8CodeUnitCount where bytes[offset + position] != word.utf8Start[position] {
      return false
    }
    if let next = byte(at: end), next.isWordPart { return false }
    offset = end
    return true
  }
}

extension UInt8 {
  /// Letters, digits and `_`.
  var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
