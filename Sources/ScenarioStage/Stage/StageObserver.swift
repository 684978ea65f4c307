/// Follows a run while it is on stage, so that something is known of one that never ends.
///
/// All calls come from the stage's thread.
package protocol StageObserver: Sendable {
  /// The stage is about to do something.
  func willDo(_ activity: HermeticActivity)
  /// A step was done: how the transcript tells it, and what is on the screen.
  func did(_ record: Transcript.StepRecord, screen: String)
}
