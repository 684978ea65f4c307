import PreviewKit
import Testing

/// Steppers and sliders.
@MainActor @Suite struct AdjustStepTests {
  private struct AdjustedView: View {
    @State private var amount = 3
    @State private var price = 1.5
    @State private var volume = 0.5
    @State private var size = 20.0
    @State private var clicks = 0

    var body: some View {
      Form {
        Stepper("Amount", value: $amount, in: 0...5)
        Stepper("Price", value: $price, step: 0.5)
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $size, in: 0...100, step: 10) { Text("Size") }
        Stepper("Clicks") {
          clicks += 1
        } onDecrement: {
          clicks -= 1
        }
        Text("Clicked \(clicks)")
        Button("Add") {}
        Stepper("Off", value: $amount).disabled(true)
      }
    }
  }

  private let player = ScenarioPlayer { AdjustedView() }

  @Test func `steps go up and down`() async throws {
    let played = try await player.play(
      #"""
      { "adjust": "Amount", "by": 2 }, { "expect": "Amount", "value": "5" },
      { "adjust": "Amount", "by": -5 }, { "expect": "Amount", "value": "0" },
      { "adjust": { "slider": "Size" }, "by": 3 }, { "expect": "Size", "value": "50" },
      { "adjust": "Clicks", "by": -2 }, { "expect": "Clicked -2" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> adjust Stepper "Amount" by 2"#, #"> adjust Stepper "Amount" by -5"#, #"> adjust Slider "Size" by 3"#,
        #"> adjust Stepper "Clicks" by -2"#,
      ])
  }

  @Test func `values are set`() async throws {
    let played = try await player.play(
      #"""
      { "adjust": "Amount", "to": 1 }, { "expect": "Amount", "value": "1" },
      { "adjust": "Amount", "to": 1 },
      { "adjust": "Price", "to": 3 }, { "expect": "Price", "value": "3" },
      { "adjust": "Volume", "to": 0.25 }, { "expect": "Volume", "value": "0.25" },
      { "adjust": "Size", "to": 70 }, { "expect": "Size", "value": "70" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps[1] == #"> adjust Stepper "Amount" to 1  (nothing happened)"#)
    #expect(played.steps[3] == #"> adjust Slider "Volume" to 0.25"#)
  }

  @Test(arguments: [
    (#"{ "adjust": "Amount", "by": 3 }"#, #"Stepper "Amount" went up 2 of 3 steps and can go no further: it is at 5"#),
    (
      #"{ "adjust": "Amount", "to": 0 }, { "adjust": "Amount", "by": -1 }"#,
      #"Stepper "Amount" cannot go down: it is at 0"#
    ),
    (#"{ "adjust": "Size", "to": 100 }, { "adjust": "Size", "by": 1 }"#, #"Slider "Size" cannot go up: it is at 100"#),
    (#"{ "adjust": "Amount", "to": 6 }"#, #"Stepper "Amount" cannot be 6: it goes from 0 to 5"#),
    (#"{ "adjust": "Size", "to": 101 }"#, #"Slider "Size" cannot be 101: it goes from 0 to 100"#),
    (#"{ "adjust": "Size", "to": 33 }"#, #"Slider "Size" cannot be 33: the nearest value is 30"#),
    (#"{ "adjust": "Price", "to": 2.25 }"#, #"Stepper "Price" cannot be 2.25: after 2 comes 2.5"#),
    (#"{ "adjust": "Clicks", "to": 2 }"#, #"Stepper "Clicks" has no number that could be set: use "by""#),
    (#"{ "adjust": "Add", "by": 1 }"#, #"Button "Add" cannot be adjusted"#),
    (#"{ "adjust": "Off", "by": 1 }"#, #"Stepper "Off" is disabled and cannot be adjusted"#),
  ]) func `what cannot be reached is reported`(steps: String, message: String) async throws {
    #expect(try await player.play(steps).messages == [message])
  }
}
