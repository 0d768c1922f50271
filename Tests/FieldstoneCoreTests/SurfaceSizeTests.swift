import Foundation
import Testing

/// Counts the lines of surfaces, which measure the boundary between the engine and surfaces.
@Suite("The size of surfaces")
struct SurfaceSizeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rows of the table in Documentation/WritingASurface.md: folder and lines.
  private static func table() throws -> [(folder: String, lines: Int)] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/WritingASurface.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`"), let lines = Int(cells[1].replacing(",", with: "")) else {
        return nil
      }
      return (cells[0].replacing("`", with: ""), lines)
    }
  }

  private static func lines(in folder: String) throws -> Int {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var lines = 0
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      lines += try String(contentsOf: file, encoding: .utf8).count { $0 == "\n" }
    }
    return lines
  }

  @Test("The documented line counts are correct to within 5%")
  func documented() throws {
    let table = try Self.table()
    #expect(table.count >= 8)
    for (folder, documented) in table {
      let counted = try Self.lines(in: folder)
      #expect(
        abs(counted - documented) * 20 <= counted, "\(folder) has \(counted) lines, documented are \(documented).")
    }
  }
}
