import SwiftUI

struct CheckoutAction {
  var run: ([Item]) async throws -> String = { _ in "order 1" }

  func callAsFunction(_ items: [Item]) async throws -> String { try await run(items) }
}

extension EnvironmentValues {
  @Entry var checkout = CheckoutAction()
  @Entry var isGuest = false
}
