import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Texts that are data wherever a definition takes one")
struct VerbatimTextTests {
  struct Page: FormModel {
    var email = ""
    var level = 1
    var city = "Bonn"
    var tags = ["a"]
    var people = [Contact()]
    static func describe(_ fields: FieldList<Page>) {
      let word: String = "Word"
      fields.add(\.email, "email").repeated(word)
      fields.add(\.level, "level").readOnly().display { (level: Int) -> String in "Level \(level)" }
      fields.add(\.city, "city").options(["Bonn", "Ulm"]).optionTitle { (city: String) -> String in "City of \(city)" }
      fields.add(\.tags, "tags").options(["a", "b"]).optionTitle { (tag: String) -> String in "Tag \(tag)" }
      fields.add(\.people, "people").summary { (people: [Contact]) -> String in "People: \(people.count)" }
      fields.add(standalone: "own", word, initial: "")
    }
  }

  /// Marks every text that is translated.
  private static let marked = FormEnvironment(translate: { text, _ in "‹\(text.english)›" })
  private let form = FormSession(Page(), environment: marked)

  @Test("A second field, and a field without a property")
  func titles() {
    #expect(form.row("emailRepeated")?.title == "Word" && form.row("own")?.title == "Word")
  }

  @Test("What a value, and what a collection reads like")
  func values() {
    #expect(form.row("level")?.display == "Level 1" && form.row("people")?.display == "People: 1")
  }

  @Test("What options are called, one or several of which are chosen")
  func options() {
    #expect(form.row("city")?.options.map(\.title) == ["City of Bonn", "City of Ulm"])
    #expect(form.row("tags")?.options.map(\.title) == ["Tag a", "Tag b"] && form.row("tags")?.display == "Tag a")
  }

  @Test("An option by itself, with its help")
  func option() {
    let word: String = "Word"
    let data = FormOption(id: "1", title: word, help: word)
    #expect(data.title == FormString(verbatim: "Word") && data.help == FormString(verbatim: "Word") && data.id == "1")
    #expect(FormOption(id: "1", title: word).help == nil)
    #expect(FormOption(id: "1", title: "Word", help: "Word").title == "Word", "A literal is a key.")
  }

  @Test("A section with a footer that is made from answers")
  func section() {
    let word: String = "Word"
    let definition = FormDefinition<Page>(describe: { $0.add(\.email, "email") }) { form in
      form.section(word, footer: { "Mail to \($0.email)." }, id: "mail", style: .plain) { _ = $0.field(\.email) }
    }
    let form = FormSession(Page(), definition: definition, environment: Self.marked)
    form.send(.type("email", "a@b.org"))
    let header = form.row("mail")
    #expect(header?.title == "Word" && header?.groupStyle == .plain)
    #expect(form.row("mail.footer")?.title == "‹Mail to a@b.org.›", "The footer is the program's own text.")
    #expect(form.rows.ids == ["mail", "email", "mail.footer"])
  }

  @Test("The help of a section or a button follows the answers that it reads")
  func decidedHelp() {
    let definition = FormDefinition<Page>(describe: { $0.add(\.email, "email") }) { form in
      form.section("Mail", id: "mail") { _ = $0.field(\.email) }.help { $0.email.isEmpty ? "Enter it." : "" }
      form.button("Go", "go").help { "To \($0.email)" }
    }
    let form = FormSession(Page(), definition: definition, environment: .test)
    #expect(form.row("mail")?.help == "Enter it." && form.row("action.go")?.help == "To ")
    form.send(.type("email", "a"))
    #expect(form.row("mail")?.help == nil && form.row("action.go")?.help == "To a")
  }
}
