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

  @Test("Its file loads, with nothing left out")
  func loads() {
    #expect(document.warnings.isEmpty && document.problems.isEmpty && form.problems.isEmpty)
    print(form.dump())
  }
}
