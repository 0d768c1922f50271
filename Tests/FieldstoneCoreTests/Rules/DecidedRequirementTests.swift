import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("What is required depends on other answers")
struct DecidedRequirementTests {
  private struct Order: FormModel {
    var isGift = false
    var name = ""
    var people: [Contact] = []
    var tags: [String] = []
    var diet: Diet?
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.isGift, "isGift")
      fields.add(\.name, "name")
      fields.add(\.people, "people")
      fields.add(\.tags, "tags").options(["a", "b"])
      fields.add(\.diet, "diet")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form[\.name].required { $0.isGift }
      form[\.people].required { $0.isGift }
      form[\.tags].required { $0.isGift }
      form[\.diet].required { $0.isGift }
    }
  }

  @Test("What is required while something holds is required only then")
  func required() {
    let form = FormSession(Order(), environment: .test)
    let rows: [FormRowID] = ["name", "people", "tags", "diet"]
    #expect(rows.allSatisfy { form.row($0)?.isRequired == false } && form.facts.isValid)
    form.send(.set("isGift", .flag(true)))
    #expect(rows.allSatisfy { form.row($0)?.isRequired == true })
    #expect(form.issues.map(\.row) == rows && form.issues.allSatisfy { $0.kind.isMissingAnswer || $0.row == "people" })
    form.send(.set("isGift", .flag(false)))
    #expect(rows.allSatisfy { form.row($0)?.isRequired == false } && form.facts.isValid)
  }

  private struct Needed: FormModel {
    var name = ""
    var people: [Contact] = []
    var files: [String] = []
    static func describe(_ fields: FieldList<Needed>) {
      fields.add(\.name, "name").required()
      fields.add(\.people, "people").required()
      fields.add(\.files, "files").required()
    }
  }

  @Test("A required collection needs an element")
  func collections() {
    let form = FormSession(Needed(), environment: .test)
    #expect(form.issues.map(\.row) == ["name", "people", "files"])
    #expect(form.row("people")?.isRequired == true && form.row("files")?.isRequired == true)
    form.send(.insert("people", id: "a", before: nil))
    form.send(.insert("files", id: "a", before: nil))
    form.send(.type("files[a]", "x"))
    #expect(
      form.issues.map(\.row).contains("name") && !form.issues.contains { $0.row == "people" || $0.row == "files" })
  }
}
