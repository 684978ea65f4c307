import Testing

@testable import ScenarioKit

@Suite struct LineDiffTests {
  /// A generator whose numbers repeat, so that a failure can be told again.
  private struct Numbers {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
  }

  private static func text(_ lines: [some StringProtocol]) -> String { lines.map { "\($0)\n" }.joined() }

  private static func applied(_ diff: LineDiff) -> [String] {
    var lines: [String] = []
    var position = 0
    for change in diff.changes {
      lines += (position..<change.old.lowerBound).map { diff.old[$0] } + change.new.map { diff.new[$0] }
      position = change.old.upperBound
    }
    return lines + (position..<diff.old.count).map { diff.old[$0] }
  }

  @Test(arguments: 0..<400)
  func `the changes turn the old lines into the new ones, whatever they are`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let symbols = [2, 3, 8, 60, 2_000][seed % 5]
    let old = (0..<numbers.next(90)).map { _ in
      "\(String(repeating: " ", count: numbers.next(3)))\(numbers.next(symbols))"
    }
    var new = old
    for _ in 0..<numbers.next(12) where !new.isEmpty {
      switch numbers.next(3) {
      case 0: new.remove(at: numbers.next(new.count))
      case 1: new.insert("\(numbers.next(symbols))", at: numbers.next(new.count))
      default: new[numbers.next(new.count)] = "\(numbers.next(symbols))"
      }
    }
    if seed % 7 == 0 { new = (0..<numbers.next(90)).map { _ in "\(numbers.next(symbols))" } }
    let diff = LineDiff(old: Self.text(old), new: Self.text(new))
    #expect(Self.applied(diff) == new)
    for (before, after) in zip(diff.changes, diff.changes.dropFirst()) {
      #expect(before.old.upperBound < after.old.lowerBound)
      #expect(before.new.upperBound < after.new.lowerBound)
    }
  }

  @Test func `a shortest script is found when nothing anchors the lines`() {
    // Every line occurs twice, so that no line is an anchor.
    let diff = LineDiff(old: "a\nb\na\nb\nc\nc\n", new: "b\na\nb\nc\na\nc\n")
    let edits = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(edits == 2)
  }

  @Test func `many edits are settled in stages and still give the new text`() {
    var numbers = Numbers(state: 7)
    let old = (0..<3_000).map { _ in numbers.next(3) == 0 ? "x" : "y" }
    let new = (0..<3_000).map { _ in numbers.next(2) == 0 ? "x" : "y" }
    let diff = LineDiff(old: Self.text(old.map { $0 }), new: Self.text(new))
    #expect(Self.applied(diff) == new)
    #expect(diff.changes.count > 1)
  }

  @Test func `equal texts have no changes`() {
    #expect(LineDiff(old: "a\nb\n", new: "a\nb\n").isEmpty)
    #expect(LineDiff(old: "", new: "").isEmpty)
  }

  @Test func `lines are compared as bytes`() {
    #expect(!LineDiff(old: "caf\u{E9}\n", new: "cafe\u{301}\n").isEmpty)
  }

  @Test func `an inserted stretch starts with its least indented line`() {
    let old = "List\n  Row A\n    Button\n  Row B\n    Button\n"
    let new = "List\n  Row A\n    Button\n  Row C\n    Button\n  Row B\n    Button\n"
    #expect(LineDiff(old: old, new: new).changes == [LineDiff.Change(old: 3..<3, new: 3..<5)])
    #expect(LineDiff(old: new, new: old).changes == [LineDiff.Change(old: 3..<5, new: 3..<3)])
  }

  @Test func `of places that are as good, the lowest is taken`() {
    #expect(LineDiff(old: "a\nx\nx\nb\n", new: "a\nx\nx\nx\nb\n").changes == [LineDiff.Change(old: 3..<3, new: 3..<4)])
  }
}
