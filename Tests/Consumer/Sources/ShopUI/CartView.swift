import LegacyUI
import SwiftUI

struct CartView: View {
  @State private var items: [Item]
  @State private var order: String?
  @State private var failure: String?
  @Environment(\.checkout) private var checkout
  @Environment(\.isGuest) private var isGuest

  init(items: [Item]) { _items = State(initialValue: items) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(items) { item in
          HStack {
            Text(item.name)
            Text(item.price, format: .currency(code: "EUR"))
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        CounterView(title: "Gift wraps")
        if isGuest { Text("You are a guest") }
        Button("Check out") {
          Task {
            do { order = try await checkout(items) } catch { failure = "The shop cannot be reached." }
          }
        }
        .disabled(items.isEmpty)
      }
      .navigationTitle("Cart")
      .sheet(item: $order) { order in Text("Thank you for \(order)") }
      .alert(
        "Sorry",
        isPresented: Binding {
          failure != nil
        } set: { _ in
          failure = nil
        }
      ) {
      } message: {
        Text(failure ?? "")
      }
    }
  }
}

extension String: @retroactive Identifiable {
  public var id: String { self }
}

#Preview { CartView(items: []) }
