import SwiftUI
import Testing

private final class Model: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Model, other: Model) -> Bool { one.name == other.name }
}

private protocol Delegate: AnyObject {
  var name: String { get }
}

extension Model: Delegate {}

/// A screen that is evaluated again by a button, and makes a view from what `box` holds.
private struct Screen<Content: View>: View {
  @State var count = 0
  let content: () -> Content
  var body: some View {
    Button("Again \(count)") { count += 1 }
    content()
  }
}

/// A strong reference that the test lets go.
private final class Box {
  var model: Model?
  init(_ model: Model?) { self.model = model }
}

private struct WeakView: View {
  weak var model: Model?
  var body: some View { Text(verbatim: model?.name ?? "gone") }
}

private struct UnownedView: View {
  unowned var model: Model
  unowned(unsafe) var unsafe: Model
  unowned var optional: Model?
  var body: some View { Text(verbatim: model.name + unsafe.name + (optional?.name ?? "nil")) }
}

private struct ExistentialView: View {
  weak var delegate: (any Delegate)?
  unowned var owner: any Delegate
  var body: some View { Text(verbatim: (delegate?.name ?? "gone") + owner.name) }
}

private struct NestedView: View {
  struct Link {
    weak var model: Model?
    var title = "title"
  }
  let link: Link
  let maybe: Link?
  let pair: (Link, Int)
  let any: Any
  let unmanaged: Unmanaged<Model>
  var body: some View {
    Text(verbatim: [link.model?.name, maybe?.model?.name, pair.0.model?.name].map { $0 ?? "gone" }.joined())
  }
}

private struct WeakModifier: ViewModifier {
  weak var model: Model?
  func body(content: Content) -> some View {
    content
    Text(verbatim: model?.name ?? "gone")
  }
}

@MainActor @Suite struct WeakFieldTests {
  private func bodies(of type: Any.Type, again host: ViewHost) throws -> Int {
    _ = host.takeStatistics()
    let button = try #require(host.all(.button).first)
    try host.perform(.tap, on: button)
    return host.takeStatistics().bodies(of: type)
  }

  @Test("a view with a weak model does not run again for the same model, and does for another one")
  func weakModel() throws {
    let box = Box(Model("a"))
    let host = ViewHost(Screen { WeakView(model: box.model) })
    #expect(host.texts == ["a"])
    #expect(try bodies(of: WeakView.self, again: host) == 0)
    let kept = box.model
    box.model = Model("b")
    #expect(try bodies(of: WeakView.self, again: host) == 1)
    #expect(host.texts == ["b"])
    withExtendedLifetime(kept) {}
  }

  @Test("a weak model that is gone since is a change, and so is none after one")
  func goneModel() throws {
    let box = Box(Model("a"))
    let host = ViewHost(Screen { WeakView(model: box.model) })
    box.model = nil
    #expect(try bodies(of: WeakView.self, again: host) == 1)
    #expect(host.texts == ["gone"])
    #expect(try bodies(of: WeakView.self, again: host) == 0)
  }

  @Test("unowned references are compared without being followed")
  func unownedModels() throws {
    let (first, second) = (Model("a"), Model("b"))
    let box = Box(first)
    let host = ViewHost(
      Screen { UnownedView(model: box.model!, unsafe: box.model!, optional: box.model === first ? nil : first) })
    #expect(host.texts == ["aanil"])
    #expect(try bodies(of: UnownedView.self, again: host) == 0)
    box.model = second
    #expect(try bodies(of: UnownedView.self, again: host) == 1)
    #expect(host.texts == ["bba"])
  }

  @Test("an unowned model that is gone is not touched by the comparison")
  func goneUnowned() throws {
    struct Holder: View {
      unowned let model: Model
      let showsModel: Bool
      var body: some View { Text(verbatim: showsModel ? model.name : "not asked") }
    }
    let box = Box(Model("a"))
    let other = Model("b")
    let host = ViewHost(Screen { Holder(model: box.model ?? other, showsModel: false) })
    box.model = nil
    #expect(try bodies(of: Holder.self, again: host) == 1)
    #expect(host.texts == ["not asked"])
  }

  @Test("weak and unowned existentials are compared by their object")
  func existentials() throws {
    let owner = Model("o")
    let box = Box(Model("a"))
    let host = ViewHost(Screen { ExistentialView(delegate: box.model, owner: owner) })
    #expect(host.texts == ["ao"])
    #expect(try bodies(of: ExistentialView.self, again: host) == 0)
    box.model = nil
    #expect(try bodies(of: ExistentialView.self, again: host) == 1)
    #expect(host.texts == ["goneo"])
  }

  @Test("weak references inside structs, optionals, tuples and Any are compared as well")
  func nested() throws {
    let kept = Model("k")
    let box = Box(Model("a"))
    let host = ViewHost(
      Screen {
        NestedView(
          link: .init(model: box.model), maybe: .init(model: box.model), pair: (.init(model: box.model), 1),
          any: NestedView.Link(model: box.model), unmanaged: .passUnretained(box.model ?? kept))
      })
    #expect(host.texts == ["aaa"])
    #expect(try bodies(of: NestedView.self, again: host) == 0)
    box.model = nil
    #expect(try bodies(of: NestedView.self, again: host) == 1)
    #expect(host.texts == ["gonegonegone"])
  }

  @Test("a modifier with a weak model follows the same rules")
  func modifiers() throws {
    let box = Box(Model("a"))
    let host = ViewHost(Screen { Text("content").modifier(WeakModifier(model: box.model)) })
    #expect(try bodies(of: WeakModifier.self, again: host) == 0)
    box.model = nil
    #expect(try bodies(of: WeakModifier.self, again: host) == 1)
    #expect(host.texts == ["content", "gone"])
  }

  @Test("values behind protocols and Any are compared by what they are")
  func existentialValues() throws {
    struct Service: Greeter, Equatable { var greeting = "hello" }
    struct Card: View {
      let greeter: any Greeter
      let any: Any
      let maybe: (any Greeter)?
      var body: some View { Text(verbatim: "\(greeter.greeting) \(any) \(maybe?.greeting ?? "none")") }
    }
    var service = Service()
    var number = 1
    let host = ViewHost(Screen { Card(greeter: service, any: number, maybe: service) })
    #expect(try bodies(of: Card.self, again: host) == 0)
    number = 2
    #expect(try bodies(of: Card.self, again: host) == 1)
    service.greeting = "good day"
    #expect(try bodies(of: Card.self, again: host) == 1)
    #expect(host.texts == ["good day 2 good day"])
  }
}

private protocol Greeter {
  var greeting: String { get }
}
