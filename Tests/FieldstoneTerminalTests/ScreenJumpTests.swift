import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Search and issues on the screen")
struct ScreenJumpTests {
  private let form = FormSession(ScreenRegistration())

  private func press(_ keys: Key..., on screen: FormScreen) { for key in keys { _ = screen.press(key) } }

  @Test("Search finds rows of every page, and Return opens the page and goes there")
  func search() {
    form.send(.set("needsInvoice", .flag(true)))
    let screen = FormScreen(form)
    press(.control("f"), Key(.text("comp")), on: screen)
    #expect(screen.frame().text.contains("› Company"))
    #expect(screen.frame().text.contains("Invoice"))
    press(Key(.enter), on: screen)
    #expect(screen.focus == "invoice.company")
    #expect(screen.panel == nil)
  }

  @Test("Hidden rows are not found, and Escape leaves everything unchanged")
  func nothing() {
    let screen = FormScreen(form)
    let before = screen.frame()
    press(.control("f"), Key(.text("comp")), on: screen)
    #expect(screen.frame().text.contains("Nothing found."))
    press(Key(.enter), on: screen)
    #expect(screen.panel != nil)
    press(Key(.escape), on: screen)
    #expect(screen.frame() == before)
  }

  @Test("Arrow keys move through hits; options and values are shown next to titles")
  func walk() {
    let screen = FormScreen(form)
    press(.control("f"), Key(.text("vegan")), on: screen)
    #expect(screen.frame().text.contains("› Meal  has “Vegan”"))
    press(.control("u"), Key(.text("e")), on: screen)
    let first = screen.frame()
    press(Key(.down), Key(.down), on: screen)
    #expect(screen.frame() != first)
    press(Key(.up), Key(.up), on: screen)
    #expect(screen.frame() == first)
    press(Key(.enter), on: screen)
    #expect(screen.focus == "email")
  }

  @Test("The list of issues leads to each issue, on any page")
  func issues() {
    form.send(.set("needsInvoice", .flag(true)))
    let screen = FormScreen(form)
    press(.control("s"), Key(.function(2)), on: screen)
    let text = screen.frame().text
    #expect(text.contains(" 3 to fix "))
    #expect(text.contains("› Email"))
    #expect(text.contains("✗ Select this to continue."))
    press(Key(.down), Key(.enter), on: screen)
    #expect(screen.focus == "invoice.company")
  }

  @Test("Titles and pages in the list of issues have no colons, in which sentences end")
  func titles() {
    form.send(.set("needsInvoice", .flag(true)))
    let screen = FormScreen(form)
    press(.control("s"), Key(.function(2)), on: screen)
    let text = screen.frame().text
    let line = text.split(separator: "\n").first { $0.contains("Company") && $0.contains("Invoice") }
    #expect(line != nil && !text.contains("Company:") && !text.contains("Invoice:") && !text.contains("Email:"))
  }

  @Test("One key moves from issue to issue, across pages, and wraps around")
  func step() {
    form.send(.set("needsInvoice", .flag(true)))
    let screen = FormScreen(form)
    press(Key(.function(8)), on: screen)
    #expect(screen.message == "No issues so far.")
    press(.control("s"), on: screen)
    #expect(screen.focus == "email")
    var seen: [String] = []
    for key in [Key(.function(8)), .alt("n"), .alt("n"), .alt("p"), Key(.function(8), .shift), .alt("p")] {
      press(key, on: screen)
      seen.append(screen.focus?.path ?? "")
    }
    #expect(seen == ["invoice.company", "agrees", "email", "agrees", "invoice.company", "email"])
    #expect(screen.message == "Issue 1 of 3")
    // From a row without an issue, it moves to the next one on the page.
    form.send(.focus("meal"))
    screen.settle()
    press(.alt("n"), on: screen)
    #expect(screen.focus == "invoice.company")
    form.send(.focus("meal"))
    screen.settle()
    press(.alt("p"), on: screen)
    #expect(screen.focus == "email")
  }

  @Test("A click takes an entry, and the wheel moves through them")
  func pointer() throws {
    let screen = FormScreen(form)
    press(.control("f"), Key(.text("e")), on: screen)
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("Seats") && $0.contains("│") })
    let hit = try #require(screen.jumpHits.first { $0.lines.contains(y) })
    _ = screen.take(.pointer(Pointer(.wheelDown, x: 0, y: 0)))
    #expect(screen.frame().text.contains("› Birth Date"))
    _ = screen.take(.pointer(Pointer(.press, x: hit.columns.lowerBound + 3, y: y)))
    #expect(screen.panel == nil)
    #expect(screen.focus == "seats")
  }

  @Test("Panels fit in windows of any size", arguments: [(1, 1), (3, 3), (10, 4), (40, 10), (200, 60)])
  func sizes(_ width: Int, _ height: Int) {
    let screen = FormScreen(form, width: width, height: height)
    press(.control("s"), on: screen)
    for keys in [[Key.control("f"), Key(.text("e"))], [Key(.function(2)), Key(.end)]] {
      for key in keys {
        press(key, on: screen)
        let frame = screen.frame()
        #expect(frame.width == width && frame.height == height)
        let written = WrittenCells(FrameWriter().bytes(from: nil, to: frame), width: width)
        let isInside = written.cells.allSatisfy { $0.x < width }
        #expect(isInside)
      }
      press(Key(.escape), on: screen)
    }
  }

  @Test("A click outside the list closes it, one inside doesn't")
  func clickBeside() throws {
    let screen = FormScreen(form)
    press(.control("f"), Key(.text("e")), on: screen)
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(lines.firstIndex { $0.contains("─ Search ─") })
    _ = screen.take(.pointer(Pointer(.press, x: 40, y: top + 1)))
    #expect(screen.panel != nil)
    _ = screen.take(.pointer(Pointer(.press, x: 40, y: top - 1)))
    #expect(screen.panel == nil && screen.focus == "email")
  }
}
