import FieldstoneCore

/// A field of a document: a key of the values, and how it is asked for.
public struct DocumentField: Sendable {
  /// The key of its value, and the id of its row. Only alternatives may have an empty one.
  public var key: String
  public var kind: DocumentKind
  /// The title; made from the words of the key if nil.
  public var title: FormString?
  public var help: FormString?
  /// Whether the value may be missing. If nil: it may, unless there is an initial value, and except for flags, lists,
  /// and what holds several options. An empty list that may be missing is.
  public var isOptional: Bool?
  /// Whether an empty field has the value `null`, rather than none, if its value may be missing.
  public var isNullable = false
  public var isRequired: Bool
  public var isReadOnly: Bool
  /// Whether a loader couldn't read what it holds, so that nothing is known of its value. Without a key, it stands for
  /// any fields. The file is refused; until then, only its other mistakes are looked for.
  var isUnread = false
  public var rules: [DocumentRule]
  /// What few fields have, such as conditions.
  var rest: Rest?
  /// Where a loader found it, for problems.
  public var source: DocumentSource? {
    get { place?.source }
    set { place = newValue.map { .stated($0) } }
  }
  var place: Place?

  public init(
    _ key: String, _ kind: DocumentKind, title: FormString? = nil, help: FormString? = nil,
    placeholder: FormString? = nil, icon: FormIcon? = nil, purpose: FieldPurpose? = nil, control: FormControl? = nil,
    choiceStyle: FormChoiceStyle? = nil, unit: String? = nil, initial: FormValues.Value? = nil,
    defaultValue: FormValues.Value? = nil, isOptional: Bool? = nil, isRequired: Bool = false, isReadOnly: Bool = false,
    rules: [DocumentRule] = [], visible: DocumentCondition? = nil, enabled: DocumentCondition? = nil,
    required: DocumentCondition? = nil, readOnly: DocumentCondition? = nil, whenHidden: FormHiddenPolicy? = nil,
    computed: DocumentComputation? = nil, source: DocumentSource? = nil
  ) {
    (self.key, self.kind, self.title, self.help) = (key, kind, title, help)
    (self.isOptional, self.isRequired, self.isReadOnly) = (isOptional, isRequired, isReadOnly)
    (self.rules, place) = (rules, source.map { .stated($0) })
    let hasLook = placeholder != nil || icon != nil || purpose != nil || control != nil || choiceStyle != nil
    let hasValue = unit != nil || initial != nil || defaultValue != nil || computed != nil || whenHidden != nil
    let hasCondition = visible != nil || enabled != nil || required != nil || readOnly != nil
    guard hasLook || hasValue || hasCondition else { return }
    var details = Details()
    (details.placeholder, details.icon, details.purpose, details.control) = (placeholder, icon, purpose, control)
    (details.choiceStyle, details.unit) = (choiceStyle, unit)
    (details.initial, details.defaultValue) = (initial, defaultValue)
    (details.visible, details.enabled, details.required, details.readOnly) = (visible, enabled, required, readOnly)
    (details.whenHidden, details.computed) = (whenHidden, computed)
    rest = Rest(details)
  }

  /// Whether the value may be missing.
  var mayBeMissing: Bool {
    switch kind {
    case .flag, .choices, .list: isOptional ?? false
    case .form(let subform): subform.isOptional
    case .alternatives(let alternatives): isOptional ?? (alternatives.initial == nil)
    case .text, .integer, .number, .decimal, .date, .choice, .file: isOptional ?? (initial == nil)
    }
  }
}

extension DocumentField {
  /// Stands for what a loader couldn't read.
  static let unread: DocumentField = {
    var field = DocumentField("", .text())
    field.isUnread = true
    return field
  }()

  /// Where a part of it is in a file: the value of the first of some keys that it has, or one of the elements in that.
  func source(of keys: String..., at index: Int? = nil) -> DocumentSource? { place?.source(of: keys, index) }

  /// Where a field is in a file. Lines and pointers are mostly asked for only when something is wrong.
  enum Place: Sendable {
    indirect case stated(DocumentSource)
    /// A value of a schema.
    case value(SchemaPlaces, Int)

    var source: DocumentSource {
      switch self {
      case .stated(let source): source
      case .value(let places, let index): places.source(index)
      }
    }

    /// The place of the first of some keys that the field has; its own if it has none of them.
    func source(of keys: [String], _ index: Int? = nil) -> DocumentSource {
      switch self {
      case .stated(let source): source
      case .value(let places, let field): places.source(places.member(of: field, keys, index))
      }
    }
  }
}

/// Where something is in a file.
public struct DocumentSource: Sendable, Hashable {
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in Unicode scalars.
  public var column: Int?
  /// The JSON pointer (RFC 6901) to it.
  public var pointer: String?

  public init(file: String? = nil, line: Int? = nil, column: Int? = nil, pointer: String? = nil) {
    (self.file, self.line, self.column, self.pointer) = (file, line, column, pointer)
  }
}
