import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Right to left")
struct BidiTests {
  @Test("Texts are ordered by the Unicode algorithm")
  func vectors() {
    for vector in BidiVectors.all {
      let found = BidiText(Array(vector.text), isRightToLeft: vector.isRightToLeft).order
      #expect(found == vector.order, "\(vector.text.debugDescription), \(String(describing: vector.isRightToLeft))")
    }
  }

  private static let words = [
    "Ada", "عدد", "שלום", "12", "日本", "e\u{301}", "👩‍🚀", "(", ")", "-", " ", ",", "لا", "3.5", "\u{5B8}",
  ]

  private static func text(_ random: inout SeededNumbers) -> String {
    (0..<Int(random.next() % 9)).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined()
  }

  @Test("Reordering a line keeps every cell exactly once, and wide characters whole", arguments: [false, true])
  func cells(isMirrored: Bool) {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<400 {
      var grid = CellGrid(width: Int(random.next() % 40), height: 2)
      for _ in 0..<4 {
        grid.put(Self.text(&random), x: Int(random.next() % 20), y: Int(random.next() % 2), .plain)
      }
      let before = grid
      let orders = grid.turnAround(isMirrored: isMirrored)
      for y in 0..<2 {
        let line = Array(grid.line(y))
        for (x, cell) in line.enumerated() where CellWidth.of(cell.character) == 2 && !cell.isContinuation {
          // A wide character that was overwritten may have lost its second half already.
          let drawn = orders[y]?.drawn[x] ?? x
          let old = Array(before.line(y))
          guard drawn + 1 < old.count, old[drawn + 1].isContinuation else { continue }
          #expect(x + 1 < line.count && line[x + 1].isContinuation)
        }
        if let order = orders[y] {
          #expect(order.shown.sorted() == Array(0..<grid.width) && order.drawn.sorted() == Array(0..<grid.width))
        }
      }
    }
  }

  @Test("The cursor is on the character before which text is inserted, wherever it is shown", arguments: ["en", "ar"])
  func cursor(language: String) {
    var environment = FormEnvironment.standard
    environment.locale = Locale(identifier: language)
    for text in ["Ada עדה 12", "עדה", "عدد (Ada) ٣", "שלום 12.5 x", "日本 שלום"] {
      let form = FormSession(Reader(), environment: environment)
      let screen = FormScreen(form)
      _ = screen.press(Key(.paste(text)))
      for (index, character) in text.enumerated() {
        _ = screen.press(.control("a"))
        let forward = Key(Self.isRightToLeft(text) ? .left : .right)
        for _ in 0..<index { _ = screen.press(forward) }
        let frame = screen.frame()
        guard let cursor = frame.cursor else {
          Issue.record("no cursor")
          return
        }
        let cell = Array(frame.line(cursor.y))[cursor.x]
        #expect(
          cell.character == character || MirroredCharacter.image(cell.character) == character,
          "\(text), index \(index): \(cell.character)")
      }
    }
  }

  private static func isRightToLeft(_ text: String) -> Bool {
    text.map(BidiClass.init).first { [.left, .right, .arabicLetter].contains($0) } != .left
  }

  @Test("A click moves the cursor to the character shown there")
  func click() throws {
    let form = FormSession(Reader())
    let screen = FormScreen(form)
    _ = screen.press(Key(.paste("שלום")))
    let frame = screen.frame()
    let y = try #require(frame.cursor?.y)
    let line = Array(frame.line(y)).map(\.character)
    let x = try #require(line.firstIndex(of: "ו"))
    _ = screen.take(.pointer(Pointer(.press, x: x, y: y)))
    _ = screen.press(Key(.text("!")))
    #expect(form.model.name == "של!ום")
  }

  @Test("A form in Arabic is aligned right and has its markers mirrored")
  func arabic() {
    var environment = FormEnvironment.standard
    environment.locale = Locale(identifier: "ar")
    let table = [
      "Name": "الاسم", "City": "المدينة", "Cairo": "القاهرة", "Tunis": "تونس", "Reader": "القارئ", "Send": "إرسال",
      "Is Member": "عضو", "Yes": "نعم", "No": "لا",
    ]
    // The header and the status line stay English, from left to right.
    environment.translate = { text, _ in table[text.english] ?? (text.isStandard ? text.english : nil) }
    let form = FormSession(Reader(), environment: environment)
    let screen = FormScreen(form, width: 60, height: 14)
    _ = screen.press(Key(.text("عمر 2")))
    let text = screen.frame().text
    #expect(text == Self.arabicFrame, "\(text)")
  }

  @Test("The hints of an Arabic form begin at the right on every row, and no key is turned around")
  func hints() throws {
    var environment = FormEnvironment.standard
    environment.locale = Locale(identifier: "ar")
    let screen = FormScreen(FormSession(Reader(), environment: environment), width: 80, height: 14)
    for _ in 0..<3 {
      let hints = String(try #require(screen.frame().text.split(separator: "\n").last))
      let submit = try #require(hints.range(of: "^S"), "\(hints)")
      let leave = try #require(hints.range(of: "Esc"), "\(hints)")
      #expect(submit.lowerBound > leave.lowerBound, "\(hints)")
      _ = screen.press(Key(.tab))
    }
  }

  private static let arabicFrame = """
     ● Unsaved  ━━━━━━━━━━  3 of 3 answered
    ╭───────────────────────────────────────────────── ئراقلا ─╮
    │                              2 رمع               مسالا ‹ │
    │                          ▾ ةرهاقلا             ةنيدملا   │
    │                             ال [ ]                 وضع   │
    ╰──────────────────────────────────────────────────────────╯

                                                   [ لاسرإ ]





     ^S Submit  Esc Leave  F1 Help                     1 change
    """
}

private struct Reader: FormModel {
  enum City: String, CaseIterable { case cairo, tunis }
  var name = ""
  var city = City.cairo
  var isMember = false

  static func describe(_ fields: FieldList<Reader>) {
    fields.add(\.name, "name")
    fields.add(\.city, "city").menu()
    fields.add(\.isMember, "isMember")
  }

  static func arrange(_ form: FormBuilder<Reader>) {
    form.section("Reader") { $0.fields(\.name, \.city, \.isMember) }
    form.button("Send", .submit)
  }
}
