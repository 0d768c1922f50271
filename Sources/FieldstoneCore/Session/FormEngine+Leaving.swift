/// Words for leaving a form with changes.
extension FormEngine {
  /// The button with which the definition submits the form; nil if it leaves that to the surface.
  package var submitButton: FormRow? { rows(of: .root)?.first { $0.kind == .action && $0.action == .submit } }

  /// The title of the form's submit button.
  package var submitTitle: String {
    submitButton.map { $0.title.isEmpty ? $0.id.path : $0.title } ?? FormString.common(.submit).text(in: environment)
  }
}
