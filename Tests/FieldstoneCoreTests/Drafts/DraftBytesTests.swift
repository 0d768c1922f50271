import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// `JSONEncoder` and `JSONDecoder` are the measure: what they write is read the same, and what they refuse is refused.
@Suite("The bytes of drafts")
struct DraftBytesTests {
  private static let full: FormSnapshot = {
    var snapshot = FormSnapshot(form: FormSnapshot.Form(id: "everything", version: 3))
    let texts = ["", "plain", "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}", "é e\u{301} 😀 \u{2028} עברית", "a.b[1]"]
    for (number, text) in texts.enumerated() {
      snapshot.fields["text\(number)\(text)"] = FormSnapshot.Field(value: .text(text), draft: text, isRead: number == 0)
    }
    let values: [FormSnapshot.Value] = [
      .none, .flag(true), .flag(false), .integer(.min), .unsigned(.max), .number("0.1"), .written("12 €"),
      .list([]), .list([.list([.integer(1), .none]), .text("\u{1}")]),
    ]
    for (number, value) in values.enumerated() {
      snapshot.fields["value\(number)"] = FormSnapshot.Field(
        value: value, start: values[values.count - 1 - number], isNew: true, isTouched: true, isAnswered: false,
        mayShowIssues: true)
    }
    snapshot.fields["visited"] = FormSnapshot.Field()
    snapshot.unfit = ["old@2": FormSnapshot.Field(value: .text("kept"))]
    snapshot.elements = ["guests": ["1", "new"], "guests[new].phones": []]
    snapshot.startElements = ["guests": ["2"]]
    snapshot.page = "guests[1]"
    snapshot.failedSubmits = 2
    snapshot.savedAt = Date(timeIntervalSinceReferenceDate: 801_234_567.890_123)
    snapshot.isEditing = true
    snapshot.lastSave = .failed
    snapshot.conflicts = ["text1": "Ada", "guests[1].name": ""]
    snapshot.news = [
      "status": FormSnapshot.Field(value: .text("Closed"), start: .text("Open")),
      "guests[1].seat": FormSnapshot.Field(value: .integer(3)),
    ]
    snapshot.reported = [
      FormSnapshot.Reported(row: "text1", severity: .error, text: "Taken."),
      FormSnapshot.Reported(row: "text1", severity: .info, text: "“Sure?”\n"),
    ]
    return snapshot
  }()

  @Test(
    "A draft is read as it was written, and as the decoder of Foundation reads it",
    arguments: [full, FormSnapshot(form: FormSnapshot.Form(id: "", version: 1))])
  func written(_ snapshot: FormSnapshot) throws {
    let data = try snapshot.encoded()
    #expect(try FormSnapshot(encoded: data) == snapshot)
    #expect(try JSONDecoder().decode(FormSnapshot.self, from: data) == snapshot)
    #expect(try snapshot.encoded() == data, "The order of the entries doesn't depend on the dictionary.")
    #expect(data.filter { $0 == 0x0A }.isEmpty)
  }

