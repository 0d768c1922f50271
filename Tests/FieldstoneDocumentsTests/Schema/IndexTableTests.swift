import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Numbers and names of the values of a schema")
struct IndexTableTests {
  @Test("A table says what a dictionary would")
  func likeDictionary() {
    var (table, known) = (IndexTable(), [Int: Int]())
    var random = SeededRandom(seed: 7)
    for step in 0..<20_000 {
      let index = Int.random(in: 0..<30_000, using: &random)
      table.set(index, step)
      known[index] = step
    }
    #expect((0..<30_000).allSatisfy { table[$0] == known[$0] })
    #expect(table.indices == known.keys.sorted())
  }

  @Test("Names are found, however many there are", arguments: [1, 7, 8, 9, 10, 15, 16, 17, 33, 64, 65, 200, 3000])
  func names(_ count: Int) throws {
    let names = (0..<count).map { $0 % 3 == 0 ? "same-prefix-\($0)" : $0 % 3 == 1 ? "n\($0)" : "\\u0041\($0)\\n" }
    let properties = names.map { "\"\($0)\": {\"type\": \"integer\"}" }.joined(separator: ",")
    let required = names.map { "\"\($0)\"" }.joined(separator: ",")
    let text = #"{"properties": {\#(properties)}, "required": [\#(required)], "additionalProperties": false}"#
    let schema = try JSONSchema(JSONDocument(Data(text.utf8)))
    func issues(_ members: some Sequence<String>) throws -> Int {
      try schema.issues(in: JSONDocument(Data("{\(members.joined(separator: ","))}".utf8))).count
    }
    let all = names.map { "\"\($0)\": 1" }
    #expect(try issues(all) == 0)
    #expect(try issues(all.dropLast()) == 1)
    #expect(try issues(all + ["\"same-prefix-x\": 1"]) == 1)
  }
}
