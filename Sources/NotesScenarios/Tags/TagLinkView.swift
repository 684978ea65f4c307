import SwiftUI

struct TagLinkView: View {
  let url: URL

  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open in browser") { openURL(url) }
  }
}

#Preview {
  TagLinkView(url: URL(string: "https://example.com/tags/swift")!)
}
