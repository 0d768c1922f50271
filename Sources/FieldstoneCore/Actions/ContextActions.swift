/// An action of a row's menu, as a definition states it.
struct DeclaredContextAction {
  let title: FormString
  let action: FormAction
  let icon: FormIcon?
  let role: FormRole
  var isForReturn = false
}

extension FormRow {
  /// Something that can be done with a row, apart from answering it: an entry of its menu.
  public struct ContextAction: Sendable, Hashable, Identifiable {
    /// What the input ``FormInput/act(_:action:)`` names.
    public let id: String
    public let title: String
    public let icon: FormIcon?
    /// Whether it is destructive.
    public let role: FormRole
    /// Whether Return in the row does it, too.
    public let isForReturn: Bool
  }
}

extension FieldBuilder {
  /// Adds an entry to the menu of the row, which runs a closure. Surfaces open it with a key, with the right button of the
  /// pointer, and with a button that screen readers reach.
  @discardableResult public func contextAction(
    _ title: FormString, icon: FormIcon? = nil, role: FormRole = .plain,
    _ action: @escaping @Sendable (FormPress<Model>) -> Void
  ) -> Self {
    let name = scope.unusedID("action." + element.name + "." + title.wordsForID)
    scope.handle(name) { action(FormPress(row: $1, scope: $0)) }
    return contextAction(title, FormAction(name), icon: icon, role: role)
  }

  /// Adds an entry to the menu of the row, for a named action.
  @discardableResult public func contextAction(
    _ title: FormString, _ action: FormAction, icon: FormIcon? = nil, role: FormRole = .plain
  ) -> Self {
    detail {
      $0.contextActions.append(DeclaredContextAction(title: title, action: action, icon: icon, role: role))
    }
    return self
  }
}

extension FormEngine {
  func contextActions(_ details: ElementDetails?) -> [FormRow.ContextAction] {
    guard let declared = details?.contextActions, !declared.isEmpty else { return [] }
    return declared.map {
      FormRow.ContextAction(
        id: $0.action.name, title: $0.title.text(in: environment), icon: $0.icon, role: $0.role,
        isForReturn: $0.isForReturn)
    }
  }

  /// Does an action of a row's menu. As for a button, this works while the form is locked, and not while the row is
  /// disabled; twice is once while the row is busy.
  func act(_ row: FormRowID, _ name: String) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    if let reply = actOnConflict(slot, name) { return reply }
    guard let action = element(at: slot).details?.contextActions.first(where: { $0.action.name == name })?.action else {
      return .refused(.wrongInput(row))
    }
    // The action sees what is in the field, also a text that becomes the value when the field is left.
    if focus.slot == slot { takeHeld(slot) }
    return perform(action, at: slot)
  }
}
