extension ViewHost {
  /// The first element in front with this role and, if one is given, this label. A row is known by any of its texts.
  public func first(_ role: ElementRole, _ label: String? = nil) -> Element? {
    all(role, label).first
  }

  /// All elements in front with this role and, if one is given, this label, from top to bottom.
  public func all(_ role: ElementRole, _ label: String? = nil) -> [Element] {
    ElementActor.all(in: tree.front) { element in
      element.role == role && label.map { element.texts.contains($0) || element.labelKey == $0 } ?? true
    }
  }

  /// What the texts and rows in front read, from top to bottom. The labels of controls are not among them.
  public var texts: [String] {
    ElementActor.all(in: tree.front) { $0.role == .text || $0.role == .row }.flatMap(\.texts)
  }
}
