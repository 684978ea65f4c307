import Foundation

/// Names of functions as a person writes them.
///
/// The runtime exports `swift_demangle` for tools and declares it in no module, so it is looked up by name. Without it, names
/// stay mangled.
enum SymbolName {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle: Demangle? = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  /// `MisbehavingView.misbehave(at:)` for the mangled name of `MyScenarios.MisbehavingView.misbehave(at: …) -> ()`.
  static func readable(_ mangled: String) -> String {
    guard let demangle, let text = mangled.withCString({ demangle($0, strlen($0), nil, nil, 0) }) else {
      return mangled
    }
    defer { free(text) }
    return shortened(String(cString: text), module: module(mangled))
  }

  /// The module that a mangled name begins with.
  private static func module(_ mangled: String) -> String? {
    guard mangled.hasPrefix("$s") else { return nil }
    let digits = mangled.dropFirst(2).prefix { $0.isNumber }
    guard let count = Int(digits) else { return nil }
    return String(mangled.dropFirst(2 + digits.count).prefix(count))
  }

  /// Without the module, and without types of arguments and results.
  static func shortened(_ name: String, module: String?) -> String {
    var name = name
    if let module { name = name.replacing(module + ".", with: "") }
    // Private names, and the parts that an asynchronous function is split into.
    name = name.replacing(#/\((\w+)\ in\ _[0-9A-F]{32}\)/#) { $0.output.1 }
    name = name.replacing(#/^\(\d+\)\ (suspend|await)\ resume\ partial\ function\ for\ /#, with: "")
    if let match = name.prefixMatch(of: #/((?:implicit\ )?closure\ #\d+)\ .*?\ in\ /#) {
      return "\(match.output.1) in \(shortened(String(name[match.range.upperBound...]), module: nil))"
    }
    return withoutTypes(name)
  }

  private static func withoutTypes(_ name: String) -> String {
    var result = ""
    var depth = 0
    var isType = false
    var characters = name[...]
    while let character = characters.popFirst() {
      switch character {
      case "(": depth += 1
      case ")":
        depth -= 1
        isType = false
      case ",": isType = false
      default: break
      }
      if depth == 0, character == " ",
        [": ", "-> ", "async ", "throws "].contains(where: { characters.hasPrefix($0) })
      {
        // The name in `x.getter : Int` ends at the colon. That of a function ends at `async`, `throws` or the arrow.
        return result
      }
      if isType || depth > 0 && (character == "," || character == " ") { continue }
      result.append(character)
      // `(at: Moment)` is `(at:)`.
      if depth > 0, character == ":" { isType = true }
    }
    return result
  }
}
