import ScenarioKit
import SwiftUI

/// Components that do what no component should, to try what a runner survives.
enum HostileCatalog {
  static func make() -> Catalog {
    Catalog {
      Component("Misbehaving", arguments: MisbehavingArguments.self) { arguments in
        if arguments.moment == .make {
          Text(arguments.kind.act())
        } else {
          MisbehavingView(misbehaviour: arguments.kind, moment: arguments.moment ?? .tap)
        }
      }
      Component("Counter") { CounterView() }
      Component("Surroundings") { SurroundingsView() }
      Component("NoteList") { NoteList(notes: Note.five) }
    }
  }
}
