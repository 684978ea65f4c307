/// Counts the times at which a store may have changed. What bodies read in one round is read from the store once.
final class RoundCounter {
  var present = 0
}
