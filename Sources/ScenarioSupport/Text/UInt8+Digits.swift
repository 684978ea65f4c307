extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  @inlinable package var isDigit: Bool {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
