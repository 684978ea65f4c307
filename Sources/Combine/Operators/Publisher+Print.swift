extension Publishers {
  /// The publisher of `print(_:to:)`.
  public typealias Print<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Prints the events of the stream, to standard output unless told otherwise.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    var stream = stream
    let write = { (line: String) in
      if stream == nil {
        Swift.print(start + line)
      } else {
        stream?.write(start + line + "\n")
      }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") }
    )
  }
}
