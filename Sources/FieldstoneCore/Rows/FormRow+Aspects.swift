extension FormRow {
  /// The aspects in which the row differs from an earlier state, as change batches name them.
  package func aspects(since before: FormRow) -> FormChanges.Aspects {
    var aspects: FormChanges.Aspects = []
    if text != before.text || display != before.display || answer != before.answer { aspects.insert(.value) }
    // Whether its text is a value changes with the text.
    if states.contains(.unread) != before.states.contains(.unread) { aspects.insert(.value) }
    if issues != before.issues || issueCount != before.issueCount { aspects.insert(.issues) }
    if isEnabled != before.isEnabled || isReadOnly != before.isReadOnly { aspects.insert(.enabled) }
    if isRequired != before.isRequired { aspects.insert(.required) }
    if actions != before.actions { aspects.insert(.actions) }
    if states.subtracting(.unread) != before.states.subtracting(.unread) { aspects.insert(.states) }
    if contextActions != before.contextActions { aspects.insert(.states) }
    if title != before.title || help != before.help || placeholder != before.placeholder { aspects.insert(.texts) }
    if captions != before.captions || content != before.content { aspects.insert(.texts) }
    if isDirty != before.isDirty { aspects.insert(.dirty) }
    // Bounds that depend on other answers.
    if control != before.control, !isReadOnly, !before.isReadOnly { aspects.insert(.options) }
    if !options.offersSame(as: before.options) || !suggestions.offersSame(as: before.suggestions) {
      aspects.insert(.options)
    }
    return aspects
  }
}
