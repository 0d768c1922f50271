import FieldstoneCore

extension FormRow {
  /// The title, or the path of the id if the row has no title.
  var shownTitle: String { title.isEmpty ? id.path : title }

  /// The suffix that marks a required or optional field; empty if the row has no mark.
  ///
  /// - Parameter isWord: whether a required field has a word instead of a star.
  func titleMark(_ mark: Mark?, isWord: Bool, in environment: FormEnvironment) -> String {
    switch mark {
    case .required:
      isWord ? FormString.dialogue(.required).text(in: environment).inBrackets(in: environment).afterBlank : " *"
    case .optional: FormString.dialogue(.optional).text(in: environment).inBrackets(in: environment).afterBlank
    case nil: ""
    }
  }

  var isSecret: Bool { control.isSecret }

  /// Whether the row is a link to an optional subform.
  var isOptionalSubform: Bool { kind == .link && allowsNone }

  /// Whether the linked subform exists. A subform that is not optional always exists.
  var isThere: Bool { !allowsNone || answer == .flag(true) }

  /// Whether the row has an issue of severity error, other than that somebody else has changed the same: the field
  /// accepts such an answer, and it is still to be decided which of the two is kept.
  var hasRefusal: Bool { issues.contains(where: \.isRefusal) }

  /// Whether an error says that the entry is wrong. A check that has failed says nothing about it.
  var isRefused: Bool { issues.contains { $0.isRefusal && $0.code != FormIssue.Kind.notChecked.code } }

  /// The message shown in the review instead of an answer when the entered text is not accepted; nil if there is none.
  ///
  /// A secret isn't repeated. A text of several lines isn't either: its lines are listed below the message.
  var refusedEntry: FormString? {
    guard kind == .field, isAsked, isRefused, !text.isEmpty else { return nil }
    switch control.standard {
    case .toggle, .checkbox: return nil
    default: break
    }
    if isSecret { return .dialogue(.lastEntryNotAccepted) }
    // Options that can't be chosen any more are still the answer.
    if isChoiceOfOptions { return nil }
    if text.contains(where: \.isNewline) { return .dialogue(.linesNotAccepted) }
    return .dialogue(.entryNotAccepted, .text(VisibleText.short(text, 400)))
  }

  /// Whether the row is asked as a question, rather than only shown.
  var isAsked: Bool {
    isEnabled && (kind == .field ? control.takesFocus : kind == .collection ? !isReadOnly : isOptionalSubform)
  }

  /// The answer on one line, of at most 400 characters. A secret is never shown, only whether it is set.
  func shownAnswer(in environment: FormEnvironment) -> String {
    if isSecret { return text.isEmpty ? "" : FormString.dialogue(.set).text(in: environment) }
    if isAsked, isOptionalSubform { return isThere.formText(in: environment) }
    if let titles = titlesWithRemarks(in: environment) { return VisibleText.short(titles, 400) }
    // `display` is the last valid answer; an invalid entry is shown as typed.
    let isEntry = kind == .field && isRefused && !isChoiceOfOptions && (file == nil || states.contains(.unread))
    return VisibleText.short(display.isEmpty || isEntry ? text : display, 400)
  }

  /// The most options of an answer that are looked at for remarks; a line has no room for more.
  private static let mostWithRemarks = 100

  /// The titles of the chosen options, if some of them could not be chosen again, which is said after these.
  private func titlesWithRemarks(in environment: FormEnvironment) -> String? {
    let positions = options.chosenPositions
    let chosen = positions.prefix(Self.mostWithRemarks).map { options[$0] }
    guard isAsked, chosen.contains(where: { $0.remark != nil }), isChoiceOfOptions else { return nil }
    let titles = chosen.map { $0.remarkedTitle.text(in: environment) }
    return (titles + (positions.count > titles.count ? ["…"] : [])).listed(in: environment)
  }

  /// How many options can be chosen, if a number of them is more; nil if that many can be.
  func refusal(ofCount count: Int) -> FormString? {
    guard let most = options.maximumCount, count > most else { return nil }
    return .dialogue(.sentence, .string(.hint(.atMostOptions, .count(most))))
  }

  /// Whether the answer is options, rather than a text that names none.
  private var isChoiceOfOptions: Bool {
    switch control.standard {
    case .choice, .choices: !display.isEmpty && options.chosen.map(\.id).joined(separator: ", ") == text
    default: false
    }
  }

  /// The title and the answer of a row that can't be changed; nil if the row is read-only and its answer is empty.
  func readOut(in environment: FormEnvironment) -> String? {
    let answer = shownAnswer(in: environment)
    if isReadOnly || control == .label {
      return answer.isEmpty ? nil : shownTitle.labelling(answer, in: environment)
    }
    let notNow = FormString.dialogue(.notEditable).text(in: environment)
    let words = answer.isEmpty ? shownTitle.withoutFinalStop : shownTitle.labelling(answer, in: environment)
    return words.remarked(notNow, in: environment)
  }

  /// What is read out of a row that is only looked at; nil if that is nothing.
  func wordsToRead(in environment: FormEnvironment) -> String? {
    if title.isEmpty, display.isEmpty { return nil }
    if case .image? = content { return FormString.screen(.picture, .text(title)).text(in: environment) }
    return spoken(in: environment)
  }

  /// The first 20 lines of the text, each marked with `|`, and a line that counts the remaining ones.
  func quotedText(in environment: FormEnvironment) -> [String] {
    let most = 20
    // Splitting into lines is limited to the first 64 KiB, because at most 20 lines are shown.
    let lines = String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self).lines
    let quoted = lines.prefix(most).map { "  | " + VisibleText.short($0, 200) }
    guard text.utf8.count > 1 << 16 || lines.count > most else { return quoted }
    return quoted + [
      "  " + FormString.dialogue(.moreLines, .count(max(1, text.lines.count - quoted.count))).text(in: environment)
    ]
  }
}

extension FormRow.Message {
  /// Whether it is an error of the answer itself, rather than a conflict with what somebody else has entered.
  var isRefusal: Bool { severity == .error && !Self.conflicts.contains(code) }

  private static let conflicts: Set<String> = [
    FormIssue.Kind.changedElsewhere(nil, by: nil).code, FormIssue.Kind.removedElsewhere(by: nil).code,
  ]
}

extension FormEngine {
  /// The subforms that contain a row, the outermost first.
  func subforms(around id: FormRowID) -> [FormRow] {
    let stops = id.path.indices.filter { id.path[$0] == "." }
    return stops.compactMap { row(FormRowID(String(id.path[..<$0]))) }.filter { $0.kind == .link }
  }
}

extension String {
  /// The lines of the string, split at any newline character.
  var lines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) }

  /// Whether it ends like a sentence.
  var endsSentence: Bool { last.map { ".!?…。！？।॥؟۔".contains($0) } ?? false }

  var trimmingSpaces: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
