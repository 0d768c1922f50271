/// The buttons and the status of a form that is edited and saved.
extension FormEngine {
  /// The buttons that apply now, and what has become of the changes; nil for a form that is submitted.
  public var toolbar: FormToolbar? {
    let facts = currentFacts
    guard facts.mode != .submit else { return nil }
    var primary: FormToolbar.Button?
    var secondary: FormToolbar.Button?
    func button(_ input: FormInput, _ title: CommonText, _ isEnabled: Bool) -> FormToolbar.Button {
      FormToolbar.Button(input: input, title: .common(title), isEnabled: isEnabled && !facts.isSubmitting)
    }
    switch facts.mode {
    case .submit: break
    case _ where isLocked && facts.isDirty:
      primary = button(.save, .save, isSubmittable)
      secondary = button(.discard, .cancel, true)
    case .frozen: break
    case .edit where !facts.isEditing: primary = button(.edit, .edit, isFormEnabled)
    case .edit:
      primary = button(.save, .save, isSubmittable)
      secondary = button(.discard, .cancel, true)
    case .save:
      primary = button(.save, .save, facts.isDirty && isSubmittable)
      if facts.isDirty { secondary = button(.discard, .cancel, true) }
    case .free: if submissionState.hasSaveFailed || !checks.failed.isEmpty { primary = button(.save, .tryAgain, true) }
    }
    return FormToolbar(primary: primary, secondary: secondary, status: saveStatus)
  }

  private var saveStatus: FormString? {
    if currentFacts.isSubmitting { return .common(.saving) }
    if submissionState.hasSaveFailed { return .common(.notSaved) }
    if currentFacts.isDirty {
      return .common(.unsavedChanges, .count(currentFacts.dirtyFields))
    }
    return currentFacts.isSaved ? .common(.saved) : nil
  }
}
