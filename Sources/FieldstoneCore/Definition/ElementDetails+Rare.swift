import Foundation

/// What few elements have, read and changed like all else. Taking away what isn't there makes nothing.
extension ElementDetails {
  var shownDefault: ((AnyCodec) -> StoredValue)? {
    get { rare?.shownDefault }
    set { if rare != nil || newValue != nil { ownRare.shownDefault = newValue } }
  }
  var control: FormControl? {
    get { rare?.control }
    set { if rare != nil || newValue != nil { ownRare.control = newValue } }
  }
  var custom: FormControl.Custom? {
    get { rare?.custom }
    set { if rare != nil || newValue != nil { ownRare.custom = newValue } }
  }
  var choiceStyle: FormChoiceStyle? {
    get { rare?.choiceStyle }
    set { if rare != nil || newValue != nil { ownRare.choiceStyle = newValue } }
  }
  var suggestions: AnyOptionList? {
    get { rare?.suggestions }
    set { if rare != nil || newValue != nil { ownRare.suggestions = newValue } }
  }
  var optionQuery: OptionQuery.Source? {
    get { rare?.optionQuery }
    set { if rare != nil || newValue != nil { ownRare.optionQuery = newValue } }
  }
  var opensAt: Date? {
    get { rare?.opensAt }
    set { if rare != nil || newValue != nil { ownRare.opensAt = newValue } }
  }
  var typing: FormTyping? {
    get { rare?.typing }
    set { if rare != nil || newValue != nil { ownRare.typing = newValue } }
  }
  var placeholderImage: FormImage? {
    get { rare?.placeholderImage }
    set { if rare != nil || newValue != nil { ownRare.placeholderImage = newValue } }
  }
  var second: FieldElement? {
    get { rare?.second }
    set { if rare != nil || newValue != nil { ownRare.second = newValue } }
  }
  var patterns: [String] {
    get { rare?.patterns ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.patterns = newValue } }
  }
  var format: FormString? {
    get { rare?.format }
    set { if rare != nil || newValue != nil { ownRare.format = newValue } }
  }
  var values: FormString? {
    get { rare?.values }
    set { if rare != nil || newValue != nil { ownRare.values = newValue } }
  }
  var whenHidden: FormHiddenPolicy? {
    get { rare?.whenHidden }
    set { if rare != nil || newValue != nil { ownRare.whenHidden = newValue } }
  }
  var whenInvalid: FormInvalidPolicy? {
    get { rare?.whenInvalid }
    set { if rare != nil || newValue != nil { ownRare.whenInvalid = newValue } }
  }
  var hiddenValue: ((AnyCodec) -> StoredValue)? {
    get { rare?.hiddenValue }
    set { if rare != nil || newValue != nil { ownRare.hiddenValue = newValue } }
  }
  var action: FormAction? {
    get { rare?.action }
    set { if rare != nil || newValue != nil { ownRare.action = newValue } }
  }
  var normalizers: [@Sendable (StoredValue) -> StoredValue] {
    get { rare?.normalizers ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.normalizers = newValue } }
  }
  var contextActions: [DeclaredContextAction] {
    get { rare?.contextActions ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.contextActions = newValue } }
  }
  var confirmation: FormString? {
    get { rare?.confirmation }
    set { if rare != nil || newValue != nil { ownRare.confirmation = newValue } }
  }
  var actionMoment: FormActionMoment? {
    get { rare?.actionMoment }
    set { if rare != nil || newValue != nil { ownRare.actionMoment = newValue } }
  }
  var display: ((AnyCodec, StoredValue) -> FormString?)? {
    get { rare?.display }
    set { if rare != nil || newValue != nil { ownRare.display = newValue } }
  }
  var summary: ((BlockModel) -> FormString)? {
    get { rare?.summary }
    set { if rare != nil || newValue != nil { ownRare.summary = newValue } }
  }
  var elementTitle: ((BlockModel) -> FormString)? {
    get { rare?.elementTitle }
    set { if rare != nil || newValue != nil { ownRare.elementTitle = newValue } }
  }
  var elementSummary: ((BlockModel) -> FormString)? {
    get { rare?.elementSummary }
    set { if rare != nil || newValue != nil { ownRare.elementSummary = newValue } }
  }
  var collection: CollectionSettings? {
    get { rare?.collection }
    set { if rare != nil || newValue != nil { ownRare.collection = newValue } }
  }
  var caseID: String? {
    get { rare?.caseID }
    set { if rare != nil || newValue != nil { ownRare.caseID = newValue } }
  }
  var captions: [DeclaredCaption] {
    get { rare?.captions ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.captions = newValue } }
  }
  var content: DeclaredContent? {
    get { rare?.content }
    set { if rare != nil || newValue != nil { ownRare.content = newValue } }
  }
  var presentation: DeclaredPresentation? {
    get { rare?.presentation }
    set { if rare != nil || newValue != nil { ownRare.presentation = newValue } }
  }
  var groupStyle: FormGroupStyle? {
    get { rare?.groupStyle }
    set { if rare != nil || newValue != nil { ownRare.groupStyle = newValue } }
  }
  var line: DeclaredLine? {
    get { rare?.line }
    set { if rare != nil || newValue != nil { ownRare.line = newValue } }
  }
  var asyncRules: [AsyncRule] {
    get { rare?.asyncRules ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.asyncRules = newValue } }
  }
}
