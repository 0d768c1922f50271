import Foundation
import Testing

/// The commands of `.ci` that evaluate test runs.
@Suite("Commands that evaluate test runs")
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

  /// The events of a test, as a test run writes them.
  private static func events(_ name: String, _ what: String...) -> String {
    let id = "CoreTests.Rows/\(name)/RowTests.swift:1:1"
    let test = """
      {"kind":"test","payload":{"kind":"function","id":"\(id)","name":"\(name)",\
      "sourceLocation":{"fileID":"CoreTests/RowTests.swift"}}}
      """
    let payloads = what.map { "{\"kind\":\"event\",\"payload\":{\"testID\":\"\(id)\",\"kind\":\($0)}}" }
    return ([test] + payloads).map { $0 + "\n" }.joined()
  }

  private static let ended = "\"testEnded\""
  private static let failed = "\"issueRecorded\",\"issue\":{\"isFailure\":true}"
  private static let warned = "\"issueRecorded\",\"issue\":{\"isFailure\":false}"

  @Test(
    "Tests that the table names must run and pass",
    arguments: [
      (events("order()", ended) + events("title(of:)", warned, ended), 0, ""),
      (events("order()", ended), 1, "RowTests.title: did not run\n"),
      (events("order()", ended) + events("title(of:)"), 1, "RowTests.title: did not pass\n"),
      (events("order()", ended) + events("title(of:)", failed, ended), 1, "RowTests.title: did not pass\n"),
      (events("order()", "\"testSkipped\"") + events("title()", ended), 1, "RowTests.order: did not pass\n"),
    ])
  func conformance(events: String, code: Int32, errors: String) throws {
    let result = try Self.run(
      "conformance", ["table.md", "events"], files: ["table.md": Self.table, "events": events])
    #expect(result.code == code)
    #expect(result.errors == errors)
  }

  @Test("A table that names no test is an error")
  func emptyTable() throws {
    let result = try Self.run(
      "conformance", ["table.md", "events"], files: ["table.md": "| a |\n", "events": ""])
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
