import FieldstoneCore
import Foundation

/// The values that fields begin with.
extension FXFormsReader {
  /// Sets what takes the place of a missing value, as FXForms does; for a field that always has a value, what it begins
  /// with.
  func setDefault(_ entry: FXFormsEntry, _ field: inout DocumentField) {
    guard let node = entry["default"] else { return }
    guard !node.node.isNull else {
      if report.isData(node) {
        report.warn(
          .notSupported, entry.path, "default", at: node, "Data can't be the value of a field, so it's ignored.")
      }
      return
    }
    switch field.kind {
    case .form, .alternatives, .file:
      return report.warn(
        .notSupported, entry.path, "default", at: node,
        "A field of type '\(field.kind.name)' can't have a default, so it's ignored.")
    default: break
    }
    guard let value = defaultValue(node, field.kind), field.kind.accepts(value) else {
      return report.error(
        .wrongDefault, entry.path, "default", at: node,
        "The default must be \(field.kind.expectedDefault), not \(node.shortened).")
    }
    guard isOffered(value, field.kind) else {
      return report.error(
        .wrongDefault, entry.path, "default", at: node, "The default \(node.shortened) isn't one of the options.")
    }
    switch field.kind {
    case .integer where field.hasBits: field.initial = value
    case .flag, .choices, .list: field.initial = value
    default: field.defaultValue = value
    }
  }

  /// A value of a kind, read as liberally as Foundation does it.
  private func defaultValue(_ node: FXFormsNode, _ kind: DocumentKind) -> FormValues.Value? {
    switch kind {
    case .flag: return node.flag.map(FormValues.Value.flag)
    case .text:
      if let number = node.node.number { return .text(number.text) }
      return node.text.map(FormValues.Value.text)
    case .integer, .number, .decimal:
      return node.number.map { FormValues.Value(FormValues.Number(checked: $0.text)) }
    case .date(let kind): return dateText(node, kind).map(FormValues.Value.text)
    case .choices, .list:
      // One value stands for a collection of it.
      guard let value = node.value() else { return nil }
      if case .list = value { return value }
      return .list([value])
    default: return node.value()
    }
  }

  private func isOffered(_ value: FormValues.Value, _ kind: DocumentKind) -> Bool {
    switch kind {
    case .choice(let options): options.contains { $0.isUnread || $0.value == value }
    case .choices(let options):
      options.contains(where: \.isUnread)
        || value.list.map { Set($0).isSubset(of: Set(options.map(\.value))) } ?? false
    default: true
    }
  }

  /// A date as the values of a form have it: the text itself, or the part of a moment that a field of the kind holds.
  func dateText(_ node: FXFormsNode, _ kind: FormDateKind) -> String? {
    guard let text = node.text, text.utf8.count < 60 else { return nil }
    if DateValue.date(text, kind) != nil { return text }
    return DateValue.date(text, .dateAndTime).map { DateValue.text($0, kind) }
  }
}

extension DocumentField {
  /// Whether its value is a number whose bits are options.
  var hasBits: Bool { traits.contains { if case .bitField = $0 { true } else { false } } }
}

extension DocumentKind {
  /// What a default has to be, for problems.
  fileprivate var expectedDefault: String {
    switch self {
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number, .decimal: "a number"
    case .date(.date): "a date, for example 2025-03-31"
    case .date(.time): "a time, for example 14:30"
    case .date: "a date and a time, for example 2025-03-31T14:30:00Z"
    case .text: "a text"
    default: "a value of the field"
    }
  }
}
