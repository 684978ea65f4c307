import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The defaults of options that a team keeps in `scenario-run.json` in the root of its scenarios: an object whose keys are
/// the long names of options.
///
/// ```json
/// { "jobs": 4, "timeout": "20s", "report": ["junit=out/junit.xml"] }
/// ```
struct CommandDefaults {
  /// The name of the file.
  static let fileName = "scenario-run.json"

  /// One default.
  struct Entry {
    let option: CommandOption
    /// As it would stand on a command line; nil for an option without a value.
    let value: String?
    let location: SourceLocation
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The options that may have a default. Those that depend on the moment are not among them.
  private static let names: Set<String> = [
    "jobs", "timeout", "memory", "retries", "flaky", "max-failures", "report", "strict", "color", "verbose", "quiet",
  ]

  /// Reads the file of a root; no file, no defaults.
  init(root: URL) {
    let file = "\(root.lastPathComponent)/\(Self.fileName)"
    do throws(FileBytes.Failure) {
      read(JSONReader.read(try FileBytes.read(root.appendingPathComponent(Self.fileName).path), file: file))
    } catch {
      if error.code != ENOENT, error.code != ENOTDIR {
        diagnostics.append(Diagnostic(at: SourceLocation(file: file), "cannot read the file: \(error.reason)"))
      }
    }
  }

  private mutating func read(_ reading: JSONReader.Reading) {
    diagnostics += reading.diagnostics
    guard let node = reading.node else { return }
    guard let object = node.object else {
      return diagnostics.append(node.mismatch("an object with options"))
    }
    for member in object.members where member.key != "note" && !member.key.hasPrefix("$") {
      guard Self.names.contains(member.key), let option = CommandOption.all.first(where: { $0.name == member.key })
      else {
        diagnostics.append(
          Diagnostic(
            at: member.keyLocation, "\(member.key.quoted) is no option that can have a default",
            hint: Suggestion.hint(for: member.key, in: Self.names.sorted(), kind: "options")))
        continue
      }
      add(option, member.value)
    }
  }

  private mutating func add(_ option: CommandOption, _ node: JSONNode) {
    switch node.value {
    case .bool(let isOn) where option.placeholder == nil:
      if isOn { entries.append(Entry(option: option, value: nil, location: node.location)) }
    case .string(let text) where option.placeholder != nil:
      entries.append(Entry(option: option, value: text, location: node.location))
    case .number where option.placeholder != nil:
      entries.append(Entry(option: option, value: node.compactText, location: node.location))
    case .array(let elements) where option.name == "report":
      for element in elements {
        guard let text = element.string else {
          diagnostics.append(element.mismatch("a string"))
          continue
        }
        entries.append(Entry(option: option, value: text, location: element.location))
      }
    default:
      diagnostics.append(node.mismatch(option.placeholder == nil ? "true or false" : "a value as on the command line"))
    }
  }
}
