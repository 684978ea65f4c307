import ScenarioSupport

/// Reading single values, with the errors that `Decodable` types and documents share.
extension JSONNode {
  package func mismatch(_ expected: String) -> Diagnostic {
    Diagnostic(at: location, "expected \(expected), found \(kind)")
  }

  func invalid(_ expected: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(at: location, "\(compactText) is not \(expected)", hint: hint)
  }

  func decodedString(_ expected: String = "a string") throws -> String {
    guard let string else { throw mismatch(expected) }
    return string
  }

  func decodedBool() throws -> Bool {
    guard let bool else { throw mismatch("true or false") }
    return bool
  }

  func decodedInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    guard let number else { throw mismatch("a whole number") }
    if let value = number.exactly(type) { return value }
    guard number.exactly(Int128.self) != nil else { throw invalid("a whole number") }
    throw Diagnostic(at: location, "\(number.literal) does not fit into \(type)")
  }

  func decodedDouble() throws -> Double {
    guard let number else { throw mismatch("a number") }
    guard let value = number.double else {
      throw Diagnostic(at: location, "\(number.literal) does not fit into Double")
    }
    return value
  }

  func decodedFloat() throws -> Float {
    let value = Float(try decodedDouble())
    guard value.isFinite else { throw Diagnostic(at: location, "\(compactText) does not fit into Float") }
    return value
  }

  package func decodedDuration() throws -> Duration {
    do {
      return try DurationText.duration(try decodedString("a duration such as \"2s\""))
    } catch let problem as DurationText.Problem {
      switch problem {
      case .malformed: throw invalid("a duration", hint: "write it as 150ms, 1.5s, 2m or 1h")
      case .negative: throw Diagnostic(at: location, "a duration cannot be negative")
      case .tooLong: throw Diagnostic(at: location, "\(compactText) is longer than ten years")
      }
    }
  }
}
