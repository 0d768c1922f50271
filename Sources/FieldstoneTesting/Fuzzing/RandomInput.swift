import FieldstoneCore
import Foundation

/// Inputs that people, scripts and attackers might send.
enum RandomInput {
  static func make(for form: FormEngine, _ random: inout SplitMix) -> FormInput {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: return edit(row(of: form, &random), form, &random)
    case 45..<55: return .focus(row(of: form, &random))
    case 55..<65: return .blur(form.focusedRow ?? row(of: form, &random))
    case 65..<72: return .open(row(of: form, &random))
    case 72..<77: return .back
    case 77..<84: return .undo
    case 84..<89: return .redo
    case 89..<92: return .perform(row(of: form, &random))
    case 92..<95: return .submit
    case 95: return .reset
    case 96: return elements(row(of: form, &random), &random)
    default: return .type(row(of: form, &random), text(&random))
    }
  }

  /// An input for the elements of collections.
  private static func elements(_ row: FormRowID, _ random: inout SplitMix) -> FormInput {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .insert(row, id: "new", before: nil)
    case 1: .remove(row)
    case 2: .move(row, before: nil)
    case 3: .duplicate(row, id: "new")
    default: .search(row, text(&random))
    }
  }

  /// Usually a row that is shown, sometimes any row, rarely one that doesn't exist.
  private static func row(of form: FormEngine, _ random: inout SplitMix) -> FormRowID {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return FormRowID("no.such.row")
    case 1..<4: return form.allRowIDs.randomElement(using: &random) ?? "none"
    default:
      let rows = form.rows
      guard !rows.isEmpty else { return "none" }
      return rows.id(at: Int.random(in: 0..<rows.count, using: &random))
    }
  }

  /// Usually an input that fits the row's control.
  private static func edit(_ id: FormRowID, _ form: FormEngine, _ random: inout SplitMix) -> FormInput {
    guard let row = form.row(id), row.kind == .field, Int.random(in: 0..<8, using: &random) > 0 else {
      return .set(id, answer(&random))
    }
    switch row.control {
    case .toggle, .checkbox: return .set(id, .flag(Bool.random(using: &random)))
    case .choice: return .set(id, .choices(row.options.randomElement(using: &random).map { [$0.id] } ?? []))
    case .choices: return .set(id, .choices(row.options.map(\.id).filter { _ in Bool.random(using: &random) }))
    case .number, .stepper, .slider:
      return .type(
        id, ["0", "1", "7", "42", "300", "-1", "1.5", " 12 ", "007", ""].randomElement(using: &random) ?? "")
    case .date:
      return .type(
        id,
        ["2025-03-31", "2024-2-29", "2025-02-30", "14:30", "2025-03-31 14:30", ""].randomElement(using: &random) ?? "")
    default: return .type(id, text(&random))
    }
  }

  private static func answer(_ random: inout SplitMix) -> FormAnswer {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .none
    case 1: .flag(Bool.random(using: &random))
    case 2: .number(Decimal(Int.random(in: -300...300, using: &random)))
    case 3: .choices([["a", "b", "red", ""].randomElement(using: &random) ?? ""])
    case 4: .choices(["red", "green"])
    case 5:
      .date(DateComponents(year: 2025, month: Int.random(in: 0...13, using: &random), day: 30, hour: 12, minute: 0))
    default: .text(text(&random))
    }
  }

  /// Texts of all kinds: short and plain ones, and some that nobody would type.
  static func text(_ random: inout SplitMix) -> String {
    if Int.random(in: 0..<5_000, using: &random) == 0 {
      return String(repeating: "\u{1F469}\u{200D}\u{1F680}x", count: 100_000)
    }
    return texts.randomElement(using: &random) ?? ""
  }

  private static let texts = [
    "", "a", "ab", "Ada", "Ada Lovelace", "ada@example.org", "ada@", "https://example.org", "example.org/a", "12", "-7",
    "3.14", "1,234", "1e9", "99999999999999999999999999999999999999999", "300", "NaN", "inf", "-0", ".5", "5.", "+",
    "٣",
    "2025-03-31", "2025-02-30", "0000-00-00", "25:61", "14:30", "yes", "no", "ja", "  ", " padded ", "\u{0}", "a\u{0}b",
    "\u{1B}[31mred", "line\nbreak", "tab\tbed", "\u{202E}evil", "é", "e\u{301}", "👩‍🚀", "日本語", "مرحبا", "\u{FFFD}",
    "%@ %d %s",
    "<script>alert(1)</script>", "'; DROP TABLE attendees; --", "\u{85}", "\u{FEFF}",
    String(repeating: "x", count: 300),
    "123e4567-e89b-12d3-a456-426614174000", "DE123456789", "red", "green", "Blue",
  ]
}
