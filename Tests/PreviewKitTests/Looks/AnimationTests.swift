import Foundation
import PreviewKit
import Testing

@Suite("Animation")
@MainActor struct AnimationTests {
  private struct Oops: Error {}

  @Test("withAnimation runs its body at once and returns its value")
  func returnsValue() {
    var isOn = false
    let value = withAnimation(.spring()) {
      isOn.toggle()
      return 42
    }
    #expect(value == 42)
    #expect(isOn)
    withAnimation { isOn.toggle() }
    #expect(!isOn)
    withTransaction(Transaction(animation: nil)) { isOn.toggle() }
    withTransaction(\.disablesAnimations, true) { isOn.toggle() }
    #expect(!isOn)
  }

  @Test("withAnimation passes on what its body throws")
  func passesOnErrors() {
    #expect(throws: Oops.self) { try withAnimation { throw Oops() } }
  }

  @Test("The completion runs after the body, as a job of its own")
  func completion() async {
    var events: [String] = []
    await withCheckedContinuation { continuation in
      withAnimation(.linear) {
        events.append("body")
      } completion: {
        events.append("completion")
        continuation.resume()
      }
      events.append("after")
    }
    #expect(events == ["body", "after", "completion"])
  }

  @Test("Animations that are made in different ways differ")
  func equality() {
    let made: [Animation] = [
      .easeIn, .easeOut, .easeIn(duration: 0.2), .easeIn(duration: 0.2).delay(1), .easeIn(duration: 0.2).speed(1),
      .linear.repeatForever(), .linear.repeatForever(autoreverses: false), .spring(duration: 1), .smooth(duration: 1),
    ]
    #expect(Set(made).count == made.count)
    #expect(Animation.spring == .spring())
  }

  @Test("Animatable pairs compute with both values")
  func pairs() {
    var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(1.0, CGFloat(2))
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.0, CGFloat(2)))
    #expect(pair.magnitudeSquared == 5)
    #expect(0.0.interpolated(towards: 10, amount: 0.25) == 2.5)
  }

  @Test("A transaction keeps values of keys of one's own")
  func transactionKeys() {
    var transaction = Transaction()
    #expect(transaction[Source.self] == "none")
    transaction[Source.self] = "drag"
    #expect(transaction[Source.self] == "drag")
  }

  private enum Source: TransactionKey {
    static let defaultValue = "none"
  }
}
