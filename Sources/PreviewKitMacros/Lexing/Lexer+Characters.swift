extension Lexer {
  /// The number of bytes of the character at `index` when it can be part of a name, else nil.
  func wordCharacterLength(at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] < 0x80 { return bytes[index].isASCIIWordByte ? 1 : nil }
    guard let scalar = scalar(at: index) else { return 1 }
    return scalar.startsOperator || scalar == "\u{A0}" ? nil : scalar.utf8.count
  }

  /// The number of bytes of the character at `index` when it can be part of an operator, else nil.
  func operatorCharacterLength(at index: Int, isFirst: Bool) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] < 0x80 { return bytes[index].isASCIIOperatorByte ? 1 : nil }
    guard let scalar = scalar(at: index), scalar.startsOperator || !isFirst && scalar.continuesOperator else {
      return nil
    }
    return scalar.utf8.count
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  var isLineBreak: Bool { self == .newline || self == .carriageReturn }

  /// Letters, digits and `_`.
  var isASCIIWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  var isASCIIOperatorByte: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}

extension Unicode.Scalar {
  /// The characters beyond ASCII that Swift's grammar names as heads of operators.
  fileprivate var startsOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Marks that combine with the character before them.
  fileprivate var continuesOperator: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
