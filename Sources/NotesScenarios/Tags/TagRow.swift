import SwiftUI

struct TagRow: View {
  let tag: Tag

  var body: some View {
    VStack(alignment: .leading) {
      Label(tag.id, systemImage: "tag")
      HStack {
        Text("Followers")
        Text(tag.followersCount, format: .number)
        Text("Items")
        Text(tag.itemsCount, format: .number)
      }
      .font(.caption)
    }
  }
}

#Preview {
  TagRow(tag: Tag(followersCount: 1_200, iconURL: nil, id: "swift", itemsCount: 310))
}
