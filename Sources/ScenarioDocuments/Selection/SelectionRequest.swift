/// The options and arguments that select runs, as typed.
package struct SelectionRequest: Hashable, Sendable {
  /// The values of `--filter`.
  package var filters: [String] = []
  /// Paths and filters that stand by themselves.
  package var arguments: [String] = []
  /// The values of `--tag`.
  package var tags: [String] = []
  /// The values of `--environment`.
  package var environments: [String] = []
  /// `--failed`: what did not pass the last time.
  package var onlyFailed = false
  /// `--changed REF`: what differs from a commit.
  package var changedSince: String?
  /// `--shard 2/4`.
  package var shard: Shard?
  /// `--shuffle SEED`.
  package var shuffleSeed: UInt64?

  package init(
    filters: [String] = [], arguments: [String] = [], tags: [String] = [], environments: [String] = [],
    onlyFailed: Bool = false, changedSince: String? = nil, shard: Shard? = nil, shuffleSeed: UInt64? = nil
  ) {
    self.filters = filters
    self.arguments = arguments
    self.tags = tags
    self.environments = environments
    self.onlyFailed = onlyFailed
    self.changedSince = changedSince
    self.shard = shard
    self.shuffleSeed = shuffleSeed
  }
}
