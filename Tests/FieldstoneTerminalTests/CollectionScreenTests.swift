import ConformanceModels
import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Collections on the screen")
struct CollectionScreenTests: ScreenSuite {
  let form = FormSession(Collections())
  let screen: FormScreen

  init() { screen = FormScreen(form, width: 80, height: 40) }

  private var names: [String] { form.model.guests.map(\.name) }

  /// Adds two guests after Grace.
  private func addGuests() {
    for (id, name) in [("b", "Lin"), ("c", "Mary")] {
      form.send(.insert("guests", id: id, before: nil))
      form.send(.type(FormRowID("guests[\(id)].name"), name))
    }
    form.send(.focus("host"))
    screen.settle()
  }

  @Test("A box has the elements with their positions, and the button that adds one", arguments: [80, 30])
  func rows(width: Int) throws {
    screen.resize(width, 60)
    for text in ["Guest 1 of 1", "Talk 1 of 1", "Tag 1 of 1", "[ Add a guest ]", "[ Add a talk ]", "[ Add a tag ]"] {
      #expect(shown.contains(text), "\(shown)")
    }
    let lines = shown.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex { $0.contains("Guests") })
    let button = try #require(lines.firstIndex { $0.contains("[ Add a guest ]") })
    // Nothing but the box's end comes between the button and the next collection.
    #expect(title < button && (width < 36 || lines[button + 1].contains("╰")))
  }

  @Test("The list of issues and the search name the element that a row is in")
  func found() {
    addGuests()
    form.send(.type("guests[b].name", ""))
    form.send(.type("guests[c].name", ""))
    for key in [Key.control("s"), Key(.function(2))] { _ = screen.press(key) }
    let lines = shown.split(separator: "\n")
    for guest in ["Guest 2", "Guest 3"] {
      #expect(lines.contains { $0.contains("Name") && $0.contains(guest) }, "\(shown)")
    }
    for key in [Key(.escape), Key.control("f"), Key(.text("guest"))] { _ = screen.press(key) }
    #expect(shown.contains("Guest 1") && shown.contains("Guest 3"), "\(shown)")
  }

  @Test("An empty collection says that it is empty, and can be filled")
  func empty() {
    form.send(.remove("guests[1]"))
    #expect(shown.contains("None yet."))
    go(to: "guests[+]")
    press(Key(.enter))
    #expect(names == [""] && screen.focus?.path.hasSuffix(".name") == true && !shown.contains("None yet."))
  }

  @Test("Enter, Space and A on the last row add an element and go into it", arguments: ["\r", " ", "a"])
  func add(key: String) {
    go(to: "guests[+]")
    press(key == "\r" ? Key(.enter) : Key(.text(key)))
    type("Lin")
    #expect(names == ["Grace", "Lin"] && shown.contains("Guest 2 of 2"))
  }

  @Test("An element with a page of its own opens, with its position in the header")
  func page() {
    go(to: "talks[+]")
    press(Key(.enter))
    type("Notes")
    #expect(form.model.talks.map(\.title) == ["Engines", "Notes"])
    #expect(shown.contains("‹ Talk 2: Notes"), "\(shown)")
    press(Key(.escape))
    #expect(shown.contains("Notes ›") && screen.focus?.path.hasPrefix("talks[") == true)
    press(Key(.enter), .alt("k"))
    #expect(form.model.talks.map(\.title) == ["Engines", "Notes"], "Talks can't be sorted.")
    press(.alt("x"))
    #expect(form.model.talks.map(\.title) == ["Engines"] && form.openPages.count == 1)
  }

  @Test(
    "Delete removes an element, says how to bring it back, and undo does so", arguments: [Key.Name.delete, .backspace])
  func remove(key: Key.Name) {
    addGuests()
    go(to: "guests[b]")
    #expect(shown.contains("Delete Remove"))
    press(Key(key))
    #expect(names == ["Grace", "Mary"])
    #expect(shown.contains("Removed Guest 2. Press ^_ to undo."))
    #expect(screen.focus == "guests[c]" && shown.contains("Guest 2 of 2"))
    press(.control("_"))
    #expect(names == ["Grace", "Lin", "Mary"] && !shown.contains("Removed"))
  }

  @Test("Letters and Alt with letters or arrows move an element, which is marked and keeps its half-typed text")
  func move() {
    addGuests()
    go(to: "guests[c].seats")
    type("x")
    press(.alt("k"))
    #expect(names == ["Grace", "Mary", "Lin"] && screen.focus == "guests[c].seats")
    #expect(form.row("guests[c].seats")?.text.hasSuffix("x") == true && screen.editor?.text.hasSuffix("x") == true)
    #expect(shown.contains("Moved to 2 of 3.") && shown.contains("↕ Guest 2 of 3"), "\(shown)")
    go(to: "guests[c]")
    press(Key(.text("k")))
    #expect(names == ["Mary", "Grace", "Lin"] && shown.contains("↕ Guest 1 of 3"))
    press(Key(.text("k")))
    #expect(names == ["Mary", "Grace", "Lin"] && shown.contains("It's already first."))
    #expect(!shown.contains("↕"))
    press(Key(.down, .alt), Key(.text("J")), Key(.text("j")))
    #expect(names == ["Grace", "Lin", "Mary"] && shown.contains("It's already last."))
    press(Key(.text("kk")))
    #expect(names == ["Mary", "Grace", "Lin"], "Letters that arrive together are keys of their own.")
  }

  @Test("D and Alt-M duplicate; A and Insert add above; at the maximum nothing is added")
  func duplicate() {
    go(to: "guests[1]")
    press(Key(.text("d")))
    #expect(names == ["Grace", "Grace"])
    go(to: "guests[1]")
    press(Key(.text("a")))
    #expect(names == ["", "Grace", "Grace"])
    press(.alt("m"))
    #expect(names.count == 3 && shown.contains("That's the maximum (3)."))
    press(Key(.insert))
    #expect(names.count == 3 && form.row("guests[+]")?.isEnabled == false)
    go(to: "tags[3]")
    press(.alt("m"))
    #expect(form.model.tags == ["math", "math"] || form.model.tags == ["math"], "\(form.model.tags)")
  }

  @Test("A copy's page opens, as on the other surfaces, and the status line says so")
  func duplicatePage() {
    go(to: "talks[2]")
    press(Key(.text("d")))
    #expect(form.model.talks.map(\.title) == ["Engines", "Engines"] && form.openPages.count == 2)
    #expect(shown.contains("Duplicated as Talk 2.") && shown.contains("‹ Talk 2: Engines"), "\(shown)")
    press(Key(.escape), Key(.up))
    #expect(!shown.contains("Duplicated"))
  }

  @Test("The hints of an element are in the status line or in the line of the help, never in both", arguments: 30...110)
  func hintsOnce(width: Int) {
    addGuests()
    form.send(.remove("guests[c]"))
    for (height, row) in [(40, "guests[1]"), (12, "guests[1]"), (40, "guests[b].name"), (12, "talks[2]")] {
      screen.resize(width, height)
      go(to: FormRowID(row))
      let foot = shown.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).joined(separator: "\n")
      for hint in ["Delete Remove", "D Duplicate", "Enter Open", "Alt-X Remove"] {
        #expect(foot.components(separatedBy: hint).count <= 2, "\(foot)")
      }
    }
  }

  @Test("Only keys that do something are in the status line")
  func hints() {
    go(to: "guests[1]")
    #expect(shown.contains("D Duplicate") && !shown.contains("K Up") && !shown.contains("J Down"))
    addGuests()
    go(to: "guests[1]")
    #expect(shown.contains("J Down") && !shown.contains("K Up") && !shown.contains("D Duplicate"))
    go(to: "guests[b].name")
    #expect(shown.contains("Alt-X Remove") && shown.contains("Alt-K Alt-J Move"))
    go(to: "host")
    #expect(!shown.contains("Alt-X Remove"))
  }

  @Test("The pointer presses the marks at the end of an element's line, and the keys in the status line")
  func pointer() throws {
    addGuests()
    go(to: "guests[b]")
    let line = try #require(place(of: "Guest 2 of 3")).y
    let marks = screen.frame().line(line).map { String($0.character) }
    let up = try #require(marks.firstIndex(of: "↑"))
    _ = screen.take(.pointer(Pointer(.press, x: up, y: line)))
    #expect(names == ["Lin", "Grace", "Mary"])
    // Clicks mean what the window shows.
    _ = shown
    let remove = try #require(marks.firstIndex(of: "×"))
    _ = screen.take(.pointer(Pointer(.press, x: remove, y: line)))
    #expect(names == ["Lin", "Mary"] && shown.contains("Removed Guest 2."))
    go(to: "guests[b]")
    // The message about the removal needs the room of the keys.
    press(Key(.function(1)), Key(.escape))
    try click("J Down")
    #expect(names == ["Mary", "Lin"])
    try click("[ Add a guest ]")
    #expect(names == ["Mary", "Lin", ""])
  }

  @Test("What is wrong with the collection as a whole is below its title")
  func issues() throws {
    form.send(.remove("talks[2]"))
    _ = screen.press(.control("s"))
    #expect(form.model.talks.isEmpty && !form.facts.isSubmitted)
    let lines = shown.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex { $0.contains("─ Talks ─") })
    #expect(lines[title + 1].contains("✗") && lines[title + 2].contains("None yet."), "\(shown)")
  }

  @Test("The window stays where it is when rows above it move below it, or the other way round")
  func scrolled() {
    var place = PagePlace(row: 10)
    place.apply(FormChanges.Splice(offset: 2, removed: 3, inserted: [], destination: 20))
    #expect(place.row == 7)
    place.apply(FormChanges.Splice(offset: 20, removed: 3, inserted: [], destination: 2))
    #expect(place.row == 10)
  }

  @Test("The window looks the same whether rows were cached or not, whatever the keys were")
  func cached() {
    var random = SeededNumbers(seed: 5)
    let keys: [Key] = [
      Key(.tab), Key(.tab, .shift), Key(.enter), Key(.text("a")), Key(.text("k")), Key(.text("j")), Key(.text("d")),
      Key(.delete), .alt("x"), .alt("k"), .alt("j"), .alt("m"), Key(.insert), Key(.escape), .control("_"),
      .control("y"),
      Key(.text("x")), Key(.down), Key(.up),
    ]
    for step in 0..<400 {
      let key = keys.randomElement(using: &random)!
      if key == Key(.escape), form.openPages.count == 1 { continue }
      _ = screen.press(key)
      screen.panel = nil
      let before = screen.frame().text
      screen.forget()
      #expect(screen.frame().text == before, "step \(step), \(key)")
    }
  }
}
