/// The value that tells an option, tab or row from the others: what `tag(_:)` says, or the id that `ForEach` knows.
struct ElementTag {
  /// The value as it was given.
  let value: Any
  /// The value without the optionals around it, for comparison.
  let key: AnyHashable

  /// What stands for "no value" among the keys.
  private struct NoValue: Hashable {}

  init<V: Hashable>(_ value: V) {
    self.value = value
    key = Self.key(of: value)
  }

  /// `value` as a key: an optional with a value is that value.
  static func key(of value: any Hashable) -> AnyHashable {
    guard let optional = value as? any OptionalType else { return AnyHashable(value) }
    guard let wrapped = optional.optional as? any Hashable else { return AnyHashable(NoValue()) }
    return key(of: wrapped)
  }
}

/// Gives the elements below a tag, unless they have one already.
struct TagModifier: PrimitiveModifier {
  let tag: ElementTag?

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    collector.decorating({ $0.tag = $0.tag ?? tag }) { node.content.emit(into: collector) }
  }
}

extension View {
  /// Tells this option of a picker, tab of a tab view or row of a list from the others.
  ///
  /// Options of an optional selection may have tags of the type inside.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: ElementTag(tag)))
  }
}

extension _ViewNode {
  /// The children of this node's only child: the parts that a primitive view was made of.
  var parts: [_ViewNode] {
    var parts: [_ViewNode] = []
    forEachChild { child in child.forEachChild { parts.append($0) } }
    return parts
  }

  /// The environment at this place.
  var environment: EnvironmentValues { EnvironmentValues(scope: scope) }
}

extension ElementCollector {
  /// The texts that `node` shows, joined.
  func texts(of node: _ViewNode) -> String? {
    let texts = label { node.emit(into: self) }.flatMap(\.allTexts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension Element {
  /// Its texts and those of everything inside it.
  var allTexts: [String] { texts + children.flatMap(\.allTexts) }

  /// Everything inside it and itself, in the order in which it is read.
  var selfAndDescendants: [Element] { [self] + children.flatMap(\.selfAndDescendants) }
}
