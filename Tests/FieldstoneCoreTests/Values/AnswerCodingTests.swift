import FieldstoneCore
import Foundation
import Testing

@Suite("Answers that can't be read")
struct AnswerCodingTests {
  /// What an encoded answer is refused for.
  private func refusal<Value: Decodable>(_ type: Value.Type, _ json: String) -> DecodingError.Context? {
    do {
      let value = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
      Issue.record("\(json) is \(value).")
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context
    } catch {
      Issue.record("\(json): \(error)")
      return nil
    }
  }

  @Test("A number is its digits, and nothing else")
  func numbers() throws {
    let answer = try JSONDecoder().decode(FormAnswer.self, from: Data(#"{"number":"-1.50"}"#.utf8))
    #expect(answer == .number(Decimal(string: "-1.5")!))
    let context = refusal(FormAnswer.self, #"{"number":"many"}"#)
    #expect(context?.debugDescription == "'many' is no number.")
    #expect(context?.codingPath.last?.stringValue == "number")
  }

  @Test("An answer is of some kind")
  func kinds() {
    for json in ["{}", #"{"colour":"red"}"#, #"{"text":null}"#] {
      let context = refusal(FormAnswer.self, json)
      #expect(context?.debugDescription == "An answer has one of text, flag, number, date, choices.", "\(json)")
      #expect(context?.codingPath.map(\.intValue) == [0], "\(json)")
    }
  }

  @Test("A value in a draft has exactly one kind")
  func draftValues() throws {
    let words = "A value has one of none, text, flag, integer, unsigned, number, written, list, several."
    for json in ["{}", #"{"text":"a","flag":true}"#, #"{"colour":"red"}"#] {
      let context = refusal(FormSnapshot.Value.self, json)
      #expect(context?.debugDescription == words, "\(json)")
      #expect(context?.codingPath.map(\.intValue) == [0], "\(json)")
    }
    let value = try JSONDecoder().decode(FormSnapshot.Value.self, from: Data(#"{"list":[{"integer":1}]}"#.utf8))
    #expect(value == .list([.integer(1)]))
  }
}
