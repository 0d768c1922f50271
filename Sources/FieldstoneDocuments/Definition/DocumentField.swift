import FieldstoneCore

/// A field of a document: a key of the values, and how it is asked for.
public struct DocumentField: Sendable {
  /// The key of its value, and the id of its row. Only alternatives may have an empty one.
  public var key: String
  public var kind: DocumentKind
  /// The title; made from the words of the key if nil.
  public var title: FormString?
  public var help: FormString?
  /// Shown while the field is empty; never a value.
  public var placeholder: FormString?
  public var icon: FormIcon?
  /// What the answer says about the person, so that it can be filled in automatically.
  public var purpose: FieldPurpose?
  /// The control, instead of the one for its kind.
  public var control: FormControl?
  /// How options are laid out.
  public var choiceStyle: FormChoiceStyle?
  /// The unit of a number.
  public var unit: String?

  /// What the value is in a new form.
  public var initial: FormValues.Value?
  /// What takes the place of a missing value, also when somebody empties the field.
  public var defaultValue: FormValues.Value?
  /// Whether the value may be missing. If nil: it may, unless there is an initial value, and except for flags, lists,
  /// and what holds several options. An empty list that may be missing is.
  public var isOptional: Bool?
  /// Whether an empty field has the value `null`, rather than none, if its value may be missing.
  public var isNullable = false
  public var isRequired: Bool
  public var isReadOnly: Bool
  public var rules: [DocumentRule]
  /// What else it has.
  public var traits: [DocumentTrait] = []

  /// When it shows; always if nil.
  public var visible: DocumentCondition?
  /// When it can be edited.
  public var enabled: DocumentCondition?
  /// When an answer is required, beside ``isRequired``.
  public var required: DocumentCondition?
  /// When it can only be read.
  public var readOnly: DocumentCondition?
  /// What happens to its value while it is hidden.
  public var whenHidden: FormHiddenPolicy?
  /// Makes its value from others.
  public var computed: DocumentComputation?
  /// Where a loader found it, for problems.
  public var source: DocumentSource?

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
    (self.placeholder, self.icon, self.purpose, self.control) = (placeholder, icon, purpose, control)
    (self.choiceStyle, self.unit) = (choiceStyle, unit)
    (self.initial, self.defaultValue, self.isOptional) = (initial, defaultValue, isOptional)
    (self.isRequired, self.isReadOnly, self.rules) = (isRequired, isReadOnly, rules)
    (self.visible, self.enabled, self.required, self.readOnly) = (visible, enabled, required, readOnly)
    (self.whenHidden, self.computed, self.source) = (whenHidden, computed, source)
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
