import Testing

@testable import ScenarioKit

@Suite struct ConsoleSettingsTests {
  private func settings(
    _ variables: [String: String] = [:], terminal: Bool = true, columns: Int? = nil,
    color: ConsoleSettings.ColorChoice = .auto, detail: ConsoleSettings.Detail = .normal, ci: Bool = false
  ) -> ConsoleSettings {
    ConsoleSettings(
      output: CapturedOutput().output(isTerminal: terminal, columns: columns), variables: variables, color: color,
      detail: detail, isCI: ci)
  }

  @Test func `colours are for terminals that can`() {
    #expect(settings().style.isColored)
    #expect(!settings(terminal: false).style.isColored)
    #expect(!settings(["TERM": "dumb"]).style.isColored)
  }

  @Test func `NO_COLOR and CLICOLOR_FORCE decide, and the option decides over them`() {
    #expect(!settings(["NO_COLOR": "1"]).style.isColored)
    #expect(settings(["NO_COLOR": ""]).style.isColored)
    #expect(settings(["CLICOLOR_FORCE": "1"], terminal: false).style.isColored)
    #expect(!settings(["CLICOLOR_FORCE": "0"], terminal: false).style.isColored)
    #expect(!settings(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).style.isColored)
    #expect(settings(["NO_COLOR": "1"], color: .always).style.isColored)
    #expect(!settings(["CLICOLOR_FORCE": "1"], color: .never).style.isColored)
  }

  @Test func `progress is for terminals, not for CI and not for quiet`() {
    #expect(settings().showsProgress)
    #expect(!settings(terminal: false).showsProgress)
    #expect(!settings(["TERM": "dumb"]).showsProgress)
    #expect(!settings(ci: true).showsProgress)
    #expect(!settings(detail: .quiet).showsProgress)
  }

  @Test func `the width is what COLUMNS says, else the terminal, and 0 counts as nothing`() {
    #expect(settings(["COLUMNS": "50"], columns: 90).width == 50)
    #expect(settings(["COLUMNS": "0"], columns: 90).width == 90)
    #expect(settings(["COLUMNS": "wide"], columns: 0).width == 80)
    #expect(settings(["COLUMNS": "-3"]).width == 80)
    #expect(ConsoleSettings(width: 0).width == 1)
  }
}
