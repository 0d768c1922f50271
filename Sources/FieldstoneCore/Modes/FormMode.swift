/// How people work with a form: whether they submit it once, or save changes to something that is already there.
///
/// A form states its mode in `arrange`, and a program can change it at any time:
///
/// ```swift
/// static func arrange(_ form: FormBuilder<Attendee>) {
///   form.mode(.edit)
///   form[\.name].editableWhenLocked()
///   form[\.email].visible { $0[.isEditing] }
/// }
/// ```
public enum FormMode: String, Sendable, Codable, CaseIterable {
  /// It is filled in and submitted, once.
  case submit
  /// It is read until somebody presses Edit. Then changes are saved together, or cancelled.
  case edit
  /// It is only read, but for fields that are editable when locked.
  case frozen
  /// It can always be edited. Changes are saved together, or cancelled.
  case save
  /// It can always be edited, and each valid change is saved by itself, at once.
  case free

  /// Whether people save changes by pressing a button.
  var hasSave: Bool { self != .submit && self != .free }
}

/// A fact about how a form is being used, which conditions can read: `$0[.isEditing]`.
public struct FormState: Sendable, Hashable, CustomStringConvertible {
  let aspect: Dependency.Aspect

  public var description: String {
    switch aspect {
    case .formValid: "isValid"
    case .formDirty: "isDirty"
    default: "isEditing"
    }
  }
  /// Whether people can edit the form, because it isn't locked.
  public static let isEditing = FormState(aspect: .mode)
  /// Whether no shown and enabled field has an error.
  public static let isValid = FormState(aspect: .formValid)
  /// Whether any field differs from its starting value.
  public static let isDirty = FormState(aspect: .formDirty)
}

/// What a surface offers beside the rows of a form that is edited rather than submitted: the buttons that apply now, and
/// what has become of the changes.
public struct FormToolbar: Sendable, Equatable {
  /// A button of a toolbar.
  public struct Button: Sendable, Equatable {
    /// The input that it sends.
    public let input: FormInput
    /// Its title.
    public let title: FormString
    /// Whether it can be pressed now.
    public let isEnabled: Bool
  }

  /// Edit or Save; nil where there is nothing to press.
  public let primary: Button?
  /// Cancel, while there is something to cancel.
  public let secondary: Button?
  /// What has become of the changes, such as "All changes saved."; nil if there is nothing to say.
  public let status: FormString?
}
