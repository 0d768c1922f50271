import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("FXForms: time grows with the file")
struct FXFormsGrowthTests {
  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  private static func xml(_ count: Int, _ element: (Int) -> String) -> String {
    "<plist><array>" + (0..<count).map(element).joined(separator: "\n") + "</array></plist>"
  }

  /// Files of any size, well-formed and not.
  private static let shapes: [(name: String, make: @Sendable (Int) -> Data)] = [
    ("keys", { Data(list($0) { "\"k\($0)\"" }.utf8) }),
    ("dictionaries", { Data(list($0) { "{\"key\": \"k\($0)\", \"type\": \"integer\", \"header\": \"S\"}" }.utf8) }),
    ("mistakes", { Data(list($0) { "{\"key\": \"k\($0)\", \"type\": \"intger\", \"titel\": \"S\"}" }.utf8) }),
    ("warnings", { Data(list($0) { "{\"key\": \"k\($0)\", \"textLabel.color\": \"red\"}" }.utf8) }),
    ("the same key", { Data(list($0) { _ in "\"k\"" }.utf8) }),
    ("options", { Data("[{\"key\": \"a\", \"options\": \(list($0) { "\"o\($0)\"" })}]".utf8) }),
    ("attributes", { Data("[{\"key\": \"a\", \(list($0) { "\"a\($0).b\": 1" }.dropFirst().dropLast())}]".utf8) }),
    ("one line of blanks", { Data(("[" + String(repeating: " ", count: $0 * 20) + "\"a\"]").utf8) }),
    ("empty lines", { Data(("[" + String(repeating: "\n", count: $0 * 20) + "5]").utf8) }),
    ("XML", { Data(xml($0) { "<dict><key>key</key><string>k\($0)</string></dict>" }.utf8) }),
    (
      "an XML text",
      {
        Data(
          xml(1) { _ in "<string>" + String(repeating: "&amp;é\r\n", count: 20_000) + "</string>" }.prefix($0 * 4).utf8)
      }
    ),
    ("comments", { Data(xml($0) { _ in "<!-- a -- > -->" }.utf8) }),
    (
      "binary",
      { count in
        let keys = (0..<count).map { ["key": "k\($0)"] }
        return (try? PropertyListSerialization.data(fromPropertyList: keys, format: .binary, options: 0)) ?? Data()
      }
    ),
    (
      "references",
      { count in
        BinaryList([
          [0xAF, 0x11] + BinaryList.reference(count) + (0..<count).flatMap { _ in BinaryList.reference(1) },
          [0x51, 0x61],
        ]).data
      }
    ),
  ]

  @Test("Four times the file takes about four times as long, whatever is in it", arguments: shapes.map(\.name))
  func growth(_ name: String) throws {
    let make = try #require(Self.shapes.first { $0.name == name }?.make)
    let (small, large) = (make(500), make(2_000))
    let (before, after) = (least(small), least(large))
    // Quadratic time would be 16 times as much.
    #expect(after / max(before, 2e-3) < 9, "\(before) s, \(after) s")
  }

  /// The least time of several, of this thread alone: others may be busy.
  private func least(_ data: Data) -> Double {
    (0..<3).map { _ in
      let start = threadTime()
      _ = try? FormDocument(fxForms: data, file: "form.json")
      return threadTime() - start
    }.min() ?? 0
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
