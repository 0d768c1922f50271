import Foundation
import Testing

@Suite("The project's own promises")
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
      at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
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

  @Test("No source file is longer than 400 lines")
  func shortFiles() throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    var long: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count > 400 { long.append("\(file.lastPathComponent): \(lines.count)") }
    }
    #expect(long == [])
  }
}
