/// A `run` step: the name of a flow, and what takes the place of its parameters.
public struct FlowCall: Sendable {
  /// The flow's name.
  public var name: String

  /// The parameters, by name.
  public var arguments: JSONObject

  /// Makes a call of a flow.
  public init(name: String, arguments: JSONObject = JSONObject()) {
    self.name = name
    self.arguments = arguments
  }
}
