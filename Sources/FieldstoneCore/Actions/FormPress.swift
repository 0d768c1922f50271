/// What an action gets: the row at which it fired, and the form that declares it.
///
/// ```swift
/// form.button("Clear") { $0.edit { attendee in attendee.name = "" } }
/// ```
public struct FormPress<Model> {
  /// The row: the button that was pressed, or the field that was changed or left.
  public let row: FormRowID
  let scope: ReadScope
  /// The model as it was when the action fired, for an element that the handler removes.
  private let modelThen: Model

  init(row: FormRowID, scope: ReadScope) {
    (self.row, self.scope) = (row, scope)
    modelThen = Self.model(in: scope)
  }

  /// The form as a whole. Send it inputs, or look at its other rows.
  public var form: FormEngine { scope.engine }

  /// The model of the form that declares the action: inside of an element, that element.
  public var model: Model { scope.engine.isLive(scope.block) ? Self.model(in: scope) : modelThen }

  private static func model(in scope: ReadScope) -> Model {
    var copy: Model?
    scope.engine.model(of: scope.block).read { copy = $0.assumingMemoryBound(to: Model.self).pointee }
    // The closure is called with the block's model, and nothing else.
    return copy!
  }

  /// Changes the model, as one undo step. Rows, conditions, and rules follow. An element that was removed stays as it is.
  public func edit(_ change: (inout Model) -> Void) {
    let engine = scope.engine
    guard engine.isLive(scope.block) else { return }
    engine.perform {
      engine.discardSubmit()
      engine.rereading {
        engine.withRefusedAnswers(in: scope.block) {
          engine.model(of: scope.block).modify { change(&$0.assumingMemoryBound(to: Model.self).pointee) }
        }
      }
    }
  }
}

/// When the action of a field fires.
public enum FormActionMoment: String, Sendable {
  /// Each time that a person changes the value.
  case change
  /// When a person leaves the field after changing its value.
  case end
}

/// What is wrong with the handlers of actions: the program has to correct it.
public struct FormActionError: Error, Hashable, CustomStringConvertible {
  /// The action that nobody handles: neither the form that has the row, nor one that contains it, nor the program. Nil
  /// for handlers that keep triggering each other.
  public let action: FormAction?
  /// The row at which it fired.
  public let row: FormRowID

  init(action: FormAction? = nil, row: FormRowID) { (self.action, self.row) = (action, row) }

  public var description: String {
    guard let action else { return "The handlers of actions keep triggering each other, the last one at '\(row)'." }
    return "Nothing handles the action '\(action.name)' of the row '\(row)'."
  }
}
