/// What a surface shows in one place: a field, a heading, a button… A value, made when it is asked for.
public struct FormRow: Sendable, Equatable, Identifiable {
  /// What a row is.
  public enum Kind: String, Sendable, Codable {
    /// The heading of a section; without a title it only separates.
    case header
    /// A remark under a section.
    case footer
    /// A paragraph to read.
    case note
    /// A question with its answer.
    case field
    /// Leads to a page; or, for a subform within the page, the heading over its rows.
    case link
    /// A button.
    case action
    /// What is wrong with the form as a whole.
    case notice
  }

  public let id: FormRowID
  public let kind: Kind
  /// How deep it is nested in sections and subforms of its page; 0 at the top.
  public let depth: Int
  /// The heading that it stands under: its section's, or the row of the subform whose rows stand in the page. The group
  /// ends where a row has another one.
  public let section: FormRowID?
  public let title: String
  public let help: String?
  /// What an answer has to be, as it is declared: lengths, the range, how a date is written. Nil where there is nothing to
  /// say, and while the field can't be answered.
  public let hint: String?
  public let placeholder: String?
  public let icon: String?
  public let control: FormControl
  /// What the answer is about the person who fills in the form, so that it can be filled in for them.
  public let purpose: FieldPurpose?
  /// The text in the field: what was typed, even if it means nothing yet, else the value as it would be typed.
  /// Of a secret too (``FormControl/isSecret``), while it can be edited: surfaces decide how to hide it. Of a secret that
  /// is read-only, dots.
  public let text: String
  /// The value in words, for reading: the title of the chosen option, the summary of a subform.
  public let display: String
  /// The value. For a subform that may be nil, whether it is there. A secret that is read-only has none.
  public let answer: FormAnswer
  /// What there is to choose from.
  public let options: [Option]
  /// The issues that show now; what else is true is in ``FormEngine/issues``.
  public let issues: [Message]
  /// Whether it can be edited or pressed now.
  public let isEnabled: Bool
  /// Whether it is only shown, never edited.
  public let isReadOnly: Bool
  /// Whether an answer is needed.
  public let isRequired: Bool
  /// What is marked beside the title; nil for no mark.
  public let mark: Mark?
  /// Whether it can be left without a value.
  public let allowsNone: Bool
  /// Whether its value, or one below it, differs from where it started.
  public let isDirty: Bool
  /// For a link: how many errors show below it.
  public let issueCount: Int
  /// For a link: whether its rows follow in the same page.
  public let isInline: Bool
  /// For a button: what it does.
  public let action: FormAction?

  /// The title; of a row without one, its path.
  public var label: String { title.isEmpty ? id.path : title }

  /// Whether the keyboard can be in it now.
  public var isFocusable: Bool {
    switch kind {
    case .field: isEnabled && control.takesFocus
    // A page can be looked at even where nothing in it can be changed.
    case .link: !isInline || (allowsNone && isEnabled)
    case .action: isEnabled
    case .header, .footer, .note, .notice: false
    }
  }

  /// Of the fields that need an answer and those that don't, the ones that are marked: those that need one; or, in a form
  /// in which nearly all do, those that don't. One form never has both marks.
  public enum Mark: String, Sendable {
    case required
    case optional
  }

  /// An issue in words.
  public struct Message: Sendable, Hashable {
    public let severity: FormIssue.Severity
    public let text: String
    /// The issue's code, for programs.
    public let code: String
  }

  /// An option in words.
  public struct Option: Sendable, Hashable, Identifiable {
    public let id: String
    public let title: String
    public let help: String?
    public let isChosen: Bool
    /// Whether it can be chosen now. One that can't is shown all the same, so that people see that it exists.
    public let isEnabled: Bool
  }
}
