import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

/// What a row says, as far as a schema can decide on it.
private struct RowFacts: Equatable, CustomStringConvertible {
  let id: String
  let kind: FormRow.Kind
  let title: String
  let control: FormControl.Kind?
  let help: String?
  let placeholder: String?
  let options: [String]
  let isRequired: Bool

  init(_ row: FormRow) {
    id = row.id.path
    (kind, title) = (row.kind, row.title)
    control = row.kind == .field ? row.control.kind : nil
    (help, placeholder) = (row.help, row.placeholder)
    options = row.options.map(\.title)
    isRequired = row.isRequired
  }

  var description: String { "\(id) \(kind) '\(title)' \(control.map { "\($0)" } ?? "") \(options) \(isRequired)" }
}

@Suite("The registration as a JSON Schema")
struct RegistrationSchemaTests {
  /// The rows of a form that both have, by their ids.
  private func rows(_ form: FormEngine) -> [String] { form.rows.map { "\(RowFacts($0))" } }

  private func differences(_ compiled: FormEngine, _ document: FormEngine, besides ids: Set<String> = []) -> [String] {
    let theirs = Dictionary(document.rows.map { ($0.id.path, RowFacts($0)) }, uniquingKeysWith: { first, _ in first })
    return compiled.rows.compactMap { row in
      let mine = RowFacts(row)
      guard !ids.contains(mine.id) else { return nil }
      guard let other = theirs[mine.id] else { return "\(mine) is missing" }
      return mine == other ? nil : "\(mine) / \(other)"
    }
  }

  /// What a schema can't say: the condition of a section and of the page, computed values, what can be edited when.
  private static let unsaid: Set<String> = ["total"]

  @Test("It has the rows of the compiled form, in the same order")
  func rows() throws {
    let document = try SchemaForm.document(Registration.schema)
    #expect(document.problems.isEmpty && document.warnings.isEmpty, "\(document.warnings)")
    let (compiled, form) = (FormSession(Registration()), document.session())
    #expect(form.problems.isEmpty)
    #expect(differences(compiled, form, besides: Self.unsaid) == [])
    #expect(form.rows.ids == compiled.rows.ids)
  }

  @Test("It stays alike while answers decide about others, and submits the same")
  func answers() async throws {
    let (compiled, form) = (FormSession(Registration()), try SchemaForm.document(Registration.schema).session())
    let inputs: [FormInput] = [
      .type("name", "Ada"), .set("needsInvoice", .flag(true)), .type("invoice.company", "Analytical"),
      .type("invoice.vat", "DE123"), .set("agrees", .flag(true)), .set("language", .choices(["de"])),
      .type("seats", "3"), .type("age", "60"), .type("notes", "none"), .insert("guests", id: "g", before: nil),
      .type("guests[g].name", "Bob"), .insert("guests[g].meals", id: "m", before: nil),
      .type("guests[g].meals[m]", "soup"), .set("refund", .choices(["transfer"])), .type("refund.iban", "DE02"),
      .set("deposit", .choices(["voucher"])), .set("diet", .choices(["vegan"])), .set("toppings", .choices(["ham"])),
      .type("extra.level", "2"), .type("seats", "2"), .type("since", "2025-03"), .type("seats", "3"),
      .type("price", "12.50"), .insert("tags", id: "t", before: nil), .type("tags[t]", "x"), .type("tags[t]", "xy"),
    ]
    for input in inputs {
      #expect(compiled.send(input) == form.send(input), "\(input)")
      #expect(differences(compiled, form, besides: Self.unsaid) == [], "\(input)")
      #expect(compiled.issues.map(\.row) == form.issues.map(\.row), "\(input)")
    }
    let submitted = try #require(await form.submit().model, "\(form.issues)")
    let other = try #require(await compiled.submit().model?.values)
    for (key, value) in other where !["total", "password"].contains(key) {
      #expect(submitted[key] == value, "\(key)")
    }
  }

  @Test("The schema refuses what the compiled form refuses")
  func refused() async throws {
    let (compiled, form) = (FormSession(Registration()), try SchemaForm.document(Registration.schema).session())
    #expect(await compiled.submit().model == nil)
    #expect(await form.submit().model == nil)
    #expect(Set(form.issues.map(\.row)) == Set(compiled.issues.map(\.row)))
  }
}

@Suite("A form as a JSON Schema")
struct SchemaWritingTests {
  private func document(_ schema: FormSchema) throws -> FormDocument {
    try FormDocument(jsonSchema: schema.json(), id: "again")
  }

