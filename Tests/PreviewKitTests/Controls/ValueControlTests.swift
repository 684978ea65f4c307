import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ValueControlTests {
  @Test("a stepper goes up and down within its bounds")
  func stepper() throws {
    struct Screen: View {
      @State var count = 1
      var body: some View { Stepper("Guests", value: $count, in: 1...1200, step: 1199) }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Stepper \"Guests\" = 1\n")
    try host.act(.increment, .stepper)
    #expect(host.outline == "Stepper \"Guests\" = 1,200\n")
    #expect(throws: ActionError.self) { try host.perform(.increment, on: try #require(host.find(.stepper))) }
    try host.act(.decrement, .stepper)
    #expect(host.outline == "Stepper \"Guests\" = 1\n")
  }

  @Test("a stepper with closures runs them, and cannot do what it has none for")
  func stepperClosures() throws {
    let journal = Journal()
    let host = ViewHost(
      Stepper {
        Text("Zoom")
      } onIncrement: {
        journal.write("more")
      } onDecrement: {
        journal.write("less")
      } onEditingChanged: {
        journal.write("editing \($0)")
      })
    #expect(host.outline == "Stepper \"Zoom\"\n")
    try host.act(.increment, .stepper)
    #expect(journal.entries == ["editing true", "more", "editing false"])
    let half = ViewHost(Stepper("Half", onIncrement: {}, onDecrement: nil))
    #expect(throws: ActionError.self) { try half.perform(.decrement, on: try #require(half.find(.stepper))) }
  }

  @Test("a slider moves to values in its bounds, to the nearest step")
  func slider() throws {
    struct Screen: View {
      @State var speed = 50.0
      var body: some View {
        Slider(value: $speed, in: 0...100, step: 5) {
          Text("Speed")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Slider(value: .constant(0.25)).disabled(true)
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Slider \"Speed\", \"0\", \"100\" = 50\nSlider = 0.25 (disabled, no label)\n")
    try host.act(.setValue(62), .slider)
    #expect(host.outline.hasPrefix("Slider \"Speed\", \"0\", \"100\" = 60\n"))
    try host.act(.decrement, .slider)
    #expect(host.outline.hasPrefix("Slider \"Speed\", \"0\", \"100\" = 55\n"))
    #expect(throws: ActionError.self) { try host.perform(.setValue(101), on: try #require(host.find(.slider))) }
  }

  @Test("a date picker writes its value as the environment says and is set by an ISO date in its zone and range")
  func datePicker() throws {
    struct Screen: View {
      @State var date = Date(timeIntervalSince1970: 1_768_470_060)
      var body: some View {
        DatePicker("Date", selection: $date, in: Date(timeIntervalSince1970: 1_700_000_000)...)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
      }
    }
    let host = ViewHost(Screen())
    #expect(
      host.outline == """
        DatePicker "Date" = "1/15/2026, 9:41 AM"
        DatePicker "Day" = "1/15/2026"
        DatePicker "Time" = "9:41 AM"

        """)
    try host.act(.select("2026-02-01"), .datePicker)
    #expect(host.outline.hasPrefix("DatePicker \"Date\" = \"2/1/2026, 9:41 AM\"\n"))
    try host.act(.select("18:05"), .datePicker)
    #expect(host.outline.hasPrefix("DatePicker \"Date\" = \"2/1/2026, 6:05 PM\"\n"))
    try host.act(.select("2026-02-01T18:05:00+02:00"), .datePicker)
    #expect(host.outline.hasPrefix("DatePicker \"Date\" = \"2/1/2026, 4:05 PM\"\n"))
    let picker = try #require(host.find(.datePicker))
    for text in ["2000-01-01", "2026-02-30", "tomorrow", "2026-13-01", "25:00", ""] {
      #expect(throws: ActionError.self, "\(text)") { try host.perform(.select(text), on: picker) }
    }
    host.setEnvironment {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 3600)!
    }
    #expect(host.outline.contains("DatePicker \"Time\" = \"17:05\""))
  }

  @Test("a progress view shows how much is done as a percentage, where that is known")
  func progress() {
    let host = ViewHost(
      VStack {
        ProgressView()
        ProgressView("Loading…")
        ProgressView(value: 0.456)
        ProgressView(value: 3, total: 12) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 of 12")
        }
        ProgressView("Waiting", value: nil as Double?)
      })
    #expect(
      host.outline == """
        ProgressView
        ProgressView "Loading…"
        ProgressView = 46%
        ProgressView "Copying", "3 of 12" = 25%
        ProgressView "Waiting"

        """)
  }

  @Test("a gauge shows its value and its texts")
  func gauge() {
    let host = ViewHost(
      Gauge(value: 67, in: 0...200) {
        Text("BPM")
      } currentValueLabel: {
        Text("67 now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("200")
      }.gaugeStyle(.accessoryCircular))
    #expect(host.outline == "Gauge \"BPM\", \"67 now\", \"0\", \"200\" = 67\n")
  }

  @Test("a colour picker shows its colour")
  func colorPicker() {
    #expect(ViewHost(ColorPicker("Tint", selection: .constant(.red))).outline == "ColorPicker \"Tint\" = red\n")
  }
}
