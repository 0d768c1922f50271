import FieldstoneCore

/// A field of a document: a key of the values, and how it is asked for.
///
/// Copies share what they hold until one of them is changed: a large file may have a million fields, and each of them is
/// passed on several times before it is a row.
public struct DocumentField: Sendable {
  private var storage: Storage

  /// The key of its value, and the id of its row. Only alternatives may have an empty one.
  public var key: String {
    get { storage.key }
    set { own.key = newValue }
  }
  public var kind: DocumentKind {
    get { storage.kind }
    set { own.kind = newValue }
  }
  /// The title; made from the words of the key if nil.
  public var title: FormString? {
    get { storage.title }
    set { own.title = newValue }
  }
  public var help: FormString? {
    get { storage.help }
    set { own.help = newValue }
  }
  /// Whether the value may be missing. If nil: it may, unless there is an initial value, and except for flags, lists,
  /// and what holds several options. An empty list that may be missing is.
  public var isOptional: Bool? {
    get { storage.isOptional }
    set { own.isOptional = newValue }
  }
  /// Whether an empty field has the value `null`, rather than none, if its value may be missing.
  public var isNullable: Bool {
    get { storage.isNullable }
    set { own.isNullable = newValue }
  }
  public var isRequired: Bool {
    get { storage.isRequired }
    set { own.isRequired = newValue }
  }
  public var isReadOnly: Bool {
    get { storage.isReadOnly }
    set { own.isReadOnly = newValue }
  }
  /// Whether a loader couldn't read what it holds, so that nothing is known of its value. Without a key, it stands for
  /// any fields. The file is refused; until then, only its other mistakes are looked for.
  var isUnread: Bool {
    get { storage.isUnread }
    set { own.isUnread = newValue }
  }
  public var rules: [DocumentRule] {
    get { storage.rules }
    _modify { yield &own.rules }
  }
  /// What few fields have, such as conditions.
  var rest: Rest? {
    get { storage.rest }
    set { own.rest = newValue }
  }
  /// Where a loader found it, for problems.
  public var source: DocumentSource? {
    get { place?.source }
    set { place = newValue.map { .stated($0) } }
  }
  var place: Place? {
    get { storage.place }
    set { own.place = newValue }
  }

  /// What it holds, for no other field.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }

  /// Unchecked `Sendable`: it is changed only while a single field refers to it.
  private final class Storage: @unchecked Sendable {
    var key: String
    var kind: DocumentKind
    var title: FormString?
    var help: FormString?
    var isOptional: Bool?
    var isNullable = false
    var isRequired = false
    var isReadOnly = false
    var isUnread = false
    var rules: [DocumentRule] = []
    var rest: Rest?
    var place: Place?

    init(_ key: String, _ kind: DocumentKind) { (self.key, self.kind) = (key, kind) }

    init(_ other: Storage) {
      (key, kind, title, help) = (other.key, other.kind, other.title, other.help)
      (isOptional, isNullable, isUnread) = (other.isOptional, other.isNullable, other.isUnread)
      (isRequired, isReadOnly) = (other.isRequired, other.isReadOnly)
      (rules, rest, place) = (other.rules, other.rest, other.place)
    }
  }

  public init(
    _ key: String, _ kind: DocumentKind, title: FormString? = nil, help: FormString? = nil,
    placeholder: FormString? = nil, icon: FormIcon? = nil, purpose: FieldPurpose? = nil, control: FormControl? = nil,
    choiceStyle: FormChoiceStyle? = nil, unit: String? = nil, initial: FormValues.Value? = nil,
    defaultValue: FormValues.Value? = nil, isOptional: Bool? = nil, isRequired: Bool = false, isReadOnly: Bool = false,
    rules: [DocumentRule] = [], visible: DocumentCondition? = nil, enabled: DocumentCondition? = nil,
    required: DocumentCondition? = nil, readOnly: DocumentCondition? = nil, whenHidden: FormHiddenPolicy? = nil,
    computed: DocumentComputation? = nil, source: DocumentSource? = nil
  ) {
    storage = Storage(key, kind)
    (storage.title, storage.help) = (title, help)
    (storage.isOptional, storage.isRequired, storage.isReadOnly) = (isOptional, isRequired, isReadOnly)
    (storage.rules, storage.place) = (rules, source.map { .stated($0) })
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
    storage.rest = Rest(details)
  }

  /// Whether it holds a value, and has nothing that few fields have.
  var isPlain: Bool { rest == nil && !isUnread && kind.isValue }

  /// Whether the value may be missing.
  var mayBeMissing: Bool {
    switch kind {
    case .flag, .choices, .list: isOptional ?? false
    case .form(let subform): subform.isOptional
    case .alternatives(let alternatives): isOptional ?? (alternatives.initial == nil)
    case .text, .integer, .number, .decimal, .date, .written, .range, .choice, .file: isOptional ?? (initial == nil)
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

    /// The place of a value inside of the field: as far as some keys and positions lead to one.
    func source(at keys: [String]) -> DocumentSource {
      switch self {
      case .stated(let source): source
      case .value(let places, let field): places.source(places.value(of: field, at: keys))
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
