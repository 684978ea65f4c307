/// Something that a catalog registers: a component, an action, a value, an object or an error.
@MainActor public protocol CatalogEntry {
  /// Adds the entry to what the catalog offers.
  func register(in registry: inout CatalogRegistry)
}
