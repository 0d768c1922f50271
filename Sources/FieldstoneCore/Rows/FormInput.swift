/// What a surface, a script or a request sends: the only way in for people.
///
/// Idempotent: sending the same input twice leaves the form as sending it once. There is no toggle; a switch is set.
public enum FormInput: Sendable, Hashable, Codable {
  /// The whole text that the field has now. The engine reads it; surfaces never parse.
  case type(FormRowID, String)
  /// The field's answer. For a subform that may be nil: whether it is there; `.none` makes it nil.
  case set(FormRowID, FormAnswer)
  /// The keyboard is in the row.
  case focus(FormRowID)
  /// The keyboard has left the row.
  case blur(FormRowID)
  /// Opens the page that the row leads to.
  case open(FormRowID)
  /// Closes the page that is on top.
  case back
  /// Presses the button.
  case perform(FormRowID)
  case submit
  case cancel
  case reset
  /// Takes the last step back. The focus, if a row has it, goes to where the step began.
  case undo
  /// Takes the step again that was taken back last; the focus does the same.
  case redo
}

/// What became of an input.
public enum FormReply: Sendable, Hashable {
  /// It was taken; it may still have left an issue.
  case accepted
  /// It was not taken, and nothing has changed.
  case refused(Refusal)

  /// Why an input was not taken.
  public enum Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The form has no such row.
    case unknownRow(FormRowID)
    /// The row is not shown now.
    case hidden(FormRowID)
    /// The row can't be edited or pressed now; with an empty id, the form as a whole can't.
    case disabled(FormRowID)
    /// The row is only shown.
    case readOnly(FormRowID)
    /// The row takes another kind of input.
    case wrongInput(FormRowID)
    /// The input can't be sent together with others.
    case notTogether
    /// There is nothing to take back, or no page to close.
    case nothingToDo
    /// The form itself is wrong: see ``FormEngine/problems``. Only a submit is refused for it.
    case unsound
    /// The form is being submitted.
    case submitting
    /// The form was left.
    case closed

    /// What people are told, where it is worth telling.
    public var message: FormString {
      switch self {
      case .unknownRow, .hidden: .issue(.noLongerThere)
      case .disabled, .readOnly: .issue(.cannotBeChanged)
      case .wrongInput, .notTogether: .issue(.cannotBeAnswered)
      case .nothingToDo: .issue(.nothingToDo)
      case .unsound: .issue(.unsound)
      case .submitting: .issue(.submitting)
      case .closed: .issue(.closed)
      }
    }

    public var description: String {
      switch self {
      case .unknownRow(let row): "Unknown row '\(row)'."
      case .hidden(let row): "The row '\(row)' is not shown now."
      case .disabled(""): "The form is disabled."
      case .disabled(let row): "The row '\(row)' is disabled now."
      case .readOnly(let row): "The row '\(row)' is read-only."
      case .wrongInput(let row): "The row '\(row)' does not take this input."
      case .notTogether: "This input can't be sent together with others."
      case .nothingToDo: "There is nothing to do."
      case .unsound: "The form has problems; see 'problems'."
      case .submitting: "The form is being submitted."
      case .closed: "The form is closed."
      }
    }
  }

  public var isAccepted: Bool { self == .accepted }
}
