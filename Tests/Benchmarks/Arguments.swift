/// What the command line asks for.
struct Arguments {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    Usage: benchmarks [GROUP] [--filter WORD]... [--list] [--gate]

      GROUP          engine (without a word); runner: the program scenario-run as a whole, which takes some minutes;
                     or compiler: how long wrong lines take until their message.
      --filter WORD  Only the cases with WORD in their name; several are a union.
      --list         Print the names of the cases.
      --gate         Measure only the cases with a bar, and fail when a number is over three times its bar in each of three tries.
    """

  private(set) var group = BenchmarkGroup.engine
  private(set) var filters: [String] = []
  private(set) var wantsList = false
  private(set) var wantsGate = false
  private(set) var wantsHelp = false

  init(_ words: some Sequence<String>) throws(Problem) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--list": wantsList = true
      case "--gate": wantsGate = true
      case "--help", "-h": wantsHelp = true
      case "--filter":
        guard let filter = words.next() else { throw Problem(description: "--filter needs a word.\n\n\(Self.help)") }
        filters.append(filter)
      case _ where word.hasPrefix("--filter="): filters.append(String(word.dropFirst("--filter=".count)))
      case _ where BenchmarkGroup(rawValue: word) != nil: group = BenchmarkGroup(rawValue: word) ?? group
      default: throw Problem(description: "\(word) is not known.\n\n\(Self.help)")
      }
    }
  }

  func selects(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.lowercased().contains($0.lowercased()) }
  }
}
