import FieldstoneCore

/// What a page needs beside its rows.
struct PageContext {
  var title: String
  var environment = FormEnvironment.standard
  /// Proves that a request comes from a page of this visit.
  var secret: String
  /// Names the page as it is rendered.
  var token: String
  /// Rows that the last answers brought into view.
  var newRows: [FormRowID] = []
  /// Secret fields that have an answer already, which is never shown.
  var answeredSecrets: Set<FormRowID> = []
  var canUndo = false
  var canRedo = false
  /// The title of a subform that the last answers took away.
  var removed: String?

  func text(_ string: FormString) -> String { string.text(in: environment) }
}
