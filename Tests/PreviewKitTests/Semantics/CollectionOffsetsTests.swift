import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test("elements are removed at offsets, and offsets outside are ignored") func removes() {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet([0, 3, 9]))
    #expect(letters == Array("bce"))
  }

  @Test(
    "elements are moved in front of the one at the destination, in their order",
    arguments: [
      (IndexSet([0]), 3, "bcade"), (IndexSet([4]), 0, "eabcd"), (IndexSet([1, 3]), 5, "acebd"),
      (IndexSet([1, 3]), 2, "abdce"), (IndexSet([2]), 2, "abcde"), (IndexSet([7]), 0, "abcde"),
    ])
  func moves(source: IndexSet, destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)
  }
}
