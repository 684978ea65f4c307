import SwiftUI
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

private struct Plain: Equatable {
  var key: Int
  var name: String
}

private struct Field: View {
  let label: String
  @Binding var text: String
  var body: some View { TextField(label, text: $text) }
}

@MainActor @Suite struct BindingRules {
  @Test("27: bindings of ForEach go by id: after a deletion a kept one writes to the right element or nowhere")
  func elementBindings() throws {
    final class Kept { var bindings: [Int: Binding<String>] = [:] }
    struct Screen: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      let kept: Kept
      var body: some View {
        ForEach($items) { $item in
          let _ = kept.bindings[item.id] = $item.name
          Field(label: "F\(item.id)", text: $item.name)
        }
        Text(verbatim: items.map(\.name).joined())
        Button("Drop first") { items.removeFirst() }
      }
    }
    let kept = Kept()
    let host = ViewHost(Screen(kept: kept))
    try host.replaceText("B", in: "F2")
    #expect(host.texts == ["aBc"])
    let first = try #require(kept.bindings[1])
    let third = try #require(kept.bindings[3])
    try host.tap("Drop first")
    first.wrappedValue = "wrong"
    third.wrappedValue = "C"
    host.update()
    #expect(host.texts == ["BC"])
    #expect(first.wrappedValue == "a")
  }

  @Test("27: so do bindings by a key path to an id")
  func elementBindingsByKeyPath() throws {
    final class Kept { var bindings: [Int: Binding<Plain>] = [:] }
    struct Screen: View {
      @State var items = [Plain(key: 1, name: "a"), Plain(key: 2, name: "b"), Plain(key: 3, name: "c")]
      let kept: Kept
      var body: some View {
        ForEach($items, id: \.key) { $item in
          let _ = kept.bindings[item.key] = $item
          Field(label: "F\(item.key)", text: $item.name)
        }
        Text(verbatim: items.map(\.name).joined())
        Button("Drop first") { items.removeFirst() }
      }
    }
    let kept = Kept()
    let host = ViewHost(Screen(kept: kept))
    let first = try #require(kept.bindings[1])
    let third = try #require(kept.bindings[3])
    try host.tap("Drop first")
    first.wrappedValue.name = "wrong"
    third.wrappedValue.name = "C"
    host.update()
    #expect(host.texts == ["bC"])
    try host.replaceText("B", in: "F2")
    #expect(host.texts == ["BC"])
  }

  @Test("27: a row runs alone when its own element changes")
  func elementDependencies() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View { TextField("F\(item.id)", text: $item.name) }
    }
    struct Screen: View {
      @State var items = (0..<10).map { Item(id: $0, name: "n") }
      var body: some View { ForEach($items) { Row(item: $0) } }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.replaceText("x", in: "F4")
    #expect(host.takeStatistics().bodies(of: Row.self) == 1)
  }

  @Test("28: a binding to the inside of an optional is nil with it; one that outlives it names the culprit")
  func unwrapping() throws {
    struct Child: View {
      @Binding var name: String
      var body: some View { Text(verbatim: name) }
    }
    struct Forced: View {
      @Binding var name: String?
      let kept: Binding<String>
      var body: some View { Child(name: kept) }
    }
    struct Screen: View {
      @State var name: String? = "a"
      @State var kept: [Binding<String>] = []
      var body: some View {
        if let name = Binding($name) { Child(name: name) } else { Text(verbatim: "nil") }
        ForEach(kept.indices, id: \.self) { Forced(name: $name, kept: kept[$0]) }
        Button("Keep") { kept = [Binding($name)!] }
        Button("Clear") { name = nil }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["a"])
    try host.tap("Clear")
    #expect(host.texts == ["nil"])
    #expect(host.issues.isEmpty)

    let keeping = ViewHost(Screen())
    try keeping.tap("Keep")
    try keeping.tap("Clear")
    #expect(keeping.texts == ["nil", "a"])
    #expect(keeping.issues.map(\.kind) == [.misuse])
    #expect(keeping.issues[0].message.contains("Child"))
  }

  @Test("29: constant, get and set, dynamic members, animation and transaction are all there")
  func forms() {
    var value = Item(id: 1, name: "a")
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.name.wrappedValue = "b"
    binding.animation(.default).id.wrappedValue = 2
    binding.animation().transaction(Transaction()).name.wrappedValue += "c"
    #expect(value == Item(id: 2, name: "bc"))
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let withTransaction = Binding(get: { value.id }, set: { new, _ in value.id = new })
    withTransaction.wrappedValue = 9
    #expect(value.id == 9)
    let optional = Binding<Int?>(withTransaction)
    optional.wrappedValue = 10
    #expect(value.id == 10)
    let hashable = Binding<AnyHashable>(withTransaction)
    hashable.wrappedValue = AnyHashable(11)
    #expect(value.id == 11)
    let projected = Binding(projectedValue: withTransaction)
    #expect(projected.projectedValue.wrappedValue == 11)
  }

  @Test("30: a dismissed sheet is not presented again by its own text field")
  func noWriteAfterNil() throws {
    struct Screen: View {
      @State var item: Item? = Item(id: 1, name: "a")
      var body: some View {
        Text(verbatim: item?.name ?? "none")
          .sheet(item: $item) { _ in
            if let item = Binding($item) { TextField("Name", text: item.name) }
            Button("Done") { item = nil }
          }
      }
    }
    let host = ViewHost(Screen())
    try host.replaceText("b", in: "Name")
    let field = try #require(host.find(.textField))
    try host.tap("Done")
    #expect(host.texts == ["none"])
    #expect(throws: ActionError.self) { try host.perform(.setText("c"), on: field) }
    #expect(host.texts == ["none"])
    #expect(host.tree.presentations.isEmpty)
  }

  @Test("30: a kept binding to the item does not bring it back")
  func noWriteThroughKeptBinding() throws {
    var item: Item? = Item(id: 1, name: "a")
    let base = Binding(get: { item }, set: { item = $0 })
    let inner = try #require(Binding(base))
    item = nil
    inner.name.wrappedValue = "b"
    #expect(item == nil)
  }
}
