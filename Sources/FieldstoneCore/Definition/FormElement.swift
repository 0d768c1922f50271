import Foundation

/// A row of a definition: a field, a section's header, a note, a button…
///
/// Modified only by the builder of its definition and read-only from then on, hence Sendable.
class FormElement: @unchecked Sendable {
  /// Its id.
  final let name: String
  @exclusivity(unchecked) final var kind: FormRow.Kind
  @exclusivity(unchecked) final var flags: ElementFlags = []
  /// The index of the header of its section; -1 outside of sections.
  @exclusivity(unchecked) final var group: Int32 = -1
  /// The index of its row in the definition.
  @exclusivity(unchecked) final var index: Int32 = -1
  @exclusivity(unchecked) final var details: ElementDetails?

  init(name: String, kind: FormRow.Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether its row leads to others, and always shows where what it belongs to does.
  final var leadsToShownRows: Bool { (kind == .element || kind == .link) && !flags.contains(.headless) }

  /// Whether the ids of the rows below it begin with its own.
  var namesRows: Bool { !name.isEmpty }

  /// Whether an answer is always required.
  var isRequired: Bool { flags.contains(.required) }

  /// The key path of its property, if it has one.
  var path: AnyKeyPath? { nil }

  func copy() -> FormElement { copied(to: FormElement(name: name, kind: kind)) }

  final func copied<Copy: FormElement>(to copy: Copy) -> Copy {
    copy.flags = flags
    copy.group = group
    copy.details = details.map(ElementDetails.init)
    return copy
  }

  /// The title of its row: the declared one, else one made from the words of its id.
  final var title: FormString {
    if let title = details?.title { return title }
    return kind == .field || kind == .link || kind == .collection ? FormString(inferredFrom: name) : ""
  }

  final func detail(_ change: (ElementDetails) -> Void) {
    let details = self.details ?? ElementDetails()
    change(details)
    self.details = details
  }
}

/// Properties that every element has.
struct ElementFlags: OptionSet, Sendable {
  let rawValue: UInt16
  /// An answer is required.
  static let required = ElementFlags(rawValue: 1)
  /// Marked as required, although it is a rule that checks it, such as consent.
  static let marked = ElementFlags(rawValue: 2)
  /// Shown, but never edited.
  static let readOnly = ElementFlags(rawValue: 4)
  /// A computed property, whose value may change with others. If it has a setter, others may change with it.
  static let viewer = ElementFlags(rawValue: 8)
  /// A subform on its parent's page.
  static let inline = ElementFlags(rawValue: 16)
  /// Left out of the form.
  static let excluded = ElementFlags(rawValue: 32)
  /// Its value is computed by a closure.
  static let computed = ElementFlags(rawValue: 64)
  /// Visible only under a condition.
  static let conditional = ElementFlags(rawValue: 128)
  /// The property is optional.
  static let optional = ElementFlags(rawValue: 256)
  /// It has no property: the session keeps its value.
  static let standalone = ElementFlags(rawValue: 512)
  /// Its value follows what is typed only when it is left.
  static let updatesWhenLeft = ElementFlags(rawValue: 1024)
  /// Its value is chosen from options.
  static let choice = ElementFlags(rawValue: 2048)
  /// A default value takes the place of nil.
  static let defaulted = ElementFlags(rawValue: 4096)
  /// An optional subform that is there exactly while it is visible.
  static let existsWhileVisible = ElementFlags(rawValue: 32768)
  /// Read-only only as long as no options are declared, because its type can't be edited.
  static let readOnlyByType = ElementFlags(rawValue: 8192)
  /// An inline subform without a heading: its rows are below the row in which a case is chosen.
  static let headless = ElementFlags(rawValue: 16384)
}

/// Properties that only some elements have, stored separately so that the others don't pay for them.
final class ElementDetails {
  @exclusivity(unchecked) var title: FormString?
  @exclusivity(unchecked) var help: FormString?
  @exclusivity(unchecked) var placeholder: FormString?
  @exclusivity(unchecked) var icon: FormIcon?
  /// Whether `+1` and `-5` change the number.
  @exclusivity(unchecked) var isRelative = false
  /// The default value that is shown and not stored, in the form of the field's codec.
  @exclusivity(unchecked) var shownDefault: ((AnyCodec) -> StoredValue)?
  @exclusivity(unchecked) var purpose: FieldPurpose?
  @exclusivity(unchecked) var control: FormControl?
  /// The control of the program's own that takes its place.
  @exclusivity(unchecked) var custom: FormControl.Custom?
  /// How options are laid out.
  @exclusivity(unchecked) var choiceStyle: FormChoiceStyle?
  @exclusivity(unchecked) var suggestions: AnyOptionList?
  @exclusivity(unchecked) var optionQuery: OptionQuery.Source?
  @exclusivity(unchecked) var range: ValueRange?
  /// The date at which a picker opens.
  @exclusivity(unchecked) var opensAt: Date?
  @exclusivity(unchecked) var typing: FormTyping?
  /// The picture in the place of a file that hasn't been chosen.
  @exclusivity(unchecked) var placeholderImage: FormImage?
  /// The field after it, in which the same has to be entered again.
  @exclusivity(unchecked) var second: FieldElement?
  /// The regular expressions of its rules.
  @exclusivity(unchecked) var patterns: [String] = []
  /// A description of what a pattern accepts.
  @exclusivity(unchecked) var format: FormString?
  /// The values that a rule accepts, if there are few.
  @exclusivity(unchecked) var values: FormString?
  @exclusivity(unchecked) var whenHidden: FormHiddenPolicy?
  @exclusivity(unchecked) var whenInvalid: FormInvalidPolicy?
  /// The value that replaces a dropped one, in the form of the field's codec.
  @exclusivity(unchecked) var hiddenValue: ((AnyCodec) -> StoredValue)?
  @exclusivity(unchecked) var action: FormAction?
  /// What turns an answer into the form in which it is kept.
  @exclusivity(unchecked) var normalizers: [@Sendable (StoredValue) -> StoredValue] = []
  /// The entries of its menu.
  @exclusivity(unchecked) var contextActions: [DeclaredContextAction] = []
  /// What people are asked before a button is pressed.
  @exclusivity(unchecked) var confirmation: FormString?
  /// When a field's action fires; nil for the moment that suits its control.
  @exclusivity(unchecked) var actionMoment: FormActionMoment?
  /// What a value in the form of the field's codec reads like where it is only shown.
  @exclusivity(unchecked) var display: ((AnyCodec, StoredValue) -> FormString?)?
  @exclusivity(unchecked) var summary: ((BlockModel) -> FormString)?
  /// The title of an element's row, made from the element.
  @exclusivity(unchecked) var elementTitle: ((BlockModel) -> FormString)?
  /// What the row of a collection's element says about it.
  @exclusivity(unchecked) var elementSummary: ((BlockModel) -> FormString)?
  @exclusivity(unchecked) var collection: CollectionSettings?
  /// The case that it belongs to, of an enum whose cases are alternatives.
  @exclusivity(unchecked) var caseID: String?
  /// The remarks beside it, in their order.
  @exclusivity(unchecked) var captions: [DeclaredCaption] = []
  /// What it shows, if it is only looked at.
  @exclusivity(unchecked) var content: DeclaredContent?
  /// How the page comes up that it leads to; for a collection, those of its elements.
  @exclusivity(unchecked) var presentation: DeclaredPresentation?
  /// How the rows of a section are set off, if it is one.
  @exclusivity(unchecked) var groupStyle: FormGroupStyle?
  /// The line that it shares with other fields.
  @exclusivity(unchecked) var line: DeclaredLine?
  /// Whether it can be edited while the form is locked.
  @exclusivity(unchecked) var isEditableWhenLocked = false
  /// Whether no mark says that it is required, or optional.
  @exclusivity(unchecked) var isUnmarked = false
  /// The checks of its value that take time, in their order.
  @exclusivity(unchecked) var asyncRules: [AsyncRule] = []

