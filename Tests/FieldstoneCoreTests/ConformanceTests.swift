import Foundation
import Testing

@Suite("Project conventions")
struct ConformanceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The test functions of the project, as `File.function`.
  private static func tests() throws -> Set<String> {
    var tests: Set<String> = []
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Tests").resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" && !file.path.contains("/.build/")
    {
      let source = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      var isTest = false
      for line in source.split(separator: "\n") {
        let words = line.split(separator: " ")
        if line.contains("@Test") { isTest = true }
        if isTest, let place = words.firstIndex(of: "func"), words.count > place + 1 {
          tests.insert("\(name).\(words[place + 1].prefix { $0 != "(" && $0 != "<" })")
          isTest = false
        }
      }
    }
    return tests
  }

  @Test("Every test that the conformance table names exists")
  func namedTestsExist() throws {
    let known = try Self.tests()
    let table = try Self.text("Documentation/Conformance.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let named = table.flatMap { $0.split(separator: "`").filter { $0.contains("Tests.") } }.map(String.init)
    #expect(named.count > 50)
    #expect(named.filter { !known.contains($0) } == [])
  }

  /// The lines of the table, each as its cells: id, feature, tests, surfaces.
  private static func rows() throws -> [[String]] {
    try text("Documentation/Conformance.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.first?.wholeMatch(of: /[A-Z]+-[0-9]+/) == nil ? nil : cells
    }
  }

  @Test("The conformance table lists exactly the known features, in order and with their titles")
  func everyFeature() throws {
    #expect(Features.all.count == 113 && Set(Features.all.map(\.id)).count == 113)
    let rows = try Self.rows()
    let features = Features.all
    #expect(features.map(\.id).filter { id in !rows.contains { $0[0] == id } } == [])
    #expect(rows.map { $0[0] }.filter { id in !features.contains { $0.id == id } } == [])
    let differing = zip(rows, features).filter { $0[0] != $1.id || $0[1] != $1.title }
    #expect(differing.map { "\($0[0]) \($0[1]) should be \($1.id) \($1.title)" } == [])
    for row in rows {
      #expect(row.count == 4 && (row[2] == "not yet" ? row[3].isEmpty : row[2].contains("`")), "\(row[0])")
    }
  }

  @Test("No source file is longer than 400 lines")
  func shortFiles() throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Sources").resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    var long: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count > 400 { long.append("\(file.lastPathComponent): \(lines.count)") }
    }
    #expect(long == [])
  }
}
