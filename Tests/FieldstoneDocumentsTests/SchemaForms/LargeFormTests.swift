import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

/// Large schemas are compiled and checked, and their forms are built, by several threads.
@Suite("Large forms")
struct LargeFormTests {
  /// A schema of many properties, some of which say what others don't.
  private static func schema(_ count: Int, _ more: (Int) -> String? = { _ in nil }) -> Data {
    let properties = (0..<count).map { place in
      let kind =
        switch place % 6 {
        case 0: #""type": "string", "minLength": 2, "maxLength": 200, "pattern": "^[a-z]+$""#
        case 1: #""type": "integer", "minimum": 0, "maximum": \#(1_000 + place)"#
        case 2: #""enum": ["red", "green", "blue"]"#
        case 3: #""type": "boolean", "description": "Yes or no?""#
        case 4: #""type": "string", "format": "date""#
        default: #""type": "array", "uniqueItems": true, "items": {"enum": ["small", "large"]}"#
        }
      return #""field\#(place)": {"title": "Field \#(place)", \#(more(place) ?? kind)}"#
    }
    let required = (0..<count).filter { $0 % 7 == 0 }.map { "\"field\($0)\"" }.joined(separator: ", ")
    return Data(
      #"{"type": "object", "required": [\#(required)], "properties": {\#(properties.joined(separator: ",\n"))}}"#.utf8)
  }

  @Test("A form that two threads build is the one that a single thread builds")
  @MainActor func same() throws {
    let document = try FormDocument(jsonSchema: Self.schema(5_000), id: "large")
    #expect(document.form.hasFieldsFirst)
    // A rule of the form needs the rows by their keys, so one thread makes them.
    var other = FormDocument("large", form: document.form)
    other.schema = document.schema
    other.form.rules = [DocumentFormRule(on: "field0") { _ in nil }]
    let (rows, expected) = (document.session().rows, other.session().rows)
    try #require(rows.count == 5_001 && expected.count == 5_001)
    for (row, other) in zip(rows, expected) where row != other { Issue.record("\(row) isn't \(other)") }
    #expect(document.initialValues == other.initialValues)
    let issues = document.session(policy: .immediately).issues
    #expect(!issues.isEmpty)
    #expect(issues == other.session(policy: .immediately).issues)
  }

  @Test("What is wrong in a large schema is found, whichever thread finds it")
  func mistakes() throws {
    func problems(_ more: @escaping (Int) -> String?) -> [String] {
      do {
        _ = try FormDocument(jsonSchema: Self.schema(5_000, more), id: "large")
        return []
      } catch {
        return error.problems.map { $0.source?.pointer ?? "" }
      }
    }
    // Found by the compiler.
    #expect(problems { $0 == 4_321 ? #""type": "objekt""# : nil } == ["/properties/field4321/type"])
    #expect(
      problems { [17, 4_000].contains($0) ? #""type": "string", "pattern": "(""# : nil }
        == ["/properties/field17/pattern", "/properties/field4000/pattern"])
    #expect(problems { _ in nil } == [])
  }

  @Test("Fields come before buttons, and everything else where it is")
  @MainActor func order() {
    func ids(_ items: [DocumentItem]) -> [String] {
      FormDocument("order", form: DocumentForm(items: items)).session().rows.map { $0.id.path }
    }
    let fields: [DocumentItem] = ["a", "b", "c"].map { .field(DocumentField($0, .text())) }
    let button = DocumentItem.button(DocumentButton("Send", .submit))
    #expect(DocumentForm(items: fields + [button]).hasFieldsFirst)
    #expect(ids(fields + [button]) == ["a", "b", "c", "action.submit"])
    #expect(ids([button] + fields) == ["action.submit", "a", "b", "c"])
    #expect(ids(fields + [.text("Thank you", id: "thanks"), button]) == ["a", "b", "c", "thanks", "action.submit"])
    #expect(ids(fields + [button, .text("Thank you", id: "thanks")]) == ["a", "b", "c", "action.submit", "thanks"])
    #expect(ids(Array(fields[..<2]) + [button, fields[2]]) == ["a", "b", "action.submit", "c"])
  }

  @Test("Every keyword has a bit of its own, and is told by its bytes")
  func keywords() throws {
    #expect(Set(SchemaKeyword.allCases.map(\.bit)).count == SchemaKeyword.allCases.count)
    #expect(SchemaKeyword.allCases.allSatisfy { $0.bit != 0 })
    func keyword(_ key: String) throws -> SchemaKeyword? {
      try JSONDocument(text: "{\(key): 0}").root.members.first { _ in true }.flatMap { SchemaKeyword($0.keyNode) }
    }
    for expected in SchemaKeyword.allCases { #expect(try keyword("\"\(expected.rawValue)\"") == expected) }
    #expect(try keyword(#""\u0024ref""#) == .ref)
    for other in ["", "typ", "types", "Type", "exclusiveMaximun", "x-fieldstonf", "$refs", "минимум"] {
      #expect(try keyword("\"\(other)\"") == nil)
    }
  }
}