  @Test("What the encoder of Foundation writes is read, however it is laid out")
  func laidOut() throws {
    for formatting in [[], .prettyPrinted, [.sortedKeys, .withoutEscapingSlashes]] as [JSONEncoder.OutputFormatting] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting
      #expect(try FormSnapshot(encoded: encoder.encode(Self.full)) == Self.full)
    }
  }

  private func read(_ json: String) throws -> FormSnapshot { try FormSnapshot(encoded: Data(json.utf8)) }
  private func fields(_ fields: String) throws -> [String: FormSnapshot.Field] {
    try read(#"{"version":2,"form":{"id":"a","version":1},"fields":{\#(fields)}}"#).fields
  }

  @Test("Escapes, numbers and members that nobody knows")
  func unusual() throws {
    #expect(
      try fields(#""\u0061\/\ud83d\uDE00":{"value":{"text":"\"\\\b\f\n\r\t"},"x":[{"y":-1.5e+3},null,true]}"#)
        == ["a/😀": FormSnapshot.Field(value: .text("\"\\\u{8}\u{C}\n\r\t"))])
    #expect(try fields(#""a":{"value":{"integer":1e2,"comment":""}}"#)["a"]?.value == .integer(100))
    #expect(try fields(#""a":{"value":{"unsigned":18446744073709551615}}"#)["a"]?.value == .unsigned(.max))
    #expect(try fields(#""a":{"value":null,"isNew":null}"#) == ["a": FormSnapshot.Field()])
    #expect(
      try read(#" { "form" : { "version" : 1.0 , "id" : "a" } , "version" : 2 , "page" : null } "#)
        == FormSnapshot(form: FormSnapshot.Form(id: "a", version: 1)))
  }

  @Test(
    "What is wrong is said, with its place",
    arguments: [
      ("", "Expected {, at byte 0."), ("[]", "Expected {, at byte 0."),
      ("{}", "The member form is missing, at byte 2."),
      (#"{"form":{"id":"a"},"version":2}"#, "The member version is missing, at byte 18."),
      (#"{"form":{"id":1}}"#, "Expected \", at byte 14."),
      (#"{"form":{"id":"a","version":1}}"#, "The member version is missing, at byte 31."),
      (#"{"version":2,"form":{"id":"a","version":1}} x"#, "Expected the end, at byte 44."),
      (#"{"version":2.5}"#, "Expected a whole number of the type Int, at byte 11."),
      (#"{"version":01}"#, "Expected }, at byte 12."), (#"{"page":"a"#, "A string has no end, at byte 10."),
      (#"{"page":"\x"}"#, "No escape begins like this, at byte 10."),
      (#"{"page":"\ud83d"}"#, "Half of a surrogate pair, at byte 15."),
      (#"{"page":"\u00g0"}"#, "Expected four hexadecimal digits, at byte 11."),
      ("{\"page\":\"\n\"}", "A control character has to be escaped in a string, at byte 9."),
      (#"{"isEditing":1}"#, "Expected true or false, at byte 13."),
      (#"{"savedAt":1e}"#, "Expected a digit, at byte 13."),
      (#"{"savedAt":1e999}"#, "Expected a number, at byte 11."), (#"{"a":1,}"#, "Expected \", at byte 7."),
      (#"{"lastSave":"soon"}"#, "Expected another word or number, at byte 18."),
      (
        #"{"fields":{"a":{"value":{"colour":1}}}}"#,
        "A value has one of none, text, flag, integer, unsigned, number, written, list, several, at byte 36."
      ),
      (
        #"{"fields":{"a":{"value":{"text":"a","flag":true}}}}"#,
        "A value has only one of none, text, flag, integer, unsigned, number, written, list, several, at byte 47."
      ),
    ])
  func refused(_ json: String, _ message: String) {
    do {
      _ = try read(json)
      Issue.record("It was read.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == message)
    } catch {
      Issue.record(error)
    }
  }

  @Test(
    "Of members with one name, the first counts, as for Foundation, and no number is read as another",
    arguments: [
      #""version":2,"version":3,"form":{"id":"a","version":1}"#,
      #""version":3,"version":2,"form":{"id":"a","version":1}"#,
      #""version":2,"form":{"id":"a","version":1},"page":"a","page":"b""#,
      #""version":2,"form":{"id":"a","version":1},"page":"a","page":7"#,
      #""version":2,"form":null,"form":{"id":"a","version":1}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"isNew":true}},"fields":{}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"text":"a","text":"b"}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"text":"a","flag":null}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"none":null}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"text":null}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"integer":-9223372036854775809}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"integer":9223372036854775808}}}"#,
      #""version":2,"form":{"id":"a","version":1},"fields":{"a":{"value":{"unsigned":-1}}}"#,
      #""version":2,"form":{"id":"a","version":1},"failedSubmits":1e400"#,
    ])
  func foundation(_ members: String) {
    for start in ["", "\u{FEFF}"] {
      let data = Data("\(start){\(members)}".utf8)
      #expect((try? FormSnapshot(encoded: data)) == (try? JSONDecoder().decode(FormSnapshot.self, from: data)))
    }
  }

  @Test("A name with very many accents takes no longer than any other", .timeLimit(.minutes(1)))
  func accents() throws {
    let name = "a" + String(repeating: "\u{301}\u{316}", count: 250_000)
    #expect(try read(#"{"\#(name)":1,"version":2,"form":{"id":"a","version":1}}"#).form.id == "a")
    #expect(throws: FormSnapshotError.version(3)) { try read(#"{"\#(name)":1,"version":3}"#) }
  }

  @Test("Of another version, nothing but the version is read")
  func version() {
    #expect(throws: FormSnapshotError.version(3)) { try read(#"{"fields":[1],"version":3}"#) }
    #expect(throws: FormSnapshotError.version(1)) { try read(#"{"version":1,"form":{"id":"a","version":1}}"#) }
    #expect(throws: DecodingError.self) { try read(#"{"version":3} and more"#) }
  }

  @Test("Bytes that aren't UTF-8, and too many levels, are refused")
  func hostile() {
    let start = Array(#"{"version":2,"form":{"version":1,"id":""#.utf8)
    #expect(throws: DecodingError.self) { try FormSnapshot(encoded: Data(start + [0xC3] + Array(#""}}"#.utf8))) }
    #expect(throws: DecodingError.self) { try read(#"{"x":"# + String(repeating: "[", count: 1_000_000)) }
    let list = String(repeating: #"{"list":["#, count: 100_000)
    #expect(throws: DecodingError.self) { try fields(#""a":{"value":"# + list) }
  }

  @Test("A draft that is cut anywhere is refused, and one with another byte somewhere is read as Foundation reads it")
  func damaged() throws {
    let data = try Self.full.encoded()
    for count in 0..<data.count {
      #expect(throws: DecodingError.self) { try FormSnapshot(encoded: data.prefix(count)) }
    }
    var random = SplitMix(seed: 4)
    let bytes = Array(#"{}[]",:\/0123e.-tfnu "#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xFF]
    for _ in 0..<3_000 {
      var damaged = data
      let place = Int.random(in: data.indices, using: &random)
      damaged[place] = bytes.randomElement(using: &random) ?? 0
      let wanted = try? JSONDecoder().decode(FormSnapshot.self, from: damaged)
      let found = try? FormSnapshot(encoded: damaged)
      let around = damaged[max(0, place - 30)..<min(data.count, place + 30)]
      #expect(found == wanted, "\(found == nil), \(wanted == nil): \(String(decoding: around, as: UTF8.self))")
    }
  }
}
