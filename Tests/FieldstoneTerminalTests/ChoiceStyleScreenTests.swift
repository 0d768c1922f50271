import ConformanceModels
import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Options in every layout on the screen")
struct ChoiceStyleScreenTests: ScreenSuite {
  private let form: FormSession<Styles>
  let screen: FormScreen

  init() {
    form = FormSession(Styles(), environment: .fixed)
    screen = FormScreen(form, width: 80, height: 60)
  }

  // MARK: Tiles

  @Test("Tiles are boxes with a symbol, a title and help; arrows move in the grid, Space selects, arrows leave it")
  func tiles() {
    #expect(shown.contains("│ (•) ☀ Day") && shown.contains("( ) ★ Weekend") && shown.contains("( ) Student"))
    #expect(shown.contains("│ Both days"))
    #expect(!shown.contains("user-info-symbolic") && !shown.contains("┏"))
    go(to: "pass")
    #expect(shown.contains("┃ (•) ☀ Day") && shown.contains("←↑↓→ Move  Space Select"))
    press(Key(.right))
    #expect(form.model.pass == .day && shown.contains("┃ ( ) ★ Weekend"))
    #expect(shown.contains("Both days, with dinner on Saturday and lunch on Sunday"), "The footer has all of its help.")
    press(Key(.down), Key(.text(" ")))
    #expect(form.model.pass == .online)
    press(Key(.left), Key(.enter))
    #expect(form.model.pass == .student && screen.focus == "pass")
    press(Key(.text("w")), Key(.text(" ")), Key(.home))
    #expect(form.model.pass == .weekend && screen.currentOption == 0)
    press(Key(.up))
    #expect(screen.focus == "shirt")
    go(to: "pass")
    press(Key(.end), Key(.down))
    #expect(screen.focus == "level" && form.model.pass == .weekend)
  }

  @Test("The keys that open a list do nothing where there is none, and say nothing false")
  func noList() {
    for row: FormRowID in ["shirt", "pass", "level", "spice", "days", "workshops"] {
      go(to: row)
      press(Key(.function(4)), Key(.down, .alt), .control(" "))
      #expect(screen.focus == row && screen.message == nil && screen.unfolded == nil, "\(row)")
      #expect(!form.facts.isDirty)
    }
  }

  @Test("A tile that isn't available says so, and can't be selected")
  func unavailableTile() throws {
    form.send(.set("seat", .choices(["balcony"])))
    go(to: "pass")
    #expect(shown.contains("(/) Student") && shown.contains("(not available)"))
    press(Key(.down), Key(.text(" ")))
    #expect(form.model.pass == .day && screen.message == "Student (not available)")
    try click("(/) Student", offset: 5)
    #expect(form.model.pass == .day)
    try click("Both days", offset: 2)
    #expect(form.model.pass == .weekend)
  }

  @Test("Of several tiles, Space and a click toggle one, and Delete clears all")
  func severalTiles() throws {
    go(to: "workshops")
    press(Key(.text(" ")), Key(.right), Key(.text(" ")))
    #expect(form.model.workshops == [.day, .weekend] && shown.contains("┃ [x] ★ Weekend"))
    press(Key(.text(" ")))
    try click("[ ] Online")
    #expect(form.model.workshops == [.day, .online])
    press(Key(.delete))
    #expect(form.model.workshops == [])
  }

