/// Editing modes: when a form is locked, and what begins and ends editing.
extension FormEngine {
  /// How people work with the form. Changing it ends editing; changes that aren't saved stay in the form.
  ///
  /// - Complexity: O(closures that read whether the form is being edited). Surfaces refresh the rows that they show.
  public var mode: FormMode {
    get { currentFacts.mode }
    set {
      guard newValue != currentFacts.mode else { return }
      perform {
        setEditing(currentFacts.isEditing) { currentFacts.mode = newValue }
        setEditing(newValue != .edit && newValue != .frozen) {}
        submissionState.isSaveNeeded = newValue == .free && currentFacts.isDirty
      }
    }
  }

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
    case .free: if submissionState.hasSaveFailed { primary = button(.save, .tryAgain, true) }
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

  /// Whether nothing can be edited but what is editable when locked.
  var isLocked: Bool { !currentFacts.isEditing }

  /// Whether a row can't be edited because the form is locked.
  ///
  /// - Complexity: O(depth).
  func isLocked(_ slot: Int) -> Bool {
    guard isLocked else { return false }
    var slot = slot
    while slot >= 0 {
      let element = element(at: slot)
      if element.kind == .action || element.details?.isEditableWhenLocked == true { return false }
      slot = element.kind == .add ? slot - 1 : blocks[block(of: slot)].owner
    }
    return true
  }

  func beginEditing() -> FormReply {
    guard currentFacts.mode == .edit, isLocked else { return .refused(.noEffect) }
    guard isFormEnabled else { return .refused(.disabled("")) }
    setEditing(true) {}
    return .accepted
  }

  /// Restores what was there before editing began.
  func discardChanges() -> FormReply {
    let isBeingEdited = currentFacts.mode == .edit && !isLocked
    guard currentFacts.mode.hasSave, isBeingEdited || currentFacts.isDirty else { return .refused(.noEffect) }
    forgetAllOutside()
    resetFields()
    setEditing(currentFacts.mode == .save) {}
    return .accepted
  }

  /// Locks or unlocks the form. Rows aren't marked one by one, so this costs the same for any number of them: the batch
  /// says that ``FormFacts/isEditing`` has changed, and surfaces refresh what they show.
  func setEditing(_ isEditing: Bool, _ change: () -> Void) {
    let wasEditing = currentFacts.isEditing
    change()
    currentFacts.isEditing = isEditing
    guard wasEditing != isEditing else { return }
    if !slots.isEmpty { queueReaders(0, .mode) }
    if focus.slot >= 0 { focus.doubt(focus.slot) }
  }
}

extension FormBuilder {
  /// How people work with the form. A form inside another one has the mode of that one.
  public func mode(_ mode: FormMode) { scope.conduct.mode = mode }

  /// Shows no marks for required and optional fields, in the whole form.
  public func unmarked() { scope.conduct.isUnmarked = true }

  /// Return in the last field submits the form, or saves it.
  public func returnSubmits() { scope.conduct.returnSubmits = true }

  /// The form opens without the focus in its first field, for one in a window or on a page with something else to do.
  public func startsWithoutFocus() { scope.conduct.startsWithoutFocus = true }
}

/// How people work with a form, apart from its rows.
struct FormConduct {
  var mode = FormMode.submit
  /// Whether no marks say what is required, or optional.
  var isUnmarked = false
  /// Whether Return in the last field submits.
  var returnSubmits = false
  /// Whether no field has the focus when the form opens.
  var startsWithoutFocus = false
}

extension FormEngine {
  /// Whether Return in the last field submits the form, or saves it.
  public var returnSubmits: Bool { core.conduct.returnSubmits }
  /// Whether the form opens without the focus in its first field.
  public var startsWithoutFocus: Bool { core.conduct.startsWithoutFocus }
}

extension FieldBuilder {
  /// Lets the field be edited while the form is locked: before Edit is pressed, and in a frozen form. For a subform or a
  /// collection, this applies to everything in it.
  @discardableResult public func editableWhenLocked() -> Self {
    element.detail { $0.isEditableWhenLocked = true }
    return self
  }
}

extension FieldBuilder {
  /// Shows no mark that the field is required, or optional.
  @discardableResult public func unmarked() -> Self {
    element.detail { $0.isUnmarked = true }
    return self
  }
}

extension FieldTrait {
  /// Shows no mark that the field is required, or optional.
  public static var unmarked: FieldTrait { FieldTrait() }
  /// Lets the field be edited while the form is locked.
  public static var editableWhenLocked: FieldTrait { FieldTrait() }
}

extension FormReader {
  /// A fact about how the form is being used: `$0[.isEditing]`.
  public subscript(_ state: FormState) -> Bool {
    scope.engine.read(state.aspect)
  }
}

extension FormEngine {
  /// Records that a closure has read how the form is being used.
  func record(_ state: Dependency.Aspect) { if !slots.isEmpty { record(Dependency(0, state)) } }

  /// What a closure reads of how the form is being used.
  func read(_ state: Dependency.Aspect) -> Bool {
    record(state)
    switch state {
    case .mode: return currentFacts.isEditing
    case .formValid:
      // Something may still change in this input. Then the closure has to run again, even if the form ends as it began.
      if isSubmittable != knownFacts.isValid { doubtfulFacts.insert(state) }
      return isSubmittable
    default:
      if currentFacts.isDirty != knownFacts.isDirty { doubtfulFacts.insert(state) }
      return currentFacts.isDirty
    }
  }

  /// Runs the closures again that have read whether the form is valid or changed, if that is different now.
  func followFacts() {
    let now = (isSubmittable, currentFacts.isDirty)
    guard now != knownFacts || !doubtfulFacts.isEmpty, !slots.isEmpty else { return }
    let doubtful = doubtfulFacts
    doubtfulFacts = []
    if now.0 != knownFacts.isValid || doubtful.contains(.formValid) { queueReaders(0, .formValid) }
    if now.1 != knownFacts.isDirty || doubtful.contains(.formDirty) { queueReaders(0, .formDirty) }
    knownFacts = now
  }
}
