import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("A String where a FormString is expected")
struct StringTests {
  struct Guest: FormModel {
    var name = ""
    var isHere = false
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.isHere, "isHere")
    }
  }

  /// Marks every text that is translated.
  private static let marked = FormEnvironment(translate: { text, _ in "‹\(text.english)›" })

  @Test("A String is shown as it is; a literal is a key, whatever the other arguments")
  func lookedUp() {
    let word: String = "Word"
    let part = "Word!".dropLast()
    let definition = FormDefinition<Guest>(describe: Guest.describe) { form in
      form.title(word)
      form.section(word, footer: word) { _ = $0.field(\.name).title(part).help(word).placeholder(word) }.help(word)
      form.section("Text", footer: "Text") {
        _ = $0.field(\.isHere).title("Text").help("Text").placeholder("Text")
      }.help("Text")
      form.text(word)
      form.text("Text")
      form.standaloneField("a", word, initial: "")
      form.standaloneField("b", "Text", initial: "")
      form.button(word, "go")
      form.button("Text", .submit)
    }
    let form = FormSession(Guest(), definition: definition, environment: Self.marked)
    #expect(form.openPages.first?.title == "Word")
    let texts = form.rows.map { [$0.title, $0.help, $0.placeholder].compactMap(\.self) }
    let data = [["Word", "Word"], ["Word", "Word", "Word"], ["Word"]]
    let keys = [["‹Text›", "‹Text›"], ["‹Text›", "‹Text›", "‹Text›"], ["‹Text›"]]
    #expect(texts == data + keys + [["Word"], ["‹Text›"], ["Word"], ["‹Text›"], ["Word"], ["‹Text›"]])
  }

  @Test("A title before an answer gets a colon unless it ends in a mark")
  func labels() {
    #expect("Seats".asLabel == "Seats:" && "Which room?".asLabel == "Which room?" && "Tel.".asLabel == "Tel.:")
    #expect("Say when.".asLabel == "Say when:" && "".asLabel == ":")
  }

  @Test("The same applies to messages")
  func messages() {
    let word: String = "Word"
    let definition = FormDefinition<Guest>(describe: { fields in
      fields.add(\.name, "name").rule(word) { $0 != "a" }.rule("Text") { $0 != "a" }
        .pattern("[^a]", word).pattern("[^a]", "Text").matches(\.name, word)
      fields.add(\.isHere, "isHere").mustBeTrue(word)
    }) { form in
      form.rule(on: \.isHere) { $0.name == "a" ? .error(word) : nil }
      form.rule(on: \.isHere) { $0.name == "a" ? .error("Text") : nil }
    }
    let form = FormSession(Guest(), definition: definition, environment: Self.marked)
    form.send(.type("name", "a"))
    let issues = form.issues.map { "\($0.row?.path ?? "") \($0.text(in: Self.marked))" }
    let own = ["name Word", "name ‹Text›", "name Word", "name ‹Text›"]
    #expect(issues == own + ["isHere Word", "isHere Word", "isHere ‹Text›"])
  }

  @Test("Ids are generated from its words")
  func ids() {
    let word: String = "Bill to"
    let definition = FormDefinition<Guest>(describe: Guest.describe) { form in form.section(word) { $0.field(\.name) } }
    #expect(FormSession(Guest(), definition: definition).rows.ids.first == "section.bill-to")
  }

  @Test("Combining marks and joiners after an argument are kept")
  func marksAfterArguments() {
    let persian: FormString = "\("x")\u{200C}ها"
    let accent: FormString = "\("x")\u{301}"
    let percent: FormString = "\("x") 5%\u{301}"
    #expect(Array(persian.text(in: .test).unicodeScalars) == Array("x\u{200C}ها".unicodeScalars))
    #expect(Array(accent.text(in: .test).unicodeScalars) == ["x", "\u{301}"])
    #expect(Array(percent.text(in: .test).unicodeScalars) == Array("x 5%\u{301}".unicodeScalars))
  }
}
