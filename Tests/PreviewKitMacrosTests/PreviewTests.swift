import Testing

@testable import PreviewKit

/// Named like what expansions are made of: they must not hide it.
private struct Content: View {
  var text: String
  var body: some View { fill(text) }
}

@MainActor private func fill(_ text: String) -> some View { Probe(text) }

@MainActor private var probes: [String] = []

private struct Probe: View {
  init(_ text: String) { probes.append(text) }
  var body: some View { EmptyView() }
}

extension PreviewTrait where Kind == PreviewKit.Preview.ViewTraits {
  @MainActor fileprivate static var onMainActor: Self { .portrait }
}

#Preview { Probe("unnamed") }
#Preview("named") {
  Probe("}")
  Probe("two")
}
#Preview("traits", traits: .sizeThatFitsLayout, .landscapeLeft) { EmptyView() }
#Preview(traits: .fixedLayout(width: 300, height: 100), .onMainActor) { EmptyView() }
#Preview("returns") {
  let text = "return"
  return Probe(text)
}
#Preview("in parentheses", body: { Probe("parentheses") })
#Preview("previewable") {
  @Previewable @State var count = 3
  @Previewable @State var name: String? = nil
  // a comment }
  let text = "\(count) \(name ?? "-")"
  Probe(text)
}
#Preview("previewable, on one line") {
  @Previewable @State var x = 4; return Probe("\(x)")
}
#Preview("names") {
  @Previewable @State var text = "content"
  Content(text: text).body
}
#Preview("conditional") {
  #if false
    @Previewable @State var text = "inactive"
  #else
    @Previewable @State var text = "active"
      #if false
        .uppercased()
      #elseif true
        .lowercased()
      #endif
  #endif
  Probe(text)
}
#Preview("divided") {
  @Previewable @State var half =
    6
    / 2
  let text = [8, 2].reduce(64, /).description + "/\(half)/"
  Probe(text)
}
#if false
  #Preview("inactive") { EmptyView() }
#endif
/* before */ #Preview("last") { EmptyView() }

private struct ProbePreviews: PreviewProvider {
  static var previews: some View {
    Probe("one")
    Probe("two")
  }
}

@Suite("#Preview")
@MainActor
struct PreviewTests {
  static let mine = PreviewRegistry.all.filter {
    $0.module == "PreviewKitMacrosTests" && $0.file == "PreviewTests.swift"
  }

  static func named(_ name: String) throws -> RegisteredPreview {
    try #require(mine.first { $0.name == name })
  }

  /// What the probes say when the preview's view is made and its body evaluated.
  static func probed(_ preview: RegisteredPreview) -> [String] {
    func evaluate<Content: View>(_ view: Content) {
      if Content.Body.self != Never.self { _ = view.body }
    }
    probes = []
    evaluate(preview.preview.body())
    return probes
  }

  // The registry rests on `@_alwaysEmitConformanceMetadata`, on the shape of conformances and of existential types in the
  // binary, and on the linker's names for the ends of a section. Should any of these change, this test finds nothing.
  @Test("every preview of the binary is registered, in the order of module, file and place")
  func registered() {
    #expect(
      Self.mine.map(\.name) == [
        nil, "named", "traits", nil, "returns", "in parentheses", "previewable", "previewable, on one line", "names",
        "conditional", "divided", "last",
      ])
    #expect(Self.mine.map(\.line) == Self.mine.map(\.line).sorted())
    let places = PreviewRegistry.all.map { "\($0.module)/\($0.file):\($0.line):\($0.column)" }
    #expect(Set(places).count == places.count)
  }

  @Test("the place is that of the #, with blanks and comments before it left out")
  func place() throws {
    #expect(try Self.named("named").column == 1)
    #expect(try Self.named("last").column == 14)
    #expect(try Self.named("traits").line - Self.named("named").line == 4)
  }

  @Test("each call makes a new view from the body")
  func view() throws {
    #expect(Self.probed(Self.mine[0]) == ["unnamed"])
    #expect(Self.probed(Self.mine[0]) == ["unnamed"])
    #expect(try Self.probed(Self.named("named")) == ["}", "two"])
    #expect(try Self.probed(Self.named("returns")) == ["return"])
    #expect(try Self.probed(Self.named("in parentheses")) == ["parentheses"])
    probes = []
    _ = try Self.named("in parentheses").make()
    #expect(probes == ["parentheses"])
  }

  @Test("traits are kept in the order written")
  func traits() throws {
    #expect(try Self.named("traits").traits.map(\.value) == [.sizeThatFitsLayout, .orientation(.landscapeLeft)])
    #expect(Self.mine[3].traits.map(\.value) == [.fixedLayout(width: 300, height: 100), .orientation(.portrait)])
    #expect(try Self.named("named").traits.isEmpty)
  }

  @Test("marked variables are the state of a view around the body")
  func previewable() throws {
    #expect(try Self.probed(Self.named("previewable")) == ["3 -"])
    #expect(try Self.probed(Self.named("previewable, on one line")) == ["4"])
    #expect(try Self.probed(Self.named("names")) == ["content"])
    #expect(try Self.probed(Self.named("conditional")) == ["active"])
    #expect(try Self.probed(Self.named("divided")) == ["4/3/"])
    let view = try Self.named("previewable").preview.body()
    #expect(Mirror(reflecting: view).children.map(\.label) == ["_count", "_name"])
  }

  @Test("a preview provider is a type with views, for any platform")
  func provider() {
    probes = []
    _ = ProbePreviews.previews
    #expect(probes == ["one", "two"])
    #expect(ProbePreviews.platform == nil)
  }
}
