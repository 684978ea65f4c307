import Foundation
import ScenarioSupport

/// Finds fixtures and puts them in the place of `{ "$fixture": "notes/two" }`.
final class FixtureLibrary {
  private let root: String
  private let displayRoot: String
  private let checker: DocumentChecker
  private var loaded: [String: Loaded] = [:]
  private var opening: [String] = []
  private var existing: [String: Bool] = [:]

  /// A fixture's content, with its own references resolved.
  private struct Loaded {
    var node: JSONNode?
    var size: Int
    var hash: UInt64 = 0
  }

  /// The contents of all fixtures that were used since this was last set.
  var usedContents = ContentHash()

  private static let key = "$fixture"
  private static let largest = 1_000_000

  init(root: String, displayRoot: String, checker: DocumentChecker) {
    self.root = root
    self.displayRoot = displayRoot
    self.checker = checker
  }

  /// The node with all references resolved; nil when one could not be.
  ///
  /// - Parameter folder: the folders from the root to where the node was written.
  func resolve(_ node: JSONNode, in folder: [String]) -> JSONNode? {
    var size = 0
    return resolve(node, in: folder, size: &size)
  }

  private func resolve(_ node: JSONNode, in folder: [String], size: inout Int) -> JSONNode? {
    size += 1
    switch node.value {
    case .array(let elements):
      guard Self.hasReference(node) else {
        size += Self.size(of: node)
        return node
      }
      var result = node
      var isWhole = true
      let resolved = elements.compactMap { element -> JSONNode? in
        let new = resolve(element, in: folder, size: &size)
        if new == nil { isWhole = false }
        return new
      }
      result.value = .array(resolved)
      return isWhole ? result : nil
    case .object(let object):
      if let reference = object.member(Self.key) {
        return content(of: reference, beside: object, in: folder, size: &size)
      }
      guard Self.hasReference(node) else {
        size += Self.size(of: node)
        return node
      }
      var result = node
      var isWhole = true
      let members = object.members.map { member in
        var member = member
        if let value = resolve(member.value, in: folder, size: &size) {
          member.value = value
        } else {
          isWhole = false
        }
        return member
      }
      result.value = .object(JSONObject(members))
      return isWhole ? result : nil
    default:
      return node
    }
  }

  private static func hasReference(_ node: JSONNode) -> Bool {
    switch node.value {
    case .array(let elements): elements.contains(where: hasReference)
    case .object(let object): object.members.contains { $0.key == key || hasReference($0.value) }
    default: false
    }
  }

  private static func size(of node: JSONNode) -> Int {
    switch node.value {
    case .array(let elements): elements.reduce(1) { $0 + size(of: $1) }
    case .object(let object): object.members.reduce(1) { $0 + size(of: $1.value) }
    default: 1
    }
  }

  private func content(
    of reference: JSONObject.Member,
    beside object: JSONObject,
    in folder: [String],
    size: inout Int
  ) -> JSONNode? {
    var isSound = true
    for member in object.members where member.key != Self.key && member.key != "note" {
      checker.error(
        at: member.keyLocation,
        "unknown key \(member.key.quoted) beside \"$fixture\"",
        hint: "a fixture stands alone; put the key into the fixture's file"
      )
      isSound = false
    }
    guard let name = checker.text(reference.value, "\"$fixture\"") else { return nil }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }) else {
      checker.error(
        at: reference.value.location,
        "\(name.quoted) is not the name of a fixture",
        hint: "write the path below the folder \"fixtures\", without \".json\""
      )
      return nil
    }
    guard let (path, home) = find(name, from: folder) else {
      let names = names(from: folder)
      checker.error(
        at: reference.value.location,
        "there is no fixture \(name.quoted)",
        hint: Suggestion.nearest(to: name, in: names).map { "did you mean \($0.quoted)?" }
          ?? "write it to \(([displayRoot, "fixtures"]).joined(separator: "/"))/\(name).json"
      )
      return nil
    }
    guard let loaded = load(path, home: home, at: reference.value.location), let node = loaded.node else { return nil }
    size += loaded.size
    usedContents.combine(loaded.hash)
    guard size <= Self.largest else {
      checker.error(
        at: reference.value.location,
        "the fixtures make more than \(Self.largest) values",
        hint: "fixtures that hold one another many times grow fast"
      )
      return nil
    }
    return isSound ? node : nil
  }

  /// The nearest file of a name, and the folder that its `fixtures` lies in.
  private func find(_ name: String, from folder: [String]) -> (path: String, home: [String])? {
    for count in stride(from: folder.count, through: 0, by: -1) {
      let home = Array(folder.prefix(count))
      let path = (home + ["fixtures", name + ".json"]).joined(separator: "/")
      if exists(path) { return (path, home) }
    }
    return nil
  }

  private func exists(_ path: String) -> Bool {
    if let known = existing[path] { return known }
    var status = stat()
    let found = stat("\(root)/\(path)", &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    existing[path] = found
    return found
  }

  private func load(_ path: String, home: [String], at location: SourceLocation) -> Loaded? {
    if let known = loaded[path] { return known }
    if let start = opening.firstIndex(of: path) {
      let chain = (opening[start...] + [path]).map { $0.quoted }.joined(separator: " → ")
      checker.error(at: location, "the fixture holds itself: \(chain)", hint: "remove one of the references")
      return nil
    }
    opening.append(path)
    defer { opening.removeLast() }
    var result = Loaded(node: nil, size: 0)
    let file = "\(displayRoot)/\(path)"
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read("\(root)/\(path)")
      let reading = JSONReader.read(bytes, file: file)
      checker.report(contentsOf: reading.diagnostics)
      let others = usedContents
      usedContents = ContentHash(bytes)
      if let node = reading.node { result.node = resolve(node, in: home, size: &result.size) }
      result.hash = usedContents.value
      usedContents = others
    } catch {
      checker.error(at: SourceLocation(file: file), "cannot read the fixture: \(error.reason)")
    }
    loaded[path] = result
    return result
  }

  /// All names that a document in a folder could use.
  private func names(from folder: [String]) -> [String] {
    var names: [String] = []
    for count in stride(from: folder.count, through: 0, by: -1) {
      let base = ([root] + folder.prefix(count) + ["fixtures"]).joined(separator: "/")
      guard let walker = FileManager.default.enumerator(atPath: base) else { continue }
      for case let path as String in walker where path.hasSuffix(".json") {
        names.append(String(path.dropLast(5)))
      }
    }
    return names.sorted().uniqued()
  }
}
