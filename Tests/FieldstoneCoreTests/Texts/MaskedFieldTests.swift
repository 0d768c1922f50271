import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Fields with masks")
struct MaskedFieldTests {
  private static func form(_ start: String = "", _ more: @escaping (FieldBuilder<Whole, String>) -> Void)
    -> FormSession<Whole>
  {
    var whole = Whole()
    whole.a = start
    return FormSession(whole, definition: FormDefinition { more($0.add(\.a, "a")) }, environment: .test)
  }

  @Test("What is typed shows in the form of the mask; the value has the characters alone")
  func characters() {
    let form = Self.form { $0.mask("XXX-XXX-XXXX").maximumLength(10) }
    form.send(.type("a", "(415) 555 2671"))
    #expect(form.model.a == "4155552671" && form.row("a")?.text == "415-555-2671")
    #expect(form.row("a")?.display == "415-555-2671" && form.issues.isEmpty)
    #expect(form.row("a")?.answer == .text("4155552671"))
    #expect(form.row("a")?.length == FormRow.Length(count: 10, maximum: 10))
  }

  @Test("Digits of the pattern are not looked for in a value that is stored without them")
  func digitsInPattern() throws {
    let form = Self.form("2005") { $0.mask("20XX-XX") }
    #expect(
      form.row("a")?.text == "2020-05" && form.row("a")?.display == "2020-05" && form.row("a")?.answer == .text("2005"))
    form.send(.type("a", "2020-06"))
    #expect(form.model.a == "2006" && form.row("a")?.text == "2020-06")
    let saved = form.snapshot
    form.send(.set("a", .text("2007")))
    #expect(form.model.a == "2007" && form.row("a")?.text == "2020-07")
    form.send(.set("a", .text("2024-12")))
    #expect(form.model.a == "2412" && form.row("a")?.text == "2024-12")
    form.send(.set("a", .text("2x")))
    #expect(form.model.a == "2412" && form.issues.map(\.kind.code) == ["notInForm"])
    try form.restore(saved)
    #expect(form.model.a == "2006" && form.row("a")?.text == "2020-06")
  }

  @Test("Literals are stored where that is declared")
  func literals() {
    let form = Self.form { $0.mask("AA-XX", storesLiterals: true) }
    form.send(.type("a", "ab12"))
    #expect(form.model.a == "ab-12" && form.row("a")?.text == "ab-12")
  }

  @Test("A half-filled form is an issue that shows it; the model keeps the last value")
  func half() {
    let form = Self.form("4155552671") { $0.mask("XXX-XXX-XXXX") }
    #expect(form.row("a")?.text == "415-555-2671" && form.row("a")?.hint == "For example, 123-456-7890")
    form.send(.type("a", "41555"))
    #expect(form.row("a")?.text == "415-55" && form.model.a == "4155552671")
    #expect(form.issues.map { $0.text(in: .test) } == ["Use the format 123-456-7890."])
    #expect(form.issues.map(\.kind.code) == ["notInForm"])
    form.send(.type("a", ""))
    #expect(form.issues.isEmpty && form.model.a == "")
  }

  @Test(
    "Nothing typed is lost: surplus characters and those that don't fit stay, with an issue",
    arguments: [
      ("123-45-6", "123-456"), ("123-4567", "123-4567"), ("12x", "12x"), ("123-4\u{0}", "123-4\u{0}"),
    ])
  func surplus(typed: String, shown: String) {
    let form = Self.form { $0.mask("XXX-XX") }
    form.send(.type("a", typed))
    #expect(form.row("a")?.text == shown && form.model.a == "" && form.issues.count == 1)
  }

  @Test("White space alone is no answer, also where nil is one")
  func blank() {
    struct Holder: Equatable { var a: String? = "12" }
    let form = FormSession(Holder(), definition: FormDefinition { $0.add(\.a, "a").mask("XX") })
    form.send(.type("a", " - "))
    #expect(form.model.a == nil && form.row("a")?.text == "" && form.issues.isEmpty)
  }

  @Test("Rules see the value; an IBAN is checked with and without spaces")
  func rules() {
    let form = Self.form { $0.mask(.iban).iban() }
    form.send(.type("a", "de89 3704 0044 0532 0130 00"))
    #expect(form.model.a == "DE89370400440532013000" && form.issues.isEmpty)
    form.send(.type("a", "DE89370400440532013001"))
    #expect(form.issues.map(\.kind.code) == ["iban"] && form.row("a")?.text == "DE89 3704 0044 0532 0130 01")
  }

  @Test("A value that is older than the mask is shown as it is, and unchanged")
  func older() {
    let form = Self.form("none") { $0.mask("XXX") }
    #expect(form.row("a")?.text == "none" && !form.facts.isDirty)
    form.send(.type("a", "none"))
    #expect(form.model.a == "none" && form.issues.isEmpty)
  }

  @Test("Undo and drafts keep what was typed")
  func kept() throws {
    let form = Self.form { $0.mask("XXX-XX") }
    form.send(.type("a", "12345"))
    form.send(.blur("a"))
    form.send(.type("a", "12"))
    let other = Self.form { $0.mask("XXX-XX") }
    try other.restore(form.snapshot)
    #expect(other.row("a")?.text == "12" && other.model.a == "12345")
    form.send(.undo)
    #expect(form.row("a")?.text == "123-45")
  }
}
