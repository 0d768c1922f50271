import FieldstoneDocuments
import Foundation
import Testing

@Suite("The grammar of JSON documents")
struct JSONGrammarTests {
  @Test(
    "What RFC 8259 allows is read",
    arguments: [
      "null", " true ", "\t\r\nfalse", "0", "-0", "-0.0", "1e5", "1E+5", "1.5e-5", "123456789012345678901234567890",
      #""""#, #""\u0000""#, #""\ud83d\ude00 \\ \" \/ \b\f\n\r\t""#, "\"\u{7F}\u{80}\u{10FFFF}\"", "[]", "[ ]", "{}",
      "{ }", "[1 , 2]", #"{"a":1,"a":2}"#, #"{"":{"":[]}}"#, "[[[]],[]]", "[0,-1,2.5]", "\u{FEFF}1",
    ])
  func allowed(text: String) throws {
    _ = try JSONDocument(text: text)
    // Foundation's reader agrees, except on what it can't hold and on the mark.
    if !text.hasPrefix("\u{FEFF}") {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test(
    "What RFC 8259 doesn't allow is refused",
    arguments: [
      "", " ", "nul", "True", "nullx", "+1", "01", "-01", "-", "1.", ".5", "1.e5", "1e", "1e+", "0x1", "NaN",
      "Infinity", "'a'", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12G4\"", "\"\\u123\"", "\"a\nb\"", "\"\u{0}\"", "[", "]",
      "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "{", "}", "{]", "{a:1}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
      "{\"a\" 1}", "{1:1}", "{\"a\":1 \"b\":2}", "1 2", "[] []", "/**/1", "1//", "\u{A0}1", "[1]\u{0}", "\u{0}",
      #""\ud800""#, #""\udc00""#, #""\ud800\n""#, #""\ud800\ud800""#, #""\ud83dx\ude00""#,
    ])
  func refused(text: String) {
    #expect(throws: JSONError.self) { try JSONDocument(text: text) }
  }

  @Test(
    "Bytes that aren't UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1],
      [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    // In the middle, at the end, and behind more than eight bytes.
    for prefix in ["\"", "\"0123456789"] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(Array(prefix.utf8) + bytes + Array("\"".utf8)) }
      #expect(error?.reason == .notUTF8 && error?.offset == prefix.utf8.count)
      #expect(throws: JSONError.self) { try JSONDocument(Array(prefix.utf8) + bytes) }
    }
  }

  @Test("Every prefix of a document is refused, and every byte that is damaged is read or refused")
  func damaged() throws {
    let text = #"{"a": [1, -2.5e+3, true, "x\u00e9\ud83d\ude00é"], "b": {"c": null, "": []}}"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONDocument(Array(bytes[..<count])) }
    }
    var read = 0
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var damaged = bytes
        damaged[index] = byte
        guard let document = try? JSONDocument(damaged) else { continue }
        read += 1
        #expect(document.root.kind == .object)
      }
    }
    #expect(read > bytes.count)
  }

  @Test("Documents agree with Foundation's reader on random texts")
  func random() {
    var random = SeededRandom(seed: 7)
    var agreed = 0
    for _ in 0..<1000 {
      let text = RandomJSON.mutated(RandomJSON.text(&random), &random)
      let document = try? JSONDocument(Data(text))
      // Foundation refuses numbers that no `Double` holds.
      if let document, hasHugeNumber(document.root) { continue }
      let theirs = (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
      if (document != nil) == theirs {
        agreed += 1
      } else if document != nil {
        Issue.record("Read: \(String(decoding: text, as: UTF8.self))")
      }
    }
    // Foundation reads some texts that aren't JSON.
    #expect(agreed > 700)
  }

  private func hasHugeNumber(_ node: JSONNode) -> Bool {
    node.number?.double.isInfinite == true || node.elements.contains(where: hasHugeNumber)
      || node.members.contains { hasHugeNumber($0.value) }
  }
}
