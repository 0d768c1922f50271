import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Random keys in lists that are searched for")
struct ScreenFindingRandomTests {
  private static let keys: [Key] =
    ["b", "e", "k", "z", "a", " "].map { Key(.text($0)) }
    + [.enter, .down, .up, .tab, .escape, .backspace, .home, .end, .delete].map { Key($0) }
    + [Key(.down, .alt), Key(.tab, .shift), .alt("a"), .control("_"), .control("u")]

  @Test("What shows after any keys, searches and failures is what a new drawing shows", arguments: 1...3)
  func same(seed: UInt64) async {
    var random = SeededNumbers(seed: seed)
    let service = CityService()
    let form = service.form()
    let screen = FormScreen(form, width: 60, height: 24)
    for step in 0..<120 {
      let key = Self.keys.randomElement(using: &random)!
      // Esc on the form itself would leave it.
      if key == Key(.escape), screen.unfolded == nil, screen.suggestions == nil { continue }
      guard screen.press(key) == .goesOn else { break }
      if screen.panel != nil { _ = screen.press(Key(.escape)) }
      if random.next() % 6 == 0 {
        service.isDown.withLock { $0 = random.next() % 3 == 0 }
        await form.runJobs()
        screen.settle()
      }
      let shown = screen.frame().text
      screen.forget()
      #expect(screen.frame().text == shown, "step \(step)")
      if case .list(let list)? = screen.unfolded {
        #expect(list.matches.isEmpty || list.matches.indices.contains(list.place))
        #expect(list.typed == screen.focusedRow?.options.finding?.text, "step \(step), \(key)")
      }
      let cities = Set([form.model.city].compactMap { $0 } + form.model.stops)
      #expect(cities.isSubset(of: ["Berlin", "Bern", "Bonn", "Frankfurt am Main", "Köln", "Zürich"]))
    }
  }
}
