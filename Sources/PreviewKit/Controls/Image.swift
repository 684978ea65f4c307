import Foundation

/// A picture. An outline shows it when it has a label; a symbol lends its name to a control that has nothing else.
public struct Image: Equatable, Sendable {
  enum Source: Equatable {
    case symbol(String)
    case asset(String)
    case decorative
    case labelled(Text)
  }

  let source: Source

  /// A symbol of the system, by name.
  public init(systemName: String) { source = .symbol(systemName) }
  /// A symbol of the system that is drawn in part.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// A picture of the app; its name is its label.
  public init(_ name: String) { source = .asset(name) }
  /// A picture of the app; its name is its label.
  public init(_ name: String, bundle: Bundle?) { source = .asset(name) }
  /// A picture of the app with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .labelled(label) }
  /// A picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .decorative }

  /// The same picture; looks do not show in an outline.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  /// The same picture; looks do not show in an outline.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The same picture; looks do not show in an outline.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The same picture; looks do not show in an outline.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The same picture; looks do not show in an outline.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture is stretched.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether a picture is a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A stencil.
    case template
    /// As it is.
    case original
  }

  /// How pixels are filled in.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// From cheap to fine.
    case low, medium, high
  }

  /// The size of a symbol.
  public enum Scale: Hashable, Sendable {
    /// From small to large.
    case small, medium, large
  }
}

extension Image: PrimitiveView {
  typealias Content = EmptyView

  func collect(_ node: PrimitiveNode<Image>, into collector: ElementCollector) {
    let element = Element(.image, node: node)
    switch source {
    case .decorative: return
    case .symbol(let name):
      // Apple's symbols carry a label that VoiceOver reads; outside a control they are decoration.
      guard collector.acceptsSymbols else { return }
      element.label = name
      element.isSymbol = true
    case .asset(let name): element.label = name
    case .labelled(let text): (element.label, element.labelKey) = text.label(at: node)
    }
    collector.append(element)
  }
}
