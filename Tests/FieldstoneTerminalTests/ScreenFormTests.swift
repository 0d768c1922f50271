import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Full-screen form")
struct ScreenFormTests {
  private let form = FormSession(ScreenRegistration())

  private func screen(_ width: Int = 80, _ height: Int = 24) -> FormScreen {
    FormScreen(form, width: width, height: height)
  }

  private func type(_ text: String, _ screen: FormScreen) { _ = screen.press(Key(.text(text))) }

  @Test("The initial form")
  func opens() { #expect(screen().frame().text == ScreenFrames.opened) }

  @Test("A refused submit shows each issue under its field, and their number in the status line")
  func issues() {
    let screen = screen()
    type("ada", screen)
    #expect(screen.press(.control("s")) == .goesOn)
    #expect(screen.frame().text == ScreenFrames.refused)
  }

  @Test("A text field takes the width of its row, and its error is directly below it", arguments: [38, 80, 132])
  func widths(_ width: Int) throws {
    let screen = screen(width, 40)
    type("ada", screen)
    _ = screen.press(.control("s"))
    let grid = screen.frame()
    let y = try #require((0..<40).first { y in grid.line(y).contains { $0.style == .activeField } })
    let (field, error) = (Array(grid.line(y)), Array(grid.line(y + 1)))
    let start = try #require(field.firstIndex { $0.style == .activeField })
    let end = try #require(field.lastIndex { $0.style == .activeField })
    let frame = try #require(field.lastIndex { $0.character == "│" })
    #expect(field[start...end].allSatisfy { $0.style == .activeField } && frame - end <= 3)
    #expect(error[start].character == "✗" && error.lastIndex { $0.style == .errorText } ?? 0 <= end + 1)
    // The next field has its own edge.
    #expect(screen.boxed(2).lines.contains { $0.spans.contains { $0.style == .field } })
  }

  @Test("At the width of a phone, values are below their titles")
  func narrow() {
    let screen = screen(30, 14)
    type("ada@example.org", screen)
    #expect(screen.frame().text == ScreenFrames.narrow)
  }

  @Test("A choice opens a list, and Return takes the current option")
  func choice() {
    let screen = screen()
    for _ in 0..<4 { _ = screen.press(Key(.tab)) }
    #expect(screen.focus == "meal")
    _ = screen.press(Key(.text(" ")))
    _ = screen.press(Key(.down))
    type("v", screen)
    #expect(screen.frame().text.contains("› ( ) Vegetarian"))
    _ = screen.press(Key(.enter))
    #expect(form.model.meal == .vegetarian)
    #expect(screen.unfolded == nil)
    _ = screen.press(Key(.enter))
    _ = screen.press(Key(.home))
    _ = screen.press(Key(.enter))
    #expect(form.model.meal == nil)
  }

  @Test("A page opens over the form, with breadcrumbs; Escape goes back to the row that led there")
  func page() {
    let screen = screen()
    form.send(.set("needsInvoice", .flag(true)))
    form.send(.focus("invoice"))
    screen.settle()
    _ = screen.press(Key(.enter))
    #expect(screen.focus == "invoice.company")
    #expect(screen.frame().text.hasPrefix(" ‹ Invoice "))
    type("Analytical", screen)
    #expect(screen.press(Key(.escape)) == .goesOn)
    #expect(screen.focus == "invoice")
    #expect(screen.frame().text.contains("Analytical ›"))
  }

  @Test("A secret shows only on request, and leaving a changed form needs a confirmation")
  func secretAndLeaving() {
    let screen = screen()
    _ = screen.press(Key(.tab))
    type("Engine1843", screen)
    #expect(!screen.frame().text.contains("Engine"))
    _ = screen.press(.control("t"))
    #expect(screen.frame().text.contains("Engine1843"))
    #expect(screen.press(Key(.escape)) == .goesOn)
    #expect(screen.frame().text.contains("Leave this form?"))
    _ = screen.press(Key(.escape))
    #expect(screen.panel == nil)
    _ = screen.press(.control("_"))
    #expect(form.model.password == "")
    #expect(screen.press(Key(.escape)) == .leaves)
  }

  @Test("Undo restores the text in the editor; text that isn't a number yet is kept as typed")
  func texts() {
    let screen = screen()
    form.send(.focus("seats"))
    screen.settle()
    _ = screen.press(Key(.end))
    type("x", screen)
    #expect(screen.editor?.text == "1x")
    #expect(form.model.seats == 1)
    _ = screen.press(Key(.tab))
    #expect(screen.frame().text.contains("✗"))
    // The focus moves to the row of the undone change.
    _ = screen.press(.control("_"))
    #expect(form.focusedRow == "seats" && screen.editor?.text == "1")
  }

  @Test("The status line has the key that shows a secret, and clicking it works too")
  func showsSecret() throws {
    let screen = screen()
    _ = screen.press(Key(.tab))
    type("Engine1843", screen)
    let foot = try #require(screen.frame().text.split(separator: "\n").last)
    let x = try CellWidth.of(foot[..<#require(foot.range(of: "^T Show")).lowerBound])
    _ = screen.take(.pointer(Pointer(.press, x: x, y: 23)))
    #expect(screen.frame().text.contains("Engine1843") && screen.frame().text.contains("^T Hide"))
  }
}
