// Beside the components, which need not be public for it; not there on Apple's platforms.
#if canImport(ScenarioKit)
  import LegacyUI
  import ScenarioKit
  import SwiftUI

  struct CartArguments: Decodable { let items: [Item] }

  enum ShopError: Error { case declined }

  public enum ShopCatalog {
    public static func make() -> Catalog {
      Catalog {
        Component("CartView", arguments: CartArguments.self) { CartView(items: $0.items) }
        Component("CounterView") { CounterView(title: "Gift wraps") }
        Action("checkout", \.checkout, arguments: ["items"], makeAsync: CheckoutAction.init)
        EnvironmentValue("isGuest", \.isGuest)
        ErrorCase("declined", ShopError.declined)
      }
    }
  }
#endif
