import Fieldstone
import Synchronization
import Testing

@testable import FieldstoneTerminal

@Suite("Several options on the screen")
struct SeveralScreenTests: ScreenSuite {
  struct Order {
    var toppings: [String] = ["Olives"]
    var towns: Set<Town> = []
    var none: [String] = []
    var place = ""
  }

  struct Town: Hashable, Codable, Sendable, FormTitled {
    let name: String
    let country: String
    var formTitle: FormString { FormString(verbatim: name) }
    var formSection: FormString? { FormString(verbatim: country) }
  }

  private static let towns = [
    Town(name: "Bonn", country: "Germany"), Town(name: "Köln", country: "Germany"),
    Town(name: "Wien", country: "Austria"),
  ]
  private let form: FormSession<Order>
  let screen: FormScreen

  init() {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.toppings, "toppings").options(["Ham", "Olives", "Peppers", "Onions"]).control(.choices(.list))
        .disabledOptions { _ in ["Ham"] }
      $0.add(\.towns, "towns").options(Self.towns)
      $0.add(\.none, "none").options([])
      $0.add(\.place, "place").options(["Bonn", "Köln"]).placeholder("Anywhere")
    })
    form = FormSession(Order(), definition: definition)
    screen = FormScreen(form, width: 70, height: 30)
  }

  @Test("A list in the page has a box for each option; Space toggles, arrows skip what isn't available")
  func inPage() {
    #expect(shown.contains("[/] Ham (not available)"))
    #expect(shown.contains("[x] Olives") && shown.contains("[ ] Peppers") && shown.contains("↑↓ Move  Space Toggle"))
    press(Key(.text(" ")), Key(.down), Key(.text(" ")), Key(.down), Key(.text(" ")))
    #expect(form.model.toppings == ["Peppers", "Onions"] && screen.focus == "toppings")
    press(Key(.delete))
    #expect(form.model.toppings == [])
    press(.alt("a"))
    #expect(form.model.toppings == ["Olives", "Peppers", "Onions"])
    press(Key(.down))
    #expect(screen.focus == "towns", "An arrow leaves the list at its end.")
  }

  @Test("A closed field opens a list with the titles of groups; Enter closes it, and the field says what is chosen")
  func menu() {
    go(to: "towns")
    #expect(shown.contains("– ▾"))
    press(Key(.text(" ")))
    let lines = shown.split(separator: "\n").map { $0.trimmingCharacters(in: ["│", " "]) }
    let start = lines.firstIndex { $0.hasSuffix("▴") } ?? 0
    #expect(Array(lines[(start + 1)...(start + 5)]) == ["Germany", "› [ ] Bonn", "[ ] Köln", "Austria", "[ ] Wien"])
    #expect(shown.contains("↑↓ Move  Space Toggle  Alt-A All  Delete None  Enter Close"))
    press(Key(.text(" ")), Key(.end), Key(.text(" ")))
    #expect(form.model.towns == [Self.towns[0], Self.towns[2]] && screen.unfolded != nil)
    press(Key(.enter))
    #expect(screen.unfolded == nil && shown.contains("Bonn, Wien ▾"))
  }

  @Test("Typing filters; Space toggles a match, and all or none are those that match")
  func filters() {
    go(to: "towns")
    type("ko")
    #expect(shown.contains("› [ ] Köln – Germany") && !shown.contains("Wien"))
    press(Key(.text(" ")))
    #expect(form.model.towns == [Self.towns[1]])
    press(.control("u"), Key(.text("n")), .alt("a"))
    #expect(form.model.towns == Set(Self.towns))
    press(.control("u"), Key(.text("w")), Key(.delete))
    #expect(form.model.towns == [Self.towns[0], Self.towns[1]])
    press(Key(.escape), Key(.escape))
    #expect(screen.unfolded == nil && form.model.towns.count == 2)
  }

  @Test("A click opens the list, and a click on an option toggles it")
  func pointer() throws {
    func click(_ text: String) throws {
      let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
      let y = try #require(lines.firstIndex { $0.contains(text) })
      let range = try #require(lines[y].firstRange(of: text))
      let x = lines[y].distance(from: lines[y].startIndex, to: range.lowerBound)
      #expect(screen.take(.pointer(Pointer(.press, x: x, y: y))) == .goesOn)
    }
    try click("[ ] Peppers")
    #expect(form.model.toppings == ["Olives", "Peppers"])
    try click("[x] Olives")
    #expect(form.model.toppings == ["Peppers"])
    go(to: "towns")
    try click("– ▾")
    try click("[ ] Köln")
    try click("[ ] Wien")
    #expect(form.model.towns == [Self.towns[1], Self.towns[2]] && screen.unfolded != nil)
  }

  @Test("A field without options says so, and so does a filter without matches")
  func nothing() {
    go(to: "none")
    press(Key(.text(" ")))
    #expect(shown.contains("No options"))
    press(Key(.escape))
    go(to: "towns")
    type("zz")
    #expect(shown.contains("Nothing found."))
  }

  @Test("The entry for no answer is called what the placeholder says")
  func placeholder() {
    go(to: "place")
    #expect(shown.contains("Anywhere ▾"))
    press(Key(.text(" ")))
    #expect(shown.contains("› (•) Anywhere") && !shown.contains(") None"))
  }

  @Test("A value that isn't one of the options is listed last, and can be given up")
  func notOffered() {
    let definition = FormDefinition<Order>(describe: { $0.add(\.toppings, "toppings").options(["Ham"]) })
    let form = FormSession(Order(), definition: definition)
    let screen = FormScreen(form, width: 70, height: 20)
    _ = screen.press(Key(.text(" ")))
    #expect(screen.frame().text.contains("[x] Olives (not one of the options)"))
    for key in [Key(.end), Key(.text(" "))] { _ = screen.press(key) }
    #expect(form.model.toppings == [] && !screen.frame().text.contains("Olives"))
  }

  @Test(
    "A closed field is cut to its width, with a count of what is missing",
    arguments: [
      (40, "Ham, Olives, Peppers"), (19, "Ham … and 2 more"), (24, "Ham, Olives, Peppers"), (10, "Ham"), (0, ""),
    ])
  func cut(_ width: Int, _ text: String) {
    let line = ChosenTitles.line(["Ham", "Olives", "Peppers"], width: width) { "… and \($0) more" }
    #expect(line == text && CellWidth.of(line) <= width)
  }

  @Test("All are offered only where as many can be chosen; otherwise a sentence says how many can be")
  func mostOfAll() {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.toppings, "toppings").options(["Ham", "Olives", "Peppers", "Pesto"]).maximumCount(2)
    })
    let form = FormSession(Order(), definition: definition)
    let screen = FormScreen(form, width: 70, height: 20)
    _ = screen.press(Key(.text(" ")))
    #expect(screen.frame().text.contains("Space Toggle  Delete None") && !screen.frame().text.contains("Alt-A"))
    _ = screen.press(.alt("a"))
    #expect(screen.message == "Choose at most 2." && form.model.toppings == ["Olives"])
    for key in [Key(.text("o")), Key(.text("l")), .alt("a")] { _ = screen.press(key) }
    #expect(screen.message == nil && form.model.toppings == ["Olives"])
    for key in [.control("u"), Key(.text("h")), .alt("a")] { _ = screen.press(key) }
    #expect(screen.message == nil && form.model.toppings == ["Ham", "Olives"])
  }

  @Test("A key in a list of ten thousand options makes only the entries that show")
  func many() {
    let made = Mutex(0)
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.toppings, "toppings").options((0..<10_000).map { "Topping \($0)" }).optionTitle { title in
        made.withLock { $0 += 1 }
        return FormString(verbatim: title)
      }
    })
    let form = FormSession(Order(toppings: []), definition: definition)
    let screen = FormScreen(form, width: 80, height: 24)
    _ = screen.press(Key(.text(" ")))
    #expect(screen.frame().text.contains("1–8 of 10000"))
    for key in [Key(.text("9")), Key(.text("9")), Key(.text("7")), Key(.text(" ")), Key(.down), Key(.backspace)] {
      made.withLock { $0 = 0 }
      _ = screen.press(key)
      let lines = screen.frame().text.split(separator: "\n").count { $0.contains("] Topping") }
      #expect(lines == 8 && made.withLock { $0 } < 60, "\(key): \(made.withLock { $0 }) titles")
    }
    #expect(form.model.toppings == ["Topping 997"])
  }
}