  @Test("A compiled form becomes a schema, and that the same rows")
  func compiled() throws {
    let schema = Registration.definition.jsonSchema(
      options: {
        var o = FormSchema.Options(); o.discriminator = "by"; return o
      }())
    let document = try document(schema)
    #expect(document.problems.isEmpty, "\(document.problems)")
    let (compiled, form) = (FormSession(Registration()), document.session())
    #expect(form.problems.isEmpty, "\(form.problems)")
    let all = compiled.allRowIDs.map(\.path)
    // Conditions are closures, so everything shows.
    let missing = all.filter {
      !$0.hasSuffix("[+]") && form.row(FormRowID($0)) == nil && compiled.row(FormRowID($0)) != nil
    }
    #expect(missing == [])
    for row in compiled.rows where row.kind == .field {
      let other = form.row(row.id)
      #expect(other?.title == row.title && other?.help == row.help, "\(row.id)")
      #expect(other?.options.map(\.title) == row.options.map(\.title), "\(row.id)")
      if !["total"].contains(row.id.path) { #expect(other?.control.kind == row.control.kind, "\(row.id)") }
    }
    #expect(schema.warnings.contains { $0.part == "visible" && $0.path.description == "notes" })
  }

  @Test(
    "Both forms accept and refuse the same texts",
    arguments: [
      ("name", ["Ada", "A", ""]), ("email", ["a@example.org", "x"]), ("age", ["20", "17", "100", "x"]),
      ("seats", ["3", "0", "6"]), ("price", ["3.50", "1001"]), ("share", ["0.25", "x"]), ("born", ["2025-03-31", "x"]),
      ("invoice.vat", ["DE123", "de"]), ("nick", ["abc", "abcdef"]),
    ])
  func accepted(row: String, texts: [String]) throws {
    let schema = Registration.definition.jsonSchema()
    let (compiled, form) = (FormSession(Registration()), try document(schema).session())
    compiled.send(.set("needsInvoice", .flag(true)))
    compiled.send(.type("invoice.company", "x"))
    form.send(.type("invoice.company", "x"))
    for text in texts {
      compiled.send(.type(FormRowID(row), text))
      form.send(.type(FormRowID(row), text))
      let mine = compiled.issues.filter { $0.row?.path == row }.count
      #expect(form.issues.filter { $0.row?.path == row }.count == mine, "\(row): '\(text)'")
    }
  }

  @Test("A document becomes a schema, and that the same document")
  func documents() throws {
    let first = try SchemaForm.document(Registration.schema)
    let schema = first.jsonSchema()
    let again = try document(schema)
    #expect(again.problems.isEmpty && again.warnings.isEmpty, "\(again.warnings)")
    // Without the conditions, which are closures.
    let visible = Set(first.session().allRowIDs.map(\.path))
    let others = Set(again.session().allRowIDs.map(\.path))
    #expect(visible.isSubset(of: others), "\(visible.subtracting(others))")
    let twice = again.jsonSchema()
    #expect(try document(twice).jsonSchema().schema == twice.schema)
  }

  @Test("Values, options, bounds, presence and texts are in the schema")
  func keywords() throws {
    let schema = Registration.definition.jsonSchema().schema
    func property(_ path: FormValuePath) -> FormValues.Value? { schema[path: path] }
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema" && schema["title"] == "Registration")
    #expect(
      property("properties.name") == [
        "type": "string", "description": "As on the ticket.", "default": "", "minLength": 2, "maxLength": 20,
        "x-fieldstone": ["section": "You"],
      ])
    #expect(property("properties.age.minimum") == 18 && property("properties.email.format") == "email")
    #expect(property("properties.diet.oneOf.1") == ["const": "vegan", "title": "Vegan"])
    #expect(property("properties.toppings.uniqueItems") == true)
    #expect(property("properties.guests.items.properties.name.minLength") == 1)
    #expect(property("properties.refund.oneOf.1.properties.type") == ["const": "transfer"])
    #expect(property("properties.invoice.properties.vat.pattern") == "^(?:[A-Z]{2}[0-9]{3,})$")
    let required = Set(schema["required"]?.list?.compactMap(\.text) ?? [])
    #expect(required.isSuperset(of: ["name", "needsInvoice", "agrees", "guests", "refund"]))
    #expect(required.isDisjoint(with: ["email", "age", "address", "notes", "extra"]))
  }

  @Test("A form that contains itself is described once")
  func recursive() throws {
    let schema = Folder.jsonSchema().schema
    let text = "\(schema)"
    #expect(text.contains(##""$ref":"#/$defs/Folder""##), "\(text)")
    let form = try document(Folder.jsonSchema()).session()
    form.send(.insert("folders", id: "a", before: nil))
    #expect(form.send(.type("folders[a].name", "x")) == .accepted)
  }
}

private struct Folder: FormModel {
  var name = ""
  var folders: [Folder] = []

  static func describe(_ fields: FieldList<Folder>) {
    fields.add(\.name, "name").required()
    fields.add(\.folders, "folders")
  }
  static var formTemplate: Folder? { Folder() }
}
