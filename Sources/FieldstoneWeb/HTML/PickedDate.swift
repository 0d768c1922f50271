import FieldstoneCore
import Foundation

/// A date that is picked with the browser's own control. A birthday is known by heart and faster to type, so it is a
/// text.
struct PickedDate {
  private let style: FormDateStyle
  /// The date as browsers send it.
  let value: String

  /// - Returns: Nil for a text: another field, or a date with a text that the browser's control would discard.
  init?(_ row: borrowing FormRow) {
    guard case .date(let style) = row.control.standard, row.purpose != .birthday else { return nil }
    guard style.kind != .year, !style.isTyped else { return nil }
    if row.text.isEmpty {
      value = ""
    } else {
      guard case .date(let parts) = row.answer, !row.states.contains(.unread), (1...9999).contains(parts.year ?? 1)
      else {
        return nil
      }
      value = Self.text(parts, style.kind)
    }
    self.style = style
  }

  var type: StaticString {
    switch style.kind {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    case .month: "month"
    case .year: "text"
    }
  }

  func writeAttributes(to html: inout HTMLWriter) {
    html.attribute("value", value)
    if let minimum = style.minimum { html.attribute("min", Self.text(minimum, style.kind)) }
    if let maximum = style.maximum { html.attribute("max", Self.text(maximum, style.kind)) }
    // Browsers call a time with seconds invalid unless they may be picked.
    if value.count(where: { $0 == ":" }) == 2 { html.attribute("step", "1") }
  }

  /// The parts as browsers send them, in every language: in the order of ISO 8601.
  private static func text(_ parts: DateComponents, _ kind: FormDateKind) -> String {
    DateText.iso(parts, kind, beforeTime: "T")
  }

  /// What the field accepts, without an example of how to write it: the browser writes dates in its own way.
  static func hint(of row: FormRow, in environment: FormEnvironment) -> String? {
    // Not every browser has a control for months; the others show a text.
    if case .date(let style) = row.control.standard, style.kind == .month { return row.hint }
    var environment = environment
    // As the row has it.
    environment.marks = TextMarks()
    guard let hint = row.hint, let example = row.control.example?.text(in: environment), hint.hasSuffix(example) else {
      return row.hint
    }
    let rest = hint.dropLast(example.count)
    return rest.isEmpty ? nil : String(rest.hasSuffix(". ") ? rest.dropLast(2) : rest)
  }
}
