extension Misbehaviour {
  /// What Swift ends a process for.
  static let traps = [
    Misbehaviour("fatal-error") { fatalError("the note is gone") },
    Misbehaviour("precondition-failure") { preconditionFailure("there is always a note") },
    Misbehaviour("index-out-of-range") { "\(numbers()[7])" },
    Misbehaviour("nil-unwrapped") { "\(numbers().first { $0 == 7 }!)" },
    Misbehaviour("overflow") { "\(numbers()[0] + .max)" },
    Misbehaviour("fatal-error-the-second-time") {
      times += 1
      if times > 1 { fatalError("once was enough") }
      return "Once"
    },
  ]

  private static var times = 0

  /// Opaque, so that the compiler does not see what is going to happen.
  @inline(never)
  private static func numbers() -> [Int] { CommandLine.arguments.isEmpty ? [] : [1, 2, 3] }
}
