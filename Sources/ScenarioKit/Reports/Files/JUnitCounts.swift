/// The counts that stand in the head of a suite.
struct JUnitCounts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0
  private var duration = Duration.zero

  /// Counts a result as its case is written.
  mutating func add(_ result: RunResult) {
    tests += 1
    duration += result.duration
    switch JUnitCases.element(of: result.verdict) {
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    case nil: break
    }
  }

  /// Counts a run without a result.
  mutating func addMissing() {
    tests += 1
    errors += 1
  }

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
    duration += other.duration
  }

  /// - Parameter isPadded: Whether spaces make the tag as long as it may ever become.
  func openSuites(_ name: String, isPadded: Bool, to bytes: inout [UInt8]) {
    bytes += "<testsuites".utf8
    XMLText.appendAttribute("name", name, to: &bytes)
    appendCounts(withSkipped: false, isPadded: isPadded, to: &bytes)
    bytes += ">\n".utf8
  }

  /// - Parameter file: The document, if it is one document's suite.
  func openSuite(_ name: String, file: String?, isPadded: Bool, to bytes: inout [UInt8]) {
    bytes += "  <testsuite".utf8
    XMLText.appendAttribute("name", name, to: &bytes)
    if let file { XMLText.appendAttribute("file", file, to: &bytes) }
    appendCounts(withSkipped: true, isPadded: isPadded, to: &bytes)
    bytes += ">\n".utf8
  }

  private func appendCounts(withSkipped: Bool, isPadded: Bool, to bytes: inout [UInt8]) {
    let start = bytes.count
    XMLText.appendAttribute("tests", "\(tests)", to: &bytes)
    XMLText.appendAttribute("failures", "\(failures)", to: &bytes)
    XMLText.appendAttribute("errors", "\(errors)", to: &bytes)
    if withSkipped { XMLText.appendAttribute("skipped", "\(skipped)", to: &bytes) }
    XMLText.appendAttribute("time", Self.seconds(duration), to: &bytes)
    let missing = Self.paddedWidth - (bytes.count - start)
    if isPadded, missing > 0 { bytes += [UInt8](repeating: UInt8(ascii: " "), count: missing) }
  }

  private static let paddedWidth = 160

  /// Seconds with three decimals.
  static func seconds(_ duration: Duration) -> String {
    let (whole, attoseconds) = max(duration, .zero).components
    let thousandths = String(attoseconds / 1_000_000_000_000_000)
    return "\(whole).\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths)"
  }
}
