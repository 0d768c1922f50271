import FieldstoneDocuments
import Foundation
import Testing

@Suite("Values of JSON documents")
struct JSONValueTests {
  @Test("Strings are decoded")
  func strings() throws {
    let document = try JSONDocument(text: #"["a\"\\\/\b\f\n\r\t\u00E9\ud83d\ude00", "\u0000é", ""]"#)
    #expect(document.root.elements.map(\.string) == ["a\"\\/\u{8}\u{C}\n\r\té😀", "\u{0}é", ""])
  }

  @Test(
    "Equal numbers are equal and hash alike",
    arguments: [
      ["1", "1.0", "1e0", "10e-1", "0.1e1", "100e-2", "1.000"], ["0", "-0", "0.0", "-0e10", "0e999999999999999999999"],
      ["100", "1e2", "1E+2", "1000e-1"], ["-12.5", "-1.25e1", "-125E-1"],
      ["123456789012345678901234567890", "1.2345678901234567890123456789e29", "123456789012345678901234567890.0"],
      ["9223372036854775808", "9223372036854775808.0"], ["1e400", "10e399"], ["0.001", "1e-3"],
    ])
  func equalNumbers(texts: [String]) throws {
    let numbers = try texts.map { try #require(JSONNumber($0)) }
    let nodes = try texts.map { try JSONDocument(text: $0).root }
    for (number, node) in zip(numbers, nodes) {
      #expect(number == numbers[0] && !(number < numbers[0]) && number.hashValue == numbers[0].hashValue)
      #expect(node == nodes[0] && node.hashValue == nodes[0].hashValue)
    }
  }

  @Test("Numbers compare exactly")
  func order() throws {
    let sorted = [
      "-1e400", "-123456789012345678901234567891", "-123456789012345678901234567890", "-1", "-0.1", "-1e-400", "0",
      "1e-400", "0.1", "0.10000000000000000000000000000001", "1", "9007199254740992", "9007199254740993",
      "9223372036854775807", "9223372036854775808", "123456789012345678901234567890.1", "1e400",
    ]
    for (index, left) in sorted.enumerated() {
      for (other, right) in sorted.enumerated() {
        let (left, right) = (try #require(JSONNumber(left)), try #require(JSONNumber(right)))
        #expect((left < right) == (index < other) && (left == right) == (index == other))
      }
    }
  }

  @Test("Numbers have views of other types")
  func views() throws {
    func number(_ text: String) throws -> JSONNumber { try #require(JSONNumber(text)) }
    #expect(try number("1e2").integer == 100 && number("1e2").isInteger && number("1e2").text == "1e2")
    #expect(try number("-9223372036854775808").integer == .min && number("9223372036854775808").integer == nil)
    #expect(try number("9223372036854775807").integer == .max && number("1e18").integer == 1_000_000_000_000_000_000)
    #expect(try number("1.5").integer == nil && !number("1.5").isInteger && number("1.5").double == 1.5)
    #expect(try number("0.1").decimal == Decimal(string: "0.1") && number("1e400").double == .infinity)
    #expect(JSONNumber("01") == nil && JSONNumber(" 1") == nil && JSONNumber("\"1\"") == nil)
  }

  @Test("Values are equal whatever the order of their members")
  func equality() throws {
    func node(_ text: String) throws -> JSONNode { try JSONDocument(text: text).root }
    let left = try node(#"{"a": [1, {"x": null, "y": "é"}], "b": true, "c": {}}"#)
    let right = try node(#"{"c": {}, "b": true, "a": [1.0, {"y": "\u00e9", "x": null}]}"#)
    #expect(left == right && left.hashValue == right.hashValue)
    for other in [
      "null", "[]", "{}", #"{"a": 1, "b": true, "c": {}}"#, #"{"a": [1, {"x": null, "y": "e"}], "b": true, "c": {}}"#,
      #"{"a": [1, {"x": null, "z": "é"}], "b": true, "c": {}}"#,
      #"{"a": [{"x": null, "y": "é"}, 1], "b": true, "c": {}}"#,
      #"{"a": [1, {"x": null, "y": "é"}], "b": true, "c": []}"#,
    ] {
      let other = try node(other)
      #expect(left != other && other != left && left.hashValue != other.hashValue)
    }
    #expect(try node(#"{"a": 1, "a": 1}"#) != node(#"{"a": 1, "b": 1}"#))
    #expect(try node("0") != node("false") && node("\"1\"") != node("1"))
  }

  @Test("Members, elements and counts")
  func children() throws {
    let root = try JSONDocument(text: #"{"a": [1, [2, 3], {}], "b": {"c": {}}}"#).root
    #expect(root.count == 2 && root["a"]?.count == 3 && root["b"]?["c"]?.count == 0 && root["a"]?[0]?.count == 0)
    #expect(root["a"]?[1]?[1]?.number?.integer == 3 && root["a"]?[3] == nil && root["a"]?[-1] == nil)
    #expect(root["c"] == nil && root[0] == nil && root["a"]?["a"] == nil)
    #expect(root["a"]?.elements.map(\.kind) == [.number, .array, .object] && Array(root.elements).isEmpty)
    #expect(root["a"].map { Array($0.members).isEmpty } == true)
  }
}
