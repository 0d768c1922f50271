/// What handles an action, from the form that declares it and the row at which it fired.
typealias ActionHandler = @Sendable (ReadScope, FormRowID) -> Void

/// Actions of rows, and who handles them.
extension FormEngine {
  /// Lets the action of a row fire once the input has been processed and observers have been notified.
  ///
  /// - Returns: Whether anybody handles it. If not, that is reported.
  @discardableResult func fire(_ slot: Int, _ action: FormAction) -> Bool {
    let row = rowID(slot)
    guard let handler = handler(of: action, at: slot) else {
      environment.report(FormActionError(action: action, row: row))
      return false
    }
    pressed.append((handler, row))
    return true
  }

  /// The handler of the form that has the row, else of the nearest one around it that has one, else of the program.
  private func handler(of action: FormAction, at slot: Int) -> ((FormRowID) -> Void)? {
    var index = block(of: slot)
    while index >= 0 {
      if let handler = blocks[index].core.handlers[action.name] {
        let scope = ReadScope(engine: self, block: index, slot: slot)
        return { row in
          // An earlier handler may have removed the element.
          if scope.engine.isLive(scope.block) { handler(scope, row) }
        }
      }
      index = blocks[index].parent
    }
    return handlers[action.name]
  }

  /// The most handlers of actions that run because of one input. More mean that they keep triggering each other.
  private static let mostHandlers = 1_000

  /// Runs the handlers of actions, last of all: what they send is an input of its own.
  ///
  /// - Parameter isForSubmit: Whether a submit or a save needs what they correct, which a handler may have sent itself.
  func runPressed(isForSubmit: Bool = false) {
    guard !pressed.isEmpty, firing < (isForSubmit ? 2 : 1) else { return }
    firing += 1
    defer { firing -= 1 }
    for _ in 0..<Self.mostHandlers where !pressed.isEmpty {
      let (handler, row) = pressed.removeFirst()
      handler(row)
    }
    guard let row = pressed.first?.row else { return }
    pressed.removeAll()
    environment.report(FormActionError(row: row))
  }

  /// Before a submit or a save, takes the texts that wait until their field is left, and lets the actions of all fields
  /// fire that were answered and not left. What these correct is part of what is submitted.
  func leaveAll() {
    takeAllHeld()
    for slot in unleft.keys.sorted() { fireAtEnd(slot) }
    runPressed(isForSubmit: true)
  }

  /// Changes which elements a collection has, and lets its action fire.
  func firing(_ collection: FormRowID?, _ change: () -> FormReply) -> FormReply {
    let slot = collection.flatMap { self.slot(of: $0) }
    let reply = change()
    if reply.isAccepted, let slot, isLive(block(of: slot)), collections[slot] != nil,
      let action = element(at: slot).details?.action
    {
      fire(slot, action)
    }
    return reply
  }

  /// Notes that a person has answered a field that has an action, or made or removed a subform that has one.
  func noteAnswer(_ slot: Int, from old: StoredValue) {
    let element = element(at: slot)
    guard let details = element.details, let action = details.action, element.kind != .action else { return }
    guard let field = field(at: slot) else {
      if storedValue(slot) != old { fire(slot, action) }
      return
    }
    switch details.actionMoment ?? (isTyped(field, slot) ? .end : .change) {
    case .change: if storedValue(slot) != old { fire(slot, action) }
    case .end: if unleft[slot] == nil { unleft[slot] = old }
    }
  }

  private func isTyped(_ field: FieldElement, _ slot: Int) -> Bool {
    let control = field.control(in: environment, range(of: field, slot), isReadOnly: false, codec(of: field, slot))
    return switch control.standard {
    case .text, .longText, .number, .date: true
    default: false
    }
  }

  /// Lets the action of a field fire that is left with another value than it was entered with.
  func fireAtEnd(_ slot: Int) {
    guard !unleft.isEmpty, let old = unleft.removeValue(forKey: slot), storedValue(slot) != old,
      let action = element(at: slot).details?.action
    else { return }
    fire(slot, action)
  }
}
