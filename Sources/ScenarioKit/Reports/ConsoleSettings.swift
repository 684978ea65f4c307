/// How results are shown, decided once from options, the environment and the terminal.
struct ConsoleSettings: Hashable, Sendable {
  /// How much is printed.
  enum Detail: Hashable, Sendable {
    /// A line for each run that needs attention, and the summary.
    case quiet
    /// The problems and differences as well.
    case normal
    /// A line for each run, and whole texts.
    case verbose
  }

  /// When colours are used.
  enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// On a terminal that can, unless `NO_COLOR` says no or `CLICOLOR_FORCE` says yes.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Whether colours are used.
  var style: ConsoleStyle
  /// Whether a line that is redrawn shows the progress.
  var showsProgress: Bool
  /// The width in columns, at least 1.
  var width: Int
  /// How much is printed.
  var detail: Detail

  /// Creates settings as they are.
  init(style: ConsoleStyle = .plain, showsProgress: Bool = false, width: Int = 80, detail: Detail = .normal) {
    self.style = style
    self.showsProgress = showsProgress
    self.width = max(1, width)
    self.detail = detail
  }

  /// Decides by the usual conventions: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM=dumb`, `COLUMNS`, and whether it is a terminal.
  init(
    output: ConsoleOutput, variables: [String: String], color: ColorChoice = .auto, detail: Detail = .normal,
    isCI: Bool = false
  ) {
    func isSet(_ name: String) -> Bool { variables[name].map { !$0.isEmpty } ?? false }
    let isCapable = output.isTerminal && variables["TERM"] != "dumb"
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto where isSet("NO_COLOR"): false
      case .auto where isSet("CLICOLOR_FORCE") && variables["CLICOLOR_FORCE"] != "0": true
      case .auto: isCapable
      }
    // A terminal reports 0 when it does not know its width.
    let widths = [variables["COLUMNS"].flatMap { Int($0) }, output.isTerminal ? output.columns() : nil]
    self.init(
      style: ConsoleStyle(isColored: isColored), showsProgress: isCapable && !isCI && detail != .quiet,
      width: widths.compactMap(\.self).first { $0 > 0 } ?? 80, detail: detail)
  }
}
