import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("FXForms: what is set on cells")
struct FXFormsSettingTests {
  private func row(_ attributes: String) throws -> FormRow {
    let document = try FXFormsExamples.load("[{\"key\": \"key\", \(attributes)}]")
    #expect(document.warnings.isEmpty, "\(document.warnings)")
    let form = document.session()
    #expect(form.problems.isEmpty)
    return try #require(form.row("key"))
  }

  /// A value for each key path, and a field that it is for.
  private static let examples: [String: String] = [
    "textLabel.text": #""Title""#, "detailTextLabel.text": #""Help""#, "imageView.image": #""mail""#,
    "stepper.stepValue": #"5, "type": "integer", "cell": "FXFormStepperCell""#,
    "stepper.minimumValue": #"1, "type": "integer", "cell": "FXFormStepperCell""#,
    "stepper.maximumValue": #"9, "type": "integer", "cell": "FXFormStepperCell""#,
    "slider.minimumValue": #"0.5, "type": "float", "cell": "FXFormSliderCell""#,
    "slider.maximumValue": #"2, "type": "float", "cell": "FXFormSliderCell""#,
    "datePicker.minimumDate": #""2025-01-01T00:00:00Z", "type": "date""#,
    "datePicker.maximumDate": #""2026-01-01", "type": "date""#,
  ]

  private static func example(_ path: String) -> String {
    if let example = examples[path] { return example }
    switch path.split(separator: ".").last {
    case "enabled", "userInteractionEnabled", "editable": return "false"
    case "secureTextEntry": return "true"
    case "placeholder": return #""Name""#
    case "textContentType": return #""postal-code""#
    case "keyboardType": return #"7, "type": "text""#
    case "returnKeyType": return "9"
    default: return "1"
    }
  }

  @Test("Each key path that is known has an effect", arguments: FXFormsNamesForTests.settings)
  func all(_ path: String) throws {
    let changed = try row("\"\(path)\": \(Self.example(path))")
    let others = Self.example(path).split(separator: ",", maxSplits: 1).dropFirst().first ?? "\"title\": \"Key\""
    let plain = try row(String(others))
    #expect(changed != plain, "\(path)")
  }

  @Test("Bounds and steps reach the control and the rules")
  func bounds() throws {
    let stepper = try row(
      """
      "type": "integer", "cell": "FXFormStepperCell", "stepper.minimumValue": 10, "stepper.maximumValue": 50,
      "stepper.stepValue": 5
      """)
    #expect(
      stepper.control == .stepper(FormNumberStyle(isInteger: true, minimum: 10, maximum: 50, step: 5)))
    let slider = try row(#""type": "float", "cell": "FXFormSliderCell""#)
    #expect(slider.control == .slider(FormNumberStyle(isInteger: false, minimum: 0, maximum: 1)))
    let form = try FXFormsExamples.load(
      #"[{"key": "day", "type": "date", "datePicker.minimumDate": "2025-01-01T00:00:00Z"}]"#
    ).session()
    form.send(.type("day", "2024-12-31"))
    #expect(form.issues.map(\.kind.code) == ["outOfRange"])
  }

  @Test("What is set on the cell of a collection is set on those of its elements")
  func elements() throws {
    let form = try FXFormsExamples.load(
      #"[{"key": "emails", "class": "NSArray", "inline": true, "textField.keyboardType": 7, "template": {"type": "text"}}]"#
    ).session()
    form.send(.insert("emails", id: "x", before: nil))
    #expect(form.row("emails[x]")?.control == .text(.email))
  }

  private static let cellTable: [(String, String, FormControl)] = [
    ("FXFormTextFieldCell", #""type": "longtext""#, .text(.plain)),
    ("FXFormTextViewCell", #""type": "text""#, .longText),
    ("FXFormSwitchCell", #""type": "option""#, .toggle), ("FXFormDefaultCell", #""type": "boolean""#, .checkbox),
    ("FXFormStepperCell", #""type": "integer""#, .stepper(FormNumberStyle(isInteger: true))),
    ("FXFormStepperCell", #""options": ["a", "b"]"#, .choice(.stepper)),
    ("FXFormSliderCell", #""options": ["a", "b"]"#, .choice(.slider)),
    ("FXFormOptionPickerCell", #""options": ["a", "b"]"#, .choice(.menu)),
    ("FXFormOptionSegmentsCell", #""options": ["a", "b"]"#, .choice(.segments)),
    ("FXFormDefaultCell", #""options": ["a", "b"]"#, .choice(.page)),
    ("FXFormDatePickerCell", #""type": "date""#, .date(FormDateStyle(.date))),
    ("FXFormImagePickerCell", #""type": "image""#, .file(FormFileStyle(types: [.image]))),
  ]

  @Test("Each cell of FXForms has its control", arguments: cellTable)
  func cells(_ cell: String, _ attributes: String, _ control: FormControl) throws {
    #expect(try row("\(attributes), \"cell\": \"\(cell)\"").control == control)
  }

  @Test("A cell of the program's own is a control of the registry")
  func ownCells() throws {
    let registry = FXFormsRegistry(cells: [
      "StarsCell": .custom("Stars", fallback: .slider(FormNumberStyle(isInteger: true)))
    ])
    let form = try FXFormsExamples.load(#"[{"key": "rating", "type": "integer", "cell": "StarsCell"}]"#, registry)
      .session()
    #expect(form.row("rating")?.control.kind == .custom)
  }

  @Test("What has no meaning here is left out, with a warning that says where and what is near")
  func warnings() throws {
    let document = try FXFormsExamples.load(
      """
      [{"key": "email", "textLabel.color": "red", "textField.keyboardTyp": 7,
        "accessoryType": 1, "style": 3},
       {"key": "day", "type": "date", "cell": "FXFormSwitchCell", "inline": true},
       {"key": "list", "class": "NSSet", "sortable": true},
       {"key": "choice", "type": "integer", "options": ["a", "a", "b"]},
       {"title": "Only text", "default": 5}]
      """)
    #expect(
      document.warnings.map(\.description) == [
        "form.json:1:38: email (/0/textLabel.color): 'textLabel.color' has no effect here, so it's ignored.",
        "form.json:1:70: email (/0/textField.keyboardTyp): 'textField.keyboardTyp' has no effect here, so it's ignored. Did you mean 'textField.keyboardType'?",
        "form.json:2:20: email (/0/accessoryType): There is no attribute 'accessoryType', so it's ignored.",
        "form.json:3:41: day (/1/cell): The cell 'FXFormSwitchCell' can't be used with a field of type 'date', so it's ignored.",
        "form.json:3:71: day (/1/inline): Only subforms, options and collections can be inline.",
        "form.json:4:48: list (/2/sortable): Only arrays and ordered sets can be sorted.",
        "form.json:5:28: choice (/3/type): The type 'integer' has no effect, because 'options' says what the field holds. Use 'class'.",
        "form.json:5:50: choice (/3/options): The option \"a\" appears twice.",
        "form.json:6:36: form (/4/default): A row without a key holds no value, so 'default' has no effect.",
      ])
    #expect(document.session().problems.isEmpty)
  }
}
