/// A `run` step: the name of a flow, and the arguments for its parameters.
package struct FlowCall: Sendable {
  /// The flow's name.
  package var name: String

  /// The arguments, by parameter name.
  package var arguments: JSONObject

  /// Makes a call of a flow.
  init(name: String, arguments: JSONObject = JSONObject()) {
    self.name = name
    self.arguments = arguments
  }
}
