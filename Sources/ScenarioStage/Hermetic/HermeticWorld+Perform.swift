import CHermetic

extension HermeticWorld {
  /// Runs `body` at once as a main-actor job on this thread, before anything that is ready, and returns its value.
  /// Inside a main-actor job of the run it is simply called.
  func perform<Result, Failure: Error>(
    _ body: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    checkThread()
    let slot = PerformSlot<Swift.Result<Result, Failure>>()
    withoutActuallyEscaping(body) { body in
      slot.call = {
        do throws(Failure) {
          return .success(try body())
        } catch {
          return .failure(error)
        }
      }
      if state.pointee.onMain {
        MainActor.assumeIsolated { slot.run() }
      } else {
        isCapturing = true
        Task.detached { @MainActor in slot.run() }
        isCapturing = false
        if let job = capturedJob {
          capturedJob = nil
          run(job, on: .main)
        }
      }
    }
    guard let result = slot.value else {
      fatalError("The main executor of this process was replaced after HermeticWorld installed its own.")
    }
    return try result.get()
  }

  /// Members other than `leftovers` and `reached` belong to the run's thread.
  func checkThread() {
    guard hermetic_current() == state else {
      fatalError("A HermeticWorld was used outside of its run, or from another thread than the run's.")
    }
  }
}

/// The closure is given up as soon as it has run: the task that carried it may live a little longer.
private final class PerformSlot<Value>: @unchecked Sendable {
  var call: (@MainActor () -> Value)?
  var value: Value?

  @MainActor
  func run() {
    value = call?()
    call = nil
  }
}
