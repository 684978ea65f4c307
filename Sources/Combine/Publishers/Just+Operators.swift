// What an operator makes of the one value is known at once, so most of them answer with a `Just`, or with an `Optional`
// or `Result` publisher.

extension Just {
  private var optional: Optional<Output>.Publisher { Optional<Output>.Publisher(output) }

  /// Tests the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Tests the value.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// Makes an array of the value.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Transforms the value, and leaves nil out.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }

  /// The value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// The value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// Puts elements before the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Puts elements before the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Puts elements after the value.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Puts elements after the value.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }

  /// Tests the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Tests the value.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The number one.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Leaves the value out if it is among the first ones.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { optional.dropFirst(count) }

  /// Leaves the value out if the closure is true.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.drop(while: predicate)
  }

  /// The value.
  public func first() -> Just { self }

  /// The value, if the closure is true.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.first(where: predicate)
  }

  /// The value.
  public func last() -> Just { self }

  /// The value, if the closure is true.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.last(where: predicate)
  }

  /// The value, if the closure is true.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.filter(isIncluded)
  }

  /// Only the end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Transforms the value.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Changes the type of errors.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  /// The value, if its place is the given one.
  public func output(at index: Int) -> Optional<Output>.Publisher { optional.output(at: index) }

  /// The value, if the range begins with its place. The end of the range does not count, as on Apple's platforms.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional<Output>.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// The value, if it is among the first ones.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { optional.prefix(maxLength) }

  /// The value, if the closure is true.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.prefix(while: predicate)
  }

  /// Combines the value with a first result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result<T, Never>.success(nextPartialResult(initialResult, output)).publisher
  }

  /// Combines the value with a first result.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// The value, which is the only one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }

  /// The value, which the closure compares with itself.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result {
      _ = try predicate(output, output)
      return output
    }.publisher
  }

  /// The value: there is no error.
  public func replaceError(with output: Output) -> Just { self }

  /// The value: the stream is not empty.
  public func replaceEmpty(with output: Output) -> Just { self }

  /// The value: there is no error.
  public func retry(_ times: Int) -> Just { self }

  /// Combines the value with a first result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Combines the value with a first result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// Changes the type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }
}

extension Just where Output: Comparable {
  /// The value, which is the only one.
  public func min() -> Just { self }

  /// The value, which is the only one.
  public func max() -> Just { self }
}

extension Just where Output: Equatable {
  /// Whether the value equals another one.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// The value, which is the only one.
  public func removeDuplicates() -> Just { self }
}
