import SwiftUI

struct TagsView: View {
  @Environment(\.getTags) private var getTags
  @State private var tags: [Tag] = []
  @State private var isLoading = true
  @State private var error: (any Error)?

  var body: some View {
    NavigationStack {
      List(tags) { tag in
        TagRow(tag: tag)
      }
      .overlay {
        if isLoading {
          Text("Loading…")
        } else if tags.isEmpty {
          Text("No tags")
        }
      }
      .navigationTitle("Tags")
      .task { await load() }
      .refreshable { await load() }
      .alert(error?.localizedDescription ?? "", isPresented: isShowingError) {
        Button("OK") {}
      }
    }
  }

  private var isShowingError: Binding<Bool> {
    Binding {
      error != nil
    } set: { isShown in
      if !isShown { error = nil }
    }
  }

  private func load() async {
    isLoading = true
    do {
      tags = try await getTags(page: 1, perPage: 20, sort: .count)
    } catch {
      self.error = error
    }
    isLoading = false
  }
}

#Preview("Tags") {
  TagsView()
}

#Preview("Failing") {
  TagsView()
    .environment(\.getTags, FailingGetTagsAction())
}
