/// What an action gets: the row at which it fired, and the form that declares it.
///
/// ```swift
/// form.button("Sort") { $0.edit { list in list.names.sort() } }
/// ```
public struct FormPress<Model> {
  /// The row: the button that was pressed, or the field that was changed or left.
  public let row: FormRowID
  let scope: ReadScope

  /// The form as a whole. Send it inputs, or look at its other rows.
  public var form: FormEngine { scope.engine }

  /// The model of the form that declares the action: inside of an element, that element.
  public var model: Model {
    var copy: Model?
    scope.engine.model(of: scope.block).read { copy = $0.assumingMemoryBound(to: Model.self).pointee }
    // The closure is called with the block's model, and nothing else.
    return copy!
  }

  /// Changes the model, as one undo step. Rows, conditions, and rules follow.
  public func edit(_ change: (inout Model) -> Void) {
    let engine = scope.engine
    engine.perform {
      engine.discardSubmit()
      engine.rereading {
        engine.model(of: scope.block).modify { change(&$0.assumingMemoryBound(to: Model.self).pointee) }
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

/// An action that nobody handles: neither the form that has the row, nor one that contains it, nor the program.
public struct FormActionError: Error, Hashable, CustomStringConvertible {
  /// The action.
  public let action: FormAction
  /// The row at which it fired.
  public let row: FormRowID

  public var description: String { "Nothing handles the action '\(action.name)' of the row '\(row)'." }
}
