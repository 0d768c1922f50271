import Testing

@testable import FieldstoneTerminal

@Suite("Filtering a list by typing")
struct FilteredListTests {
  private static let countries = ["Austria", "Côte d’Ivoire", "Indonesia", "Réunion", "Türkiye", "New Zealand"]

  private static func list(_ titles: [String] = countries, help: String? = nil) -> FilteredList {
    FilteredList(titles.map { FilteredList.Entry(id: $0, title: $0, help: help) })
  }

  private static func titles(_ list: FilteredList) -> [String] { list.matches.map { list.entries[$0].title } }

  @Test(
    "The filter matches anywhere, regardless of case and accents",
    arguments: [
      ("cote", ["Côte d’Ivoire"]), ("REUN", ["Réunion"]), ("turk", ["Türkiye"]), ("réu", ["Réunion"]),
      ("w z", ["New Zealand"]), ("nesia", ["Indonesia"]), ("x", []),
    ])
  func finds(_ typed: String, _ found: [String]) {
    var list = Self.list()
    for letter in typed { #expect(list.press(Key(.text(String(letter))), room: 4) == .stays) }
    #expect(Self.titles(list) == found)
    var pasted = Self.list()
    _ = pasted.press(Key(.paste(typed)), room: 4)
    #expect(Self.titles(pasted) == found)
  }

  @Test("← → Home End Delete and Backspace edit the typed text, and Home and End move in the list while there is none")
  func edits() {
    var list = Self.list()
    _ = list.press(Key(.end), room: 4)
    #expect(list.current?.title == "New Zealand")
    for letter in "uxn" { _ = list.press(Key(.text(String(letter))), room: 4) }
    #expect(Self.titles(list) == [])
    _ = list.press(Key(.left), room: 4)
    #expect(list.editor.cursor == 2 && list.press(Key(.backspace), room: 4) == .stays)
    #expect(list.typed == "un" && list.editor.cursor == 1 && Self.titles(list) == ["Réunion"])
    _ = list.press(Key(.home), room: 4)
    _ = list.press(Key(.text("é")), room: 4)
    #expect(list.typed == "éun" && Self.titles(list) == ["Réunion"])
    list.update(Self.countries.map { FilteredList.Entry(id: $0, title: $0) })
    #expect(list.editor.cursor == 2, "New entries leave the cursor where it is.")
    _ = list.press(Key(.delete), room: 4)
    #expect(list.typed == "én")
    _ = list.press(Key(.end), room: 4)
    _ = list.press(Key(.text("a")), room: 4)
    #expect(list.typed == "éna" && Self.titles(list) == [])
    let look = FilteredList.Look(
      width: 20, room: 4, isInPage: false, isActive: true, isChosen: { _ in false }, hint: "", nothing: "None",
      position: { _, _ in "" })
    _ = list.press(Key(.left), room: 4)
    let shown = list.lines(look)
    #expect(shown.cursor?.x == 2 && shown.lines[0].spans[0].text.hasPrefix("éna "))
  }

  @Test("Help is searched as well, but no match extends from the title into the help")
  func help() {
    var list = Self.list(["Full", "Day"], help: "With dinner")
    list.find("DINNER")
    #expect(Self.titles(list) == ["Full", "Day"])
    list.find("l w")
    #expect(Self.titles(list) == [])
  }

  @Test("Backspace shows more entries, Escape clears the filter, then closes; the current entry stays")
  func escape() {
    var list = Self.list()
    list.find("in")
    #expect(list.current?.title == "Indonesia")
    _ = list.press(Key(.backspace), room: 4)
    #expect(list.typed == "i" && list.matches.count == 5)
    #expect(list.current?.title == "Indonesia")
    #expect(list.press(Key(.escape), room: 4) == .stays)
    #expect(list.typed.isEmpty && list.matches.count == 6 && list.current?.title == "Indonesia")
    #expect(list.press(Key(.escape), room: 4) == .closes)
  }

  @Test("An entry that starts with the text becomes current, else one with such a word, else the first")
  func best() {
    var list = Self.list(["Burkina", "North Kiribati", "Kiribati"])
    list.find("ki")
    #expect(list.current?.title == "Kiribati")
    list = Self.list(["Burkina", "North Kiribati"])
    list.find("ki")
    #expect(list.current?.title == "North Kiribati")
    list.find("k")
    list.find("kin")
    #expect(list.current?.title == "Burkina")
  }

  @Test("Enter does nothing without matches; Space extends a filter, and takes an entry without one")
  func takes() {
    var list = Self.list()
    #expect(list.press(Key(.text(" ")), room: 4) == .takes(list.entries[0]))
    list.find("new")
    #expect(list.press(Key(.text(" ")), room: 4) == .stays)
    #expect(list.typed == "new " && list.press(Key(.enter), room: 4) == .takes(list.entries[5]))
    list.find("nothing of the kind")
    #expect(list.press(Key(.enter), room: 4) == .stays && list.current == nil)
    #expect(list.press(Key(.down), room: 4) == .stays && list.window(4).isEmpty)
  }

  @Test("Entries that are not available are skipped")
  func refused() {
    var entries = ["A", "B", "C", "D"].map { FilteredList.Entry(id: $0, title: $0) }
    for index in [0, 2, 3] { entries[index].refusal = "Sold out" }
    var list = FilteredList(entries)
    #expect(list.current?.title == "B")
    for key in [Key.Name.down, .end, .up, .home, .pageDown] {
      _ = list.press(Key(key), room: 4)
      #expect(list.current?.title == "B")
    }
    entries[1].refusal = "Sold out"
    list = FilteredList(entries)
    #expect(list.press(Key(.enter), room: 4) == .stays)
  }

  @Test("The window scrolls only as far as needed, and always contains the current entry")
  func window() {
    var list = Self.list((1...100).map { "Option \($0)" })
    #expect(list.window(8) == 0..<8)
    for _ in 0..<7 { _ = list.press(Key(.down), room: 8) }
    #expect(list.window(8) == 0..<8)
    _ = list.press(Key(.down), room: 8)
    #expect(list.window(8) == 1..<9)
    _ = list.press(Key(.pageDown), room: 8)
    #expect(list.place == 15 && list.window(8) == 8..<16)
    for _ in 0..<7 { _ = list.press(Key(.up), room: 8) }
    #expect(list.window(8) == 8..<16)
    _ = list.press(Key(.end), room: 8)
    #expect(list.window(8) == 92..<100 && list.window(3).contains(99) && list.window(0).count == 1)
  }

  @Test("The match is marked, including accents")
  func marked() {
    var list = Self.list()
    list.find("UNI")
    #expect(list.marked(in: "Réunion") == 2..<5)
    #expect(list.marked(in: "Re\u{301}union") == 2..<5)
    #expect(list.marked(in: "Austria") == nil)
  }

  @Test("Very long texts and unusual keys do no harm")
  func hostile() {
    var list = Self.list([String(repeating: "a\u{301}", count: 100_000), "\u{1B}[2J", "", "日本"])
    _ = list.press(Key(.paste(String(repeating: "a", count: 100_000) + "\n\u{0}")), room: 4)
    #expect(list.typed.utf8.count == 100_002)
    for key in [Key.control("w"), .control("u"), Key(.text("本")), Key(.backspace), Key(.backspace), Key(.home)] {
      #expect(list.press(key, room: 4) == .stays)
    }
    #expect(list.matches.count == 4)
    #expect(list.press(.control("s"), room: 4) == .nothing && list.press(Key(.tab), room: 4) == .nothing)
  }

  @Test("Unavailable entries at an end are scrolled into view although they are skipped")
  func passedBy() {
    let entries = (0..<9).map { FilteredList.Entry(id: "\($0)", title: "\($0)", refusal: $0 > 6 ? "no" : nil) }
    var list = FilteredList(entries)
    list.go(to: 8, room: 4)
    #expect(list.current?.id == "6" && list.window(4) == 5..<9)
    list.go(to: 7, room: 4)
    #expect(list.current?.id == "6" && list.window(4) == 5..<9)
  }

  @Test("New entries keep the filter, and the current entry if it is still available")
  func updates() {
    var list = Self.list()
    list.find("n")
    _ = list.press(Key(.down), room: 4)
    let next = list.current?.id
    list.update(["Norway"].map { FilteredList.Entry(id: $0, title: $0) } + list.entries)
    #expect(list.typed == "n" && list.current?.id == next && list.matches.count == 4)
    list.update([FilteredList.Entry(id: "Spain", title: "Spain")])
    #expect(list.matches == [0] && list.current?.id == "Spain")
    list.update([])
    #expect(list.matches.isEmpty && list.current == nil)
  }
}
