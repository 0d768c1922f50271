import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: definitions")
struct DefinitionPromises {
  @Test("A section with a duplicate id is reported, and its rows are still visible")
  func duplicateSection() async {
    await #expect(processExitsWith: .success) {
      // A row that is its own section would make the engine loop forever.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 5)
        exit(3)
      }
      let form = Whole.form {
        $0.section("One", id: "s") { $0.fields(\.a) }
        $0.section("Two", id: "s") { $0.fields(\.b, \.age) }
      }
      let isReported = form.problems.contains(FormProblem(kind: .duplicateID, key: "s"))
      exit(isReported && form.isShown("b") && form.isShown("age") ? 0 : 1)
    }
  }

  @Test("Two rows with the same path are reported")
  func pathCollision() {
    let definition = FormDefinition<Whole> {
      $0.add(\.a, "part.name")
      $0.add(\.part, "part")
    }
    #expect(definition.problems.contains { $0.kind == .duplicateID })
  }

  @Test("A field can be excluded in a subform, after it was placed, and by its own builder")
  func exclude() {
    let form = Whole.form {
      $0.section("S") { $0.fields(\.a) }
      $0.exclude(\.a)
      $0.exclude(\.part.name)
      $0[\.b].excluded()
    }
    #expect(form.row("a") == nil)
    #expect(form.row("part.name") == nil)
    #expect(form.row("b") == nil)
  }

  @Test("A long text can be trimmed")
  func longAndTrimmed() {
    for flip in [false, true] {
      let form = One<String>.form("") { _ = flip ? $0.trimmed().longText() : $0.longText().trimmed() }
      form.send(.type("value", " a\nb "))
      #expect(form.model.value == "a\nb")
    }
  }

  @Test("Undroppable values, empty ranges and similar mistakes are reported when the definition is built")
  func unreported() {
    let definition = FormDefinition<Whole>(
      describe: { $0.add(\.a, "a") }, arrange: { $0[\.a].visible { _ in false } })
    #expect(definition.problems.contains { $0.kind == .noDropValue })
  }

  /// Declared by hand and in generic code: a type that can't be edited, a get-only property, a property of a subform.
  private struct Labels: FormModel {
    var name = ""
    var part = LabelledPart()
    var initials: String { String(name.prefix(1)) }
    static func describe(_ fields: FieldList<Labels>) {
      fields.add(\.name, "name").required()
      fields.add(\.initials, "initials").required().required(when: { _ in true })
      fields.add(\.part, "part")
      fields.add(viewing: \.name, "seen").required(when: { !$0.name.isEmpty })
      fields.add(viewing: \.name, "excluded").required().excluded()
      fields.add(viewing: \.name, "fine")
    }
    static func arrange(_ form: FormBuilder<Labels>) { form[\.part.code].required() }
    static var formTemplate: Labels? { Labels() }
  }

  private struct LabelledPart: FormModel {
    let code = "x"
    static func describe(_ fields: FieldList<LabelledPart>) { fields.add(\.code, "code") }
    static var formTemplate: LabelledPart? { LabelledPart() }
  }

  @Test("A required read-only field is reported")
  func requiredReadOnly() {
    let problems = Labels.definition.problems
    #expect(problems.allSatisfy { $0.kind == .requiredReadOnly && $0.description.contains($0.key) })
    #expect(Set(problems.map(\.key)) == ["initials", "seen", "part.code"] && problems.count == 3)
    #expect(Whole.form { $0[\.a].required() }.problems == [])
    #expect(One<String>.form("") { $0.readOnly().required() }.problems == [])
    #expect(CodecCatalog().label(for: [String].self).isLabel && !CodecCatalog().codec(for: String.self).isLabel)
  }

  @Test("A read-only secret is not shown")
  func readOnlySecret() {
    let form = One<String>.form("hunter2") { $0.password().readOnly() }
    #expect(form.row("value")?.display == "••••••")
  }

  @Test("An empty verbatim text is empty")
  func emptyString() {
    #expect(FormString(verbatim: "").isEmpty)
  }
}
