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
  @exclusivity(unchecked) var purpose: FieldPurpose?
  @exclusivity(unchecked) var range: ValueRange?
  /// Whether it can be edited while the form is locked.
  @exclusivity(unchecked) var isEditableWhenLocked = false
  /// Whether no mark says that it is required, or optional.
  @exclusivity(unchecked) var isUnmarked = false
  /// What even fewer have.
  @exclusivity(unchecked) private(set) var rare: RareDetails?

  init() {}

  init(_ other: ElementDetails) {
    title = other.title
    help = other.help
    placeholder = other.placeholder
    icon = other.icon
    isRelative = other.isRelative
    purpose = other.purpose
    range = other.range
    isEditableWhenLocked = other.isEditableWhenLocked
    isUnmarked = other.isUnmarked
    rare = other.rare.map(RareDetails.init)
  }

  /// Those of its own, for a change.
  var ownRare: RareDetails {
    let own = rare ?? RareDetails()
    rare = own
    return own
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
