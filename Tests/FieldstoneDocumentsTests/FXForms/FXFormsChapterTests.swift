import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("The chapter about FXForms' dictionaries")
struct FXFormsChapterTests {
  private static let chapter = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/FXForms.md").standardized

  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Self.chapter, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test("Every block of JSON makes a form without warnings, or the mistakes that the chapter shows")
  func blocks() throws {
    var registry = FXFormsExamples.registry
    registry.actions["logIn"] = "logIn"
    let blocks = try blocks("json")
    #expect(blocks.count == 4)
    var wrong: [String] = []
    for block in blocks {
      do {
        let document = try FXFormsExamples.load(block, registry)
        #expect(document.warnings.isEmpty && document.session().problems.isEmpty, "\(block)")
        #expect(document.session().rows.count > 2)
      } catch let errors as DocumentErrors {
        wrong += errors.problems.map(\.description)
      }
    }
    let shown = try self.blocks("console").flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(wrong == shown)
  }

  @Test("All attributes, types and cells are in the chapter, and the key paths of a text field and the other controls")
  func complete() throws {
    let text = try String(contentsOf: Self.chapter, encoding: .utf8)
    let paths = FXFormsNamesForTests.settings.filter {
      !$0.hasPrefix("textView.") && !$0.hasSuffix("nabled")
    }
    let names = FXFormsNamesForTests.attributes + FXFormsNamesForTests.types + FXFormsNamesForTests.cells + paths
    for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
  }
}
