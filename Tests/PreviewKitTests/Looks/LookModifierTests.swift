import SwiftUI
import Testing

@Suite("Looks")
@MainActor struct LookModifierTests {
  @Test("a look that nothing can read adds nothing: the view keeps its type")
  func modifiersAddNothing() {
    let looks: [any View] = [
      Circle().padding(8), Circle().frame(width: 10), Circle().bold(), Circle().foregroundStyle(.red),
      Circle().background(.thinMaterial, in: .capsule), Circle().shadow(radius: 2),
      Circle().animation(.default, value: 1),
      Circle().transition(.opacity), Circle().listRowSeparator(.hidden), Circle().presentationDetents([.medium]),
      Circle().navigationBarTitleDisplayMode(.inline), Circle().previewLayout(.sizeThatFits),
    ]
    for look in looks {
      #expect(type(of: look) == Circle.self)
    }
  }

  @Test("a component shows what a modifier around it wrote", arguments: WrittenKey.all)
  func written(key: WrittenKey) {
    let (inside, without) = key.shown()
    #expect(inside == [key.expected])
    #expect(without.count == 1 && without != inside, "the default says the same, so the test could not fail")
  }

  @Test("the looks of views as apps write them show nothing and raise no issue", arguments: LookedViews.all)
  func lookedViews(_ view: LookedView) {
    let host = ViewHost(view.make())
    #expect(host.outline == "")
    #expect(host.issues.map(\.message) == [])
  }

  @Test("a value that is written again runs no body that reads it; another one does")
  func equalValues() throws {
    let journal = Journal()
    struct Reader: View {
      let journal: Journal
      @Environment(\.lineLimit) private var lineLimit
      var body: some View {
        let _ = journal.write("\(lineLimit ?? 0)")
        Text("row")
      }
    }
    struct Screen: View {
      let journal: Journal
      @State private var taps = 0
      var body: some View {
        VStack { Reader(journal: journal) }.lineLimit(taps / 2 + 1)
        Button("Tap \(taps)") { taps += 1 }
      }
    }
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == ["1"])
    try host.tap("Tap 0")
    #expect(journal.take() == [])
    try host.tap("Tap 1")
    #expect(journal.take() == ["2"])
  }

  @Test("a limit taken away by a modifier further in is nil again")
  func noLimit() {
    #expect(ViewHost(KeyReader(\.lineLimit).lineLimit(nil).lineLimit(2)).texts == ["nil"])
    #expect(ViewHost(KeyReader(\.lineLimit).lineLimit(2...).lineLimit(2)).texts == ["nil"])
    #expect(
      ViewHost(KeyReader(\.symbolRenderingMode).symbolRenderingMode(nil).symbolRenderingMode(.palette)).texts == ["nil"]
    )
  }

  @Test("what an outer modifier takes away, an inner one does not bring back")
  func takenAway() {
    #expect(
      ViewHost(KeyReader(\.isHoverEffectEnabled).hoverEffectDisabled(false).hoverEffectDisabled()).texts == ["false"])
    #expect(ViewHost(KeyReader(\.isHoverEffectEnabled).hoverEffectDisabled(false)).texts == ["true"])
  }

  @Test("a pixel is as large as the scale of the display says")
  func pixelLength() {
    #expect(ViewHost(KeyReader(\.pixelLength).environment(\.displayScale, 2)).texts == ["0.5"])
  }

  @Test("each text size has a category, and the other way round")
  func sizeCategories() {
    #expect(DynamicTypeSize.allCases.map { ContentSizeCategory($0) } == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    for size in DynamicTypeSize.allCases {
      #expect(ContentSizeCategory(size)?.isAccessibilityCategory == size.isAccessibilitySize)
    }
  }

  @Test("texts are struck through where a view around them is, unless they say something else")
  func strikethrough() {
    let list = VStack {
      Text("one")
      Text("two").strikethrough(false)
      Button("three") {}
    }
    #expect(
      ViewHost(list.strikethrough()).outline
        == "\"one\" (strikethrough)\n\"two\"\nButton \"three\" (strikethrough)\n")
    #expect(ViewHost(list.strikethrough(false)).outline == "\"one\"\n\"two\"\nButton \"three\"\n")
  }

  @Test("symbol variants are combined and compared part by part, in any order")
  func symbolVariants() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(SymbolVariants.circle.fill == .fill.circle)
    #expect(SymbolVariants.circle.square == .square)
  }

  @Test("fonts that are made in different ways differ")
  func fonts() {
    let made: [Font] = [
      .title, .title.bold(), .system(size: 12), .system(size: 12, weight: .bold), .system(.title, design: .serif),
      .custom("Avenir", size: 12), .custom("Avenir", fixedSize: 12), .title.leading(.tight), .title.width(.condensed),
    ]
    #expect(Set(made).count == made.count)
  }
}
