import Foundation

/// What few elements have: a titled field takes a third of the memory without it.
final class RareDetails {
  /// The default value that is shown and not stored, in the form of the field's codec.
  @exclusivity(unchecked) var shownDefault: ((AnyCodec) -> StoredValue)?
  @exclusivity(unchecked) var control: FormControl?
  /// The control of the program's own that takes its place.
  @exclusivity(unchecked) var custom: FormControl.Custom?
  /// How options are laid out.
  @exclusivity(unchecked) var choiceStyle: FormChoiceStyle?
  @exclusivity(unchecked) var suggestions: AnyOptionList?
  @exclusivity(unchecked) var optionQuery: OptionQuery.Source?
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
  /// The checks of its value that take time, in their order.
  @exclusivity(unchecked) var asyncRules: [AsyncRule] = []

  init() {}

  init(_ other: RareDetails) {
    shownDefault = other.shownDefault
    control = other.control
    custom = other.custom
    choiceStyle = other.choiceStyle
    suggestions = other.suggestions
    optionQuery = other.optionQuery
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
    normalizers = other.normalizers
    contextActions = other.contextActions
    confirmation = other.confirmation
    actionMoment = other.actionMoment
    display = other.display
    summary = other.summary
    elementTitle = other.elementTitle
    elementSummary = other.elementSummary
    collection = other.collection
    caseID = other.caseID
    captions = other.captions
    content = other.content
    presentation = other.presentation
    groupStyle = other.groupStyle
    line = other.line
    asyncRules = other.asyncRules
  }
}
