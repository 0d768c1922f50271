import FieldstoneTesting
import Foundation
import Testing

@Suite("Definitions: order, sections, problems")
struct DefinitionTests {
  struct Four {
    var a = "", b = "", c = "", d = ""
  }

  private static func form(_ arrange: (FormBuilder<Four>) -> Void) -> FormDefinition<Four> {
    FormDefinition(
      describe: { fields in
        fields.add(\.a, "a")
        fields.add(\.b, "b")
        fields.add(\.c, "c")
        fields.add(\.d, "d")
      }, arrange: arrange)
  }

  private static func order(_ arrange: (FormBuilder<Four>) -> Void) -> [String] {
    FormSession(Four(), definition: form(arrange)).rows.ids.map(\.path)
  }

  @Test(
    "Fields are in described or arranged order; unplaced ones follow at remainingFields() or after the last placed one"
  )
  func order() {
    #expect(Self.order { _ in } == ["a", "b", "c", "d"])
    #expect(Self.order { $0.fields(\.c, \.a) } == ["c", "a", "b", "d"])
    #expect(
      Self.order { form in
        form.field(\.d); form.remainingFields(); form.field(\.a)
      } == ["d", "b", "c", "a"])
    #expect(Self.order { $0.exclude(\.b, \.c) } == ["a", "d"])
    #expect(Self.order { $0.button("Go", .submit) } == ["a", "b", "c", "d", "action.submit"])
    #expect(
      Self.order { form in
        form.field(\.b); form.button("Go", .submit)
      } == ["b", "a", "c", "d", "action.submit"])
  }

  @Test("Sections have headings, footers and stable ids; an empty one is hidden; remainingFields() may be in one")
  func sections() {
    #expect(
      Self.order { form in
        form.section("My Account", footer: "Later.") { $0.fields(\.b, \.a) }
        form.section("My Account") { $0.field(\.c) }
        form.section("Empty") { _ in }
        form.section(id: "rest") { $0.remainingFields() }
      } == ["section.my-account", "b", "a", "section.my-account.footer", "section.my-account.2", "c", "rest", "d"])
  }

  @Test("Notes, standalone fields and the session's own values")
  func extras() throws {
    var news: FieldReference<Bool>?
    let definition = Self.form { form in
      form.text("Welcome.")
      form.remainingFields()
      news = form.standaloneField("news", "Send me news", initial: false).reference
    }
    let form = FormSession(Four(), definition: definition)
    #expect(form.rows.ids.map(\.path) == ["note.welcome", "a", "b", "c", "d", "news"])
    form.send(.set("news", .flag(true)))
    #expect(form.field(try #require(news)).value == true && form.row("news")?.title == "Send me news")
    form.undo()
    #expect(form.field(try #require(news)).value == false)
  }

  @Test("All problems are reported, each with its key")
  func problems() {
    let definition = FormDefinition<Four>(
      describe: { fields in
        fields.add(\.a, "a")
        fields.add(\.b, "a")
        fields.add(\.c, "c").pattern("(")
      },
      arrange: { form in
        form.fields(\.a, \.a)
        form[\.d].title("Gone")
        form.exclude(\.d.count)
      })
    let found = definition.problems.map(\.description)
    #expect(found.contains("'a' is placed twice; only the first placement counts."))
    #expect(found.contains("'a' is the id of two rows; give one of them another id."))
    #expect(found.contains("The pattern '(' of 'c' is not a regular expression; it accepts everything."))
    #expect(found.contains { $0.contains("d' is not a field of this form") })
    #expect(found.count == 5, "\(found)")
    #expect(FormSession(Four(), definition: definition).rows.ids.map(\.path) == ["a", "c"])
  }

  final class Node: FormModel {
    var name = ""
    var next: Node?
    static func describe(_ fields: FieldList<Node>) {
      fields.add(\.name, "name")
      fields.add(\.next, "next")
    }
    static var formTemplate: Node? { Node() }
  }

  @Test("A type may contain itself where it may be nil")
  func recursion() {
    let form = FormSession(Node())
    #expect(form.rows.ids.map(\.path) == ["name", "next"])
    #expect(form.problems.isEmpty)
    #expect(form.send(.type("next.next.name", "third")).isAccepted)
    #expect(form.model.next?.next?.name == "third" && form.model.next?.next?.next == nil)
  }

  final class Twin: FormModel {
    var name = ""
    var other: Twin
    init(_ other: Twin) { self.other = other }
    static func describe(_ fields: FieldList<Twin>) {
      fields.add(\.name, "name")
      fields.add(\.other, "other")
    }
  }

  @Test("A type that contains itself and can't be nil is cut off and reported")
  func endlessRecursion() {
    #expect(Twin.definition.problems == [FormProblem(kind: .recursiveForm("Twin"), key: "other")])
  }

  struct NoBlank: FormModel {
    var name: String
    static func describe(_ fields: FieldList<NoBlank>) { fields.add(\.name, "name") }
  }

  @Test("A nil subform that can't be created is a label, and reported")
  func noTemplate() {
    struct Holder { var part: NoBlank? }
    let definition = FormDefinition<Holder> { $0.add(\.part, "part") }
    #expect(definition.problems == [FormProblem(kind: .noTemplate("NoBlank"), key: "part")])
    #expect(FormSession(Holder(), definition: definition).row("part")?.control == .label)
  }

  @Test("Mistakes in the form of elements are reported while there are none")
  func emptyCollection() {
    struct Twice: Equatable, FormModel {
      var name = ""
      static func describe(_ fields: FieldList<Twice>) {
        fields.add(\.name, "name")
        fields.add(\.name, "name")
      }
      static var formTemplate: Twice? { Twice() }
    }
    struct Several: FormModel {
      var all: [Twice] = []
      static func describe(_ fields: FieldList<Several>) { fields.add(\.all, "all") }
    }
    #expect(FormSession(Several()).problems.map(\.key) == ["all[].name"])
  }

  @Test("Texts are resolved when shown, with the program's translations and parameters in any order")
  func texts() {
    let german = FormEnvironment(
      locale: Locale(identifier: "de"),
      translate: { text, locale in
        guard locale.identifier == "de" else { return nil }
        return [
          "Enter a value from %@ to %@.": "Wert bis %2$@, ab %1$@.", "A": "Ä", "Yes": "Ja",
          "Enter at most %@ characters. You have entered %@.": "Höchstens %@ Zeichen (%@).",
        ][text.english]
      })
    let kind = FormIssue.Kind.outOfRange(minimum: .number("0.5"), maximum: .number("2"))
    #expect(FormIssue(kind).text(in: german) == "Wert bis 2, ab 0,5.")
    #expect(FormIssue(.tooLong(maximum: 3, count: 9)).text(in: german) == "Höchstens 3 Zeichen (9).")
    #expect(FormSession(Four(), definition: Self.form { _ in }, environment: german).row("a")?.title == "Ä")
    let name = "100 %@"
    let greeting: FormString = "Hello \(name), 50% off"
    #expect(greeting.text(in: .standard) == "Hello 100 %@, 50% off" && greeting.key == "Hello %@, 50%% off")
    #expect(true.formText(in: german) == "Ja")
  }
}
