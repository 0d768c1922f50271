import FieldstoneDocuments
import Testing

@Suite("Places in JSON documents")
struct JSONPlaceTests {
  @Test("Every value knows its line, column, offset and pointer")
  func values() throws {
    let document = try JSONDocument(text: "{\n  \"é/~\": [1,\r\n  {\"x\": \"y\"}],\r  \"\": true }")
    let root = document.root
    #expect(root.line == 1 && root.column == 1 && root.offset == 0 && root.pointer == "")
    let item = try #require(document["/é~1~0/1/x"])
    #expect(item.string == "y" && item.line == 3 && item.column == 9 && item.pointer == "/é~1~0/1/x")
    #expect(item.text == "\"y\"" && document["/é~1~0/1"]?.text == "{\"x\": \"y\"}")
    let empty = try #require(document["/"])
    #expect(empty.boolean == true && empty.line == 4 && empty.column == 7 && empty.pointer == "/")
    #expect(document["/é~1~0/0"]?.column == 11)
    #expect(
      document["/é~1~0/01"] == nil && document["/é~1~0/2"] == nil && document["x"] == nil && document["/~2"] == nil)
    #expect(document["/é~1~0"]?.text == "[1,\r\n  {\"x\": \"y\"}]")
    #expect(root.members.map(\.keyNode.line) == [2, 4])
  }

  @Test(
    "An error names its line, column and pointer",
    arguments: [
      ("[1, 2, x]", 1, 8, "/2"), ("{\"a\": {\"b\": 01}}", 1, 14, "/a/b"), ("{\"a\": 1,\n \"b/c\" 2}", 2, 8, "/b~1c"),
      ("[[], [1, 2], [\"é\", \"\n\"]]", 1, 21, "/2/1"), ("{\"a\": 1 1}", 1, 9, ""), ("[1", 1, 3, "/1"),
      ("\"é\\q\"", 1, 3, ""),
    ])
  func errors(text: String, line: Int, column: Int, pointer: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(text: text) }
    #expect(error?.line == line && error?.column == column && error?.pointer == pointer)
  }

  @Test("An error says what was expected")
  func description() {
    let error = #expect(throws: JSONError.self) { try JSONDocument(text: "{\"guests\": [1,]}") }
    #expect(error?.description == "Line 1, column 15, at /guests/1: Expected a value here.")
  }

  @Test("A key that is written twice is reported, however it is written")
  func duplicateKeys() throws {
    let document = try JSONDocument(text: #"{"a": 1, "b": {"x": 1, "\u0078": 2, "x": 3}, "\u0061": 2, "A": 1}"#)
    let twice = document.duplicateKeys
    #expect(twice.map(\.pointer) == ["/b/x", "/b/x", "/a"] && twice.map(\.column) == [24, 37, 46])
    #expect(document.root["a"]?.number == JSONNumber("2"))
    #expect(document.root.members.map(\.key) == ["a", "b", "a", "A"])
    #expect(try JSONDocument(text: #"{"é": 1, "e\u0301": 2}"#).duplicateKeys.isEmpty)
  }
}
