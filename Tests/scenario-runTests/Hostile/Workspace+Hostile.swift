import Foundation
import Testing

extension Workspace {
  /// A workspace for `hostile-run`, with an environment and no documents.
  static func hostile() throws -> Workspace {
    let workspace = try Workspace(isEmpty: true)
    try workspace.write(
      #"{ "environments": { "local": { "default": true, "values": { "locale": "en_US" } } } }"#,
      to: "Scenarios/environments.json")
    return workspace
  }

  /// Writes a document with a scenario `does-it` in which a component misbehaves when its button is tapped, and one for each
  /// other moment.
  func writeMisbehaving(
    _ kind: String, to name: String, moments: [String] = [], timeout: String? = nil, isIsolated: Bool = false
  ) throws {
    var members = [#""does-it": { "arguments": { "kind": "\#(kind)" }, "steps": [{ "tap": "Do it" }] }"#]
    members += moments.map { #""\#($0)": { "arguments": { "kind": "\#(kind)", "moment": "\#($0)" } }"# }
    try write("Misbehaving", members, to: name, timeout: timeout, isIsolated: isIsolated)
  }

  /// Writes a document with scenarios `n0`, `n1`, … of a component without arguments.
  func write(_ component: String, count: Int, to name: String, isIsolated: Bool = false) throws {
    let steps = component == "NoteList" ? #""steps": [{ "tap": "Mark as read" }]"# : ""
    try write(component, (0..<count).map { "\"n\($0)\": { \(steps) }" }, to: name, isIsolated: isIsolated)
  }

  private func write(
    _ component: String, _ scenarios: [String], to name: String, timeout: String? = nil, isIsolated: Bool
  ) throws {
    var members = [#""component": "\#(component)""#]
    if let timeout { members.append(#""timeout": "\#(timeout)""#) }
    if isIsolated { members.append(#""isolated": true"#) }
    members.append("\"scenarios\": {\n\(scenarios.joined(separator: ",\n"))\n}")
    try write("{\n\(members.joined(separator: ",\n"))\n}", to: "Scenarios/\(name).json")
  }

  /// Runs what a filter selects, and makes that the stored snapshots.
  func recordHostile(_ filter: String) async throws {
    let run = try await Program.run(["--filter", filter, "-j", "2"], in: folder, executable: "hostile-run")
    try #require(run.code == 1, "\(run.output)\(run.errors)")
    let accepted = try await Program.run(["accept"], in: folder, executable: "hostile-run")
    try #require(accepted.code == 0, "\(accepted.output)\(accepted.errors)")
  }
}
