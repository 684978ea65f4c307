import Foundation
import PreviewKit
import Testing

/// Choices of every kind.
@MainActor @Suite struct SelectStepTests {
  private struct ChoiceView: View {
    @State private var repeats = "Never"
    @State private var size = 1
    @State private var order = "Name"
    @State private var isHidden = false
    @State private var done = ""

    var body: some View {
      Form {
        Picker("Repeat", selection: $repeats) {
          ForEach(["Never", "Weekly"], id: \.self) { Text($0) }
        }
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        Menu("Sort") {
          Picker("Order", selection: $order) {
            Text("Name").tag("Name")
            Text("Date").tag("Date")
          }
          Toggle("Hide done", isOn: $isHidden)
          Button("Off") {}.disabled(true)
          Menu("Export") {
            Button("Text") { done = "text" }
          }
        }
        Menu("Other") {
          Button("Share") { done = "share" }
        } primaryAction: {
          done = "primary"
        }
        Text("order \(order), hidden \(isHidden), did \(done)")
      }
    }
  }

  private struct TabsView: View {
    @State private var date = Date(timeIntervalSince1970: 1_768_470_060)
    @State private var row: String?
    @State private var rows: Set<String> = []

    var body: some View {
      TabView {
        DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 1_767_225_600)...)
          .tabItem { Text("Home") }
        List(["Ana", "Ben"], id: \.self, selection: $row) { Text($0) }
          .tabItem { Text("People") }
        List(["Tea", "Milk"], id: \.self, selection: $rows) { Text($0) }
          .tabItem { Text("Things") }
      }
    }
  }

  private let choices = ScenarioPlayer { ChoiceView() }
  private let tabs = ScenarioPlayer { TabsView() }

  @Test func `an option is chosen in the control that has it, named or not`() async throws {
    let played = try await choices.play(
      #"""
      { "select": "Weekly" }, { "expect": "Repeat", "value": "Weekly" },
      { "select": "Large" }, { "expect": "Size", "value": "Large" },
      { "select": "Never", "in": { "picker": "Repeat" } }, { "expect": "Repeat", "value": "Never" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> select "Weekly" in Picker "Repeat""#, #"> select "Large" in Picker "Size""#,
        #"> select "Never" in Picker "Repeat""#,
      ])
  }

  @Test func `items of menus are chosen, also of menus inside, and the menus close`() async throws {
    let played = try await choices.play(
      #"""
      { "select": "Date", "in": "Sort" }, { "expect": "order Date, hidden false, did " },
      { "select": "Hide done", "in": { "menu": "Sort" } }, { "expect": "order Date, hidden true, did " },
      { "select": "Text", "in": "Sort" }, { "expect": "order Date, hidden true, did text" },
      { "select": "Share", "in": "Other" }, { "expect": "order Date, hidden true, did share" },
      { "tap": "Sort" }, { "select": "Name", "in": { "menu": "Sort" } }, { "expect": { "form": true } }
      """#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
    #expect(played.steps.first == #"> select "Date" in Menu "Sort""#)
  }

  @Test func `a tab is chosen`() async throws {
    let played = try await tabs.play(
      #"{ "select": "People" }, { "expect": "Ana" }, { "select": "Home", "in": { "tabBar": true } }, { "expect": { "datePicker": "Due" } }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> select "People" in TabBar"#, #"> select "Home" in TabBar"#])
  }

  @Test func `a date is written as ISO 8601 has it`() async throws {
    let played = try await tabs.play(
      #"""
      { "select": "2026-02-03", "in": "Due" }, { "expect": "Due", "value": "2/3/2026, 9:41 AM" },
      { "select": "18:05" }, { "expect": "Due", "value": "2/3/2026, 6:05 PM" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    for wrong in ["2026-02-30", "tomorrow", "2025-12-31"] {
      let refused = try await tabs.play(#"{ "select": "\#(wrong)", "in": "Due" }"#)
      #expect(refused.messages == [#"DatePicker "Due" does not take "\#(wrong)""#])
      #expect(refused.details.contains("2026-01-31"))
    }
  }

  @Test func `rows are selected, and stay so`() async throws {
    let played = try await tabs.play(
      #"""
      { "select": "People" }, { "select": "Ben" }, { "expect": { "row": "Ben" }, "is": "selected" },
      { "select": "Ana", "in": { "list": true } }, { "expect": { "row": "Ben" }, "is": "unselected" },
      { "select": "Things" }, { "select": "Tea", "in": { "list": true } }, { "select": "Milk" }, { "select": "Tea" },
      { "expect": { "row": "Tea" }, "is": "selected" }, { "expect": { "row": "Milk" }, "is": "selected" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps[1] == #"> select Row "Ben""#)
    #expect(played.steps[2] == #"> select "Ana" in List"#)
    #expect(played.steps.last == #"> select Row "Tea"  (nothing happened)"#)
  }

  @Test(arguments: [
    (
      #"{ "select": "Weakly", "in": "Repeat" }"#, #"Picker "Repeat" has no option "Weakly""#, #"did you mean "Weekly"?"#
    ),
    (
      #"{ "select": "Daily", "in": "Repeat" }"#, #"Picker "Repeat" has no option "Daily""#,
      #"the options are "Never", "Weekly""#
    ),
    (#"{ "select": "Dates", "in": "Sort" }"#, #"Menu "Sort" has no item "Dates""#, #"did you mean "Date"?"#),
    (#"{ "select": "Off", "in": "Sort" }"#, #"Button "Off" is disabled and cannot be selected"#, ""),
  ]) func `what is not offered is reported with what is`(steps: String, message: String, details: String) async throws {
    let played = try await choices.play(steps)
    #expect(played.messages == [message])
    #expect(played.details == details)
  }

  @Test func `a menu that has not the item is closed again`() async throws {
    let played = try await choices.play(#"{ "select": "Nothing", "in": "Sort" }"#)
    #expect(!played.text.contains("behind"))
  }

  @Test func `when several may have it, the document has to say which`() async throws {
    let played = try await choices.play(#"{ "select": "Share" }"#)
    #expect(played.messages == [#"4 controls offer a choice: say which with "in""#])
    let row = try await tabs.play(#"{ "select": "People" }, { "select": "Bem", "in": { "list": true } }"#)
    #expect(row.messages == [#"List has no row "Bem""#])
    #expect(row.details == #"did you mean "Ben"?"#)
  }
}
