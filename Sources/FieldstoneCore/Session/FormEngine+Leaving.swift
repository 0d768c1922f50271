/// Words for leaving a form with changes.
extension FormEngine {
  /// The button with which the definition submits the form, on the first page or in a step, such as the review; nil if it
  /// leaves that to the surface.
  ///
  /// - Complexity: O(1) if no definition has one, otherwise O(rows of these pages).
  package var submitButton: FormRow? {
    guard mayHaveSubmitButtons else { return nil }
    let pages = [.root] + stepRows(of: 0).reversed().map { FormPageID(rowID($0).path) }
    for page in pages {
      if let button = rows(of: page)?.first(where: { $0.kind == .action && $0.action == .submit }) { return button }
    }
    return nil
  }

  /// The title of the form's submit button.
  package var submitTitle: String {
    submitButton.map { $0.title.isEmpty ? $0.id.path : $0.title } ?? FormString.common(.submit).text(in: environment)
  }
}
