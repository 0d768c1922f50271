import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("FXForms: the TemplateFields example")
struct TemplateFieldsTests {
  private let document: FormDocument
  private let form: FormSession<FormValues>

  init() throws {
    document = try FXFormsExamples.load(FXFormsExamples.templateFields)
    form = document.session()
  }

  @Test("Collections are pages of their own, or inline with their elements and a row that adds one")
  func rows() {
    #expect(document.warnings.isEmpty && form.problems.isEmpty)
    let titles = form.rows.map { "\($0.id): \($0.title)" }
    #expect(
      titles.prefix(4) == [
        "arrayPage: Array", "sortableArrayPage: Sortable Array", "arrayWithTemplatePage: Array With Template",
        "sortableArrayWithTemplatePage: Sortable Array With Template",
      ])
    #expect(
      form.rows.filter { $0.id.path.hasSuffix("[+]") }.map(\.title) == [
        "Add", "Add", "Add Choice", "Add", "Add another email",
      ])
    #expect(form.model["array"] == ["Foo", "Bar", "Baz"] && form.model["arrayWithTemplate"] == [])
  }

  @Test("Elements are added, edited and removed; deleting in the middle keeps the others (fixed)")
  func elements() throws {
    let elements = form.rows.filter { $0.id.path.hasPrefix("inlineArray[") && !$0.id.path.hasSuffix("[+]") }
    #expect(elements.count == 3)
    #expect(form.send(.remove(elements[1].id)) == .accepted)
    #expect(form.model["inlineArray"] == ["Foo", "Baz"])
    #expect(form.send(.type(elements[2].id, "Bat")) == .accepted)
    #expect(form.model["inlineArray"] == ["Foo", "Bat"])
    #expect(form.send(.insert("inlineArray", id: "n", before: elements[0].id)) == .accepted)
    form.send(.type("inlineArray[n]", "New"))
    #expect(form.model["inlineArray"] == ["New", "Foo", "Bat"])
  }

  @Test("Only a sortable collection is sorted")
  func sorting() throws {
    func ids(_ key: String) -> [FormRowID] {
      form.rows.map(\.id).filter { $0.path.hasPrefix(key + "[") && !$0.path.hasSuffix("[+]") }
    }
    let sortable = ids("inlineSortableArray")
    #expect(form.send(.move(sortable[2], before: sortable[0])) == .accepted)
    #expect(form.model["inlineSortableArray"] == ["Baz", "Foo", "Bar"])
    let fixed = ids("inlineArray")
    #expect(form.send(.move(fixed[2], before: fixed[0])) != .accepted)
  }

  @Test("The template says what an element is")
  func templates() throws {
    for (key, kind) in [
      ("inlineArrayWithTemplate", FormControl.Kind.choice), ("inlineSortableArrayWithTemplate", .longText),
      ("otherEmails", .text), ("arrayWithTemplate", .file), ("array", .text),
    ] {
      if !key.hasPrefix("inline"), key != "otherEmails" { form.send(.open(FormRowID(key + "Page"))) }
      #expect(form.send(.insert(FormRowID(key), id: "x", before: nil)) == .accepted)
      #expect(form.row(FormRowID("\(key)[x]"))?.control.kind == kind, "\(key)")
    }
    #expect(form.row("otherEmails[x]")?.control == .text(.email))
    form.send(.set("inlineArrayWithTemplate[x]", .choices(["Bar"])))
    #expect(form.model["inlineArrayWithTemplate"] == ["Bar"])
  }
}
