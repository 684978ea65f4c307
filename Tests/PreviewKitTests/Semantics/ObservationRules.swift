import Observation
import SwiftUI
import Testing

@Observable private final class Person {
  var first = "Ann"
  var last = "Lee"
  var age = 30
  var full: String { "\(first) \(last)" }
}

private final class Store: ObservableObject {
  @Published var a = 1
  @Published var b = 1
}

@MainActor @Suite struct ObservationRules {
  @Test("38: a body depends on the properties that it read, computed ones included; who hands it on does not run again")
  func observable() throws {
    struct Full: View {
      let person: Person
      var body: some View { Text(verbatim: person.full) }
    }
    struct Age: View {
      let person: Person
      var body: some View { Text(verbatim: "\(person.age)") }
    }
    struct Parent: View {
      @State var person = Person()
      var body: some View {
        Full(person: person)
        Age(person: person)
        Button("Rename") { person.last = "Low" }
        Button("Older") { person.age += 1 }
      }
    }
    let host = ViewHost(Parent())
    _ = host.takeStatistics()
    try host.tap("Rename")
    var statistics = host.takeStatistics()
    #expect(statistics.bodies(of: Full.self) == 1)
    #expect(statistics.bodies == 1)
    try host.tap("Older")
    statistics = host.takeStatistics()
    #expect(statistics.bodies(of: Age.self) == 1)
    #expect(statistics.bodies == 1)
    #expect(host.texts == ["Ann Low", "31"])
  }

  @Test("38: @Bindable writes to the object")
  func bindable() throws {
    struct Editor: View {
      @Bindable var person: Person
      var body: some View {
        TextField("First", text: $person.first)
        Text(verbatim: person.full)
      }
    }
    let host = ViewHost(Editor(person: Person()))
    try host.replaceText("Bea", in: "First")
    #expect(host.texts == ["Bea Lee"])
  }

  @Test("39: any published change runs every observer, and is sent before the value changes")
  func published() throws {
    struct A: View {
      @ObservedObject var store: Store
      var body: some View { Text(verbatim: "a \(store.a)") }
    }
    struct B: View {
      @EnvironmentObject var store: Store
      var body: some View { Text(verbatim: "b \(store.b)") }
    }
    struct Bystander: View {
      let store: Store
      var body: some View { Text(verbatim: "not followed") }
    }
    let store = Store()
    let host = ViewHost(
      VStack {
        A(store: store)
        B()
        Bystander(store: store)
      }.environmentObject(store))
    _ = host.takeStatistics()
    let journal = Journal()
    let following = store.objectWillChange.sink { MainActor.assumeIsolated { journal.write("was \(store.a)") } }
    store.a = 2
    host.update()
    let statistics = host.takeStatistics()
    #expect(statistics.bodies(of: A.self) == 1)
    #expect(statistics.bodies(of: B.self) == 1)
    #expect(statistics.bodies(of: Bystander.self) == 0)
    #expect(host.texts == ["a 2", "b 1", "not followed"])
    #expect(journal.take() == ["was 1"])
    following.cancel()
  }
}
