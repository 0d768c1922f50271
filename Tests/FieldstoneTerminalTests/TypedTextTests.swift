import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

/// Texts with masks, of limited lengths, and only shown.
struct TypedTexts: FormModel {
  var number = "K-1"
  var phone = ""
  var motto = ""
  var letter = ""

  static func describe(_ fields: FieldList<TypedTexts>) {
    fields.add(\.number, "number").readOnly()
    fields.add(\.phone, "phone").mask("XXX-XXX")
    fields.add(\.motto, "motto").maximumLength(4).placeholder("Ora et labora")
    fields.add(\.letter, "letter").longText().placeholder("Dear Ada")
  }
}

@Suite("Typing texts on the screen")
struct TypedTextTests {
  private let form = FormSession(TypedTexts())
  private let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 60, height: 24)
    _ = screen.frame()
  }

  @Test("A mask is applied with each key, and the cursor stays where somebody types")
  func mask() {
    form.send(.focus("phone"))
    screen.settle()
    for key in "123456" { _ = screen.press(Key(.text(String(key)))) }
    #expect(screen.editor?.text == "123-456" && screen.editor?.cursor == 7 && form.model.phone == "123456")
    for _ in 0..<3 { _ = screen.press(Key(.left)) }
    _ = screen.press(Key(.backspace))
    #expect(screen.editor?.text == "123-456" && screen.editor?.cursor == 3)
    _ = screen.press(Key(.backspace))
    #expect(screen.editor?.text == "124-56" && screen.editor?.cursor == 2)
    _ = screen.press(Key(.text("9")))
    #expect(screen.editor?.text == "129-456" && screen.editor?.cursor == 3)
    _ = screen.press(Key(.paste("00")))
    #expect(screen.editor?.text == "129-00456" && form.row("phone")?.text == "129-00456")
  }

  @Test("The count is beside the field, also when there are too many characters")
  func count() {
    form.send(.focus("motto"))
    screen.settle()
    #expect(screen.frame().text.contains("0 of 4"))
    for key in "abcde" { _ = screen.press(Key(.text(String(key)))) }
    #expect(screen.frame().text.contains("abcde") && screen.frame().text.contains("5 of 4"))
  }

  @Test("A placeholder shows until something is typed, and is not an answer")
  func placeholder() {
    form.send(.focus("motto"))
    screen.settle()
    #expect(screen.frame().text.contains("Ora et labora") && form.model.motto.isEmpty)
    _ = screen.press(Key(.text("a")))
    #expect(!screen.frame().text.contains("Ora et labora") && form.model.motto == "a")
    _ = screen.press(Key(.backspace))
    #expect(screen.frame().text.contains("Ora et labora") && form.model.motto.isEmpty)
  }

  @Test("So does that of a long text")
  func longPlaceholder() {
    form.send(.focus("letter"))
    screen.settle()
    #expect(screen.frame().text.contains("Dear Ada") && form.model.letter.isEmpty)
    _ = screen.press(Key(.enter))
    _ = screen.press(Key(.text("a")))
    #expect(!screen.frame().text.contains("Dear Ada") && form.model.letter == "\na")
    for _ in 0..<2 { _ = screen.press(Key(.backspace)) }
    #expect(screen.frame().text.contains("Dear Ada") && form.model.letter.isEmpty)
  }

  @Test("A long text takes as many lines as its text")
  func grows() {
    form.send(.focus("letter"))
    screen.settle()
    for line in 1...6 {
      for key in "Line \(line)" { _ = screen.press(Key(.text(String(key)))) }
      _ = screen.press(Key(.enter))
    }
    let text = screen.frame().text
    for line in 1...6 { #expect(text.contains("Line \(line)"), "\(line)") }
  }

  @Test("A value that is only shown is copied with a key, which says what")
  func copies() {
    _ = screen.press(.alt("v"))
    #expect(screen.copied == "K-1" && screen.frame().text.contains("Number copied: K-1"))
  }
}
