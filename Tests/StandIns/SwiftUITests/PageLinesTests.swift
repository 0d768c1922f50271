import Foundation
import Testing

struct PageLinesTests {
  /// A wrong signature in a stand-in is a lie, so each one says where it can be looked up.
  @Test("Every public declaration names its page")
  func pages() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var missing: [String] = []
    var count = 0
    for module in ["SwiftUI", "UIKit", "AppKit", "PhotosUI", "UniformTypeIdentifiers", "Accessibility"] {
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        )
        .map { $0.trimmingCharacters(in: .whitespaces) }
        var isCaseOfPublicEnum = false
        for (index, line) in lines.enumerated() {
          if line.contains("enum ") || line.contains("switch ") { isCaseOfPublicEnum = line.contains("public enum ") }
          guard isPublic(line) || isCaseOfPublicEnum && line.hasPrefix("case ") else { continue }
          count += 1
          // Attributes may stand on lines between.
          var above = index - 1
          while above >= 0, lines[above].hasPrefix("@") || lines[above].hasPrefix("// swift-format-ignore") {
            above -= 1
          }
          if above < 0 || !lines[above].hasPrefix("// page") {
            missing.append("\(module)/\(file.lastPathComponent):\(index + 1): \(line)")
          }
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    #expect(count > 500)
  }

  private func isPublic(_ line: String) -> Bool {
    guard !line.hasPrefix("//"), !line.hasPrefix("public extension") else { return false }
    let words = line.split(separator: " ")
    guard let first = words.firstIndex(where: { $0 == "public" || $0 == "open" || $0.hasPrefix("public(") }) else {
      return false
    }
    return words[..<first].allSatisfy { $0.hasPrefix("@") || $0 == "nonisolated" || $0 == "*," || $0.hasSuffix(")") }
  }
}
