import Foundation
import PreviewKit
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("Colours are equal when made in the same way, and only then")
  func equality() {
    #expect(Color.red != .blue)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color("Brand") != Color("Other"))
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Set([Color.red, .red, .green]).count == 2)
  }

  @Test("Opacity multiplies")
  func opacity() {
    #expect(
      Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5) == Color(red: 1, green: 0, blue: 0, opacity: 0.25))
    #expect(Color.red.opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
  }

  @Test(
    "Hue, saturation and brightness become red, green and blue",
    arguments: [
      (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1.0, 1.0, "#00FF00FF"), (2.0 / 3, 1.0, 1.0, "#0000FFFF"),
      (0.5, 0.5, 1.0, "#80FFFFFF"), (0.1, 0.0, 0.2, "#333333FF"),
    ])
  func hue(hue: Double, saturation: Double, brightness: Double, expected: String) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.resolve(in: EnvironmentValues()).description == expected)
  }

  @Test("A mix lies between its colours")
  func mix() {
    let mixed = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
    #expect(mixed.red == 0.5)
  }

  @Test("Descriptions name what a colour is made of")
  func description() {
    #expect(Color.red.description == "red")
    #expect(Color("Brand").description == "\"Brand\"")
    #expect(Color(.systemBackground).opacity(0.5).description == "systemBackground at 0.5")
  }

  @Test("Colours of a gradient are at equal distances")
  func gradient() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }
}
