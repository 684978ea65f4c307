import SwiftUI

/// Tags that need no network.
struct LocalGetTagsAction: GetTagsAction {
  private static let tags = [
    Tag(followersCount: 12_480, iconURL: URL(string: "https://example.com/swift.png"), id: "swift", itemsCount: 3_107),
    Tag(followersCount: 1_200, iconURL: nil, id: "プログラミング", itemsCount: 310),
    Tag(followersCount: 88, iconURL: URL(string: "https://example.com/linux.png"), id: "linux", itemsCount: 1_024),
    Tag(followersCount: 0, iconURL: nil, id: "new", itemsCount: 0),
  ]

  func callAsFunction(page: Int, perPage: Int, sort: TagSort) async throws -> [Tag] {
    let sorted =
      switch sort {
      case .count: Self.tags.sorted { $0.itemsCount > $1.itemsCount }
      case .name: Self.tags.sorted { $0.id < $1.id }
      }
    return Array(sorted.dropFirst((page - 1) * perPage).prefix(perPage))
  }
}
