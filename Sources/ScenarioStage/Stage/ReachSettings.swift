import ScenarioDocuments
import ScenarioSupport

/// The setting `mayReach`: what beyond the stage a run may use, and how long it is waited for in real time.
///
/// It stands beside `values`, or among them: `["network"]`, or `{ "network": "5s" }`.
enum ReachSettings {
  static let key = EnvironmentOverrides.mayReachKey

  /// The time limit for entries that give none.
  static let defaultLimit = Duration.seconds(2)
  /// The greatest limit.
  static let greatestLimit = Duration.seconds(60)

  private static let words = HermeticWorld.Reach.allCases.filter(\.canBeAllowed).map(\.word)

  static func read(_ node: JSONNode) -> [HermeticWorld.Reach: Duration] {
    var result: [HermeticWorld.Reach: Duration] = [:]
    for element in node.array ?? [] {
      if let reach = element.string.flatMap(HermeticWorld.Reach.init(word:)) { result[reach] = defaultLimit }
    }
    for member in node.object?.members ?? [] {
      guard let reach = HermeticWorld.Reach(word: member.key), let text = member.value.string else { continue }
      result[reach] = (try? DurationText.duration(text)) ?? defaultLimit
    }
    return result
  }

  static func check(_ node: JSONNode) -> [Diagnostic] {
    if let elements = node.array {
      return elements.compactMap { element in
        guard let word = element.string else {
          return Diagnostic(at: element.location, "expected a word in \(key.quoted), found \(element.kind)", hint: hint)
        }
        return unknown(word, at: element.location)
      }
    }
    guard let object = node.object else {
      return [Diagnostic(at: node.location, "expected a list for \(key.quoted), found \(node.kind)", hint: hint)]
    }
    return object.members.filter { $0.key != "note" }.compactMap { member in
      if let problem = unknown(member.key, at: member.keyLocation) { return problem }
      guard let limit = try? member.value.decodedDuration(), limit <= greatestLimit else {
        return Diagnostic(
          at: member.value.location,
          "the limit of \(member.key.quoted) is a duration up to \(DurationWords.text(greatestLimit)),"
            + " not \(member.value.compactText)",
          hint: "write it like \"2s\"")
      }
      return nil
    }
  }

  private static let hint = "write [\"network\"], or { \"network\": \"5s\" }"

  private static func unknown(_ word: String, at location: SourceLocation) -> Diagnostic? {
    guard !words.contains(word) else { return nil }
    return Diagnostic(
      at: location, "unknown word \(word.quoted) in \(key.quoted)",
      hint: Suggestion.hint(for: word, in: words, kind: "words"))
  }
}
