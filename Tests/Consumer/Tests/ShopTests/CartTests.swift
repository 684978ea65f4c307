import SwiftUI
import Testing

@testable import ShopUI

@MainActor struct CartTests {
  @Test func showsWhatIsInTheCart() {
    let host = ViewHost(CartView(items: [Item(id: 1, name: "Mug", price: 12)]))
    #expect(host.outline.contains("\"Mug\""))
    host.unmount()
  }
}
