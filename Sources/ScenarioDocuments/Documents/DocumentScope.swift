import ScenarioSupport

/// The environments, axes and flows that a document may use: all `environments.json` from the root to its folder,
/// merged.
///
/// A file's entry for a name adds to that of the files further out. What an environment `extends` lies below all of
/// them. A class, because many documents share one.
final class DocumentScope: Sendable {
  /// Where a group of settings comes from.
  struct Layer: Sendable {
    /// For people: `environment "local"`.
    var origin: String
    /// What it sets.
    var overrides: EnvironmentOverrides
  }

  /// An environment with everything it builds on.
  struct Environment: Sendable {
    /// The name.
    var name: String
    /// Whether documents that name no environments run in it.
    var isDefault: Bool
    /// What it sets, the farthest first.
    var layers: [Layer]
  }

  /// The files, the root's first.
  let files: [EnvironmentsFile]

  /// The environments in order of declaration.
  let environments: [Environment]

  /// The axes in order of declaration.
  let axes: [MatrixAxis]

  /// The flows by name.
  let flows: [String: Flow]

  init(files: [EnvironmentsFile], checker: DocumentChecker) {
    self.files = files
    let declarations = files.flatMap(\.environments)
    let names = declarations.map(\.name).uniqued()
    let byName = Dictionary(grouping: declarations, by: \.name)
    var resolver = Resolver(names: names, declarations: byName, checker: checker)
    environments = names.map { name in
      let isDefault = byName[name]?.last { $0.isDefault != nil }?.isDefault ?? false
      return Environment(name: name, isDefault: isDefault, layers: resolver.layers(of: name))
    }
    axes = Self.merge(files.flatMap(\.matrix), checker: checker)
    flows = Dictionary(files.flatMap(\.flows).map { ($0.name, $0) }) { _, nearer in nearer }
  }

  private static func merge(_ declared: [MatrixAxis], checker: DocumentChecker) -> [MatrixAxis] {
    var axes: [MatrixAxis] = []
    for axis in declared {
      guard let position = axes.firstIndex(where: { $0.name == axis.name }) else {
        axes.append(axis)
        continue
      }
      for value in axis.values {
        if let old = axes[position].values.firstIndex(where: { $0.name == value.name }) {
          axes[position].values[old] = value
        } else {
          axes[position].values.append(value)
        }
      }
    }
    var owners: [String: String] = [:]
    for axis in axes {
      for value in axis.values {
        if let owner = owners[value.name] {
          checker.error(
            at: value.location,
            "the value \(value.name.quoted) of axis \(axis.name.quoted) is also one of axis \(owner.quoted)",
            hint: "identities name the values alone: give it another name"
          )
        }
        owners[value.name] = axis.name
      }
    }
    return axes
  }

  /// Follows `extends`.
  private struct Resolver {
    let names: [String]
    let declarations: [String: [EnvironmentDeclaration]]
    let checker: DocumentChecker
    var known: [String: [Layer]] = [:]
    var path: [String] = []

    init(names: [String], declarations: [String: [EnvironmentDeclaration]], checker: DocumentChecker) {
      self.names = names
      self.declarations = declarations
      self.checker = checker
    }

    mutating func layers(of name: String) -> [Layer] {
      if let known = known[name] { return known }
      let own = declarations[name] ?? []
      var layers: [Layer] = []
      if let base = own.last(where: { $0.extends != nil })?.extends {
        path.append(name)
        if let start = path.firstIndex(of: base.name) {
          let chain = (path[start...] + [base.name]).joined(separator: " → ")
          checker.error(at: base.location, "the environment extends itself: \(chain)", hint: "remove one \"extends\"")
        } else if declarations[base.name] == nil {
          let hint = Suggestion.hint(for: base.name, in: names, kind: "environments")
          checker.error(at: base.location, "unknown environment \(base.name.quoted)", hint: hint)
        } else {
          layers = self.layers(of: base.name)
        }
        path.removeLast()
      }
      layers += own.map { Layer(origin: "environment \(name.quoted)", overrides: $0.overrides) }
      known[name] = layers
      return layers
    }
  }
}
