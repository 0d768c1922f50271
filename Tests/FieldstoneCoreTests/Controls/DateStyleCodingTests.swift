import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Encoded styles of dates")
struct DateStyleCodingTests {
  @Test("Everything about a style is encoded", arguments: [false, true])
  func whole(isTyped: Bool) throws {
    var style = FormDateStyle(
      .dateAndTime, minimum: DateComponents(year: 2025, month: 1, day: 2), maximum: DateComponents(year: 2026))
    style.isTyped = isTyped
    let again = try JSONDecoder().decode(FormDateStyle.self, from: JSONEncoder().encode(style))
    #expect(again == style && again.isTyped == isTyped)
  }

  @Test("What an earlier version has encoded takes no words")
  func earlier() throws {
    let bare = try JSONDecoder().decode(FormDateStyle.self, from: Data(#"{"kind":"time"}"#.utf8))
    #expect(bare == FormDateStyle(.time) && !bare.isTyped)
    #expect(bare.minimum == nil && bare.maximum == nil)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(FormDateStyle.self, from: Data("{}".utf8)) }
  }
}
