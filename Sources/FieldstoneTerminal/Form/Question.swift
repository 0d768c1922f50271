import FieldstoneCore

/// A field or an optional subform as a question: the text to print, and the input for a typed answer.
struct Question {
  let row: FormRow
  let environment: FormEnvironment
  /// The row as of its last accepted answer, which Enter keeps; nil if no answer has been accepted.
  var accepted: FormRow?
  /// The options that Enter keeps, if they are only some of the last accepted answer; nil if it keeps all of it.
  var keptOptions: [FormRow.Option]?
  /// The title of an element with its number; nil for another row.
  var name: String?
  /// Which fields have a mark, and the one of the row.
  var marks = FormTheme.Marks.automatic
  var mark: FormRow.Mark?
  /// Whether a secret shows while it is typed, because somebody wants to see it.
  var isRevealed = false
  /// The ids of the options that are meant by parts of the answer that fit several.
  var meant: [String: String] = [:]

  init(row: FormRow, environment: FormEnvironment) {
    self.init(row: row, environment: environment, accepted: row)
  }

  init(row: FormRow, environment: FormEnvironment, accepted: FormRow?) {
    (self.row, self.environment, self.accepted) = (row, environment, accepted)
  }

  /// The control that the question is for. A custom control is replaced by its standard fallback.
  var control: FormControl { row.control.standard }

  var title: String { name ?? row.shownTitle }

  /// The title as it stands before other words in the same line.
  var stem: String { title.withoutFinalStop }

  var isSecret: Bool { row.isSecret }

  var isLong: Bool { control == .longText }

  /// Whether the answer is the path of a file.
  var isFile: Bool {
    if case .file = control { return true }
    return false
  }

  /// Whether the answer is free text or a value to type, rather than yes, no or an option.
  var isTyped: Bool { !isChoice && !isFlag }

  /// Whether the answer is one or several of the options.
  var isChoice: Bool {
    if case .choice = control { return true }
    return takesSeveral
  }

  /// Whether the answer can be several of the options.
  var takesSeveral: Bool {
    if case .choices = control { return true }
    return false
  }

  /// Whether the answer is yes or no.
  var isFlag: Bool {
    switch control {
    case .toggle, .checkbox: true
    default: row.isOptionalSubform
    }
  }

  /// Whether the field can be left without an answer, so that `-` can clear it.
  var canBeCleared: Bool {
    guard !row.isRequired else { return false }
    if row.allowsNone { return true }
    switch control {
    case .text, .longText, .secure, .choices, .file: return true
    default: return false
    }
  }

  /// Whether the answer that Enter keeps is needed, so that `-` doesn't remove it at once.
  var mustBeKept: Bool { !canBeCleared && !presentAnswer.isEmpty }

  func text(_ words: FormString) -> String { words.text(in: environment) }

  // MARK: Asking

  /// The lines before the first prompt: a heading, and below it the help and the hint, the options, or the lines of a
  /// long text. Empty if there is nothing below the heading.
  ///
  /// - Parameter withHelp: whether to include the help and the hint, because they have not been shown yet.
  func lead(withHelp: Bool) -> [String] {
    let lines = (withHelp ? helpLines.map { "  " + $0 } + untoldHint : []) + content
    return lines.isEmpty ? [] : [heading] + lines
  }

  /// The field's own help, and the remarks that always stand beside it.
  var helpLines: [String] {
    ((row.help ?? "").lines + row.captions.flatMap { $0.spoken(in: environment).lines }).filter { !$0.isEmpty }
  }

  /// The options, or the lines of a long text.
  var content: [String] {
    switch control {
    case .choice, .choices: return isSearched ? [] : optionLines
    case .longText: return accepted.flatMap { $0.text.isEmpty ? nil : $0.quotedText(in: environment) } ?? []
    default: return []
    }
  }

  /// The title; for a choice also “required” or “optional”, because its prompt doesn't say so.
  var heading: String {
    isChoice ? titleAndNeed : title
  }

  /// The title, followed by “required” or “optional” if the row is marked so.
  var titleAndNeed: String { need.map { stem.remarked($0, in: environment) } ?? title }
}
