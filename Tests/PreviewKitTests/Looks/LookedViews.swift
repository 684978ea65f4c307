import Foundation
import PreviewKit
import Testing

/// One of the views below, by name.
struct LookedView: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> AnyView
}

/// Views as apps write them, made of nothing but looks: they compile, and show nothing.
enum LookedViews {
  static let all = [
    LookedView(testDescription: "fonts") { AnyView(FontsView()) },
    LookedView(testDescription: "styles") { AnyView(StylesView()) },
    LookedView(testDescription: "shapes") { AnyView(ShapesView()) },
    LookedView(testDescription: "layouts") { AnyView(LayoutsView(isWide: true)) },
    LookedView(testDescription: "motion") { AnyView(MotionView()) },
    LookedView(testDescription: "chrome") { AnyView(ChromeView()) },
  ]

  enum Theme {
    static let accent = Color("Accent", bundle: .main)
    static let background = Color(.systemGroupedBackground)
    static let title = Font.system(.title2, design: .rounded).weight(.semibold)
    static let gradient = LinearGradient(colors: [.blue, .purple.opacity(0.5)], startPoint: .top, endPoint: .bottom)
    static let corner = RoundedRectangle(cornerRadius: 12, style: .continuous)
  }

  struct FontsView: View {
    var isOn = true

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Rectangle().font(.title).fontWeight(.semibold).fontDesign(.rounded)
        Rectangle().font(.system(size: 17, weight: .medium, design: .monospaced)).bold().italic(isOn)
        Rectangle().font(.system(size: 12)).font(Theme.title).font(isOn ? .headline : .caption2.monospacedDigit())
        Rectangle().font(.custom("Avenir", size: 20, relativeTo: .body)).monospaced().monospacedDigit()
        Rectangle().kerning(1).tracking(2).baselineOffset(3).underline().fontWidth(.condensed)
        Rectangle().multilineTextAlignment(.center).lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2...)
        Rectangle().lineLimit(2, reservesSpace: true).lineSpacing(4).minimumScaleFactor(0.5).truncationMode(.middle)
        Rectangle().allowsTightening(true).textSelection(.enabled)
      }
      .imageScale(.large)
      .symbolRenderingMode(.hierarchical)
      .symbolVariant(isOn ? .fill : .none)
      .symbolVariant(.circle.fill)
    }
  }

  struct StylesView: View {
    var tint: Color = .accentColor
    var isOn = true

    var body: some View {
      ZStack(alignment: .topTrailing) {
        Theme.gradient.ignoresSafeArea()
        Color.black.opacity(0.4).edgesIgnoringSafeArea(.all)
        RadialGradient(
          gradient: Gradient(colors: [.red, .clear]), center: .center, startRadius: 2, endRadius: 80)
        AngularGradient(colors: [.red, .green], center: .center)
        Rectangle().foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(isOn ? .blue : .gray)
        Rectangle().foregroundStyle(.white, .tint).foregroundStyle(tint.gradient).foregroundColor(.primary)
        Rectangle().foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        Rectangle().foregroundStyle(Color(hex: 0xFF8800).secondary)
        Rectangle().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        Rectangle().background(.thinMaterial, in: .rect(cornerRadius: 16)).background(.red.opacity(0.2), in: .capsule)
        Rectangle().background(Color.red).background(.background.secondary).background(in: Circle()).background()
        Rectangle().background(tint.opacity(0.1)).background(Theme.gradient).background(.bar)
        Rectangle().background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))
        Rectangle().border(.red).border(Color.gray, width: 2).overlay(.red).overlay(.red.opacity(0.2), in: Circle())
        Rectangle().tint(.red).tint(nil).accentColor(.orange).backgroundStyle(.blue.gradient)
        Rectangle().colorMultiply(.red).blendMode(.multiply).compositingGroup().drawingGroup().saturation(0)
      }
    }
  }

  struct Triangle: Shape {
    var inset: CGFloat = 0

    var animatableData: CGFloat {
      get { inset }
      set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: corner(of: rect))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
      path.closeSubpath()
      return path
    }

    private func corner(of rect: CGRect) -> CGPoint { CGPoint(x: rect.maxX, y: rect.maxY) }
  }

  struct Ring: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - amount, startAngle: .degrees(0),
          endAngle: .degrees(360), clockwise: false)
      }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var ring = self
      ring.amount += amount
      return ring
    }
  }

  struct StripesStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .light ? Color.white : Color.black
    }
  }

  struct ShapesView: View {
    var progress = 0.4

    var body: some View {
      VStack {
        Circle().trim(from: 0, to: progress).stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Circle().fill(.red).stroke(.black, lineWidth: 2)
        Circle().fill(Color.red.gradient).frame(width: 8, height: 8)
        Circle().stroke(lineWidth: 4).opacity(0.3)
        Circle().strokeBorder(.quaternary, lineWidth: 1)
        Circle().strokeBorder(lineWidth: 2)
        Ring().strokeBorder(Color.red, lineWidth: 2).fill()
        Ring().inset(by: 2).stroke(Color.gray.opacity(0.5), lineWidth: 1)
        RoundedRectangle(cornerRadius: 10).inset(by: 1).stroke(.white, lineWidth: 1)
        UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10).fill(StripesStyle())
        Capsule().rotation(.degrees(45)).offset(x: 10).fill(.tertiary)
        Triangle(inset: 2).fill(.orange).shadow(color: .black, radius: 2, y: 1).shadow(radius: 3)
        Triangle().offset(x: 2).scale(0.5).fill(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.stroke()
        ContainerRelativeShape().fill(.fill)
        Circle().fill(.red.shadow(.drop(radius: 2))).frame(maxHeight: 10)
        AnyShape(Circle()).union(Rectangle()).fill(style: FillStyle(eoFill: true))
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
          context.stroke(Path(), with: .foreground, lineWidth: 2)
        }
        Rectangle().clipShape(Circle()).clipShape(.rect(cornerRadius: 8)).clipped().cornerRadius(8)
        Rectangle().contentShape(Rectangle()).contentShape(.hoverEffect, .capsule).containerShape(Theme.corner)
      }
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(1.2).scaleEffect(0.5, anchor: .top).scaleEffect(x: -1).blur(radius: 2).zIndex(1)
      .glassEffect().glassEffect(.regular.interactive(), in: .rect(cornerRadius: 4)).hoverEffect(.lift)
      .buttonBorderShape(.capsule)
    }
  }

  struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
      }
    }
  }

  struct LayoutsView: View {
    var isWide = false

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        ScrollViewReader { proxy in
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.flexible())], spacing: 2) {
            Rectangle().onTapGestureStandIn { proxy.scrollTo(1, anchor: .top) }
          }
          LazyHStack(spacing: 2, pinnedViews: [.sectionHeaders]) { Divider() }
        }
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {
          GridRow { Rectangle().gridCellColumns(2) }
          Divider().gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.leading)
        }
        GeometryReader { geometry in
          Rectangle().frame(width: geometry.size.width * 0.5, height: geometry.frame(in: .global).height)
          Rectangle().position(x: geometry.size.width / 2, y: geometry.frame(in: .named("scroll")).minY)
        }
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .midName, spacing: nil) { Spacer(minLength: 0) }
          VStack { Spacer() }
        }
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading))
        layout { Rectangle() }
        FlowLayout(spacing: 2) { Rectangle() }
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Rectangle().opacity(context.date > .distantPast ? 1 : 0.5)
        }
        TimelineView(.animation) { _ in Rectangle() }
      }
      .frame(maxWidth: .infinity, alignment: .leading).frame(width: 10).frame(alignment: .top)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).frame(height: 1, alignment: .top)
      .padding().padding(.horizontal).padding([.top, .leading], 8).padding(4).padding(EdgeInsets())
      .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).scenePadding()
      .fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      .aspectRatio(contentMode: .fit).aspectRatio(16 / 9, contentMode: .fill).scaledToFit().scaledToFill()
      .offset(y: isWide ? 0 : -4).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2))
      .alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(.midName) { d in d[VerticalAlignment.center] }
      .coordinateSpace(name: "scroll").coordinateSpace(.named("scroll"))
      .ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea(edges: .top).safeAreaPadding(.bottom, 8)
      .contentMargins(.horizontal, 16, for: .scrollContent).contentMargins(8)
      .containerRelativeFrame(.horizontal).containerBackground(.red, for: .navigation)
      .containerBackground(for: .window) { Color.red }
    }
  }

  struct Shake: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
      get { shakes }
      set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi), y: 0))
    }
  }

  struct Fly: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0).offset(y: phase.value * 10)
    }
  }

  struct CurrencyTag: ViewModifier, Animatable {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.padding() }
  }

  struct MotionView: View {
    @Namespace private var namespace
    var isOn = false
    var progress = 0.0

    var body: some View {
      Rectangle()
        .animation(.easeInOut(duration: 0.2), value: isOn).animation(.default, value: progress).animation(nil)
        .animation(
          .spring(response: 0.3, dampingFraction: 0.7).delay(0.1).repeatForever(autoreverses: false), value: isOn
        )
        .animation(isOn ? .snappy : .bouncy(duration: 0.4), value: isOn).animation(.linear) { $0.scaleEffect(2) }
        .transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity)).transition(.slide)
        .transition(.asymmetric(insertion: .scale, removal: .opacity.animation(.easeIn))).transition(Fly())
        .transition(.scale(scale: 0.5).combined(with: .blurReplaceStandIn)).transition(.blurReplace)
        .transaction { $0.animation = nil }.contentTransition(.numericText()).contentTransition(.symbolEffect(.replace))
        .matchedGeometryEffect(id: "card", in: namespace).geometryGroup()
        .matchedTransitionSource(id: 1, in: namespace).navigationTransition(.zoom(sourceID: 1, in: namespace))
        .symbolEffect(.bounce, value: isOn).symbolEffect(.pulse, isActive: isOn).symbolEffect(.variableColor.iterative)
        .modifier(Shake(shakes: 2)).modifier(CurrencyTag(amount: progress))
        .sensoryFeedback(.success, trigger: isOn).sensoryFeedback(trigger: isOn) { _, new in new ? .impact : nil }
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(0.9) }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    }
  }

  struct ChromeView: View {
    var detents: Set<PresentationDetent> = [.medium, .large, .fraction(0.3), .height(200)]
    var row: String?

    var body: some View {
      Rectangle()
        .listStyle(.plain).listStyle(.insetGrouped).listStyle(GroupedListStyle()).listStyle(InsetGroupedListStyle())
        .listRowBackground(Color.clear).listRowBackground(row == nil ? Color.red : nil).listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)).listRowInsets(.init())
        .listSectionSeparator(.hidden, edges: .top).headerProminence(.increased).listSectionSpacing(.compact)
        .listRowSeparatorTint(.red).listSectionSpacing(12).indexViewStyle(.page(backgroundDisplayMode: .always))
        .presentationDetents([.medium, .height(180)]).presentationDetents(detents, selection: .constant(.medium))
        .presentationDragIndicator(.visible).presentationBackground(.thinMaterial).presentationCornerRadius(24)
        .presentationBackground { Color.clear }.presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationSizing(.form.fitted(horizontal: false, vertical: true)).presentationCompactAdaptation(.popover)
        .scrollIndicators(.hidden).scrollContentBackground(.hidden).scrollDismissesKeyboard(.interactively)
        .scrollTargetLayout().scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollTargetBehavior(.paging)
        .scrollBounceBehavior(.basedOnSize, axes: .vertical).scrollClipDisabled().scrollDisabled(true)
        .scrollPosition(id: .constant(row), anchor: .top).scrollPosition(.constant(ScrollPosition(edge: .top)))
        .toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .tabBar, .bottomBar)
        .toolbarColorScheme(.dark, for: .navigationBar).navigationBarTitleDisplayMode(.inline).statusBarHidden()
        .navigationSplitViewColumnWidth(min: 100, ideal: 200).persistentSystemOverlays(.hidden)
        .controlSize(.large).menuIndicator(.hidden).privacySensitive()
        .keyboardType(.emailAddress).textContentType(.oneTimeCode).textInputAutocapitalization(.never)
        .autocapitalization(.none).autocorrectionDisabled().disableAutocorrection(true).submitLabel(.done)
        .previewLayout(.sizeThatFits).previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 15")
        .previewDisplayName("Dark").previewInterfaceOrientation(.landscapeLeft).flipsForRightToLeftLayoutDirection(true)
    }
  }
}

fileprivate extension Color {
  init(hex: UInt32) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: 1)
  }
}

extension VerticalAlignment {
  private enum MidName: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  static let midName = VerticalAlignment(MidName.self)
}

fileprivate extension View {
  /// A modifier that keeps the closure's captures in use.
  func onTapGestureStandIn(_ action: @escaping () -> Void) -> some View { self }
}

fileprivate extension AnyTransition {
  static var blurReplaceStandIn: AnyTransition {
    .modifier(active: LookedViews.Shake(shakes: 1), identity: LookedViews.Shake(shakes: 0))
  }
}
