import PreviewKit

/// A view inside a view inside a view; the innermost one has a button that counts.
struct NestedLevel: View {
  let remaining: Int
  @State private var count = 0

  var body: some View {
    if remaining > 1 {
      AnyView(NestedLevel(remaining: remaining - 1))
    } else {
      Button("Count \(count)") { count += 1 }
    }
  }
}
