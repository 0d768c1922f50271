/// When a form can't be submitted, whatever its answers are.
extension FormEngine {
  /// Why the form can't be submitted now, regardless of its answers: it has problems, it is disabled, or it has submit
  /// buttons and none of them can be pressed. A key, a script, or a program can submit only when a button could.
  var submitRefusal: FormReply.Refusal? {
    guard !hasProblems else { return .hasProblems }
    guard isFormEnabled else { return .disabled("") }
    // Those of elements that were removed are no longer part of the form.
    let buttons = submissionState.buttons.filter { isLive(block(of: $0)) }
    guard let first = buttons.first else { return lateSubmitButton.map { .hidden($0) } }
    guard
      !buttons.contains(where: { slots[$0].flags.contains([.shown, .enabled, .exists]) })
    else { return nil }
    let shown = buttons.first { slots[$0].flags.contains([.shown, .exists]) }
    return shown.map { .disabled(rowID($0)) } ?? .hidden(rowID(first))
  }

  /// The first submit button in an optional subform that is nil and has no rows yet.
  ///
  /// - Complexity: O(1) if no definition has one, otherwise O(rows).
  private var lateSubmitButton: FormRowID? {
    guard mayHaveSubmitButtons else { return nil }
    var button: FormRowID?
    for block in liveBlocks where button == nil {
      forEachLateDefinition(in: block) { core, _, path in
        // A collection without elements has no buttons.
        guard button == nil, !path.contains("[]"),
          let found = core.elements.first(where: { $0.kind == .action && $0.details?.action == .submit })
        else { return }
        button = FormRowID(prefix(of: Int(block.index)) + path + found.name)
      }
    }
    return button
  }
}
