extension FormBuilder {
  /// A button that runs a closure.
  @discardableResult
  public func button(
    _ title: FormString, role: FormRole? = nil, _ action: @escaping @Sendable (FormPress<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    let row = button(title, FormAction(title.wordsForID), role: role)
    let name = row.element.name
    row.element.detail { $0.action = FormAction(name) }
    scope.handle(name) { action(FormPress(row: $1, scope: $0)) }
    return row
  }

  /// Handles an action of a row in this form, or in a form in it that doesn't handle it itself. What no form handles is
  /// left to ``FormEngine/on(_:_:)``.
  public func on(_ action: FormAction, _ handler: @escaping @Sendable (FormPress<Model>) -> Void) {
    scope.handle(action.name) { handler(FormPress(row: $1, scope: $0)) }
  }
}

extension FieldBuilder {
  /// An action that fires when a person has given another answer: at once for a control that is pressed or dragged, and
  /// when the field is left for a text.
  ///
  /// - Parameter moment: When it fires; nil for the moment that suits the control.
  @discardableResult public func action(_ action: FormAction, at moment: FormActionMoment? = nil) -> Self {
    detail {
      $0.action = action
      $0.actionMoment = moment
    }
    return self
  }

  /// A closure that runs when a person has given another answer: at once for a control that is pressed or dragged, and
  /// when the field is left for a text.
  ///
  /// - Parameter moment: When it runs; nil for the moment that suits the control.
  @discardableResult
  public func action(
    at moment: FormActionMoment? = nil, _ action: @escaping @Sendable (FormPress<Model>) -> Void
  ) -> Self {
    let name = scope.unusedID("action." + element.name)
    scope.handle(name) { action(FormPress(row: $1, scope: $0)) }
    return self.action(FormAction(name), at: moment)
  }
}
