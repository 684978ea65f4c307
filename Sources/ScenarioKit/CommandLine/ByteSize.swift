/// An amount of memory as people write it: `512MiB`, `2GiB`.
struct ByteSize: Hashable, Sendable, CustomStringConvertible {
  var bytes: Int

  /// The smallest limit with which a worker can start.
  static let smallestLimit = ByteSize(bytes: 64 << 20)

  private static let units: [(names: [String], bytes: Int)] = [
    (["GiB", "GB", "G"], 1 << 30), (["MiB", "MB", "M"], 1 << 20), (["KiB", "KB", "K"], 1 << 10), (["B", ""], 1),
  ]

  init(bytes: Int) { self.bytes = bytes }

  /// Reads a whole number with a unit; all units are powers of two. Nil when the text is something else.
  init?(parsing text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let number = Int(digits),
      let factor = Self.units.first(where: { $0.names.contains { $0.lowercased() == unit.lowercased() } })?.bytes
    else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: factor)
    guard !overflows else { return nil }
    bytes = product
  }

  /// In the greatest unit that leaves a whole number: `2 GiB`.
  var description: String {
    let unit = Self.units.first { bytes >= $0.bytes && bytes % $0.bytes == 0 } ?? (["B", ""], 1)
    return "\(bytes / unit.bytes) \(unit.names[0])"
  }
}
