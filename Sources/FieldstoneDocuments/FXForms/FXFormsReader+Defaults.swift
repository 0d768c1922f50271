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
    guard let value = collection(node, entry, field) ?? single(node, entry, field) else { return }
    switch field.kind {
    case .integer where field.hasBits: field.initial = value
    case .flag, .choices, .list: field.initial = value
    default: field.defaultValue = value
    }
  }

  /// A value of a field that isn't a collection; nil, and a problem, for any other.
  private func single(_ node: FXFormsNode, _ entry: FXFormsEntry, _ field: DocumentField) -> FormValues.Value? {
    if field.kind.isCollection { return nil }
    guard let value = value(node, field.kind), field.kind.accepts(value) else {
      report.error(
        .wrongDefault, entry.path, "default", at: node,
        "The default must be \(field.kind.expectedDefault), not \(node.shortened).")
      return nil
    }
    guard let mistake = mistake(value, node, field, isOffered: offer(of: field.kind)) else { return value }
    report.error(.wrongDefault, entry.path, "default", at: node, mistake)
    return nil
  }

  /// The value of a collection; nil, and problems where they are, for any other. One value stands for a collection of it.
  private func collection(_ node: FXFormsNode, _ entry: FXFormsEntry, _ field: DocumentField) -> FormValues.Value? {
    guard field.kind.isCollection else { return nil }
    // Made once: there may be many elements, and many options.
    let isOffered = offer(of: field.kind)
    guard node.node.kind == .array else {
      if let value = element(node, field.kind), mistake(value, of: field, node, isOffered) == nil {
        return .list([value])
      }
      let isChoice = if case .choices = field.kind { node.node.kind != .object } else { false }
      report.error(
        .wrongDefault, entry.path, "default", at: node,
        isChoice
          ? "The default \(node.shortened) isn't one of the options."
          : "The default must be an array, not \(node.shortened).")
      return nil
    }
    var (values, isWrong) = ([FormValues.Value](), false)
    for (index, node) in node.elements.enumerated() {
      guard let value = element(node, field.kind) else {
        isWrong = true
        report.error(
          .wrongDefault, entry.path, "default.\(index)", at: node,
          "Each element of the default must be \(field.kind.expectedElement), not \(node.shortened).")
        continue
      }
      values.append(value)
      guard let mistake = mistake(value, of: field, node, isOffered) else { continue }
      isWrong = true
      report.error(.wrongDefault, entry.path, "default.\(index)", at: node, mistake)
    }
    return isWrong ? nil : .list(values)
  }

  /// A value of a kind, read as liberally as Foundation does it.
  private func value(_ node: FXFormsNode, _ kind: DocumentKind) -> FormValues.Value? {
    switch kind {
    case .flag: return node.flag.map(FormValues.Value.flag)
    case .text:
      if let number = node.node.number { return .text(number.text) }
      return node.text.map(FormValues.Value.text)
    case .integer, .number, .decimal:
      return node.number.map { FormValues.Value(FormValues.Number(checked: $0.text)) }
    case .date(let kind): return dateText(node, kind).map(FormValues.Value.text)
    default: return node.value()
    }
  }

  /// A value of the elements of a collection; nil for one of another type.
  private func element(_ node: FXFormsNode, _ kind: DocumentKind) -> FormValues.Value? {
    guard case .list(let list) = kind else { return node.value() }
    guard case .value(let element) = list.element else { return node.value().flatMap { $0.object == nil ? nil : $0 } }
    if element.isUnread { return node.value() }
    if node.node.isNull { return element.mayBeMissing ? .null : nil }
    // A number in a list of texts is rather a mistake.
    if case .text = element.kind { return node.text.map(FormValues.Value.text) }
    return value(node, element.kind).flatMap { element.kind.accepts($0) ? $0 : nil }
  }

  /// Whether values are among the options of a field, or of the elements of a list. Without options, all are.
  private func offer(of kind: DocumentKind) -> (FormValues.Value) -> Bool {
    var kind = kind
    if case .list(let list) = kind, case .value(let element) = list.element { kind = element.kind }
    guard let options = kind.options, !options.contains(where: \.isUnread) else { return { _ in true } }
    let known = Set(options.map(\.value))
    return known.contains
  }

  /// What is wrong with an element of a collection.
  private func mistake(
    _ value: FormValues.Value, of field: DocumentField, _ node: FXFormsNode, _ isOffered: (FormValues.Value) -> Bool
  ) -> String? {
    guard case .list(let list) = field.kind, case .value(let element) = list.element else {
      return mistake(value, node, field, isOffered: isOffered)
    }
    if element.isUnread || value == .null { return nil }
    return mistake(value, node, element, isOffered: isOffered) ?? boundMistake(value, node, element)
  }

  /// What is wrong with a value that is of the right type.
  private func mistake(
    _ value: FormValues.Value, _ node: FXFormsNode, _ field: DocumentField, isOffered: (FormValues.Value) -> Bool
  ) -> String? {
    if !isOffered(value) { return "The default \(node.shortened) isn't one of the options." }
    guard let bits = field.bits, let integer = value.integer, integer & ~bits != 0 else { return nil }
    return "The default \(node.shortened) has bits that none of the options has."
  }

  /// Checks a default by the bounds of its field, which are known only once its cell is.
  func checkDefault(_ entry: FXFormsEntry, _ field: DocumentField) {
    guard let node = entry["default"], let value = field.defaultValue ?? field.initial,
      let mistake = boundMistake(value, node, field)
    else { return }
    report.error(.wrongDefault, entry.path, "default", at: node, mistake)
  }

  private func boundMistake(_ value: FormValues.Value, _ node: FXFormsNode, _ field: DocumentField) -> String? {
    for rule in field.rules {
      guard let bound = rule.value else { continue }
      switch rule.name {
      case "minimum" where field.kind.isAbove(minimum: bound, maximum: value):
        return "The default must be at least \(bound.shortened), not \(node.shortened)."
      case "maximum" where field.kind.isAbove(minimum: value, maximum: bound):
        return "The default must be at most \(bound.shortened), not \(node.shortened)."
      default: break
      }
    }
    return nil
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
  var hasBits: Bool { bits != nil }

  /// All bits that its options have; nil for a field without such options.
  fileprivate var bits: Int? {
    for case .bitField(let options) in traits { return options.reduce(0) { $0 | $1.bits } }
    return nil
  }
}

extension DocumentKind {
  fileprivate var isCollection: Bool {
    switch self {
    case .choices, .list: true
    default: false
    }
  }

  /// What each element of a default has to be, for problems.
  fileprivate var expectedElement: String {
    guard case .list(let list) = self else { return "one of the options" }
    guard case .value(let element) = list.element else { return "a dictionary" }
    return element.kind.expectedDefault
  }

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
