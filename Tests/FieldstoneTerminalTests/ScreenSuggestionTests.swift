import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Suggestions on the screen")
struct ScreenSuggestionTests {
  private let form = CityService().form()
  private let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 70, height: 30)
    form.send(.focus("guide"))
    screen.settle()
  }

  private func press(_ keys: Key...) { for key in keys { #expect(screen.press(key) == .goesOn) } }
  private func type(_ text: String) { for letter in text { press(Key(.text(String(letter)))) } }
  private var shown: String { screen.frame().text }

  @Test("Up to five matches are listed while text is typed, and none is taken on its own")
  func listed() {
    #expect(!shown.contains("Ada"))
    type("a")
    for name in ["Ada", "Adam", "Alan", "Alba", "Alice"] { #expect(shown.contains("  \(name)")) }
    #expect(!shown.contains("Alma") && shown.contains("↓ Suggestions"))
    type("d")
    #expect(shown.contains("Adam") && !shown.contains("Alan") && form.model.guide == "ad")
    press(Key(.tab))
    #expect(form.model.guide == "ad" && !shown.contains("Adam"))
  }

  @Test("Down enters the list, Enter takes one, Up goes back to the text, and typing goes on there")
  func taken() {
    type("al")
    press(Key(.down), Key(.down))
    #expect(shown.contains("› Alba") && shown.contains("Enter Select"))
    press(Key(.up), Key(.up))
    #expect(!shown.contains("› Al"))
    press(Key(.down), Key(.text("i")))
    #expect(form.model.guide == "ali" && shown.contains("  Alice"))
    press(Key(.down), Key(.enter))
    #expect(form.model.guide == "Alice" && screen.focus == "guide" && screen.suggestions == nil)
    type("!")
    #expect(form.model.guide == "Alice!")
    press(.control("_"), .control("_"))
    #expect(screen.suggestions == nil)
  }

  @Test("Esc closes the list and keeps the text; F4 and Alt-Down open and close it")
  func closed() {
    type("al")
    press(Key(.escape))
    #expect(form.model.guide == "al" && !shown.contains("Alan") && screen.panel == nil)
    press(Key(.down, .alt))
    #expect(shown.contains("  Alan"))
    press(Key(.function(4)))
    #expect(!shown.contains("  Alan"))
  }

  @Test("A suggestion is taken by a click")
  func clicked() throws {
    type("al")
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("Alba") })
    let start = try #require(lines[line].range(of: "Alba")?.lowerBound)
    let x = lines[line].distance(from: lines[line].startIndex, to: start)
    #expect(screen.point(Pointer(.press, x: x, y: line)) == .goesOn)
    #expect(form.model.guide == "Alba" && screen.suggestions == nil)
  }

  @Test("A text that is the only suggestion itself suggests nothing, nor does one that matches none")
  func nothing() {
    type("zoë")
    #expect(shown.contains("  Zoë"))
    form.send(.type("guide", ""))
    screen.settle()
    type("Zoë")
    #expect(screen.suggestions == nil)
    type("x")
    #expect(screen.suggestions == nil)
    press(Key(.escape))
    #expect(screen.panel == .leaving)
  }
}
