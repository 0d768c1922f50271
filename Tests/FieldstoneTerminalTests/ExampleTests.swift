import Foundation
import Testing

/// The example of a surface in a hundred lines, run like a user would.
@Suite("The plain surface", .serialized)
struct ExampleTests {
  private func run(_ lines: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path).deletingLastPathComponent()
      .appendingPathComponent("Plain")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let shown = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return shown
  }

  @Test("Only rows that have changed are shown again")
  func changes() throws {
    let shown = try run(["2 = 12", "5"])
    let answers = try #require(shown.components(separatedBy: "submit.\n").last)
    #expect(
      answers == """
        2. Travellers *: 12
           Error: Enter a value from 1 to 9.
        5. By Train: No
        6. Flight number:\u{20}

        """)
  }

  @Test("The surface submits, opens pages, shows errors and reports unknown input")
  func whole() throws {
    let shown = try run(["submit", "1 = Rome", "99", "6", "0 = Grand", "back", "7"])
    #expect(shown.contains("1. Destination *: \n   Error: This field is required."))
    #expect(shown.contains("'99' is not a command.") && shown.contains("== A trip > Hotel =="))
    let json = try #require(shown.range(of: "{\n").map { String(shown[$0.lowerBound...]) })
    let trip = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      trip["destination"] as? String == "Rome" && (trip["hotel"] as? [String: Any])?["name"] as? String == "Grand")
  }
}
