/// One row that a surface shows: a field, a heading, a button… A value that is created on request.
public struct FormRow: Sendable, Equatable, Identifiable {
  /// The kind of a row.
  public enum Kind: String, Sendable, Codable {
    /// The heading of a section; without a title it is only a separator.
    case header
    /// A remark under a section.
    case footer
    /// A paragraph to read.
    case note
    /// A question with its answer.
    case field
    /// A link to a page or, for an inline subform, the heading above its rows.
    case link
    /// A button.
    case action
    /// The issues of the form as a whole.
    case notice
    /// The heading of a collection, whose elements follow.
    case collection
    /// An element of a collection: a link to its page or the heading above its rows.
    case element
    /// A button that adds an element to a collection.
    case add
    /// Something to look at that the program has made.
    case content

    /// What a surface that doesn't know the kind shows instead; `nil` for the kinds that every surface has.
    public var fallback: Kind? {
      switch self {
      case .header, .footer, .note, .field, .link, .action, .notice: nil
      case .collection: .header
      case .element: .link
      case .add: .action
      case .content: .note
      }
    }
  }

  public let id: FormRowID
  public internal(set) var kind: Kind
  /// The first of the rows that share a line with it, itself included, whether or not that one is visible; `nil` if it
  /// has a line of its own.
  public let line: FormRowID?
  /// Its share of the width of a shared line, in proportion to those of the others.
  public let weight: Int
  /// How deeply it is nested in sections and subforms of its page; 0 at the top level.
  public let depth: Int
  /// How the rows below it are set off, if it is the heading of a section.
  public let groupStyle: FormGroupStyle
  /// The heading above it: its section's, or the row of the inline subform that contains it. A group ends where it
  /// changes.
  public let section: FormRowID?
  public internal(set) var title: String
  public let help: String?
  /// The constraints on an answer: lengths, the range, how a date or an address is written. `nil` if there are none,
  /// and while the field can't be answered.
  public let hint: String?
  public let placeholder: String?
  /// The picture that stands in the place of a file as long as none has been chosen.
  public let placeholderImage: FormImage?
  public let icon: FormIcon?
  public let control: FormControl
  /// What the answer says about the person filling in the form, for autofill.
  public let purpose: FieldPurpose?
  /// How the text is typed: its mask, capitals, spelling. `nil` if nothing was declared.
  public let typing: FormTyping?
  /// How many characters the text has, and the most that are accepted; `nil` if there is no such maximum, and while the
  /// field can't be answered.
  public let length: Length?
  /// The text in the field: what was typed, even if it can't be parsed, otherwise the value as it would be typed.
  /// An editable secret (``FormControl/isSecret``) is included, and surfaces hide it; a read-only secret is dots.
  public let text: String
  /// The value as it is displayed: the title of the chosen option, the summary of a subform.
  public let display: String
  /// The value in the format of its field while it isn't being edited, such as `1.234,50 €`; `nil` if the field has no
  /// format.
  public let formatted: String?
  /// The words for on and off, if the field has its own.
  public let words: Words?
  /// The value. For an optional subform, whether it exists. A read-only secret has none.
  public let answer: FormAnswer
  /// The chosen file. Its bytes are in ``FormEngine/files``.
  public let file: FormFile?
  /// The options to choose from.
  public let options: Options
  /// Texts to pick from while one is typed; any other text is accepted too. Pick one by typing its id.
  public let suggestions: Options
  /// The issues shown now; ``FormEngine/issues`` has all of them. Beside an error, there is no warning.
  public let issues: [Message]
  /// Whether it can be edited or pressed now.
  public let isEnabled: Bool
  /// Whether it is read-only.
  public let isReadOnly: Bool
  /// What else is the case besides being enabled.
  public let states: States
  /// Whether it is required.
  public let isRequired: Bool
  /// The mark to show next to the title, if any.
  public let mark: Mark?
  /// Whether it can be left without a value.
  public let allowsNone: Bool
  /// Whether its value, or one below it, differs from its starting value.
  public let isDirty: Bool
  /// For a link: how many errors are shown below it.
  public let issueCount: Int
  /// For a link: whether its rows follow on the same page.
  public let isInline: Bool
  /// For a collection and its elements: what can be done with them now.
  public let actions: Actions
  /// For a button: what it does.
  public let action: FormAction?
  /// For a button: what people are asked before it is pressed.
  public let confirmation: String?
  /// The entries of its menu, in their order.
  public let contextActions: [ContextAction]
  /// The remarks that stand beside it, whatever is entered; at most one of each kind.
  public let captions: [FormCaption]
  /// For a row that is only looked at: what it shows.
  public let content: FormContent?

  /// The title or, for a row without one, its path.
  public var label: String { title.isEmpty ? id.path : title }

