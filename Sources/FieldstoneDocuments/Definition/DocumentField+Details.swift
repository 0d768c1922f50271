import FieldstoneCore

/// What most fields have none of. It is kept apart, because a large file may have a million fields.
extension DocumentField {
  struct Details: Sendable {
    var placeholder: FormString?
    var icon: FormIcon?
    var purpose: FieldPurpose?
    var control: FormControl?
    var choiceStyle: FormChoiceStyle?
    var unit: String?
    var initial: FormValues.Value?
    var defaultValue: FormValues.Value?
    var traits: [DocumentTrait] = []
    var visible: DocumentCondition?
    var enabled: DocumentCondition?
    var required: DocumentCondition?
    var readOnly: DocumentCondition?
    var whenHidden: FormHiddenPolicy?
    var computed: DocumentComputation?
  }

  /// The same outside of the field. It never changes, because copies of the field share it.
  final class Rest: Sendable {
    let details: Details
    init(_ details: Details) { self.details = details }
  }

  /// Shown while the field is empty; never a value.
  public var placeholder: FormString? {
    get { rest?.details.placeholder }
    set { change(isNew: newValue != nil) { $0.placeholder = newValue } }
  }
  public var icon: FormIcon? {
    get { rest?.details.icon }
    set { change(isNew: newValue != nil) { $0.icon = newValue } }
  }
  /// What the answer says about the person, so that it can be filled in automatically.
  public var purpose: FieldPurpose? {
    get { rest?.details.purpose }
    set { change(isNew: newValue != nil) { $0.purpose = newValue } }
  }
  /// The control, instead of the one for its kind.
  public var control: FormControl? {
    get { rest?.details.control }
    set { change(isNew: newValue != nil) { $0.control = newValue } }
  }
  /// How options are laid out.
  public var choiceStyle: FormChoiceStyle? {
    get { rest?.details.choiceStyle }
    set { change(isNew: newValue != nil) { $0.choiceStyle = newValue } }
  }
  /// The unit of a number.
  public var unit: String? {
    get { rest?.details.unit }
    set { change(isNew: newValue != nil) { $0.unit = newValue } }
  }
  /// What the value is in a new form.
  public var initial: FormValues.Value? {
    get { rest?.details.initial }
    set { change(isNew: newValue != nil) { $0.initial = newValue } }
  }
  /// What takes the place of a missing value, also when somebody empties the field.
  public var defaultValue: FormValues.Value? {
    get { rest?.details.defaultValue }
    set { change(isNew: newValue != nil) { $0.defaultValue = newValue } }
  }
  /// What else it has.
  public var traits: [DocumentTrait] {
    get { rest?.details.traits ?? [] }
    set { change(isNew: !newValue.isEmpty) { $0.traits = newValue } }
  }
  /// When it shows; always if nil.
  public var visible: DocumentCondition? {
    get { rest?.details.visible }
    set { change(isNew: newValue != nil) { $0.visible = newValue } }
  }
  /// When it can be edited.
  public var enabled: DocumentCondition? {
    get { rest?.details.enabled }
    set { change(isNew: newValue != nil) { $0.enabled = newValue } }
  }
  /// When an answer is required, beside ``isRequired``.
  public var required: DocumentCondition? {
    get { rest?.details.required }
    set { change(isNew: newValue != nil) { $0.required = newValue } }
  }
  /// When it can only be read.
  public var readOnly: DocumentCondition? {
    get { rest?.details.readOnly }
    set { change(isNew: newValue != nil) { $0.readOnly = newValue } }
  }
  /// What happens to its value while it is hidden.
  public var whenHidden: FormHiddenPolicy? {
    get { rest?.details.whenHidden }
    set { change(isNew: newValue != nil) { $0.whenHidden = newValue } }
  }
  /// Makes its value from others.
  public var computed: DocumentComputation? {
    get { rest?.details.computed }
    set { change(isNew: newValue != nil) { $0.computed = newValue } }
  }

  /// - Parameter isNew: Whether there is something to keep. Without it, a field that has nothing of all this stays so.
  private mutating func change(isNew: Bool, _ body: (inout Details) -> Void) {
    guard isNew || rest != nil else { return }
    var details = rest?.details ?? Details()
    body(&details)
    rest = Rest(details)
  }
}
