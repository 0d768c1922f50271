import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("FXForms: mistakes of a file")
struct FXFormsProblemTests {
  private static let wrong = """
    [{"key": "email", "titel": "E-mail", "type": "emial"},
     {"key": "email"},
     {"key": 5},
     7,
     {"key": "", "title": "x"},
     {"key": "plan", "options": "none"},
     {"key": "size", "options": ["S", "M"], "default": "L"},
     {"key": "age", "type": "integer", "default": "many", "textField.keyboardType": "x"},
     {"key": "country", "options": ["us"], "valueTransformer": "ISO3166CountryTransformer"},
     {"key": "terms", "class": "TermsViewControler"},
     {"key": "code", "cell": "FXFormTextFieldCel"},
     {"title": "Submit", "action": "submitRegistrationFrom:"},
     {"key": "a.b"},
     {"key": "list", "template": {"class": "NSArray"}},
     {"key": "part", "fields": [{"key": "x", "type": "bool"}, null]},
     {"key": "twice", "title": "a", "title": "b", "inline": "maybe"}]
    """

  private static let messages = [
    "email (/0/titel): There is no attribute 'titel'. Did you mean 'title'?",
    "email (/0/type): There is no type 'emial'. Did you mean 'email'?",
    "email (/1): Two fields have the key 'email'.",
    "form (/3): Expected a key or a dictionary, not 7.",
    "form (/4/key): A key can't be empty. Leave 'key' out for a row that holds no value.",
    "form (/12/key): A key can't contain periods, brackets or control characters.",
    "plan (/5/options): 'options' must be an array, not \"none\".",
    "size (/6/default): The default \"L\" isn't one of the options.",
    "age (/7/default): The default must be a whole number, not \"many\".",
    "age (/7/textField.keyboardType): 'textField.keyboardType' must be a number from 0 to 11, not \"x\".",
    "country (/8/valueTransformer): There is no value transformer 'ISO3166CountryTransformer' in the registry. Did you mean 'ISO3166CountryValueTransformer'?",
    "terms (/9/class): There is no class 'TermsViewControler' in the registry. Did you mean 'TermsViewController'?",
    "code (/10/cell): There is no cell 'FXFormTextFieldCel' in the registry. Did you mean 'FXFormTextFieldCell'?",
    "form (/11/action): There is no action 'submitRegistrationFrom:' in the registry. Did you mean 'submitRegistrationForm:'?",
    "form (/2/key): Expected a string as the key, not 5.",
    "list (/13/template): An element can't be a collection itself. Give the template 'fields', with the collection in one of them.",
    "part (/14/fields/1): Expected a key or a dictionary, not null.",
    "part.x (/14/fields/0/type): There is no type 'bool'. Did you mean 'boolean'?",
    "twice (/15/title): The attribute 'title' appears twice.",
    "twice (/15/inline): 'inline' must be true or false, not \"maybe\".",
  ]

