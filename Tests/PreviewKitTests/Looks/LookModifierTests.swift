import Foundation
import PreviewKit
import Testing

@Suite("Looks")
@MainActor struct LookModifierTests {
  @Test("A look-only modifier adds nothing: the view keeps its type")
  func modifiersAddNothing() {
    let looks: [any View] = [
      Circle().padding(8), Circle().frame(width: 10), Circle().font(.title), Circle().foregroundStyle(.red),
      Circle().background(.thinMaterial, in: .capsule), Circle().shadow(radius: 2),
      Circle().animation(.default, value: 1),
      Circle().transition(.opacity), Circle().listRowSeparator(.hidden), Circle().presentationDetents([.medium]),
      Circle().navigationBarTitleDisplayMode(.inline), Circle().previewLayout(.sizeThatFits),
    ]
    for look in looks {
      #expect(type(of: look) == Circle.self)
    }
  }

  @Test("Bodies made of looks can be evaluated")
  func bodies() {
    _ = LookedViews.FontsView().body
    _ = LookedViews.StylesView().body
    _ = LookedViews.ShapesView().body
    _ = LookedViews.LayoutsView(isWide: true).body
    _ = LookedViews.MotionView().body
    _ = LookedViews.ChromeView().body
  }

  @Test("Looks of the environment have defaults and can be set")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.font == nil)
    #expect(values.controlSize == .regular)
    values.font = .title.bold()
    #expect(values.font == .title.bold())
  }

  @Test("Symbol variants are combined and compared part by part")
  func symbolVariants() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(SymbolVariants.circle.fill == .circle.fill)
  }

  @Test("Fonts are equal when made in the same way")
  func fonts() {
    #expect(Font.system(size: 12, weight: .bold) == .system(size: 12, weight: .bold))
    #expect(Font.title.bold() != .title)
    #expect(Font.TextStyle.allCases.contains(.caption2))
  }
}
