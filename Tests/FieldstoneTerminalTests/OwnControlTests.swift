import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Controls of the program's own, on the screen")
struct OwnControlTests {
  struct Stars: FormCustomControl {
    typealias Value = Int
    var most = 5
  }
  struct Place: FormCustomControl {
    typealias Value = String
    var hasOwnScreen: Bool { true }
  }
  struct Review: FormModel {
    var dish = "Soup"
    var rating: Int? = 2
    var place = "Hall"
    var isGood = false
    static func describe(_ fields: FieldList<Review>) {
      fields.add(\.dish, "dish")
      fields.add(\.rating, "rating").control(Stars()).range(1...5)
      fields.add(\.place, "place").control(Place())
      fields.add(\.isGood, "isGood")
    }
  }

  final class StarsLine: TerminalFormControl {
    let most: Int
    init(_ row: FormRow) { most = row.control.custom(as: Stars.self)?.most ?? 0 }
    func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
      let number = Int(row.text) ?? 0
      var line = TerminalFormLine(String(repeating: "★", count: number), space.hasFocus ? .current : .plain)
      line.add(String(repeating: "☆", count: most - number))
      return [line]
    }
    func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? {
      guard case .text(let text) = key, let number = Int(text) else { return nil }
      return .send(.type(row.id, "\(number)"))
    }
    func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? {
      column < most ? .send(.type(row.id, "\(column + 1)")) : nil
    }
    var keys: FormString? { "1–5 Rate" }
  }

  final class Map: TerminalFormControl {
    private var moves = 0
    func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
      [TerminalFormLine("Map of \(row.text)\u{1B}[2J"), TerminalFormLine("moved \(moves) times")]
    }
    func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? {
      switch key {
      case .right: moves += 1
      case .text("b"): return .send(.type(row.id, "Bar"))
      default: return nil
      }
      return .stay
    }
  }

  private let form = FormSession(Review())
  private let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 70, height: 24)
    screen.ownParts.controls.add({ StarsLine($0) }, for: .control(Stars.self))
    screen.ownParts.controls.add({ _ in Map() }, for: .control(Place.self))
    _ = screen.frame()
  }

  private func go(_ row: FormRowID) {
    form.send(.focus(row))
    screen.settle()
    _ = screen.frame()
  }

  @Test("The control's lines take the place of the form's own, and its keys answer")
  func keys() {
    go("rating")
    #expect(screen.frame().text.contains("★★☆☆☆") && screen.frame().text.contains("1–5 Rate"))
    _ = screen.press(Key(.text("4")))
    #expect(form.model.rating == 4 && screen.frame().text.contains("★★★★☆"))
    #expect(screen.editor == nil)
  }

  @Test("What the control doesn't use keeps its meaning: moving on, clearing, and help")
  func otherKeys() {
    go("rating")
    _ = screen.press(Key(.text("x")))
    #expect(form.model.rating == 2)
    _ = screen.press(Key(.delete))
    #expect(form.model.rating == nil && screen.frame().text.contains("☆☆☆☆☆"))
    _ = screen.press(Key(.enter))
    #expect(form.focusedRow == "place")
    _ = screen.press(Key(.up))
    #expect(form.focusedRow == "rating")
    _ = screen.press(Key(.tab))
    #expect(form.focusedRow == "place")
  }

  @Test("A click tells the control its column")
  func click() throws {
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("★★☆☆☆") })
    let x = try #require(lines[y].firstIndex(of: "★").map { lines[y].distance(from: lines[y].startIndex, to: $0) })
    _ = screen.point(Pointer(.press, x: x + 2, y: y))
    #expect(form.model.rating == 3 && form.focusedRow == "rating")
  }

  @Test("A control with a screen of its own opens from its value, and Esc goes back to it")
  func ownScreen() {
    go("place")
    #expect(screen.frame().text.contains("Hall ›") && !screen.frame().text.contains("Map of"))
    _ = screen.press(Key(.enter))
    let opened = screen.frame().text
    // Control characters of a program show, and do nothing.
    #expect(opened.contains("Map of Hall") && opened.contains("moved 0 times") && !opened.contains("\u{1B}"))
    #expect(!opened.contains("Dish"))
    _ = screen.press(Key(.right))
    _ = screen.press(Key(.text("b")))
    #expect(screen.frame().text.contains("Map of Bar") && screen.frame().text.contains("moved 1 times"))
    #expect(form.model.place == "Bar")
    _ = screen.press(Key(.escape))
    #expect(screen.frame().text.contains("Bar ›") && form.focusedRow == "place" && screen.frame().text.contains("Dish"))
  }

  @Test("Without a view, the fallback shows")
  func fallback() {
    let screen = FormScreen(form, width: 70, height: 24)
    #expect(screen.frame().text.contains("Hall") && !screen.frame().text.contains("★"))
    form.send(.focus("rating"))
    screen.settle()
    _ = screen.press(Key(.text("5")))
    #expect(form.model.rating == 5)
  }

  /// The number of letters, below the text.
  final class Letters: TerminalFormControl {
    var addsToField: Bool { true }
    func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
      row.text.isEmpty ? [] : [TerminalFormLine("\(row.text.count) letters")]
    }
    func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? { .send(.type(row.id, "Pie")) }
  }

  @Test("What is added below the form's own control leaves typing to it")
  func addition() throws {
    let screen = FormScreen(form, width: 70, height: 24)
    screen.ownParts.controls.add({ _ in Letters() }, for: .row("dish"))
    form.send(.focus("dish"))
    screen.settle()
    func line(_ text: String) -> Int? { screen.frame().text.split(separator: "\n").firstIndex { $0.contains(text) } }
    let below = try #require(line("4 letters"))
    #expect(line("Soup") == below - 1 && screen.editor != nil)
    _ = screen.press(Key(.text("s")))
    #expect(form.model.dish == "Soups" && line("5 letters") == below)
    let cursor = try #require(screen.frame().cursor)
    #expect(cursor.y == below - 1)
    _ = screen.point(Pointer(.press, x: cursor.x - 3, y: below))
    #expect(form.model.dish == "Pie" && form.focusedRow == "dish" && line("3 letters") == below)
    _ = screen.press(Key(.tab))
    #expect(form.focusedRow == "rating" && line("3 letters") == below)
  }

  @Test("The step keys of a slider stay, if the control has no use for them")
  func steps() {
    struct Score: FormModel {
      var score = 2
      static func describe(_ fields: FieldList<Score>) { fields.add(\.score, "score").slider(1...5, by: 1) }
    }
    let form = FormSession(Score())
    let screen = FormScreen(form, width: 70, height: 24)
    screen.ownParts.controls.add({ StarsLine($0) }, for: .row("score"))
    _ = screen.press(Key(.right))
    #expect(form.model.score == 3)
    _ = screen.press(Key(.text("4")))
    #expect(form.model.score == 4)
    _ = screen.press(Key(.home))
    #expect(form.model.score == 1)
    _ = screen.press(Key(.end, .control))
    #expect(form.model.score == 5)
  }

  @Test("A secret is shown only by a control that was made for it")
  func secret() {
    struct Safe: FormModel {
      var pin = "1234"
      static func describe(_ fields: FieldList<Safe>) { fields.add(\.pin, "pin").password() }
    }
    let screen = FormScreen(FormSession(Safe()), width: 70, height: 24)
    screen.ownParts.controls.add({ _ in Map() }, for: .values(of: String.self))
    #expect(!screen.frame().text.contains("1234"))
  }

  @Test("Looks are the program's: of every row, and more specifically of some")
  func looks() throws {
    screen.ownParts.looks.add({ look, _ in look.before = "# " }, for: .everything)
    screen.ownParts.looks.add({ look, _ in (look.before, look.answer) = ("§ ", .info) }, for: .row("isGood"))
    let text = screen.frame().text
    #expect(text.contains("# Dish") && text.contains("§ Is Good"))
  }

  @Test("A field placed alone that can't have the focus takes no keys, and one that is left shows what the form has")
  func placedBesideAnother() throws {
    struct Pair: FormModel {
      var name = "Ada"
      var email = ""
      var isOpen = false
      static func describe(_ fields: FieldList<Pair>) {
        fields.add(\.name, "name")
        fields.add(\.email, "email").enabled { $0.isOpen }
        fields.add(\.isOpen, "isOpen")
      }
    }
    let form = FormSession(Pair())
    let name = try #require(TerminalFormView(form, only: \.name, columns: 120, lines: 1, environment: [:]))
    let email = try #require(TerminalFormView(form, only: \.email, columns: 40, lines: 1, environment: [:]))
    name.isActive = true
    name.feed(Array("x\t".utf8))
    #expect(form.model.name == "Adax" && name.state == .leftField(isBack: false))
    (name.isActive, email.isActive) = (false, true)
    email.feed(Array("y".utf8))
    #expect(form.model.name == "Adax" && form.model.email == "")
    email.feed(Array("\t".utf8))
    #expect(email.state == .leftField(isBack: false))
    form.send(.undo)
    let text = name.frame.lines.joined().map(\.text).joined()
    #expect(text.contains("Ada") && !text.contains("Adax") && !text.contains("›"))
    name.isActive = true
    name.feed([0x1B])
    name.feedNothing()
    #expect(name.state == .leftField(isBack: true) && !form.facts.isCancelled)
  }

  @Test("A field placed alone shows only itself, and says when it is left")
  func placedAlone() throws {
    let view = try #require(TerminalFormView(form, only: \.dish, columns: 40, lines: 2, environment: [:]))
    view.isActive = true
    let text = view.frame.lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    #expect(text.contains("Dish") && text.contains("Soup") && !text.contains("Rating"))
    view.feed(Array("!".utf8))
    #expect(form.model.dish == "Soup!" && view.state == .running)
    view.feed(Array("\t".utf8))
    #expect(view.state == .leftField(isBack: false))
    view.feed(Array("\u{1B}[Z".utf8))
    #expect(view.state == .leftField(isBack: true) && form.model.dish == "Soup!")
    #expect(TerminalFormView(form, only: \Review.dish.count, columns: 40, lines: 2) == nil)
    // A view takes the focus with its first key, not when it gets a control.
    form.send(.focus("isGood"))
    let stars = try #require(TerminalFormView(form, only: \.rating, columns: 40, lines: 1, environment: [:]))
    stars.present(.control(Stars.self)) { StarsLine($0) }
    #expect(form.focusedRow == "isGood")
  }
}
