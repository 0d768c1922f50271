import Testing

@testable import FieldstoneCore

@Suite("The options that a value is made of")
struct ChosenOptionsTests {
  @Test("Exactly the chosen ones are found, however many there are")
  func contains() {
    for chosen in [[], [0], [3], [0, 1, 2, 5, 9], [1, 2, 3, 4, 6, 7, 8], Array(stride(from: 0, to: 40, by: 3))] {
      let options = ChosenOptions(indices: chosen)
      #expect((0..<45).filter(options.contains) == chosen)
    }
  }
}
