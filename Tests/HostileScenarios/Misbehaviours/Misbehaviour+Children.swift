extension Misbehaviour {
  /// Processes that outlive their parent, and hold its descriptors open. They get its environment: who looks for them
  /// finds them by a variable.
  static let children = [
    Misbehaviour("child") { ChildProcess.start(["/bin/sleep", "1000"]) ? "Started" : "Not started" },
    Misbehaviour("child-in-a-session-of-its-own") {
      ChildProcess.start(["/bin/sleep", "1000"], inNewSession: true) ? "Started" : "Not started"
    },
    Misbehaviour("child-that-prints") {
      ChildProcess.start(["/bin/echo", "from the child"]) ? "Started" : "Not started"
    },
  ]
}
