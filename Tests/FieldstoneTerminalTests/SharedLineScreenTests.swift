import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Fields that share a line, on the screen")
struct SharedLineScreenTests {
  struct Address: FormModel {
    var street = "Main"
    var city = "London"
    var postcode = "N1"
    var level = 2
    var note = ""
    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.street, "street")
      fields.add(\.city, "city").visible { !$0.street.isEmpty }.whenHidden(.keep).maximumLength(8)
      fields.add(\.postcode, "postcode").required()
      fields.add(\.level, "level").slider(0...5, by: 1)
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Address>) {
      form.section("Address", id: "address") {
        $0.field(\.street)
        $0.line(\.city, \.postcode, \.level, widths: [2, 1, 1])
        $0.field(\.note)
      }
    }
  }

  private let form = FormSession(Address())

  private func lines(of screen: FormScreen) -> [String] {
    screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The line and column where a text is.
  private func place(_ text: String, on screen: FormScreen) -> (x: Int, y: Int)? {
    for (y, line) in lines(of: screen).enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), y)
      }
    }
    return nil
  }

  private func go(_ row: FormRowID, on screen: FormScreen) {
    form.send(.focus(row))
    screen.settle()
  }

  @Test("Where there is room they are beside each other with the declared widths, their titles above their values")
  func wide() throws {
    let screen = FormScreen(form, width: 100, height: 24)
    let (city, postcode) = try (#require(place("City", on: screen)), #require(place("Postcode", on: screen)))
    let level = try #require(place("Level", on: screen))
    #expect(city.y == postcode.y && city.y == level.y && postcode.x - city.x == 48 && level.x - postcode.x == 24)
    let (london, n1) = try (#require(place("London", on: screen)), #require(place("N1", on: screen)))
    #expect(london.y == city.y + 1 && n1.y == london.y && london.x == city.x + 2 && n1.x == postcode.x + 2)
    // The box goes on around them, and the next row has a line of its own.
    #expect(lines(of: screen)[city.y].hasPrefix("│") && lines(of: screen)[city.y].hasSuffix("│"))
    #expect(try #require(place("Note", on: screen)).y > london.y)
  }

  @Test("In a narrow window, each has a line of its own", arguments: [40, 70])
  func narrow(_ width: Int) throws {
    let screen = FormScreen(form, width: width, height: 40)
    let rows = try ["City", "Postcode", "Level", "Note"].map { try #require(place($0, on: screen)) }
    #expect(rows[0].x == rows[1].x && rows[1].x == rows[2].x)
    #expect(rows[0].y < rows[1].y && rows[1].y < rows[2].y && rows[2].y < rows[3].y)
  }

  @Test("A row that comes or goes makes room for the others, and issues stand below their own field")
  func changing() throws {
    let screen = FormScreen(form, width: 100, height: 24)
    form.send(.type("street", ""))
    screen.settle()
    #expect(place("City", on: screen) == nil)
    let (postcode, level) = try (#require(place("Postcode", on: screen)), #require(place("Level", on: screen)))
    #expect(postcode.y == level.y && level.x - postcode.x == 48)
    form.send(.type("street", "High"))
    form.send(.type("postcode", ""))
    screen.settle()
    _ = screen.press(.control("s"))
    #expect(place("✗", on: screen) != nil, "\(screen.frame().text)")
    let (issue, moved) = try (#require(place("✗", on: screen)), #require(place("Postcode", on: screen)))
    #expect(moved.x == postcode.x + 48 && issue.x == moved.x + 2 && issue.y == moved.y + 2)
    screen.forget()
    let again = try #require(place("✗", on: screen))
    #expect(again.x == issue.x && again.y == issue.y)
  }

  @Test("The focus goes from one to the next, and the cursor is where is typed")
  func focus() throws {
    let screen = FormScreen(form, width: 100, height: 24)
    go("street", on: screen)
    for row in ["city", "postcode", "level", "note"] as [FormRowID] {
      _ = screen.press(Key(.tab))
      #expect(form.focusedRow == row)
    }
    go("postcode", on: screen)
    _ = screen.press(Key(.end))
    let (n1, title) = try (#require(place("N1", on: screen)), #require(place("› Postcode", on: screen)))
    let cursor = try #require(screen.frame().cursor)
    #expect(cursor.x == n1.x + 2 && cursor.y == n1.y && title.x == n1.x - 4)
    _ = screen.press(Key(.text("2")))
    #expect(form.model.postcode == "N12" && place("N12", on: screen)?.x == n1.x)
  }

  @Test("A click reaches the field under the pointer: its text, and its slider")
  func clicks() throws {
    let screen = FormScreen(form, width: 100, height: 24)
    let n1 = try #require(place("N1", on: screen))
    _ = screen.point(Pointer(.press, x: n1.x + 1, y: n1.y))
    #expect(form.focusedRow == "postcode" && screen.editor?.cursor == 1)
    let city = try #require(place("City", on: screen))
    _ = screen.point(Pointer(.press, x: city.x, y: city.y))
    #expect(form.focusedRow == "city")
    let y = try #require(place("●", on: screen)).y
    let line = lines(of: screen)[y]
    let bar = (x: line.distance(from: line.startIndex, to: try #require(line.firstIndex(of: "━"))), y: y)
    _ = screen.point(Pointer(.press, x: bar.x, y: bar.y))
    #expect(form.focusedRow == "level" && form.model.level == 0)
    _ = screen.point(Pointer(.drag, x: 99, y: bar.y))
    #expect(form.model.level == 5)
  }

  @Test("A line at the end of the window is scrolled to as a whole", arguments: [12, 14, 16])
  func scrolling(_ height: Int) throws {
    let screen = FormScreen(form, width: 100, height: height)
    for row in ["note", "level", "street", "postcode"] as [FormRowID] {
      go(row, on: screen)
      _ = screen.frame()
    }
    #expect(try #require(place("N1", on: screen)).y == #require(place("Postcode", on: screen)).y + 1)
  }

  @Test("A calendar opens over the whole width, one field to a line")
  func calendar() throws {
    struct Stay: FormModel {
      var from = Date(timeIntervalSince1970: 1_795_262_400)
      var to = Date(timeIntervalSince1970: 1_795_262_400)
      static func describe(_ fields: FieldList<Stay>) {
        fields.add(\.from, "from").date()
        fields.add(\.to, "to").date()
      }
      static func arrange(_ form: FormBuilder<Stay>) { form.line(\.from, \.to) }
    }
    let stay = FormSession(Stay())
    let screen = FormScreen(stay, width: 60, height: 30)
    let from = try #require(place("From", on: screen))
    #expect(try #require(place("To", on: screen)).y == from.y)
    _ = screen.press(Key(.down, .alt))
    #expect(screen.unfolded != nil)
    #expect(try #require(place("To", on: screen)).y > from.y)
    _ = screen.press(Key(.escape))
    #expect(try #require(place("To", on: screen)).y == from.y)
  }
}