  private static func message(_ text: String) -> String { String(text.split(separator: ": ", maxSplits: 1).last ?? "") }
  /// A message without what is in parentheses: the part, or the pointer where there are lines.
  private static func text(_ problem: String) -> String { message(problem).replacing(#/ \([^)]*\): /#, with: ": ") }

  @Test("All come at once, each with its line, its column and what would be right")
  func all() {
    let found = FXFormsExamples.problems(Self.wrong)
    #expect(found.map(Self.message).sorted() == Self.messages.sorted())
    #expect(found.first { $0.contains("titel") }?.hasPrefix("form.json:1:28: ") == true)
    #expect(found.first { $0.contains("'bool'") }?.hasPrefix("form.json:15:50: ") == true)
    let lines = found.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(lines == lines.sorted() && lines.count == found.count)
  }

  @Test("Each has its JSON pointer")
  func pointers() throws {
    let error = try #require(throws: DocumentErrors.self) { try FXFormsExamples.load(Self.wrong) }
    let pointers = error.problems.map { $0.source?.pointer ?? "" }
    for pointer in ["/0/titel", "/1", "/3", "/6/default", "/14/fields/0/type", "/14/fields/1"] {
      #expect(pointers.contains(pointer), "\(pointer)")
    }
  }

  @Test("Those of a property list are the same: in XML with lines, in binary with pointers")
  func propertyLists() throws {
    // A property list has neither null nor a key twice.
    let text = Self.wrong.replacing(", null", with: ", 5").replacing("\"title\": \"a\", ", with: "")
    let fields = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let expected = Set(FXFormsExamples.problems(text).map(Self.text))
    let xml = try PropertyListSerialization.data(fromPropertyList: fields, format: .xml, options: 0)
    let found = FXFormsExamples.problems(xml)
    #expect(Set(found.map(Self.text)) == expected)
    let lines = String(decoding: xml, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(
      found.first { $0.contains("'emial'") }?.split(separator: ":").dropFirst().first.flatMap { Int($0) })
    #expect(lines[line - 1].contains("emial"))
    let binary = try PropertyListSerialization.data(fromPropertyList: fields, format: .binary, options: 0)
    #expect(Set(FXFormsExamples.problems(binary).map(Self.text)) == expected)
    #expect(FXFormsExamples.problems(binary).contains { $0.hasPrefix("form.json: email (/0/type): ") })
  }

  @Test("Data has no meaning in a form, and dates are those of the field")
  func dataAndDates() throws {
    let moment = Date(timeIntervalSinceReferenceDate: 3_600 * 10)
    let fields: [Any] = [
      ["key": "photo", "type": "image", "placeholder": Data([1]), "default": Data([2])],
      ["key": "day", "type": "date", "default": moment, "datePicker.minimumDate": moment],
      ["key": "time", "type": "time", "default": moment],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: fields, format: format, options: 0)
      let document = try FormDocument(fxForms: data)
      #expect(document.warnings.map(\.part) == ["placeholder", "default"])
      #expect(document.session().model == ["day": "2001-01-01", "time": "10:00"])
    }
  }

  @Test("A file that is no form says what one is")
  func unreadable() {
    func first(_ text: String) -> String { FXFormsExamples.problems(text).first ?? "" }
    #expect(
      first("") == "form.json:1:1: form: The file is empty. Expected an array of fields, as JSON or as a property list."
    )
    #expect(first("[\n \"a\" \"b\"]") == "form.json:2:6: form (/1): Expected a comma or ] after an element.")
    #expect(first("5") == "form.json:1:1: form: Expected an array of fields, or a dictionary with 'fields', not 5.")
    #expect(first("{}") == "form.json:1:1: form: A form needs the key 'fields'.")
    #expect(
      first(#"{"fields": [], "exrtaFields": []}"#)
        == "form.json:1:31: form (/exrtaFields): A form has no key 'exrtaFields', only 'fields', 'extraFields' and 'excludedFields'. Did you mean 'extraFields'?"
    )
    #expect(
      first(#"{"fields": {}, "excludedFields": [1]}"#)
        == "form.json:1:12: form (/fields): 'fields' must be an array of fields, not a dictionary.")
  }

  @Test("A file with a mistake has its warnings, too")
  func warnings() throws {
    let json = #"[{"key": "a", "type": "txet"}, {"key": "b", "textLabel.color": "red"}]"#
    let error = try #require(throws: DocumentErrors.self) { try FXFormsExamples.load(json) }
    #expect(error.problems.map(\.source?.pointer) == ["/0/type"])
    #expect(error.warnings.map(\.source?.pointer) == ["/1/textLabel.color"])
    #expect(error.warnings.map(\.kind) == [.notSupported])
  }

  @Test("Columns are characters of a line, whatever its end is")
  func columns() {
    func place(_ text: String) -> String {
      let parts = (FXFormsExamples.problems(text).first ?? "").split(separator: ":")
      return parts.count > 2 ? "\(parts[1]):\(parts[2])" : ""
    }
    #expect(place("[\"é\", 5]") == "1:7" && place("\u{FEFF}[5]") == "1:2")
    #expect(place("[\r\n5]") == "2:1" && place("[\r5]") == "2:1" && place("[\n\n 5]") == "3:2")
    let long = String(repeating: "\"é\",", count: 1_000)
    #expect(place("{\"excludedFields\": [\(long) 5], \"fields\": []}") == "1:4022")
  }

  @Test("Names that the registry doesn't have can be warnings instead")
  func unknownNames() throws {
    var registry = FXFormsRegistry()
    registry.acceptsUnknownNames = true
    let document = try FXFormsExamples.load(FXFormsExamples.dynamicFields, registry)
    #expect(document.warnings.map(\.kind) == Array(repeating: .unresolvedName, count: 4))
    let form = document.session()
    #expect(form.problems.isEmpty && form.row("country")?.options.map(\.title) == ["us", "ca", "gb", "be"])
    var pressed = 0
    form.on("submitRegistrationForm:") { _ in pressed += 1 }
    if let row = form.rows.last { form.send(.perform(row.id)) }
    #expect(pressed == 1)
  }

  @Test("A mistake of a form of the registry is reported, too")
  func registryForms() {
    let registry = FXFormsRegistry(forms: [
      "Part": DocumentForm { DocumentField("own", .form(DocumentSubform(.named("Part")))) }
    ])
    let found = FXFormsExamples.problems(#"[{"key": "part", "class": "Part"}]"#, registry)
    #expect(found.count == 1 && found[0].contains("The form contains itself where it can't be missing"))
  }
}
