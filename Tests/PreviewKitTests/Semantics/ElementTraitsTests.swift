import PreviewKit
import SwiftUI
import Testing

@MainActor @Suite struct ElementTraitsTests {
  @Test("a tap is for controls that have nothing else to do, and for rows that lead somewhere")
  func tapping() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Linked") { Text("there") }
            Text("Plain")
            Button("Press") {}
            TextField("Name", text: .constant(""))
            Slider(value: .constant(0.5)) { Text("Level") }
          }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(try #require(host.first(.row, "Linked")).canBeTapped)
    #expect(try !#require(host.first(.row, "Plain")).canBeTapped)
    #expect(try #require(host.first(.button, "Press")).canBeTapped)
    #expect(try !#require(host.first(.textField, "Name")).canBeTapped)
    let slider = try #require(host.first(.slider))
    #expect(slider.role.has(.adjustable) && !slider.canBeTapped)
  }

  @Test("the line of what is behind a presentation escapes its words as all other lines do")
  func behind() {
    let host = ViewHost(Text(verbatim: "say \"hi\"\n").sheet(isPresented: .constant(true)) { Text("front") })
    #expect(host.outline.hasSuffix("behind \"say \\\"hi\\\"\\n\"\n"))
  }
}
