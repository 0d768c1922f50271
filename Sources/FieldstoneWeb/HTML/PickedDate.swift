import FieldstoneCore
import Foundation

/// A date that is picked with the browser's own control. A birthday is known by heart and faster to type, so it is a
/// text.
struct PickedDate {
  private let style: FormDateStyle
  /// The date as browsers send it.
  let value: String

  /// - Returns: Nil for a text: another field, or a date with a text that the browser's control would discard.
  init?(_ row: FormRow) {
    guard case .date(let style) = row.control.standard, row.purpose != .birthday else { return nil }
    guard let value = Self.value(row.text, style.kind, row.answer) else { return nil }
    (self.style, self.value) = (style, value)
  }

  private static func value(_ text: String, _ kind: FormDateKind, _ answer: FormAnswer) -> String? {
    if text.isEmpty { return "" }
    guard case .date = answer else { return nil }
    let shapes: [StaticString] =
      switch kind {
      case .date: ["0000-00-00"]
      case .time: ["00:00", "00:00:00"]
      case .dateAndTime: ["0000-00-00 00:00", "0000-00-00 00:00:00"]
      }
    guard shapes.contains(where: { Self.has(text, shape: $0) }) else { return nil }
    return kind == .dateAndTime ? String(decoding: text.utf8.map { $0 == 0x20 ? 0x54 : $0 }, as: UTF8.self) : text
  }

  /// Whether a text is a shape with any digits in place of zeros. Compared byte by byte, for each date on every page.
  private static func has(_ text: String, shape: StaticString) -> Bool {
    guard text.utf8.count == shape.utf8CodeUnitCount else { return false }
    return shape.withUTF8Buffer { shape in
      zip(text.utf8, shape).allSatisfy { $1 == 0x30 ? (0x30...0x39).contains($0) : $0 == $1 }
    }
  }

  var type: StaticString {
    switch style.kind {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    }
  }

  func writeAttributes(to html: inout HTMLWriter) {
    html.attribute("value", value)
    if let minimum = style.minimum { html.attribute("min", text(minimum)) }
    if let maximum = style.maximum { html.attribute("max", text(maximum)) }
    // Browsers call a time with seconds invalid unless they may be picked.
    if value.count(where: { $0 == ":" }) == 2 { html.attribute("step", "1") }
  }

  private func text(_ parts: DateComponents) -> String {
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    return switch style.kind {
    case .date: day
    case .time: time
    case .dateAndTime: day + "T" + time
    }
  }

  /// What the field accepts, without an example of how to write it: the browser writes dates in its own way.
  static func hint(of row: FormRow, in environment: FormEnvironment) -> String? {
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
