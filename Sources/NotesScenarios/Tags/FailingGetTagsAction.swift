/// Never has tags.
struct FailingGetTagsAction: GetTagsAction {
  func callAsFunction(page: Int, perPage: Int, sort: TagSort) async throws -> [Tag] {
    throw TagsError.unavailable
  }
}
