import Foundation
import Testing

@Suite("Compiler messages for mistakes")
struct MisuseTests {
  @Test("A trait that doesn't fit its property is one clear error at the property")
  func properties() throws { try check(propertyMisuses, .property) }

  @Test("A mistake in an arrangement is one clear error at the statement")
  func arrangements() throws { try check(arrangementMisuses, .arrangement) }

  @Test("A mistake in a program that runs a form is one clear error at the statement")
  func programs() throws { try check(programMisuses, .program) }

  @Test("A type that can't be a form is one clear error at the type")
  func types() throws { try check(typeMisuses, .type) }

  /// Checks all mistakes in one call, each in a separate file.
  private func check(_ misuses: [Misuse], _ place: Misuse.Place) throws {
    var files = ["Common": Misuse.common]
    for (index, misuse) in misuses.enumerated() {
      // Type names must be unique in the module.
      files["Case\(index)"] = misuse.file(place).replacing("Attendee", with: "Attendee\(index)")
    }
    let outcome = try Compiler().check(files)
    #expect(outcome.status != 0)
    for (index, misuse) in misuses.enumerated() {
      let found = outcome.diagnostics.filter { $0.file == "Case\(index)" }
      let messages = found.map { $0.message.replacing("Attendee\(index)", with: "Attendee") }
      #expect(found.allSatisfy { $0.line == Misuse.line }, "\(misuse)")
      #expect(messages.count == misuse.messages.count, "\(misuse): \(messages)")
      for (message, expected) in zip(messages, misuse.messages) { #expect(message.hasSuffix(expected), "\(misuse)") }
    }
    let other = outcome.diagnostics.filter { !$0.file.hasPrefix("Case") }
    #expect(other.isEmpty, "\(other)")
  }

  @Test("The table in the documentation matches these tests")
  func document() throws {
    let url = Compiler.repository.appending(path: "Documentation/Misuse.md")
    let text = Self.document
    if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "Update it with FIELDSTONE_RECORD=1.")
  }

  private static var document: String {
    let parts = [
      ("At a property", propertyMisuses), ("In `arrange`", arrangementMisuses),
      ("With a `FormSession`", programMisuses),
      ("At a type", typeMisuses),
    ]
    let tables = parts.map { title, misuses in
      let rows = misuses.map { misuse in
        let messages = misuse.messages.joined(separator: "<br>").replacing("|", with: "\\|")
        return "| `\(misuse.code.replacing("|", with: "\\|"))` | \(messages) |"
      }
      let head = "## \(title)\n\n| mistake | what the compiler says |\n| --- | --- |\n"
      return head + rows.joined(separator: "\n") + "\n"
    }
    return """
      # What the compiler says

      Each mistake is reported at its own line. This page is written by `MisuseTests`, which compile every row:
      `FIELDSTONE_RECORD=1 swift test --filter MisuseTests` writes it anew.
      In the rows, `name` is a `String`, `age` an `Int?`, `Diet` a choice and `Place` a struct that is no form.


      """ + tables.joined(separator: "\n")
  }
}
