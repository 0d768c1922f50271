import FieldstoneCore

/// What a field holds, and so what its value is in JSON.
public enum DocumentKind: Sendable {
  /// A string.
  case text(DocumentText = .automatic)
  /// `true` or `false`.
  case flag(DocumentFlag = .automatic)
  /// A whole number.
  case integer
  /// A number that a `Double` holds.
  case number
  /// A number with up to 38 digits.
  case decimal
  /// A string in the form of RFC 3339, or a part of it: `2025-03-31`, `14:30`, `2025-03-31T14:30:00Z`, `2025-03`,
  /// `2025`.
  case date(FormDateKind)
  /// A string in a notation of its own, of which nothing else is accepted.
  case written(as: DocumentNotation)
  /// Two values that are typed in one field, the lower one first: an array of both, `[18, 65]`.
  case range(of: DocumentRangeBound)
  /// One of some values.
  case choice([DocumentOption])
  /// An array of some values.
  case choices([DocumentOption])
  /// A file: an object that refers to it.
  case file
  /// An object with a form of its own.
  indirect case form(DocumentSubform)
  /// An array whose elements come and go.
  indirect case list(DocumentList)
  /// An object that is one of several: a choice, and the fields of what is chosen.
  indirect case alternatives(DocumentAlternatives)

  /// A subform whose items are written in place.
  public static func form(
    optional isOptional: Bool = false, presentation: DocumentPresentation = .pushed,
    @DocumentBuilder _ items: () -> [DocumentItem]
  ) -> DocumentKind {
    .form(
      DocumentSubform(.form(DocumentForm(items: items())), isOptional: isOptional, presentation: presentation))
  }

  /// A list of values.
  public static func list(of element: DocumentKind, rules: [DocumentRule] = []) -> DocumentKind {
    .list(DocumentList(.value(DocumentField("", element, rules: rules))))
  }

  /// A list of forms whose items are written in place.
  public static func list(
    sortable isSortable: Bool = false, presentation: DocumentPresentation = .pushed,
    elementTitle: FormString? = nil, @DocumentBuilder _ items: () -> [DocumentItem]
  ) -> DocumentKind {
    var list = DocumentList(.form(.form(DocumentForm(items: items()))), isSortable: isSortable)
    (list.presentation, list.elementTitle) = (presentation, elementTitle)
    return .list(list)
  }

  /// What it is called in a problem.
  var name: String {
    switch self {
    case .text: "text"
    case .flag: "flag"
    case .integer: "integer"
    case .number: "number"
    case .decimal: "decimal"
    case .date(let kind): kind.rawValue
    case .written(let notation): notation.rawValue
    case .range(let bound): "\(bound.rawValue)Range"
    case .choice: "choice"
    case .choices: "choices"
    case .file: "file"
    case .form: "form"
    case .list: "list"
    case .alternatives: "alternatives"
    }
  }
}

/// What a text is.
public enum DocumentText: String, Sendable, CaseIterable {
  /// What the words of the key suggest, such as a password or a telephone number; else any text.
  case automatic
  /// Any text, whatever the key says.
  case plain
  /// Several lines.
  case long
  /// An email address, which is checked.
  case email
  /// A web address, which is checked.
  case web
  case phone
  case password
  /// A password that is being chosen.
  case newPassword
  /// A code that was sent to the person. Drafts don't have it.
  case oneTimeCode
}

/// How a value that is neither a text nor a number is written.
public enum DocumentNotation: String, Sendable, CaseIterable {
  /// A length of time, in the form of ISO 8601 without years and months: `PT1H30M`, `P2D`. It is typed as people write
  /// it: `1h 30m`, `1:30`.
  case duration
  /// An address with a scheme (RFC 3986): `https://example.org`, `mailto:ada@example.org`.
  case url
  /// A universally unique identifier (RFC 9562): `123E4567-E89B-12D3-A456-426614174000`.
  case uuid
}

/// What the ends of a range are.
public enum DocumentRangeBound: String, Sendable, CaseIterable {
  case integer, number, decimal, date
}

/// How a flag is shown.
public enum DocumentFlag: String, Sendable, CaseIterable {
  case automatic, toggle, checkbox
}

/// Where the rows of a subform or of an element show.
public enum DocumentPresentation: String, Sendable, CaseIterable {
  /// On a page of their own.
  case pushed
  /// On a page of their own, as a sheet.
  case sheet
  /// On the page of the form that contains it.
  case inline
}

/// A value to choose, with its title.
public struct DocumentOption: Sendable, Identifiable, FormTitled {
  /// The value that is stored.
  public let value: FormValues.Value
  /// Its id in inputs and drafts: a text itself, or any other value as JSON.
  public let id: String
  public var formTitle: FormString
  public var formHelp: FormString?
  public var formIcon: FormIcon?
  /// The title of its group.
  public var formSection: FormString?
  /// When it is offered; always if nil. A value that isn't offered any more stays, with an issue.
  public var visible: DocumentCondition?
  /// When it can be chosen; always if nil.
  public var enabled: DocumentCondition?
  /// Whether a loader couldn't read its value.
  var isUnread = false

  /// Stands for an option that a loader couldn't read.
  static let unread: DocumentOption = {
    var option = DocumentOption(.null)
    option.isUnread = true
    return option
  }()

  /// - Parameter title: What it is called; the value itself if nil.
  public init(
    _ value: FormValues.Value, title: FormString? = nil, help: FormString? = nil, icon: FormIcon? = nil,
    section: FormString? = nil
  ) {
    self.value = value
    id = value.text ?? value.description
    formTitle = title ?? FormString(verbatim: id)
    (formHelp, formIcon, formSection) = (help, icon, section)
  }

  /// An option that the author of a form has written: a text that is its value is also a title that can be translated.
  init(
    written value: FormValues.Value, title: FormString? = nil, help: FormString? = nil, icon: FormIcon? = nil,
    section: FormString? = nil
  ) {
    let title = title ?? value.text.map { FormString($0) }
    self.init(value, title: title, help: help, icon: icon, section: section)
  }
}

/// Options are equal if their values are.
extension DocumentOption: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An option in a draft: its value.
extension DocumentOption: Codable, SavedOption {
  public init(from decoder: any Decoder) throws { self.init(try FormValues.Value(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  package var savedText: String? { value.text }
  package init?(savedText: String) { self.init(.text(savedText)) }
}

extension DocumentOption: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(written: .text(value)) }
}
