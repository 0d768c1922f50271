import ConformanceModels
import FieldstoneCore
import GalleryForms
import Testing

@testable import FieldstoneTerminal

@Suite("Collections in narrow windows")
struct NarrowCollectionTests: ScreenSuite {
  let form = FormSession(Collections())
  let screen: FormScreen

  init() { screen = FormScreen(form, width: 40, height: 40) }

  @Test("A trail that is too long loses its beginning, and only then the end of its last title")
  func trail() {
    let titles = ["Organization chart", "Person 1 of 2", "Person 1 of 1"]
    #expect(Trail.line(titles, 60) == "Organization chart › Person 1 of 2 › Person 1 of 1")
    #expect(Trail.line(titles, 40) == "… › Person 1 of 2 › Person 1 of 1")
    #expect(Trail.line(titles, 20) == "… › Person 1 of 1")
    #expect(Trail.line(titles, 10) == "… › Perso…")
    #expect(Trail.line([], 10) == "" && Trail.line(["Form"], 0) == "")
  }

  @Test("How much is answered yields to the title of the page: two numbers have to do, or nothing")
  func progress() {
    func head(_ title: String) -> String {
      var grid = CellGrid(width: 40, height: 1)
      let line = HeadLine(
        columns: 1..<39, trail: ["Visa", title], isBelow: true,
        standings: ["● Unsaved  6 of 7 answered", "6 of 7 answered", "●  6/7", "●"])
      _ = line.draw(in: &grid)
      return grid.text
    }
    #expect(head("Trip").contains("‹ Visa › Trip") && head("Trip").contains("6 of 7 answered"))
    let step = head("Step 1 of 5: Your trip")
    #expect(step.contains("‹ … › Step 1 of 5: Your trip ") && step.contains(" ●  6/7"), "\(step)")
    #expect(head("Step 5 of 5: Check your answers").contains("‹ … › Step 5 of 5: Check your answers"))
    #expect(!head("Step 5 of 5: Check your answers").contains("6/7"))
  }

  @Test("An arrow alone takes no line: it is behind the last word of the title")
  func arrow() {
    let field = LabelledField(title: "Check your answers", style: .plain, x: 2, width: 20)
    let shown = field.lines(ShownRow(lines: [ScreenLine("›")]), isArrow: true)
    #expect(shown.lines.count == 2)
    #expect(
      shown.lines[1].spans == [.init(x: 2, text: "answers", style: .plain), .init(x: 10, text: "›", style: .plain)])
  }

  @Test("The header says where one is, and the list of issues in which element an issue is")
  func whereOneIs() throws {
    let team = FormSession(TeamMember.example)
    let screen = FormScreen(team, width: 40, height: 30)
    for _ in 0..<2 {
      let element = try #require(team.rows.first { $0.kind == .element })
      team.send(.open(element.id))
    }
    screen.settle()
    let head = try #require(screen.frame().text.split(separator: "\n").first)
    #expect(head.contains("… › Person 1: Katherine"), "\(head)")
  }

  @Test("The keys of an element are in the line of the help: as many as fit, the most useful ones first")
  func keys() throws {
    go(to: "guests[1]")
    #expect(shown.contains("Delete Remove  D Duplicate") && shown.contains("^S Submit  Esc Leave"), "\(shown)")
    try click("D Duplicate")
    #expect(form.model.guests.count == 2 && shown.contains("Duplicated as Guest 2."))
    // The message about the last key takes the place of the help.
    press(Key(.function(1)), Key(.escape))
    go(to: "guests[1]")
    #expect(shown.contains("Delete Remove  D Duplicate  J Down"), "\(shown)")
    go(to: "guests[1].name")
    #expect(shown.contains("Alt-X Remove  Alt-K Alt-J Move"), "\(shown)")
    screen.resize(100, 40)
    go(to: "guests[1]")
    #expect(shown.components(separatedBy: "D Duplicate").count == 2, "Only once, in the status line: \(shown)")
  }

  @Test("All keys of an element are named where there is room, also beside errors, and before the key for help")
  func allKeys() {
    screen.resize(80, 40)
    form.send(.insert("guests", id: "b", before: nil))
    go(to: "guests[b]")
    #expect(shown.contains("Delete Remove  K Up  D Duplicate  A Add above"), "\(shown)")
    form.send(.submit)
    screen.settle()
    go(to: "guests[b]")
    #expect(form.facts.shownErrors > 0)
    #expect(shown.contains("Delete Remove  D Duplicate  K Up  A Add above"), "\(shown)")
    go(to: "guests[b].name")
    #expect(shown.contains("Alt-X Remove  Alt-K Alt-J Move"), "\(shown)")
  }

  @Test("A full collection says that it is full, until something is removed")
  func full() throws {
    #expect(!shown.contains("That's the maximum (3)."))
    for id in ["b", "c"] { form.send(.insert("guests", id: id, before: nil)) }
    screen.settle()
    let lines = shown.split(separator: "\n").map(String.init)
    let button = try #require(lines.firstIndex { $0.contains("[ Add a guest ]") })
    #expect(lines[button + 1].contains("That's the maximum (3)."), "\(shown)")
    form.send(.remove("guests[b]"))
    screen.settle()
    #expect(!shown.contains("That's the maximum (3)."))
  }

  @Test("The second press of a double click on × removes nothing, although another element is under the pointer")
  func doubleClick() throws {
    for id in ["b", "c"] { form.send(.insert("guests", id: id, before: nil)) }
    screen.resize(80, 60)
    go(to: "guests[1]")
    let line = try #require(place(of: "Guest 1 of 3")).y
    let x = try #require(screen.frame().line(line).map(\.character).firstIndex(of: "×"))
    var pointer = Pointer(.press, x: x, y: line)
    _ = screen.take(.pointer(pointer))
    #expect(form.model.guests.count == 2)
    _ = shown
    pointer.clicks = 2
    _ = screen.take(.pointer(pointer))
    #expect(form.model.guests.count == 2)
    pointer.clicks = 1
    _ = screen.take(.pointer(pointer))
    #expect(form.model.guests.count == 1, "A press of its own.")
  }

  @Test("The keys in the help are in a column at 40 columns, with their actions next to them")
  func table() {
    let help = "Tab, ↑ ↓  Next or previous field\nK J, Alt-K Alt-J  Move an entry up or down; Alt-↑↓ too"
    #expect(
      KeyTable.lines(help, 34) == [
        "Tab, ↑ ↓     Next or previous", "             field", "K J, Alt-K Alt-J",
        "             Move an entry up or", "             down; Alt-↑↓ too",
      ])
    #expect(KeyTable.lines("Tab  Next or previous field", 20) == ["Tab", "  Next or previous", "  field"])
    #expect(KeyTable.lines("Tab  Next", 60) == ["Tab               Next"])
  }
}