  @Test("An unavailable tile says so after its title, or below it if there is no room, and its help is only help")
  func remarkOfTile() {
    func text(_ title: String) -> [String] {
      let option = RowOption(
        title: title, help: "Two children or 60 kg", remark: "(not available)", isChosen: false, isEnabled: false)
      return TileGrid(options: [option], takesSeveral: false, width: 80).lines(current: nil).lines.map { line in
        line.spans.map(\.text).filter { !$0.hasPrefix("│") }.joined()
      }
    }
    #expect(text("Bus").contains("(/) Bus (not available)") && text("Bus").contains("Two children or 60 kg"))
    #expect(
      text("A cargo bicycle").contains("(/) A cargo bicycle") && text("A cargo bicycle").contains("(not available)"))
    #expect(!text("Bus").joined().contains("available:"))
  }

  @Test("Tiles are below one another in a narrow window, and their help is cut", arguments: [24, 30, 44])
  func narrow(width: Int) {
    screen.resize(width, 60)
    go(to: "pass")
    #expect(shown.contains("( ) ★ Weekend") && shown.contains("…") && !shown.contains("……"))
    press(Key(.down), Key(.text(" ")))
    #expect(form.model.pass == .weekend)
  }

  // MARK: Tags

  @Test("What is chosen are tags: arrows move among them, Delete removes one, Space on Add opens the list")
  func tags() {
    go(to: "topics")
    #expect(shown.contains("[Testing ×] + Add ▾") && shown.contains("←→ Move  Space Add"))
    press(Key(.text(" ")))
    #expect(shown.contains("+ Add ▴") && shown.contains("Type to find"))
    type("mac")
    press(Key(.text(" ")), Key(.enter))
    #expect(form.model.topics == ["Macros", "Testing"] && screen.unfolded == nil)
    #expect(shown.contains("[Macros ×] [Testing ×] + Add ▾"), "Tags are in the order of the options.")
    press(Key(.left), Key(.left))
    #expect(screen.currentOption == 0 && shown.contains("←→ Move  Delete Remove"))
    press(Key(.left), Key(.delete))
    #expect(form.model.topics == ["Testing"] && screen.currentOption == 0)
    press(Key(.end), Key(.delete))
    #expect(form.model.topics == ["Testing"], "Nothing is after the last tag.")
    press(Key(.backspace))
    #expect(form.model.topics == [] && shown.contains("+ Add ▾"))
    press(Key(.backspace), Key(.home), Key(.down))
    #expect(screen.focus == "needs")
  }

  @Test("A letter finds an option to add; the cross of a tag removes it")
  func tagsByLetter() throws {
    go(to: "topics")
    type("acc")
    #expect(shown.contains("› [ ] Accessibility"))
    press(Key(.text(" ")), Key(.enter))
    try click("Testing ×", offset: 3)
    #expect(form.model.topics == ["Testing", "Accessibility"], "A click on the title removes nothing.")
    try click("Testing ×", offset: 8)
    #expect(form.model.topics == ["Accessibility"])
    try click("+ Add")
    #expect(screen.unfolded != nil)
  }

  // MARK: Steps

  @Test("A stepper goes to the next available option, stops at the ends, and has arrows to click", arguments: [80, 30])
  func stepper(width: Int) throws {
    screen.resize(width, 60)
    form.send(.set("seat", .choices(["balcony"])))
    go(to: "level")
    #expect(shown.contains("◂ Beginner     ▸"))
    press(Key(.left))
    #expect(form.model.level == .beginner && screen.message == "No more steps.")
    press(Key(.right), Key(.right))
    #expect(form.model.level == .expert, "What isn't available is skipped.")
    press(Key(.right))
    #expect(screen.message == "No more steps.")
    press(Key(.home))
    #expect(form.model.level == .beginner && screen.message == nil)
    press(Key(.end), Key(.text("i")))
    #expect(form.model.level == .intermediate)
    try click("▸")
    #expect(form.model.level == .expert)
    try click("◂")
    #expect(form.model.level == .intermediate)
    press(Key(.down))
    #expect(screen.focus == "spice")
  }

  @Test("A slider has a mark for each option, a cross where one isn't available, and follows the pointer")
  func slider() throws {
    form.send(.set("seat", .choices(["balcony"])))
    go(to: "spice")
    #expect(shown.contains("┝━━━━━━━━●────────×────────┼────────┤  Mild"))
    press(Key(.right))
    #expect(form.model.spice == .hot)
    press(Key(.home), Key(.left))
    #expect(form.model.spice == .none && screen.message == "No more steps.")
    let (x, y) = try #require(place(of: "●────"))
    _ = screen.take(.pointer(Pointer(.press, x: x + 9, y: y)))
    #expect(form.model.spice == .mild)
    _ = screen.take(.pointer(Pointer(.drag, x: x + 36, y: y + 3)))
    #expect(form.model.spice == .fiery)
    _ = screen.take(.pointer(Pointer(.drag, x: x + 18, y: y)))
    #expect(form.model.spice == .fiery, "The option there isn't available.")
    _ = screen.take(.pointer(Pointer(.release, x: x, y: y)))
    screen.resize(24, 60)
    #expect(shown.contains("◂ Fiery") || shown.contains("●  Fiery"))
  }

  // MARK: A page

  @Test("Options on a page fill the window and can be searched; Esc goes back")
  func page() {
    screen.resize(80, 24)
    go(to: "country")
    press(Key(.text(" ")))
    #expect(screen.isOnOptionsPage && shown.contains("─ Country ─") && shown.contains("Type to find"))
    #expect(!shown.contains("Spice") && shown.contains("1–16 of 35"))
    press(Key(.pageDown), Key(.escape))
    #expect(!screen.isOnOptionsPage && form.model.country == nil && shown.contains("– ▸"))
    type("viet")
    #expect(screen.isOnOptionsPage && shown.contains("› ( ) Vietnam") && !shown.contains("Argentina"))
    press(Key(.enter))
    #expect(form.model.country == .vietnam && shown.contains("Vietnam ▸"))
    go(to: "visited")
    press(Key(.text(" ")))
    #expect(shown.contains("  Germany") && shown.contains("  Italy"))
    press(Key(.down), Key(.text(" ")), Key(.end), Key(.text(" ")), Key(.enter))
    #expect(form.model.visited == [.berlin, .turin] && !screen.isOnOptionsPage)
  }

  @Test("A click chooses on a page; in a low window, the options are below the row")
  func pageByPointer() throws {
    screen.resize(80, 24)
    go(to: "country")
    press(Key(.enter))
    try click("( ) Belgium")
    #expect(form.model.country == .belgium && screen.unfolded == nil)
    screen.resize(80, 10)
    press(Key(.enter))
    #expect(!screen.isOnOptionsPage && screen.unfolded != nil && shown.contains("Belgium ▴"))
  }

  // MARK: Side by side

  @Test("Several options side by side: arrows move, Space toggles, and so does a click")
  func severalSideBySide() throws {
    go(to: "days")
    #expect(shown.contains("[x] Monday  [ ] Tuesday  [ ] Wednesday") && shown.contains("←→ Move  Space Toggle"))
    press(Key(.right), Key(.text(" ")), Key(.home), Key(.text(" ")))
    #expect(form.model.days == [.tuesday])
    try click("[ ] Wednesday")
    #expect(form.model.days == [.tuesday, .wednesday])
    form.send(.set("seat", .choices(["balcony"])))
    press(Key(.text("t")), Key(.text(" ")))
    #expect(form.model.days == [.wednesday] && shown.contains("[/] Tuesday"), "What isn't available can be given up.")
    press(Key(.text(" ")))
    #expect(form.model.days == [.wednesday] && screen.message == "Tuesday (not available)")
  }

  // MARK: Lists

  @Test("Symbols are before the titles in a list, in the page or below the row")
  func symbols() {
    #expect(shown.contains("( ) 🍝 Pasta") && shown.contains("( ) 🍛 Curry – Contains nuts"))
  }

  @Test("In a window that is read from right to left, ← goes to the next option")
  func mirrored() {
    var environment = FormEnvironment.arabic
    environment.translate = nil
    let form = FormSession(Styles(), environment: environment)
    let screen = FormScreen(form, width: 80, height: 60)
    form.send(.focus("level"))
    screen.settle()
    _ = screen.press(Key(.left))
    #expect(form.model.level == .intermediate)
    #expect(screen.frame().text.contains("◂ Intermediate ▸"))
    form.send(.focus("pass"))
    screen.settle()
    _ = screen.press(Key(.left))
    #expect(screen.currentOption == 1 && screen.frame().text.contains("┏━"))
  }
}
