/// What Return does in a field of one line.
public enum FormReturnStep: Sendable, Hashable {
  /// It goes to this row, the next that can have the focus on the page: also into a form inside of this one, into an
  /// element, and out of it.
  case next(FormRowID)
  /// It ends the editing of the field and goes nowhere: nothing follows, or the field says so.
  case done
  /// It submits the form, or saves it.
  case submit
  /// It does this action of the row's menu.
  case act(String)
}

extension FormEngine {
  /// What Return does in a row: its own action, else what its ``FormTyping/returnKey`` promises, else it goes on. In the
  /// last field it submits, if the definition says so (``FormBuilder/returnSubmits()``). Where a form can be neither
  /// submitted nor saved now, because it is locked or saves each change by itself, it does neither.
  ///
  /// In a long text, Return is a character, and no surface asks.
  ///
  /// - Complexity: O(rows after it that can't have the focus).
  public func returnStep(in row: FormRowID) -> FormReturnStep {
    self.row(row).map(returnStep) ?? .done
  }

  /// What Return does in a row, in a word or two: what its action is called, or the button that it stands for; nil if it
  /// goes on to the next row.
  public func returnTitle(in row: FormRowID) -> String? {
    guard let row = self.row(row) else { return nil }
    return switch returnStep(in: row) {
    case .act(let id): row.contextActions.first { $0.id == id }?.title
    case .next: nil
    case .done: FormString.common(.done).text(in: environment)
    case .submit: toolbar?.primary?.title.text(in: environment) ?? submitTitle
    }
  }

  /// What the Return key of a screen keyboard says: what the field declares, else what fits what Return does.
  public func returnKey(in row: FormRowID) -> FormReturnKey {
    guard let row = self.row(row) else { return .done }
    return returnKey(in: row, returnStep(in: row))
  }

  package func returnKey(in row: FormRow, _ step: FormReturnStep) -> FormReturnKey {
    if let declared = row.typing?.returnKey { return declared }
    return switch step {
    case .next: .next
    case .done: .done
    case .submit: .send
    case .act: .go
    }
  }

  package func returnStep(in row: FormRow) -> FormReturnStep {
    if let action = row.contextActions.first(where: \.isForReturn) { return .act(action.id) }
    let canSubmit = sendingInput != nil
    switch row.typing?.returnKey {
    case .done: return .done
    case .go where canSubmit, .search where canSubmit, .send where canSubmit: return .submit
    case nil where canSubmit && returnSubmits && isLastField(row): return .submit
    default: return focusableRow(after: row.id).map(FormReturnStep.next) ?? .done
    }
  }

  /// What submits the form, or saves it; nil while there is nothing that does.
  package var sendingInput: FormInput? {
    guard let toolbar else { return .submit }
    return toolbar.primary?.input == .save ? .save : nil
  }

  /// Whether a row is a field that only buttons follow, in the form as a whole.
  private func isLastField(_ row: FormRow) -> Bool {
    guard openPages.count == 1, row.kind == .field else { return false }
    var next = focusableRow(after: row.id)
    while let row = next {
      guard self.row(row)?.kind == .action else { return false }
      next = focusableRow(after: row)
    }
    return true
  }
}

extension FieldBuilder {
  /// What Return does in the field, instead of going on: it runs a closure. The row's menu has the same, with this title,
  /// for people without a Return key.
  @discardableResult public func onReturn(
    _ title: FormString, icon: FormIcon? = nil, _ action: @escaping @Sendable (FormPress<Model>) -> Void
  ) -> Self {
    contextAction(title, icon: icon, action).forReturn()
  }

  /// What Return does in the field, instead of going on: a named action.
  @discardableResult public func onReturn(
    _ title: FormString, _ action: FormAction, icon: FormIcon? = nil
  ) -> Self {
    contextAction(title, action, icon: icon).forReturn()
  }

  /// Makes the entry that was added last the one that Return does.
  private func forReturn() -> Self {
    detail {
      for index in $0.contextActions.indices {
        $0.contextActions[index].isForReturn = index == $0.contextActions.count - 1
      }
    }
    return self
  }
}
