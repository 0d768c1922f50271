import FieldstoneTesting
import Foundation
import Testing

/// Recorded drafts. Every later version of the library has to read the files in `Golden`.
@Suite("The draft format")
struct GoldenDraftTests {
  struct Everything: FormModel, Equatable {
    var text = ""
    var empty: String? = "there"
    var flag = false
    var whole = 1
    var large: UInt64 = 1
    var fraction = 0.5
    var amount: Decimal = 1
    var day: Date?
    var link: URL?
    var diet = Diet.anything
    var secret = ""
    var gone: Bill? = Bill(company: "ACME")
    var made: Bill?

    static func describe(_ fields: FieldList<Everything>) {
      fields.add(\.text, "text").required()
      fields.add(\.empty, "empty")
      fields.add(\.flag, "flag")
      fields.add(\.whole, "whole").range(1...5)
      fields.add(\.large, "large")
      fields.add(\.fraction, "fraction")
      fields.add(\.amount, "amount")
      fields.add(\.day, "day")
      fields.add(\.link, "link")
      fields.add(\.diet, "diet")
      fields.add(\.secret, "secret").password()
      fields.add(\.gone, "gone")
      fields.add(\.made, "made")
      fields.add(standalone: "own", initial: "o")
    }
    static func arrange(_ form: FormBuilder<Everything>) { form.identity("everything", version: 3) }
    static var formTemplate: Everything? { Everything() }
  }

  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// Compares with a recorded file, which `FIELDSTONE_RECORD=1` rewrites.
  private func expect(_ snapshot: FormSnapshot, is file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let written = String(decoding: try encoder.encode(snapshot), as: UTF8.self) + "\n"
    let url = Self.directory.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
      try written.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(written == (try String(contentsOf: url, encoding: .utf8)))
  }

  private func read(_ file: String) throws -> FormSnapshot {
    try JSONDecoder().decode(
      FormSnapshot.self, from: Data(contentsOf: Self.directory.appendingPathComponent(file)))
  }

  private func answered() -> FormSession<Everything> {
    let form = FormSession(Everything(), environment: .test)
    for (row, text) in [
      ("text", "Ada “\u{1F469}\u{200D}\u{1F680}”"), ("empty", ""), ("whole", "9"), ("large", "18446744073709551615"),
      ("fraction", "0.1"), ("amount", "12345678901234567890.25"), ("day", "2025-03-31"),
      ("link", "https://example.org/a"),
      ("secret", "hunter2"), ("made.company", "New"), ("own", "mine"),
    ] {
      form.send(.type(FormRowID(row), text))
    }
    form.send(.set("flag", .flag(true)))
    form.send(.set("diet", .choices(["vegan"])))
    form.send(.set("gone", .none))
    form.send(.blur("whole"))
    return form
  }

  @Test("Values of every kind, with their starting values")
  func values() throws {
    let form = answered()
    form.send(.type("made.amount", "1x"))
    form.send(.submit)
    try expect(form.snapshot, is: "values.json")
    let again = FormSession(Everything(), environment: .test)
    let left = try again.restore(read("values.json"), secrets: form.secrets)
    #expect(left.isEmpty && again.model == form.model && again.snapshot == form.snapshot)
    #expect(again.row("made.amount")?.text == "1x" && again.facts.shownErrors == form.facts.shownErrors)
  }

  @Test("After a submit, the submitted values are the starting values")
  func submitted() throws {
    let form = answered()
    form.send(.type("whole", "3"))
    form.send(.submit)
    #expect(form.facts.isSubmitted)
    form.send(.type("whole", "4"))
    try expect(form.snapshot, is: "submitted.json")
    let again = FormSession(Everything(), environment: .test)
    try again.restore(read("submitted.json"), secrets: form.secrets)
    #expect(again.model == form.model && again.changedRows == ["whole"] && again.snapshot == form.snapshot)
  }

  @Test("Entries that don't fit are carried along, and an untouched form saves none")
  func unfitAndNone() throws {
    try expect(FormSession(Everything(), environment: .test).snapshot, is: "none.json")
    let form = FormSession(Everything(), environment: .test)
    let left = try form.restore(read("unfit.json"))
    #expect(left == ["diet", "gone.forever", "whole"])
    try expect(form.snapshot, is: "unfit.json")
  }
}
