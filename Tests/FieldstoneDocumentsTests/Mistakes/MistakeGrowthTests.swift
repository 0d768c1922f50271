import FieldstoneDocuments
import Foundation
import Testing

@Suite("Looking for mistakes takes time that grows with the file")
struct MistakeGrowthTests {
  /// The time for a file, and for one that is eight times as large.
  func expectGrowth(from count: Int = 1_000, names: DocumentNames = DocumentNames(), _ json: (Int) -> String) {
    func time(_ count: Int) -> Duration {
      let data = Data(json(count).utf8)
      return (0..<3).map { _ in
        PatternWork.processorTime { _ = try? FormDocument(json: data, names: names) }
      }.min() ?? .zero
    }
    let (few, many) = (time(count), time(8 * count))
    #expect(many < few * 8 * 4, "\(few), \(many)")
  }

  @Test("Expressions about a choice with many options")
  func options() {
    expectGrowth { count in
      let options = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
      let fields = stride(from: 0, to: count, by: 20).map { start in
        let values = (start..<(start + 20)).map { "'v\($0)'" }.joined(separator: ",")
        return #"{"field": "f\#(start)", "type": "text", "visible": "diet in [\#(values)]"}"#
      }
      return #"{"fieldstone": 1, "items": [{"field": "diet", "type": "choice", "options": [\#(options)]}, "#
        + fields.joined(separator: ",\n") + "]}"
    }
  }

  @Test("Computed values that need each other in a long circle, and misspelled keys")
  func circle() {
    expectGrowth { count in
      let fields = (0..<count).map {
        #"{"field": "f\#($0)", "type": "integer", "optional": true, "computed": "f\#(($0 + 1) % count)", "hepl": "x"}"#
      }
      return #"{"fieldstone": 1, "items": [\#(fields.joined(separator: ",\n"))]}"#
    }
  }

  @Test("Many names that there aren't, among as many that there are")
  func unknownNames() {
    // Before the most problems that are listed are reached, too.
    expectGrowth(from: 120) { count in
      let fields = (0..<count).map { #"{"field": "f\#(1_000 + $0)", "type": "text", "visible": "g\#(2_000 + $0)"}"# }
      return #"{"fieldstone": 1, "items": [\#(fields.joined(separator: ",\n"))]}"#
    }
  }
}
