/// What a surface, a script or a request sends: the only way for people to change a form.
///
/// Inputs that give an answer are idempotent: sending one twice leaves the form as sending it once. There is no toggle;
/// a switch is set.
public enum FormInput: Sendable, Hashable, Codable {
  /// The whole text that is now in the field. The engine parses it; surfaces never do.
  case type(FormRowID, String)
  /// The field's answer. For an optional subform, whether it exists; `.none` makes it `nil`.
  case set(FormRowID, FormAnswer)
  /// Searches for the options of a row that asks the program for them. Searching for the same text again does so only
  /// after a failure.
  case search(FormRowID, String)
  /// Inserts an element into a collection: before another element, or at the end. The sender chooses the element's id,
  /// so that sending the input twice inserts it once.
  case insert(FormRowID, id: String, before: FormRowID?)
  /// Removes an element from its collection.
  case remove(FormRowID)
  /// Moves an element of a collection: before another one, or to the end.
  case move(FormRowID, before: FormRowID?)
  /// Inserts a copy of an element after it, with an id that the sender chooses.
  case duplicate(FormRowID, id: String)
  /// The row has the keyboard focus.
  case focus(FormRowID)
  /// The row has lost the keyboard focus.
  case blur(FormRowID)
  /// Opens the page that the row links to.
  case open(FormRowID)
  /// Closes the page on top.
  case back
  /// Presses the button.
  case perform(FormRowID)
  /// Does an action of a row's menu.
  case act(FormRowID, action: String)
  /// Gives up the work that a button has begun and that takes time.
  case stop(FormRowID)
  case submit
  /// Begins to edit a form that is read until then.
  case edit
  /// Saves the changes, and ends editing where it has a beginning.
  case save
  /// Restores what was there before the changes, and ends editing where it has a beginning.
  case discard
  /// Leaves the form.
  case cancel
  case reset
  /// Undoes the last step. The focus, if a row has it, goes to where the step began.
  case undo
  /// Redoes the step that was undone last; the focus moves in the same way.
  case redo
}

/// The outcome of an input.
public enum FormReply: Sendable, Hashable {
  /// It was accepted; it may still have caused an issue.
  case accepted
  /// It was refused, and nothing has changed.
  case refused(Refusal)

  /// Why an input was refused.
  public enum Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The form has no such row.
    case unknownRow(FormRowID)
    /// The element is no longer in its collection.
    case stale(FormRowID)
    /// The collection has as many elements as it may have.
    case full(FormRowID)
    /// The row is not shown now.
    case hidden(FormRowID)
    /// The row can't be edited or pressed now; with an empty id, the form as a whole can't.
    case disabled(FormRowID)
    /// The row is read-only.
    case readOnly(FormRowID)
    /// The row takes another kind of input.
    case wrongInput(FormRowID)
    /// The input can't be sent together with others.
    case notBatchable
    /// There is nothing to undo or redo, or no page to close.
    case noEffect
    /// The form itself has problems: see ``FormEngine/problems``. Only a submit is refused because of them.
    case hasProblems
    /// The form is being submitted.
    case submitting
    /// The form was cancelled.
    case closed

    /// The message for the person filling in the form.
    public var message: FormString {
      switch self {
      case .unknownRow, .hidden, .stale: .issue(.noLongerThere)
      case .full: .issue(.isFull)
      case .disabled, .readOnly: .issue(.cannotBeChanged)
      case .wrongInput, .notBatchable: .issue(.cannotBeAnswered)
      case .noEffect: .issue(.noEffect)
      case .hasProblems: .issue(.hasProblems)
      case .submitting: .issue(.submitting)
      case .closed: .issue(.closed)
      }
    }

    public var description: String {
      switch self {
      case .unknownRow(let row): "Unknown row '\(row)'."
      case .stale(let row): "The element '\(row)' is no longer there."
      case .full(let row): "The collection '\(row)' can't have more elements."
      case .hidden(let row): "The row '\(row)' is not shown now."
      case .disabled(""): "The form is disabled."
      case .disabled(let row): "The row '\(row)' is disabled now."
      case .readOnly(let row): "The row '\(row)' is read-only."
      case .wrongInput(let row): "The row '\(row)' does not take this input."
      case .notBatchable: "This input can't be sent together with others."
      case .noEffect: "There is nothing to do."
      case .hasProblems: "The form has problems; see 'problems'."
      case .submitting: "The form is being submitted."
      case .closed: "The form is closed."
      }
    }
  }

  public var isAccepted: Bool { self == .accepted }
}
