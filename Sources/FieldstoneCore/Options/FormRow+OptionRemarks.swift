/// What surfaces say about an option that can't be chosen.
extension FormRow.Option {
  /// Why it can't be chosen, or could not be chosen again; nil if it can.
  package var remark: FormString? { !isOffered ? .common(.notOffered) : isEnabled ? nil : .common(.unavailable) }

  /// The title, and in parentheses why it can't be chosen or could not be chosen again.
  package var remarkedTitle: FormString {
    if !isOffered { return .common(.notOfferedOption, .text(title)) }
    return isEnabled ? FormString(verbatim: title) : .common(.unavailableOption, .text(title))
  }
}

extension FormRow.Options {
  /// The ids of all options that can be chosen, and of those that are.
  package var allAvailable: [String] { lazy.filter { $0.isEnabled || $0.isChosen }.map(\.id) }
}