  /// Whether it can have the keyboard focus now.
  public var isFocusable: Bool {
    switch kind {
    case .field: isEnabled && control.takesFocus
    // A page can be opened even if nothing on it can be changed.
    case .link: !isInline || (allowsNone && isEnabled)
    case .action, .add: isEnabled
    // Even if its rows follow it: it can be moved and removed.
    case .element: true
    case .content: if case .disclosure? = content { isEnabled } else { false }
    case .header, .footer, .note, .notice, .collection: false
    }
  }

  /// The row as a surface without its kind shows it: with a kind that every surface has.
  public var inStandardKind: FormRow {
    var row = self
    if kind == .content { row.title = spoken(in: .standard) }
    while let kind = row.kind.fallback { row.kind = kind }
    return row
  }

  /// What a row that is only looked at says in words.
  package func spoken(in environment: FormEnvironment) -> String {
    switch content {
    case .info, .link, .progress:
      title.isEmpty || display.isEmpty ? title + display : title.labelling(display, in: environment)
    case .disclosure: [title, display].filter { !$0.isEmpty }.joined(separator: "\n")
    case .text, .image, .spacer, .divider, nil: title
    }
  }

  /// What is shown beside a switch or a checkbox.
  public struct Words: Sendable, Hashable {
    public let on: String
    public let off: String
  }

  /// What a switch or a checkbox says: its own words, else yes or no.
  package func word(for isOn: Bool, in environment: FormEnvironment) -> String {
    if let words { return isOn ? words.on : words.off }
    return FormString.common(isOn ? .yes : .no).text(in: environment)
  }

  /// States of a row that are the exception.
  public struct States: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It can't be edited because the form, or the part around it, isn't being edited.
    public static let locked = States(rawValue: 1)
    /// It waits for work, such as a search for its options.
    public static let busy = States(rawValue: 2)
    /// It has an answer that the program has not confirmed yet.
    public static let pending = States(rawValue: 4)
    /// It stands for several values that differ.
    public static let mixed = States(rawValue: 8)
    /// Its value was changed both here and outside.
    public static let conflicting = States(rawValue: 16)
    /// Its text is no value of its type, so its value is still the one before.
    public static let unread = States(rawValue: 32)
  }

  /// What can be done with a collection or one of its elements, so that surfaces only have to show it.
  public struct Actions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An element can be inserted into it.
    public static let insert = Actions(rawValue: 1)
    /// It can be removed.
    public static let remove = Actions(rawValue: 2)
    /// It can be moved before the one above it.
    public static let moveUp = Actions(rawValue: 4)
    /// It can be moved after the one below it.
    public static let moveDown = Actions(rawValue: 8)
    /// A copy of it can be inserted after it.
    public static let duplicate = Actions(rawValue: 16)
  }

  /// Whether no answer is one of the answers that surfaces offer. A required choice has none until it is made, and can
  /// then only be changed; of several options, each is given up by itself.
  public var offersNone: Bool {
    switch control.standard {
    case .choice, .toggle, .checkbox: allowsNone && !isRequired
    case .choices: false
    default: allowsNone
    }
  }

  /// Whether choosing all options at once is one of the answers that surfaces offer: there are several, all of them are
  /// known, and as many may be chosen.
  public var offersAll: Bool {
    guard case .choices = control.standard, options.finding == nil, options.offeredCount > 1 else { return false }
    return options.count <= options.maximumCount ?? .max
  }

  /// A mark for whichever fields are fewer: the required ones, or, in a form in which nearly all are required, the
  /// optional ones. A form never shows both marks.
  public enum Mark: String, Sendable {
    case required
    case optional
  }

  /// How many characters a text has, as people count them, and the most that are accepted. More can be typed.
  public struct Length: Sendable, Hashable {
    public let count: Int
    public let maximum: Int

    /// Whether there are too many.
    public var isExceeded: Bool { count > maximum }
    /// "12 of 40", as it is shown next to the field.
    public var shown: FormString { .common(.count, .count(count), .count(maximum)) }
    /// "12 of 40 characters", as it is read out.
    public var spoken: FormString { .common(.countOfCharacters, .count(count), .count(maximum)) }
  }

  /// An issue as text.
  public struct Message: Sendable, Hashable {
    public let severity: FormIssue.Severity
    public let text: String
    /// The issue's code, for programs.
    public let code: String
  }

  /// An option as text.
  public struct Option: Sendable, Hashable, Identifiable {
    public let id: String
    public let title: String
    public let help: String?
    public let icon: FormIcon?
    /// The title of the group of options that it belongs to.
    public let section: String?
    public let isChosen: Bool
    /// Whether it can be chosen now. An unavailable option is still shown, so that people know that it exists.
    public let isEnabled: Bool
    /// Whether it is among the options. A chosen value that isn't is shown after them, and is an issue.
    public let isOffered: Bool
  }
}
