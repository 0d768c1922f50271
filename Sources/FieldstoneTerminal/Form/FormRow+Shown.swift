import FieldstoneCore

extension FormRow {
  /// The title; of a row without one, its name.
  var shownTitle: String { title.isEmpty ? id.path : title }

  /// What follows the title of a required or an optional field, if that is marked.
  func titleMark(in environment: FormEnvironment) -> String {
    switch mark {
    case .required: " *"
    case .optional: " (" + FormString.dialogue(.optional).text(in: environment) + ")"
    case nil: ""
    }
  }

  var isSecret: Bool { control.isSecret }

  /// Whether it leads to a subform that may be nil.
  var isOptionalSubform: Bool { kind == .link && allowsNone }

  /// Whether the subform that it leads to is there.
  var isThere: Bool { !allowsNone || answer == .flag(true) }

  /// Whether what is in it is not accepted.
  var hasError: Bool { issues.contains { $0.severity == .error } }

  /// What is said in place of a typed text that is not accepted, and so is no answer; a secret is not repeated, several
  /// lines follow.
  var refusedEntry: FormString? {
    guard kind == .field, isAsked, hasError, !text.isEmpty else { return nil }
    switch control.standard {
    case .toggle, .checkbox: return nil
    default: break
    }
    if isSecret { return .dialogue(.lastEntryNotAccepted) }
    if text.contains(where: \.isNewline) { return .dialogue(.linesNotAccepted) }
    return .dialogue(.entryNotAccepted, .text(VisibleText.short(text, 400)))
  }

  /// Whether it is a question, and not only shown.
  var isAsked: Bool { isEnabled && (kind == .field ? control.takesFocus : isOptionalSubform) }

  /// The answer as it is read out, on one line; a secret never is.
  func shownAnswer(in environment: FormEnvironment) -> String {
    if isSecret { return text.isEmpty ? "" : FormString.dialogue(.set).text(in: environment) }
    if isAsked, isOptionalSubform { return isThere.formText(in: environment) }
    // What was typed and is wrong, not the last answer that was right.
    return VisibleText.short(display.isEmpty || hasError ? text : display, 400)
  }

  /// Title and answer of a row that can't be changed; nil for one that is always read-only and has nothing to read.
  func readOut(in environment: FormEnvironment) -> String? {
    let answer = shownAnswer(in: environment)
    if isReadOnly || control == .label { return answer.isEmpty ? nil : "\(shownTitle): \(answer)" }
    let notNow = FormString.dialogue(.notEditable).text(in: environment)
    return shownTitle + (answer.isEmpty ? "" : ": " + answer) + " (\(notNow))"
  }

  /// The lines of its text, each marked as such; of a very long one, the beginning.
  func quotedText(in environment: FormEnvironment) -> [String] {
    let most = 20
    // Bytes first: nobody reads a megabyte here.
    let lines = String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self).lines
    let quoted = lines.prefix(most).map { "  | " + VisibleText.short($0, 200) }
    guard text.utf8.count > 1 << 16 || lines.count > most else { return quoted }
    return quoted + [
      "  " + FormString.dialogue(.moreLines, .count(max(1, text.lines.count - quoted.count))).text(in: environment)
    ]
  }
}

extension FormEngine {
  /// Whether answers would be lost with a subform: values that differ from the start, or texts that are not accepted.
  func isFilledIn(_ subform: FormRowID) -> Bool {
    let prefix = subform.path + "."
    // That it is there is a change too; what counts here are answers in it.
    if changedRows.contains(where: { $0.path.hasPrefix(prefix) }) { return true }
    return issues.contains { issue in
      guard issue.severity == .error, let row = issue.row, row.path.hasPrefix(prefix) else { return false }
      return self.row(row)?.text.isEmpty == false
    }
  }

  /// The subforms that a row stands in, the outermost first.
  func subforms(around id: FormRowID) -> [FormRow] {
    let stops = id.path.indices.filter { id.path[$0] == "." }
    return stops.compactMap { row(FormRowID(String(id.path[..<$0]))) }.filter { $0.kind == .link }
  }
}

extension String {
  /// Its lines, by any of the line ends.
  var lines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) }

  var trimmingSpaces: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
