import SwiftUI

struct Tag: Identifiable, Decodable, Equatable, Sendable {
  let followersCount: Int
  let iconURL: URL?
  let id: String
  let itemsCount: Int
}
