/// As a carousel.
nonisolated public struct CarouselListStyle: ListStyle, Sendable {
  /// As a carousel.
  public init() {}
}

nonisolated extension ListStyle where Self == CarouselListStyle {
  /// As a carousel.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
