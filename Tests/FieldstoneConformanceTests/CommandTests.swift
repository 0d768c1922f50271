import Foundation
import Testing

/// The commands of `.ci` that judge test runs.
@Suite("Commands that judge test runs")
struct CommandTests {
  private struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  private static func run(_ name: String, _ arguments: [String], files: [String: String] = [:]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (file, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(file)) }
    let process = Process()
    process.executableURL = Place.root.appendingPathComponent(".ci/\(name)")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let outputs = ["out", "err"].map { folder.appendingPathComponent($0) }
    for output in outputs { try Data().write(to: output) }
    process.standardOutput = try FileHandle(forWritingTo: outputs[0])
    process.standardError = try FileHandle(forWritingTo: outputs[1])
    try process.run()
    process.waitUntilExit()
    let texts = try outputs.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  private static let table = "| FX-01 | form | `RowTests.order`, `RowTests.title` | engine |\n"

  private static func results(_ cases: String) -> String {
    "<testsuites><testsuite name=\"TestResults\">\(cases)</testsuite></testsuites>"
  }

  private static func test(_ name: String, _ inside: String = "") -> String {
    "<testcase classname=\"CoreTests.RowTests\" name=\"\(name)\">\(inside)</testcase>"
  }

  @Test(
    "Tests that the table names have to run and to pass",
    arguments: [
      (test("order()") + test("title(of:)"), 0, ""),
      (test("order()"), 1, "RowTests.title: did not run\n"),
      (test("order()") + test("title(of:)", "<failure message=\"\"/>"), 1, "RowTests.title: did not pass\n"),
      (test("order()", "<skipped/>") + test("title(of:)"), 1, "RowTests.order: did not pass\n"),
    ])
  func conformance(cases: String, code: Int32, errors: String) throws {
    let result = try Self.run(
      "conformance", ["table.md", "results.xml"], files: ["table.md": Self.table, "results.xml": Self.results(cases)])
    #expect(result.code == code)
    #expect(result.errors == errors)
  }

  @Test("A table that names no test is an error")
  func emptyTable() throws {
    let result = try Self.run(
      "conformance", ["table.md", "results.xml"], files: ["table.md": "| a |\n", "results.xml": Self.results("")])
    #expect(result.code == 1)
  }

  @Test("Each run is a line of JSON; one that failed fails all", arguments: [true, false])
  func repeated(passes: Bool) throws {
    let cases = Self.test("order()") + Self.test("title()", passes ? "" : "<failure message=\"\"/>")
    let copies = ["sh", "-c", "cp results.xml \"${2%.xml}-swift-testing.xml\"", "sh"]
    let result = try Self.run("repeat", ["2"] + copies, files: ["results.xml": Self.results(cases)])
    #expect(result.code == (passes ? 0 : 1))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    let start = "{\"run\": 2, \"passed\": \(passes), \"tests\": 2, \"seconds\": "
    let end = passes ? "\"failed\": []}" : "\"failed\": [\"CoreTests.RowTests.title()\"]}"
    #expect(lines.last.map { $0.hasPrefix(start) && $0.hasSuffix(end) } == true, "\(result.output)")
  }
}
