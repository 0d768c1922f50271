import FieldstoneDocuments
import Foundation
import Testing

/// The JSON Schema Test Suite, which `make test` lays into `.build/schema-suite`.
struct SuiteFiles {
  private let folder: URL

  /// The folder with `tests` and `remotes`.
  ///
  /// - Throws: if there is none, since tests that are silently left out prove nothing.
  init() throws {
    let path =
      ProcessInfo.processInfo.environment["FIELDSTONE_SCHEMA_SUITE"]
      ?? FileManager.default.currentDirectoryPath + "/.build/schema-suite"
    folder = URL(fileURLWithPath: path)
    try #require(
      FileManager.default.fileExists(atPath: path + "/tests/draft2020-12"),
      "The JSON Schema Test Suite isn't in \(path). 'make python' fetches it; FIELDSTONE_SCHEMA_SUITE names another folder."
    )
  }

  /// The files of a folder, in order, without those of the folders in it.
  func tests(_ name: String) throws -> [(name: String, content: JSONDocument)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests/" + name).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { ("\(name)/\($0)", try read(folder.appendingPathComponent("tests/\(name)/\($0)"))) }
  }

  /// What the suite's schemas refer to, by the URIs that the suite gives it.
  func remotes() throws -> [String: JSONDocument] {
    var documents: [String: JSONDocument] = [:]
    let remotes = folder.appendingPathComponent("remotes")
    let files = try FileManager.default.subpathsOfDirectory(atPath: remotes.path)
    for file in files where file.hasSuffix(".json") {
      documents["http://localhost:1234/" + file] = try read(remotes.appendingPathComponent(file))
    }
    return documents
  }

  private func read(_ file: URL) throws -> JSONDocument { try JSONDocument(Data(contentsOf: file)) }
}

/// How many tests of the suite passed, and which ones didn't.
struct SuiteScore {
  private(set) var passed = 0
  private(set) var failures: [String] = []

  var total: Int { passed + failures.count }

  mutating func note(_ name: String, _ isRight: Bool) {
    if isRight { passed += 1 } else { failures.append(name) }
  }

  /// Runs every test of some files, each through all three ways to a verdict.
  static func of(
    _ files: [(name: String, content: JSONDocument)], _ options: JSONSchema.Options
  ) -> SuiteScore {
    var score = SuiteScore()
    for file in files {
      for group in file.content.root.elements {
        let title = "\(file.name): \(group["description"]?.string ?? "")"
        let schema = Result {
          try JSONSchema(document(group["schema"]), options: options)
        }
        for test in group["tests"]?.elements.map({ $0 }) ?? [] {
          let name = "\(title): \(test["description"]?.string ?? "")"
          do {
            let (schema, wanted) = (try schema.get(), test["valid"]?.boolean)
            let value = try document(test["data"])
            let issues = try schema.issues(in: value)
            score.note(name, try schema.accepts(value) == wanted && issues.isEmpty == wanted)
          } catch {
            score.note("\(name) (\(error))", false)
          }
        }
      }
    }
    return score
  }

  private static func document(_ node: JSONNode?) throws -> JSONDocument {
    try JSONDocument(text: node?.text ?? "")
  }
}
