import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Messages about hostile files")
struct MessageTests {
  private func errors(_ items: String) -> DocumentErrors? {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]}"#.utf8), file: "form.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A problem is described in one line, in which nothing hides or reverses other text",
    arguments: [
      #"{"field": "a\nform.json:1:1: b", "type": "text", "oops": 1}"#,
      #"{"field": "a", "type": "text", "oops\u001b[2J\u202e": 1}"#,
      #"{"field": "a\u2028\u009b", "type": "text"}, {"field": "a\u2028\u009b", "type": "text"}"#,
      #"{"field": "a", "type": "text", "visible": "`\u202e\u0007` == 1"}"#,
    ])
  func hidden(items: String) throws {
    let text = try #require(errors(items)).description
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isBidiControl })
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test("A very long key isn't read again for each mistake")
  func longKey() {
    let key = String(repeating: "k", count: 2_000_000)
    func time(_ count: Int) -> Duration {
      let checks = (0..<count).map { #"{"check": "nonsense\#($0) == 1", "message": "m"}"# }.joined(separator: ", ")
      return ContinuousClock().measure {
        #expect(
          errors(
            #"{"field": "\#(key)", "type": "text"}, {"field": "a", "type": "text", "rules": [\#(checks)]}"#
          )?.problems.count == count)
      }
    }
    _ = time(1)
    let (few, many) = (time(1), time(900))
    #expect(many < few * 3 + .milliseconds(300), "\(few) \(many)")
  }

  @Test("A warning about a schema as a whole has no empty pointer")
  func root() throws {
    let document = try FormDocument(jsonSchema: Data("{}".utf8), id: "empty", file: "form.json")
    #expect(document.warnings.map(\.description).filter { $0.contains("()") } == [])
    #expect(document.warnings.count == 1)
  }
}