  init() {}

  init(_ other: ElementDetails) {
    title = other.title
    help = other.help
    placeholder = other.placeholder
    icon = other.icon
    shownDefault = other.shownDefault
    purpose = other.purpose
    control = other.control
    custom = other.custom
    choiceStyle = other.choiceStyle
    suggestions = other.suggestions
    optionQuery = other.optionQuery
    range = other.range
    opensAt = other.opensAt
    typing = other.typing
    placeholderImage = other.placeholderImage
    second = other.second
    patterns = other.patterns
    format = other.format
    values = other.values
    whenHidden = other.whenHidden
    whenInvalid = other.whenInvalid
    hiddenValue = other.hiddenValue
    action = other.action
    actionMoment = other.actionMoment
    confirmation = other.confirmation
    contextActions = other.contextActions
    normalizers = other.normalizers
    summary = other.summary
    elementTitle = other.elementTitle
    elementSummary = other.elementSummary
    collection = other.collection
    display = other.display
    caseID = other.caseID
    captions = other.captions
    content = other.content
    presentation = other.presentation
    groupStyle = other.groupStyle
    line = other.line
    isEditableWhenLocked = other.isEditableWhenLocked
    isUnmarked = other.isUnmarked
    asyncRules = other.asyncRules
  }
}

/// A line of several fields.
struct DeclaredLine {
  /// The name of its first field.
  let head: String
  /// The share of its width.
  let weight: Int
}

/// What happens to a field's value while the field is hidden. The form keeps it unless the policy is `dropAtOnce`.
public enum FormHiddenPolicy: String, Sendable, Codable {
  /// The value is kept and submitted.
  case keep
  /// The value is kept in the form, but left out of the submission. The default.
  case dropOnSubmit
  /// The value is dropped as soon as the field is hidden; undo restores it.
  case dropAtOnce
}

/// What a button does.
public struct FormAction: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name under which the program handles it.
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  /// Whether it is the program's own, and not one that every form knows.
  var isOwn: Bool {
    ![.submit, .cancel, .reset, .edit, .save, .discard, .nextStep, .previousStep, .change].contains(self)
  }

  /// Submits the form.
  public static let submit: FormAction = "submit"
  /// Leaves the form without submitting.
  public static let cancel: FormAction = "cancel"
  /// Restores the start value of every field.
  public static let reset: FormAction = "reset"
  /// Begins to edit a form that is read until then.
  public static let edit: FormAction = "edit"
  /// Saves the changes.
  public static let save: FormAction = "save"
  /// Restores what was there before the changes.
  public static let discard: FormAction = "discard"
  /// Checks the step that the button is in, and opens the next one.
  public static let nextStep: FormAction = "step.next"
  /// Resolves all conflicts with what others have changed: the form keeps its answers. In the menu of a row, those of the
  /// row.
  public static let keepMine: FormAction = "conflict.mine"
  /// Resolves all conflicts with what others have changed: the form takes their answers. In the menu of a row, those of
  /// the row.
  public static let takeTheirs: FormAction = "conflict.theirs"
  /// Leads from an answer in a review to its field.
  package static let change: FormAction = "review.change"
  /// Opens the step before the one that the button is in.
  public static let previousStep: FormAction = "step.previous"
}
