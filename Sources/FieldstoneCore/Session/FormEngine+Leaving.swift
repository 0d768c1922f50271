/// Words for leaving a form with changes.
extension FormEngine {
  /// The title of the form's submit button.
  package var submitTitle: String {
    let button = rows(of: .root)?.first { $0.kind == .action && $0.action == .submit }
    return button.map { $0.title.isEmpty ? $0.id.path : $0.title } ?? FormString.common(.submit).text(in: environment)
  }

  /// The question before changes are lost, in the words of the submit button: where it says “Register”, nothing would
  /// be saved.
  package var leaveQuestion: FormString {
    let title = submitTitle.lowercased()
    let saving = ["Save", "Save changes", "Apply", "OK", "Done"].map { FormString($0) } + [.common(.done)]
    let saves = title.hasPrefix("save") || saving.contains { $0.text(in: environment).lowercased() == title }
    return .common(saves ? .saveQuestion : .leaveQuestion)
  }
}
