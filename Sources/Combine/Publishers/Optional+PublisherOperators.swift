// What an operator makes of one value or none is known at once, so most of them answer with another `Optional`
// publisher.

extension Optional.Publisher {
  /// Tests the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    output.map(predicate).publisher
  }

  /// Makes an array of the value, or an empty one.
  public func collect() -> Optional<[Output]>.Publisher { Optional<[Output]>.Publisher(output.map { [$0] } ?? []) }

  /// Transforms the value, and leaves nil out.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// The value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Tests the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    output.map(predicate).publisher
  }

  /// The number one, if there is a value.
  public func count() -> Optional<Int>.Publisher { output.map { _ in 1 }.publisher }

  /// Leaves the value out if it is among the first ones.
  public func dropFirst(_ count: Int = 1) -> Self {
    precondition(count >= 0, "dropFirst(\(count)): the number of values must not be negative.")
    return count == 0 ? self : Self(nil)
  }

  /// Leaves the value out if the closure is true.
  public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

  /// The value.
  public func first() -> Self { self }

  /// The value, if the closure is true.
  public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// The value.
  public func last() -> Self { self }

  /// The value, if the closure is true.
  public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// The value, if the closure is true.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self { Self(output.flatMap { isIncluded($0) ? $0 : nil }) }

  /// Only the end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { output.map(transform).publisher }

  /// The value, if its place is the given one.
  public func output(at index: Int) -> Self {
    precondition(index >= 0, "output(at: \(index)): the place must not be negative.")
    return index == 0 ? self : Self(nil)
  }

  /// The value, if its place is in the range.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The range begins at \(range.lowerBound). It must not begin below zero.")
    precondition(range.upperBound < Int.max - 1, "The range ends at \(range.upperBound), which is too great.")
    return range.lowerBound == 0 && range.upperBound != 0 ? self : Self(nil)
  }

  /// The value, if it is among the first ones.
  public func prefix(_ maxLength: Int) -> Self {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the number of values must not be negative.")
    return maxLength > 0 ? self : Self(nil)
  }

  /// The value, if the closure is true.
  public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Combines the value with a first result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    output.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// Combines the value with a first result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The value, which is the only one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The value: there is no error.
  public func replaceError(with output: Output) -> Self { self }

  /// The value, or another one if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// The value: there is no error.
  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value, which is the only one.
  public func min() -> Self { self }

  /// The value, which is the only one.
  public func max() -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value equals another one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { self.output.map { $0 == output }.publisher }

  /// The value, which is the only one.
  public func removeDuplicates() -> Self { self }
}
