/// The issues of one host in the order they were first seen, each once.
struct RuntimeIssueLog {
  private(set) var all: [RuntimeIssue] = []
  private var seen: Set<RuntimeIssue> = []

  mutating func report(_ issue: RuntimeIssue) {
    if seen.insert(issue).inserted { all.append(issue) }
  }
}
