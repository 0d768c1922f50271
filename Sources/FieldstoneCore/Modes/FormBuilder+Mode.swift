/// How a definition says how people work with its form.
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
  /// Whether surfaces offer a search for the rows.
  var isSearchable = false
  /// What happens to refused answers in a live object.
  var whenInvalid = FormInvalidPolicy.holdBack
  /// What brings drafts of earlier versions to the next one, by version.
  var migrations: [Int: @Sendable (inout FormOldDraft) -> Void] = [:]
  /// What the definition was made from at run time.
  var source: (any Sendable)?
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
