/// Words for leaving a form with changes.
extension FormEngine {
  /// The title of the form's submit button.
  package var submitTitle: String {
    let button = rows(of: .root)?.first { $0.kind == .action && $0.action == .submit }
    return button.map { $0.title.isEmpty ? $0.id.path : $0.title } ?? FormString.common(.submit).text(in: environment)
  }
}
