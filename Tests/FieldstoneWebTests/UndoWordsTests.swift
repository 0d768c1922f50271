import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("What Undo and Redo change is said where it can't be seen")
struct UndoWordsTests {
  @Form
  struct Meal: Codable {
    @Field(.required) var name = ""
    var pizza = Pizza()
    var bicycle = Pizza()
    static func arrange(_ form: FormBuilder<Meal>) { form.remainingFields() }
  }

  @Form
  struct Pizza: Codable {
    @Field(.choiceStyle(.list), .options(["Cheese", "Basil"])) var extras: [String] = []
    var note = ""
    static func arrange(_ form: FormBuilder<Pizza>) { form.remainingFields() }
  }

  private let browser = Browser(FormSession(Meal()))
  private var replays: [String] { browser.buttons.filter { ["undo", "redo"].contains($0.value) }.map(\.title) }
  private var remarks: [String] {
    browser.html.matches(of: /<div class="summary new" role="status"[^>]*><p>([^<]*)</).map { String($0.1) }
  }
  private var focused: [String] {
    browser.html.matches(of: /<[a-z]+[^>]* id="([^"]*)"[^>]* autofocus/).map { String($0.1) }
  }

  /// Answers the extras of the pizza, whose page is then shown.
  private func answer() async throws {
    _ = try await browser.press("open:pizza")
    browser.check("pizza.extras", ["Basil"])
    _ = try await browser.press("update")
  }

  @Test("A button names the page of the field, unless that page is shown; Redo, and Undo after it, do the same")
  func names() async throws {
    try await answer()
    #expect(replays == ["Undo: Extras"])
    _ = try await browser.press("back")
    #expect(replays == ["Undo: Extras (Pizza)"])
    _ = try await browser.press("open:bicycle")
    #expect(replays == ["Undo: Extras (Pizza)"])
    _ = try await browser.press("undo")
    #expect(replays == ["Redo: Extras (Pizza)"])
    _ = try await browser.press("redo")
    #expect(replays == ["Undo: Extras (Pizza)"] && browser.page.form.model.pizza.extras == ["Basil"])
    _ = try await browser.press("back")
    browser.fill("name", "Lunch")
    _ = try await browser.press("open:pizza")
    #expect(replays == ["Undo: Name (Registration)"])
  }

  @Test("What changed on another page is said in a status remark that has the focus, once")
  func remark() async throws {
    try await answer()
    _ = try await browser.press("back")
    _ = try await browser.press("undo")
    #expect(remarks == ["Undone: Extras (Pizza)."] && focused == ["remark"])
    _ = try await browser.press("redo")
    #expect(remarks == ["Redone: Extras (Pizza)."] && focused == ["remark"])
    _ = try await browser.press("update")
    #expect(remarks == [] && focused == [])
  }

  @Test("What changed on the page has the focus, also while a summary of errors is there")
  func focus() async throws {
    _ = try await browser.press("submit")
    #expect(focused == ["summary"])
    browser.fill("name", "Lunch")
    _ = try await browser.press("update")
    _ = try await browser.press("undo")
    #expect(browser.html.contains("id=\"summary\"") && focused == ["row-name"] && remarks == [])
    _ = try await browser.press("redo")
    #expect(focused == ["row-name"] && remarks == [])
    try await answer()
    _ = try await browser.press("undo")
    #expect(focused == ["row-pizza.extras"])
  }

  @Test("Of several answers undone one by one, Redo names each")
  func several() async throws {
    try await answer()
    browser.fill("pizza.note", "Hot")
    browser.check("pizza.extras", ["Cheese"])
    _ = try await browser.press("update")
    #expect(replays == ["Undo: Note"])
    _ = try await browser.press("undo")
    #expect(replays == ["Undo: Extras", "Redo: Note"] && focused == ["row-pizza.note"])
    _ = try await browser.press("undo")
    #expect(replays == ["Undo: Extras", "Redo: Extras"] && focused == ["row-pizza.extras"])
    _ = try await browser.press("redo")
    _ = try await browser.press("redo")
    #expect(replays == ["Undo: Note"] && browser.page.form.model.pizza.note == "Hot")
  }
}
