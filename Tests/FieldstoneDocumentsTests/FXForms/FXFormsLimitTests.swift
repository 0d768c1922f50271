import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("FXForms: hostile files are harmless")
struct FXFormsLimitTests {
  private func plist(_ content: String) -> String { "<plist version=\"1.0\">\(content)</plist>" }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test("Deep nesting is an error in every format, and takes no stack")
  func depth() throws {
    let count = 200_000
    let json = FXFormsExamples.problems(repeated("[", count) + repeated("]", count))
    #expect(
      json == [
        "form.json:1:257: form (/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0…/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0): Arrays and objects can be nested up to 256 levels deep."
      ])
    let xml = FXFormsExamples.problems(plist(repeated("<array>", count) + repeated("</array>", count)))
    #expect(xml.count == 1 && xml[0].hasSuffix("Arrays and dictionaries can be nested up to 256 levels deep."))
    let binary = FXFormsExamples.problems(
      BinaryList((0..<5_000).map { [0xA1] + BinaryList.reference($0 + 1) } + [[0xA0]]).data)
    #expect(binary.count == 1 && binary[0].hasSuffix("Arrays and dictionaries can be nested up to 256 levels deep."))
  }

  @Test("Subforms and templates can be nested up to a limit, which any thread can build")
  func subforms() async throws {
    func nested(_ levels: Int, _ open: String, _ close: String) -> String {
      "[" + repeated(open, levels) + "\"a\"" + repeated(close, levels) + "]"
    }
    let limits = FXFormsLimits(depth: 10_000)
    // A template with fields is two levels.
    for (open, close, levels) in [
      (#"{"key": "s", "fields": ["#, "]}", 32), (#"{"key": "s", "template": {"fields": ["#, "]}}", 16),
    ] {
      let form = try FXFormsExamples.load(nested(levels, open, close)).session()
      #expect(form.problems.isEmpty)
      let deep = FXFormsExamples.problems(nested(2_000, open, close), limits: limits)
      #expect(deep.count == 1 && deep[0].hasSuffix("Subforms and templates can be nested up to 32 levels deep."))
    }
    // Inline, so that all of it is on one page.
    let text = nested(32, #"{"key": "s", "inline": true, "fields": ["#, "]}")
    let thread = Thread {
      let form = try? FXFormsExamples.load(text).session()
      #expect(form?.rows.count == 33)
    }
    thread.stackSize = 1 << 20
    thread.start()
    while !thread.isFinished { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("An object of a binary list can't contain itself, and references can't multiply without end")
  func references() {
    let loop = BinaryList([[0xA1, 0, 0]])
    #expect(FXFormsExamples.problems(loop.data) == ["form.json: form (/0): An array or dictionary contains itself."])
    let indirect = BinaryList([[0xA1, 0, 1], [0xD1, 0, 2, 0, 0], [0x51, 0x61]])
    #expect(
      FXFormsExamples.problems(indirect.data) == ["form.json: form (/0/a): An array or dictionary contains itself."])
    // Each array has the next one four times: 4^50 elements.
    let bomb = BinaryList(
      (0..<50).map { level in [0xA4] + (0..<4).flatMap { _ in BinaryList.reference(level + 1) } } + [[0x51, 0x61]])
    let problems = FXFormsExamples.problems(bomb.data)
    #expect(
      problems.count == 1 && problems[0].hasSuffix("refer to one another so often that the list would be too large."))
    // A long text that is referred to ten thousand times.
    let text = [UInt8(0x5F), 0x12, 0x00, 0x01, 0x00, 0x00] + Array(repeating: UInt8(0x61), count: 65_536)
    let many = BinaryList([[0xAF, 0x11, 0x27, 0x10] + (0..<10_000).flatMap { _ in BinaryList.reference(1) }, text])
    let found = FXFormsExamples.problems(many.data)
    #expect(found.count == 1 && found[0].hasSuffix("refer to one another so often that the list would be too large."))
  }

  @Test("Damaged binary lists are errors", arguments: 0..<8)
  func damaged(_ position: Int) {
    var data = BinaryList([[0xA1, 0, 1], [0x51, 0x61]]).data
    #expect(FXFormsExamples.problems(data).isEmpty)
    for byte in [0, 1, 8, 9, 127, 128, 255] as [UInt8] {
      for index in stride(from: position, to: data.count, by: 8) where data[index] != byte {
        let old = data[index]
        data[index] = byte
        // Whatever comes of it, there is an answer.
        _ = FXFormsExamples.problems(data)
        data[index] = old
      }
      _ = FXFormsExamples.problems(data.prefix(data.count - 1 - position * 3))
    }
    #expect(FXFormsExamples.problems(data.prefix(20)) == ["form.json: form: The binary property list is cut off."])
  }

  @Test("Entities of a document type are never expanded")
  func entities() {
    let lol = """
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>
      <plist><string>&lol2;</string></plist>
      """
    #expect(
      FXFormsExamples.problems(lol)
        == ["form.json:1:16: form: Remove the declarations from the document type: entities aren't read."])
    let outside = "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><array><string>&x;</string></array></plist>"
    #expect(FXFormsExamples.problems(outside).count == 1)
  }

  @Test("Too many bytes, rows, options and problems are said, once")
  func counts() {
    #expect(
      FXFormsExamples.problems("[\"a\", \"b\"]", limits: FXFormsLimits(bytes: 5))
        == ["form.json: form: The file is too large: the limit is 5 bytes."])
    let keys = "[" + (0..<1_000).map { "\"k\($0)\"" }.joined(separator: ",") + "]"
    let fields = FXFormsExamples.problems(keys, limits: FXFormsLimits(fields: 100))
    #expect(fields.count == 1 && fields[0].hasSuffix("A form can have up to 100 rows."))
    let options = FXFormsExamples.problems(
      #"[{"key": "a", "options": [1, 2]}, {"key": "b", "options": [3, 4]}]"#, limits: FXFormsLimits(options: 3))
    #expect(options.count == 1 && options[0].hasSuffix("A form can have up to 3 options."))
    // As many as a form in the own format can have.
    #expect(FXFormsLimits().options == 1_000_000)
    let wrong = FXFormsExamples.problems("[" + Array(repeating: "5", count: 5_000).joined(separator: ",") + "]")
    #expect(wrong.count == 1_001 && wrong.last == "form: There are 4000 more problems.")
  }

  @Test("Keys and titles of any kind make rows, or are refused")
  func keys() throws {
    for key in ["__proto__", "constructor", "hasOwnProperty", "-", "a b", "é😀", "0", "form", "+", "#", "a/b", "*"] {
      let form = try FXFormsExamples.load("[{\"key\": \"\(key)\", \"title\": \"\\u0000\\u202e\\n<b>%@%1$@\"}]")
        .session()
      #expect(form.problems.isEmpty && form.rows.count == 1)
      form.send(.type(FormRowID(key), "x"))
      #expect(form.model[key] == "x", "\(key)")
    }
    for key in ["", "a.b", "a[0]", "a\\u0000", String(repeating: "a", count: 2_000)] {
      #expect(FXFormsExamples.problems("[\"\(key)\"]").count == 1, "\(key.prefix(9))")
    }
  }

  @Test("Long keys and names are cut in messages, and not taken apart")
  func longNames() {
    let long = repeated("a", 2_000_000)
    for text in [
      "[{\"\(long)\": 1}]", "[{\"key\": \"a\", \"type\": \"\(long)\"}]", "[{\"key\": \"a\", \"class\": \"\(long)\"}]",
      "[{\"action\": \"\(long)\"}]", "[{\"key\": \"\(long)\"}]", "{\"\(long)\": []}",
      "[{\"key\": \"a\", \"type\": \"date\", \"default\": \"\(long)\"}]",
    ] {
      #expect(FXFormsExamples.problems(text).allSatisfy { $0.utf8.count < 400 })
    }
  }

  @Test("Numbers that no field can hold are mistakes, and no traps")
  func numbers() {
    for number in ["1e400", "-1e400", "123456789012345678901234567890", "0.1", "1e-400"] {
      let found = FXFormsExamples.problems("[{\"key\": \"a\", \"type\": \"integer\", \"default\": \(number)}]")
      #expect(found.count == 1, "\(number)")
    }
    let bits = FXFormsExamples.problems(#"[{"key": "a", "type": "bitfield", "options": [0, 1]}]"#)
    #expect(bits.count == 1 && bits[0].contains("a whole number other than 0"))
    let many =
      "[{\"key\": \"a\", \"type\": \"bitfield\", \"options\": [" + (0..<70).map { "\"o\($0)\"" }.joined(separator: ",")
      + "]}]"
    #expect(FXFormsExamples.problems(many).first?.hasSuffix("A bit field can have up to 63 options.") == true)
    let stepper = #"[{"key": "a", "type": "integer", "cell": "FXFormStepperCell", "stepper.stepValue": 1e400}]"#
    _ = FXFormsExamples.problems(stepper)
  }
}

/// Bytes of a binary property list, whatever its objects are.
struct BinaryList {
  let data: Data

  /// References have two bytes. The first object is the list itself.
  init(_ objects: [[UInt8]]) {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [
        UInt8(bytes.count >> 24 & 0xFF), UInt8(bytes.count >> 16 & 0xFF), UInt8(bytes.count >> 8 & 0xFF),
        UInt8(bytes.count & 0xFF),
      ]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> ((7 - $0) * 8)) }
    }
    data = Data(bytes)
  }

  static func reference(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
}
