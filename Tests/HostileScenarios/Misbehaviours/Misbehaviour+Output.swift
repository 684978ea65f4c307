import Foundation

extension Misbehaviour {
  /// What is printed, well or badly.
  static let output = [
    Misbehaviour("print-line") {
      print("hello")
      return "Printed"
    },
    Misbehaviour("print-error") {
      FileHandle.standardError.write(Data("something is wrong\n".utf8))
      return "Printed"
    },
    Misbehaviour("print-invalid-utf8") {
      FileHandle.standardOutput.write(Data([0x61, 0xFF, 0xFE, 0xC3, 0x28, 0x62, 0x0A]))
      return "Printed"
    },
    Misbehaviour("print-10-megabytes") {
      let rest = String(repeating: "x", count: 92)
      for line in 1_000_000..<1_100_000 { print(line, rest, separator: "") }
      return "Printed"
    },
    Misbehaviour("print-without-newline") {
      print("no end", terminator: "")
      return "Printed"
    },
    Misbehaviour("print-escapes") {
      print("\u{1B}[31mred\u{1B}[0m\u{1B}[2J\u{1B}]0;title\u{7}\0end\r\u{8}")
      return "Printed"
    },
    Misbehaviour("print-then-trap") {
      print("about to trap")
      fatalError("trapped after printing")
    },
    Misbehaviour("print-without-newline-then-exit") {
      print("about to exit", terminator: "")
      _exit(0)
    },
  ]
}
