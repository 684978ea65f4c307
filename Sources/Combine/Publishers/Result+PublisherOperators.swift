// What an operator makes of one value or an error is known at once, so most of them answer with another `Result`
// publisher.

extension Result.Publisher {
  /// Tests the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Tests the value.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Tests the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Tests the value.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Makes an array of the value.
  public func collect() -> Result<[Output], Failure>.Publisher { result.map { [$0] }.publisher }

  /// The value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The number one, if there is a value.
  public func count() -> Result<Int, Failure>.Publisher { result.map { _ in 1 }.publisher }

  /// The value.
  public func first() -> Self { self }

  /// The value.
  public func last() -> Self { self }

  /// Only the end.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { result.map(transform).publisher }

  /// Transforms the value.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Transforms the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// The value, which is the only one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The value, which the closure compares with itself.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { output in
      _ = try predicate(output, output)
      return output
    }
  }

  /// The value, or another one in place of an error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.success((try? result.get()) ?? output).publisher
  }

  /// The value: the stream is not empty.
  public func replaceEmpty(with output: Output) -> Self { self }

  /// The same: it would fail each time.
  public func retry(_ times: Int) -> Self { self }

  /// Combines the value with a first result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Combines the value with a first result.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Combines the value with a first result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Combines the value with a first result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }
}

extension Result.Publisher where Failure == Never {
  /// Changes the type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(result.get()).publisher
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value equals another one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// The value, which is the only one.
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
  /// The value, which is the only one.
  public func min() -> Self { self }

  /// The value, which is the only one.
  public func max() -> Self { self }
}
