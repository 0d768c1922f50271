import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("FXForms: what is ignored")
struct FXFormsIgnoredTests {
  private func warnings(_ entry: String) throws -> [String] {
    try FXFormsExamples.load("[{\(entry)}]").warnings.map {
      String($0.description.split(separator: " ", maxSplits: 1)[1])
    }
  }

  @Test(
    "Each attribute without an effect is a warning",
    arguments: [
      (
        #""key": "a", "sortable": true"#,
        "a (/0/sortable): Only a collection without options can be sorted, so 'sortable' has no effect."
      ),
      (
        #""key": "b", "type": "boolean", "placeholder": "zz""#,
        "b (/0/placeholder): 'placeholder' has no effect on a field of type 'flag'."
      ),
      (
        #""key": "c", "options": ["x"], "template": {"type": "text"}"#,
        "c (/0/template): 'template' has no effect, because 'options' says what the field holds."
      ),
      (
        #""key": "e", "type": "date", "slider.maximumValue": 3"#,
        "e (/0/slider.maximumValue): 'slider.maximumValue' with the value 3 has no effect on a field of type 'date'."
      ),
      (
        #""title": "Go", "action": "update:", "placeholder": "x""#,
        "form (/0/placeholder): A button holds no value, so 'placeholder' has no effect."
      ),
      (
        #""title": "Read this", "placeholder": "x""#,
        "form (/0/placeholder): A row without a key holds no value, so 'placeholder' has no effect."
      ),
      (
        #""style": 1"#, "form (/0): A row shows nothing without 'key', 'title' or 'action', so it's ignored."
      ),
    ])
  func attributes(entry: String, warning: String) throws {
    #expect(try warnings(entry) == [warning])
  }

  @Test("A row with a title alone is a text, and what says nothing is no warning")
  func rows() throws {
    let document = try FXFormsExamples.load(
      #"[{"title": "Read this"}, {"header": "Part"}, {"footer": null}, {"key": "a", "sortable": false, "placeholder": null}]"#
    )
    #expect(document.warnings == [])
    #expect(document.session().rows.first?.title == "Read this")
  }

  @Test("Problems of a binary property list have the name of the file and the pointer")
  func binary() throws {
    let fields = [["key": "email", "titel": "E-mail"]]
    let data = try PropertyListSerialization.data(fromPropertyList: fields, format: .binary, options: 0)
    func problems(_ data: Data, _ file: String?) throws -> [String] {
      let error = try #require(throws: DocumentErrors.self) { try FormDocument(fxForms: data, file: file) }
      return error.problems.map(\.description)
    }
    let text = "email (/0/titel): There is no attribute 'titel'. Did you mean 'title'?"
    #expect(try problems(data, "bad.plist") == ["bad.plist: " + text])
    #expect(try problems(data, nil) == [text])
    #expect(
      try problems(data.prefix(20), "bad.plist") == ["bad.plist: form: The binary property list is cut off."])
  }
}
