/// Follows a run while it is on stage, so that a run that never ends can still be described.
///
/// All calls come from the stage's thread.
package protocol StageObserver: Sendable {
  /// The stage is about to do something.
  func willDo(_ activity: HermeticActivity)
  /// A step was done: its text in the transcript, and what is on the screen.
  func did(_ record: Transcript.StepRecord, screen: String)
}
