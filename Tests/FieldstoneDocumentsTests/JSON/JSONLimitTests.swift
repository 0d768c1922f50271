import FieldstoneDocuments
import Foundation
import Testing

@Suite("Limits of JSON documents")
struct JSONLimitTests {
  @Test("A document can't have more bytes than the limit")
  func bytes() throws {
    _ = try JSONDocument(text: "[1]", limits: .init(bytes: 3))
    let error = #expect(throws: JSONError.self) { try JSONDocument(text: "[12]", limits: .init(bytes: 3)) }
    #expect(error?.description == "Line 1, column 1: The text is too large: the limit is 3 bytes.")
  }

  @Test("Arrays and objects can't be nested deeper than the limit")
  func depth() throws {
    #expect(try JSONDocument(text: "[{\"a\": []}, []]", limits: .init(depth: 3)).depth == 3)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(text: "[0,\n {\"a\": [[]]}]", limits: .init(depth: 3))
    }
    #expect(
      error?.description
        == "Line 2, column 9, at /1/a/0: Arrays and objects can be nested up to 3 levels deep.")
    let standard = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONDocument(text: standard) }
  }

  @Test("A million levels take no stack, neither to read nor to compare nor to hash")
  func million() throws {
    let count = 1_000_000
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    let document = try JSONDocument(text: text, limits: .init(depth: count))
    #expect(document.depth == count && document.duplicateKeys.isEmpty)
    let other = try JSONDocument(text: text, limits: .init(depth: count))
    #expect(document.root == other.root && document.root.hashValue == other.root.hashValue)
    #expect(document.root.text == text)
  }

  @Test("Reading takes linear time, whatever the shape of the document")
  func growth() throws {
    let shapes: [(Int) -> String] = [
      { "[" + Array(repeating: "1", count: $0).joined(separator: ",") + "]" },
      { "\"" + String(repeating: "é\\n", count: $0) + "\"" },
      { "{" + (0..<$0).map { "\"\($0)\":\($0)" }.joined(separator: ",") + "}" },
      { "1" + String(repeating: "0", count: $0 * 4) },
    ]
    for shape in shapes {
      let (small, large) = (Array(shape(20_000).utf8), Array(shape(160_000).utf8))
      // Quadratic time would be 64 times as much.
      #expect(try least(large) / max(least(small), 1e-5) < 32)
    }
  }

  /// The least time of several, of this thread alone: others may be busy.
  private func least(_ bytes: [UInt8]) throws -> Double {
    try (0..<5).map { _ in
      let start = threadTime()
      _ = try JSONDocument(bytes).duplicateKeys
      return threadTime() - start
    }.min() ?? 0
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
