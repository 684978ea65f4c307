import ScenarioDocuments

/// Writes results as JUnit's cases.
struct JUnitCases {
  /// The element for the end of a case that did not pass.
  enum Element: String {
    case failure, error, skipped
  }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private let text: ReportText
  private let runs: [ReportedRun]
  private let places: [RunIdentity: SourceLocation]

  init(text: ReportText, runs: [ReportedRun]) {
    self.text = text
    self.runs = runs
    places = Dictionary(runs.map { ($0.identity, $0.location) }) { first, _ in first }
  }

  static func element(of verdict: Verdict) -> Element? {
    switch verdict {
    case .passed, .flaky, .expectedFailure: nil
    case .skipped: .skipped
    case .crashed, .timedOut: .error
    case .changed, .new, .failed, .orderDependent, .unexpectedPass: .failure
    }
  }

  /// Writes the whole file: a suite for each document, and a case for each planned run, in the order of the plan.
  func document(_ results: [RunResult], root: String) -> String {
    let byIdentity = Dictionary(results.map { ($0.identity, $0) }) { first, _ in first }
    let planned = runs.map(\.identity)
    let unplanned = results.map(\.identity).filter { places[$0] == nil }
    var order: [String] = []
    var groups: [String: [RunIdentity]] = [:]
    for identity in planned + unplanned {
      if groups[identity.path] == nil { order.append(identity.path) }
      groups[identity.path, default: []].append(identity)
    }
    var all = JUnitCounts()
    var suites: [UInt8] = []
    for path in order {
      var counts = JUnitCounts()
      var bytes: [UInt8] = []
      let identities = groups[path] ?? []
      for identity in identities {
        if let result = byIdentity[identity] {
          counts.add(result)
          append(result, to: &bytes)
        } else {
          counts.addMissing()
          appendMissing(identity, to: &bytes)
        }
      }
      counts.openSuite(path, file: identities.first.map(file), isPadded: false, to: &suites)
      suites += bytes
      suites += "  </testsuite>\n".utf8
      all.add(counts)
    }
    var head = Array(Self.declaration.utf8)
    all.openSuites(root, isPadded: false, to: &head)
    return String(decoding: head + suites + Array("</testsuites>\n".utf8), as: UTF8.self)
  }

  /// One case.
  func append(_ result: RunResult, to bytes: inout [UInt8]) {
    open(result.identity, result.duration, to: &bytes)
    let start = bytes.count
    bytes += ">\n".utf8
    let isEmpty = !appendContent(result, to: &bytes)
    if isEmpty {
      bytes.removeLast(bytes.count - start)
      bytes += "/>\n".utf8
    } else {
      bytes += "    </testcase>\n".utf8
    }
  }

  /// The case of a run that reported nothing.
  private func appendMissing(_ identity: RunIdentity, to bytes: inout [UInt8]) {
    open(identity, .zero, to: &bytes)
    bytes += ">\n".utf8
    appendElement("error", type: "missing", message: ReportText.missing, "\(identity)\n", to: &bytes)
    bytes += "    </testcase>\n".utf8
  }

  /// The case that a file has until its run ends.
  func appendUnended(_ message: String, root: String, to bytes: inout [UInt8]) {
    bytes += "    <testcase".utf8
    XMLText.appendAttribute("name", "(the run did not end)", to: &bytes)
    XMLText.appendAttribute("classname", root, to: &bytes)
    XMLText.appendAttribute("time", "0.000", to: &bytes)
    bytes += ">\n".utf8
    appendElement("error", type: "unended", message: "the run did not end: \(message)", "", to: &bytes)
    bytes += "    </testcase>\n".utf8
  }

  private func open(_ identity: RunIdentity, _ duration: Duration, to bytes: inout [UInt8]) {
    bytes += "    <testcase".utf8
    XMLText.appendAttribute("name", identity.name, to: &bytes)
    // Readers take the part before the last dot for a package. A slug has no dots.
    let names = identity.path.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }
    XMLText.appendAttribute("classname", String(decoding: names, as: UTF8.self), to: &bytes)
    XMLText.appendAttribute("file", file(identity), to: &bytes)
    if let line = places[identity]?.line, line > 0 { XMLText.appendAttribute("line", "\(line)", to: &bytes) }
    XMLText.appendAttribute("time", JUnitCounts.seconds(duration), to: &bytes)
  }

  /// Returns whether there was any.
  private func appendContent(_ result: RunResult, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    if let element = Self.element(of: result.verdict) {
      let body = element == .skipped ? "" : "\(result.identity)\n" + text.problems(result) + text.difference(result)
      appendElement(
        element.rawValue, type: result.verdict.rawValue, message: text.headline(result), body, to: &bytes)
    } else if result.verdict == .flaky {
      let problems = text.problems(result)
      bytes += "      <flakyError".utf8
      XMLText.appendAttribute("type", "flaky", to: &bytes)
      XMLText.appendAttribute("message", text.headline(result), to: &bytes)
      bytes += "><stackTrace>".utf8
      XMLText.append(ReportText.cut(problems, to: ReportText.longest), to: &bytes)
      bytes += "</stackTrace></flakyError>\n".utf8
    }
    let notes = result.verdict == .expectedFailure ? text.headline(result) + "\n" + text.problems(result) : ""
    let output = notes + result.warnings.map { "\($0)\n" }.joined() + (result.output ?? "")
    if !output.isEmpty {
      bytes += "      <system-out>".utf8
      XMLText.append(ReportText.cut(output, to: ReportText.longest), to: &bytes)
      bytes += "</system-out>\n".utf8
    }
    return bytes.count > start
  }

  private func appendElement(_ name: String, type: String, message: String, _ body: String, to bytes: inout [UInt8]) {
    bytes += "      <\(name)".utf8
    XMLText.appendAttribute("type", type, to: &bytes)
    XMLText.appendAttribute("message", message, to: &bytes)
    guard !body.isEmpty else {
      bytes += "/>\n".utf8
      return
    }
    bytes += ">".utf8
    XMLText.append(ReportText.cut(body, to: ReportText.longest), to: &bytes)
    bytes += "</\(name)>\n".utf8
  }

  private func file(_ identity: RunIdentity) -> String {
    text.file(places[identity] ?? SourceLocation(file: "\(text.root)/\(identity.path).json"))
  }
}
