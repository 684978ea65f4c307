import SwiftUI

/// Loads a page of tags.
protocol GetTagsAction {
  /// The tags of a page.
  ///
  /// - Parameter page: the page, from 1.
  func callAsFunction(page: Int, perPage: Int, sort: TagSort) async throws -> [Tag]
}

private struct GetTagsKey: EnvironmentKey {
  static let defaultValue: any GetTagsAction = LocalGetTagsAction()
}

extension EnvironmentValues {
  /// How views load tags.
  var getTags: any GetTagsAction {
    get { self[GetTagsKey.self] }
    set { self[GetTagsKey.self] = newValue }
  }
}
