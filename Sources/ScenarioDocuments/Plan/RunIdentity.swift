/// The name of a run: `tags/tags-view/shows-tags@error+de`.
package struct RunIdentity: Hashable, Sendable {
  /// The document's path below the root, without `.json`.
  package var path: String

  /// The scenario.
  package var scenario: String

  /// The environment.
  package var environment: String

  /// The matrix values, in the order of their axes.
  package var axisValues: [String]

  /// How long an identity may be, in bytes: file systems allow names of 255, and snapshots add an ending.
  package static let longest = 200

  /// How the name of every snapshot ends.
  package static let snapshotSuffix = ".snap.txt"

  /// Makes an identity of its parts, which the caller knows to be slugs.
  package init(path: String, scenario: String, environment: String, axisValues: [String] = []) {
    self.path = path
    self.scenario = scenario
    self.environment = environment
    self.axisValues = axisValues
  }

  /// Reads an identity; nil when the text is not an identity.
  package init?(parsing text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, text.utf8.count <= Self.longest else { return nil }
    let folders = halves[0].split(separator: "/", omittingEmptySubsequences: false)
    let settings = halves[1].split(separator: "+", omittingEmptySubsequences: false)
    guard folders.count >= 2, (folders + settings).allSatisfy(Slug.isValid) else { return nil }
    path = folders.dropLast().joined(separator: "/")
    scenario = String(folders[folders.count - 1])
    environment = String(settings[0])
    axisValues = settings.dropFirst().map(String.init)
  }

  /// The same run without matrix values.
  package var base: RunIdentity {
    RunIdentity(path: path, scenario: scenario, environment: environment)
  }

  /// The last part: `shows-tags@error+de`.
  package var name: String {
    axisValues.isEmpty
      ? "\(scenario)@\(environment)" : "\(scenario)@\(environment)+\(axisValues.joined(separator: "+"))"
  }

  /// Where the run's snapshot lies, relative to the root: `tags/__snapshots__/tags-view/shows-tags@error.snap.txt`.
  package var snapshotPath: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return "__snapshots__/\(path)/\(name)\(Self.snapshotSuffix)"
    }
    return "\(path[..<slash])/__snapshots__/\(path[path.index(after: slash)...])/\(name)\(Self.snapshotSuffix)"
  }
}

extension RunIdentity: CustomStringConvertible {
  /// The identity as it is written everywhere.
  package var description: String {
    "\(path)/\(name)"
  }
}

extension RunIdentity: Codable {
  /// Reads an identity from its text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let identity = RunIdentity(parsing: text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "`\(text)` is not an identity")
    }
    self = identity
  }

  /// Writes the identity as its text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
