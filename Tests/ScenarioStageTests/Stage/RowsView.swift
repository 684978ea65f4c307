import PreviewKit

/// A list whose rows have texts and a button of the same name, with everything that can be presented above it.
struct RowsView: View {
  @State private var names = ["Ana", "Ben", "Cem"]
  @State private var called = "nobody"
  @State private var refreshes = 0
  @State private var isShowingSheet = false
  @State private var isShowingAlert = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Text("colleague")
            Button("Call") { called = name }
          }
        }
        .onDelete { for index in $0.reversed() { names.remove(at: index) } }
        NavigationLink("More") { Text("That is all").navigationTitle("Rest") }
      }
      .refreshable { refreshes += 1 }
      .overlay { Text("called \(called), refreshed \(refreshes)") }
      .navigationTitle("People")
      .toolbar {
        Button("Sheet") { isShowingSheet = true }
        Button("Warn") { isShowingAlert = true }
      }
      .sheet(isPresented: $isShowingSheet) {
        VStack {
          Text("In the sheet")
          Button("Call") { called = "the sheet" }
        }
      }
      .alert("Careful", isPresented: $isShowingAlert) {
        Button("OK") {}
        Button("Delete", role: .destructive) { names = [] }
      }
    }
  }
}
