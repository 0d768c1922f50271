/// One row of a definition: a field, a section's header, a note, a button…
///
/// Written while a definition is built, by its builder alone; read-only from then on, hence Sendable.
class FormElement: @unchecked Sendable {
  /// Its id; of a series, what its ids begin with.
  final let name: String
  @exclusivity(unchecked) final var kind: FormRow.Kind
  @exclusivity(unchecked) final var flags: ElementFlags = []
  private final let storedCount: Int32
  /// The header of the section that it stands in, as its place in the definition; -1 outside sections.
  @exclusivity(unchecked) final var group: Int32 = -1
  /// Its place in the definition, or that of its first row.
  @exclusivity(unchecked) final var index: Int32 = -1
  @exclusivity(unchecked) final var details: ElementDetails?

  init(name: String, kind: FormRow.Kind, count: Int = 1) {
    self.name = name
    self.kind = kind
    storedCount = Int32(clamping: count)
  }

  /// How many rows it stands for: one, or those of a series.
  final var count: Int { Int(storedCount) }

  /// The property that it shows.
  var path: AnyKeyPath? { nil }

  func copy() -> FormElement { copied(to: FormElement(name: name, kind: kind)) }

  final func copied<Copy: FormElement>(to copy: Copy) -> Copy {
    copy.flags = flags
    copy.group = group
    copy.details = details.map(ElementDetails.init)
    return copy
  }

  /// What people call its row at a place of the definition: what was declared, else the words of the row's id.
  final func title(at local: Int) -> FormString {
    if let title = details?.titles?(local - Int(index)) ?? details?.title { return title }
    return kind == .field || kind == .link ? FormString(inferredFrom: id(at: local)) : ""
  }

  final func detail(_ change: (ElementDetails) -> Void) {
    let details = self.details ?? ElementDetails()
    change(details)
    self.details = details
  }
}

/// Facts that every element has.
struct ElementFlags: OptionSet, Sendable {
  let rawValue: UInt16
  /// An answer is needed.
  static let required = ElementFlags(rawValue: 1)
  /// Marked as required although the check is a rule's: consent.
  static let marked = ElementFlags(rawValue: 2)
  /// Shown, never edited.
  static let readOnly = ElementFlags(rawValue: 4)
  /// A computed property, whose value may change with others; where it has a setter, others may change with it.
  static let viewer = ElementFlags(rawValue: 8)
  /// A subform within its parent's page.
  static let inline = ElementFlags(rawValue: 16)
  /// Not a field of the form after all.
  static let excluded = ElementFlags(rawValue: 32)
  /// Its value comes from a closure.
  static let computed = ElementFlags(rawValue: 64)
  /// Visible only under a condition.
  static let conditional = ElementFlags(rawValue: 128)
  /// The property is an optional.
  static let optional = ElementFlags(rawValue: 256)
  /// Without a property: the session keeps its value.
  static let extra = ElementFlags(rawValue: 512)
  /// One declaration of many rows.
  static let series = ElementFlags(rawValue: 1024)
}

/// What only some elements have, apart so that the others cost nothing.
final class ElementDetails {
  var title: FormString?
  /// The titles of a series, by the place in it.
  var titles: ((Int) -> FormString)?
  var help: FormString?
  var placeholder: FormString?
  var icon: String?
  var purpose: FieldPurpose?
  var control: FormControl?
  var range: ValueRange?
  /// What a pattern accepts, in words.
  var format: FormString?
  var whenHidden: FormHiddenPolicy?
  var hiddenValue: StoredValue?
  var action: FormAction?
  var summary: ((AnyAccess, UnsafeMutableRawPointer) -> FormString)?

  init() {}

  init(_ other: ElementDetails) {
    title = other.title
    titles = other.titles
    help = other.help
    placeholder = other.placeholder
    icon = other.icon
    purpose = other.purpose
    control = other.control
    range = other.range
    format = other.format
    whenHidden = other.whenHidden
    hiddenValue = other.hiddenValue
    action = other.action
    summary = other.summary
  }
}

/// What becomes of a field's value while the field is hidden. The draft keeps it unless it is dropped at once.
public enum FormHiddenPolicy: String, Sendable, Codable {
  /// Kept, and submitted.
  case keep
  /// Kept in the draft, left out of what is submitted. The default.
  case dropOnSubmit
  /// Gone as soon as the field is hidden; undo brings it back.
  case dropAtOnce
}

/// What a button does.
public struct FormAction: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name by which the program handles it.
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  /// Submits the form.
  public static let submit: FormAction = "submit"
  /// Leaves the form without submitting.
  public static let cancel: FormAction = "cancel"
  /// Puts every field back to where it was.
  public static let reset: FormAction = "reset"
}
