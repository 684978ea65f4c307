import Foundation

struct Item: Identifiable, Codable, Equatable {
  let id: Int
  var name: String
  var price: Decimal
}
