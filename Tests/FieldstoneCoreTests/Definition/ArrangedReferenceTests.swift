import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Fields that are arranged without key paths")
struct ArrangedReferenceTests {
  private struct Page: FormModel {
    var name = ""
    var part = Part()
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.name, "name")
      fields.add(\.part, "part")
    }
  }

  @Test("A reference is placed, and configured where it is")
  func placed() {
    var own: FieldReference<Int>?
    let definition = FormDefinition<Page> { fields in
      fields.add(\.name, "name")
      own = fields.add(standalone: "own", "Own", initial: 1).reference
    } arrange: { form in
      form.section("First", id: "first") { form in
        if let own { form.place(own).help("Help.").range(1...3) }
      }
      form.remainingFields()
    }
    let form = FormSession(Page(), definition: definition, environment: .test)
    #expect(form.rows.ids == ["first", "own", "name"] && form.problems.isEmpty)
    #expect(form.row("own")?.section == "first" && form.row("own")?.help == "Help.")
    form.send(.set("own", .number(4)))
    #expect(form.issues.map(\.row) == ["own"])
  }

  @Test("What is no field can't be left out, and the fields after it are")
  func excluded() {
    let definition = FormDefinition<Page>(describe: Page.describe) { form in
      form.exclude(\.part.key, \.name)
    }
    let form = FormSession(Page(), definition: definition, environment: .test)
    #expect(form.row("name") == nil && form.row("part") != nil)
    guard form.problems.count == 1, case .unknownField(let path) = form.problems[0].kind else {
      Issue.record("\(form.problems)")
      return
    }
    #expect(path.contains("key") && form.problems[0].key == path)
  }

  @Test("Two rows with one id are a problem, once for each that is left out; the first stays")
  func duplicates() {
    let definition = FormDefinition<Page> { fields in
      fields.add(\.name, "name")
    } arrange: { form in
      form.text("One", id: "note")
      form.text("Two", id: "note")
      form.text("Three", id: "note")
    }
    let form = FormSession(Page(), definition: definition, environment: .test)
    #expect(form.problems == Array(repeating: FormProblem(kind: .duplicateID, key: "note"), count: 2))
    #expect(form.rows.map(\.title) == ["One", "Name"])
  }

  @Test("A definition knows what it is: its identity, title, and fields without those of subforms")
  func facts() {
    let plain = FormDefinition<Page>(describe: Page.describe)
    #expect(plain.id == "Page" && plain.version == 1 && plain.title == nil && plain.fieldCount == 1)
    let own = FormDefinition<Page>(describe: Page.describe) { form in
      form.identity("page", version: 3)
      form.title("A page")
      form.text("Read this.")
    }
    #expect(own.id == "page" && own.version == 3 && own.title == "A page" && own.fieldCount == 1)
  }

  @Test("A form in a window with something else to do may begin without the focus")
  func focus() {
    let definition = FormDefinition<Page>(describe: Page.describe) { $0.startsWithoutFocus() }
    #expect(FormSession(Page(), definition: definition, environment: .test).startsWithoutFocus)
    #expect(!FormSession(Page(), environment: .test).startsWithoutFocus)
  }

  @Test("The last default value that is declared counts, also for a pair of closures")
  func defaults() {
    struct Bag: Equatable { var value: String? }
    let definition = FormDefinition<Bag> { fields in
      fields.add("value", get: { $0.value }, set: { $0.value = $1 }).defaultValue("first").defaultValue("second")
    }
    let form = FormSession(Bag(), definition: definition, environment: .test)
    #expect(form.model.value == "second" && form.problems.isEmpty)
    form.send(.type("value", "third"))
    #expect(form.model.value == "third")
    form.send(.type("value", ""))
    #expect(form.model.value == "second")
  }
}
