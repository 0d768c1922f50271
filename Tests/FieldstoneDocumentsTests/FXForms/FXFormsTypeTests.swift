import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("FXForms: types, classes and keys")
struct FXFormsTypeTests {
  private func row(_ attributes: String, _ key: String = "key") throws -> FormRow {
    let document = try FXFormsExamples.load("[{\"key\": \"\(key)\", \(attributes)}]")
    #expect(document.warnings.isEmpty)
    let form = document.session()
    #expect(form.problems.isEmpty)
    return try #require(form.row(FormRowID(key)))
  }

  private static let typeTable: [(String, FormControl.Kind)] = [
    ("text", .text), ("longtext", .longText), ("url", .text), ("email", .text), ("phone", .text),
    ("password", .secure), ("number", .number), ("integer", .number), ("unsigned", .number), ("float", .number),
    ("boolean", .toggle), ("option", .checkbox), ("bitfield", .number), ("date", .date), ("time", .date),
    ("datetime", .date), ("image", .file), ("label", .label), ("default", .label),
  ]

  @Test("Each type has its control", arguments: typeTable)
  func types(_ type: String, _ kind: FormControl.Kind) throws {
    #expect(try row("\"type\": \"\(type)\"").control.kind == kind)
  }

  @Test("All types of FXForms are among them")
  func all() {
    #expect(Self.typeTable.map(\.0).sorted() == FXFormsNamesForTests.types)
  }

  private static let classTable: [(String, FormControl)] = [
    ("NSString", .text(.plain)), ("NSNumber", .number(FormNumberStyle(isInteger: false))),
    ("NSDate", .date(FormDateStyle(.date))), ("NSURL", .text(.url)), ("UIImage", .file(FormFileStyle(types: [.image]))),
    ("NSObject", .label),
  ]

  @Test("Without a type, the class of the value decides", arguments: classTable)
  func classes(_ name: String, _ control: FormControl) throws {
    #expect(try row("\"class\": \"\(name)\"").control == control)
  }

  private static let keyTable: [(String, FormControl)] = [
    ("password", .secure(isNew: false)), ("repeatPassword", .secure(isNew: true)), ("email", .text(.email)),
    ("emailAddress", .text(.email)), ("phoneNumber", .text(.phone)), ("homepageURL", .text(.url)),
    ("downloadLink", .text(.url)), ("name", .text(.plain)),
    // FXForms looks at the last letters only.
    ("saxophone", .text(.plain)), ("curl", .text(.plain)), ("blink", .text(.plain)),
  ]

  @Test("Without a class, the words of the key decide, as in compiled forms", arguments: keyTable)
  func keys(_ key: String, _ control: FormControl) throws {
    let form = try FXFormsExamples.load("[\"\(key)\"]").session()
    #expect(form.row(FormRowID(key))?.control == control)
  }

  @Test("A number that is none is an issue, and never 0 (fixed)")
  func numbers() throws {
    let form = try FXFormsExamples.load(
      #"[{"key": "a", "type": "integer"}, {"key": "b", "type": "unsigned"}, {"key": "c", "type": "number"}]"#
    ).session()
    #expect(form.model.isEmpty)
    form.send(.type("a", "12abc"))
    form.send(.type("b", "-1"))
    form.send(.type("c", "1.5"))
    #expect(form.issues.map(\.row) == ["a", "b"])
    #expect(form.model["a"] == nil && form.model["c"] == 1.5)
  }

  @Test("Titles are made from keys as in compiled forms, and those of buttons from their actions")
  func titles() throws {
    let keys = [
      "email", "rememberMe", "userID", "myURLString", "HTMLParser", "iPhone", "address2", "line1Text", "A4Size",
      "first_name", "TShirtSize",
    ]
    let form = try FXFormsExamples.load("[" + keys.map { "\"\($0)\"" }.joined(separator: ",") + "]").session()
    #expect(
      form.rows.map(\.title) == [
        "Email", "Remember Me", "User ID", "My URL String", "HTML Parser", "iPhone", "Address 2", "Line 1 Text",
        "A4 Size", "First Name", "T Shirt Size",
      ])
    let buttons = try FXFormsExamples.load(
      #"[{"action": "submitForm:"}, {"key": "resetAll", "action": "reset"}, {"title": "", "action": "reset"}]"#,
      FXFormsRegistry(actions: ["submitForm": .submit, "reset": .reset])
    ).session()
    #expect(buttons.rows.map(\.title) == ["Submit Form", "Reset All", ""])
  }

  @Test("A default takes the place of a missing value, also when somebody empties the field")
  func defaults() throws {
    let form = try FXFormsExamples.load(
      """
      [{"key": "text", "default": "a"}, {"key": "number", "type": "integer", "default": "5"},
       {"key": "flag", "type": "boolean", "default": 1}, {"key": "day", "type": "date", "default": "2025-03-31T09:30:00Z"},
       {"key": "choice", "options": ["x", "y"], "default": "y", "placeholder": "None"},
       {"key": "several", "class": "NSSet", "options": ["x", "y"], "default": "y"},
       {"key": "list", "class": "NSArray", "default": "one"},
       {"key": "bits", "type": "bitfield", "options": ["x", "y"], "default": 2}]
      """
    ).session()
    #expect(form.problems.isEmpty)
    #expect(
      form.model == [
        "text": "a", "number": 5, "flag": true, "day": "2025-03-31", "choice": "y", "several": ["y"], "list": ["one"],
        "bits": 2,
      ])
    form.send(.type("text", "b"))
    form.send(.type("text", ""))
    form.send(.set("choice", .none))
    #expect(form.model["text"] == "a" && form.model["choice"] == "y")
  }

  @Test("A label and a value that nothing edits are only shown")
  func labels() throws {
    let form = try FXFormsExamples.load(
      #"[{"key": "a", "type": "label"}, {"key": "b", "class": "NSNumber", "type": "label"}, {"key": "c", "type": "default"}]"#
    ).session(["a": "Text", "b": 2.5])
    #expect(form.row("a")?.display == "Text" && form.row("b")?.display == "2.5")
    for row in ["a", "b", "c"] { #expect(form.send(.type(FormRowID(row), "1")) != .accepted) }
  }
}
