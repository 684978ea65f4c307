import SwiftUI
import Testing

private final class Plain {}

private struct Outer {
  private struct Hidden { let counts = ["b": 2, "a": 1, "c": 3] }
  let hidden: Any = Hidden()
  let names: Set<String> = ["z", "y", "x"]
}

@MainActor @Suite struct StableTextRules {
  @Test("40: dictionaries and sets print in a fixed order, however deep, and addresses not at all")
  func fixedOrder() {
    let dictionary = ["b": 2, "a": 1, "d": 4, "c": 3]
    let host = ViewHost(
      VStack {
        Text("\(dictionary)")
        Text("\(Set([3, 1, 2]))")
        Text("\([dictionary: [Set(["q", "p"])]])")
        Text("\(Outer())")
        Text("\([Optional(["k": 1])])")
        Text("\([String: Int]())")
      })
    #expect(
      host.texts == [
        #"["a": 1, "b": 2, "c": 3, "d": 4]"#, "[1, 2, 3]",
        #"[["a": 1, "b": 2, "c": 3, "d": 4]: [["p", "q"]]]"#,
        #"Outer(hidden: Hidden(counts: ["a": 1, "b": 2, "c": 3]), names: ["x", "y", "z"])"#,
        #"[Optional(["k": 1])]"#, "[:]",
      ])
    #expect(StableText.withoutAddresses("(unknown context at $7f12).Thing <0x00007f1234>") == "Thing <0x…>")
    let object = ViewHost(Text("\(ObjectIdentifier(Plain.self))"))
    #expect(object.texts == ["ObjectIdentifier(0x…)"])
  }

  @Test("41: locale, calendar and time zone are the environment's, and nothing is read from the machine")
  func localeOfTheEnvironment() {
    let date = Date(timeIntervalSince1970: 1_768_470_060)
    struct Facts: View {
      @Environment(\.locale) var locale
      @Environment(\.timeZone) var timeZone
      @Environment(\.calendar) var calendar
      var body: some View {
        Text(verbatim: "\(locale.identifier) \(timeZone.secondsFromGMT()) \(calendar.timeZone.secondsFromGMT())")
      }
    }
    let host = ViewHost(
      VStack {
        Facts()
        Text("\(1234)")
        Text(1234.5, format: .number)
        Text(date, format: .dateTime.hour().minute())
      })
    #expect(host.texts == ["en_US 0 0", "1,234", "1,234.5", "9:41\u{202F}AM"])
    host.setEnvironment {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 3600)!
    }
    #expect(host.texts == ["de_DE 3600 3600", "1.234", "1.234,5", "10:41"])
  }

  @Test("42: doubles print in their shortest form, and never as a negative zero")
  func doubles() {
    struct Point { let x = -0.0, y = 0.1 }
    let host = ViewHost(
      VStack {
        Text("\([0.1 + 0.2, 1e-7, -0.0, 5])")
        Text("\(Point())")
        Text("\(-0.0)")
      })
    #expect(host.texts == ["[0.30000000000000004, 1e-07, 0.0, 5.0]", "Point(x: 0.0, y: 0.1)", "0.000000"])
  }
}
