import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("The page about documents")
struct DocumentsPageTests {
  private func page() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Documentation/Documents.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("Every block of JSON is a form without problems, or items of one, and fits the schema")
  func blocks() throws {
    let blocks = try page().components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "\n```").first ?? ""
    }
    #expect(blocks.count >= 5)
    let schema = try JSONSchema(JSONDocument(text: FormDocument.formatSchema.formattedJSON))
    for block in blocks {
      let json = block.hasPrefix("[") ? #"{"fieldstone": 1, "items": \#(block)}"# : block
      do throws(DocumentErrors) {
        let document = try FormDocument(json: Data(json.utf8))
        #expect(document.session().problems == [])
      } catch {
        Issue.record("\(error)\n\(block)")
      }
      #expect(try schema.issues(in: JSONDocument(text: json)).map(\.description) == [])
    }
  }

  @Test("It has every function, item, type and key of the format")
  func complete() throws {
    let page = try page()
    func check(_ names: [String], _ suffix: String = "") {
      for name in names where !page.contains("`\(name)\(suffix)") { Issue.record("'\(name)' is missing.") }
    }
    check(ExpressionFunction.allCases.map(\.rawValue), "(")
    check(ExpressionFold.allCases.map(\.rawValue), "(")
    check(OwnItem.Kind.allCases.map(\.rawValue), "`")
    check(OwnType.allCases.map(\.rawValue), "`")
    let keys = (OwnField.common + OwnField.value + OwnType.Family.allCases.flatMap(OwnField.own)).map(\.name)
    check(keys, "`")
    check(OwnRule.object.keys.map(\.name).filter { $0 != "check" && $0 != "severity" }, "`")
  }
}
