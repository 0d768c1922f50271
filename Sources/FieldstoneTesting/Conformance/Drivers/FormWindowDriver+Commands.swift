extension FormWindowDriver {
  public func perform(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text):
      let row = try row(name, "field") { $0.kind == .field && !$0.isReadOnly }
      // A control of the program's own may be a group of buttons.
      if row.options != nil { return try choose(name, text) }
      try ask(["do": "type", "row": .text(row.row ?? ""), "id": .text(row.id ?? ""), "text": .text(text)])
    case .pick(let name, let options): try pick(name, options)
    case .choose(let name, let option): try choose(name, option)
    case .set(let name, let isOn): try set(name, isOn)
    case .attach(let name, let path): try attach(name, path)
    case .open(let name): try click(try row(name, "page") { $0.kind == .link }.id)
    case .press(let name):
      // One that leads on looks like the row of a page.
      let isButton = try load().reading.index(of: name) { $0.kind == .button } != nil
      try click(try row(name, "button") { $0.kind == (isButton ? .button : .link) && !$0.isReadOnly }.id)
    case .back: if try !load().page.isEmpty { try ask(["do": "press", "key": "LEFT", "held": "ALT"]) }
    case .undo: try ask(["do": "press", "key": "z", "held": "CONTROL"])
    case .redo: try ask(["do": "press", "key": "y", "held": "CONTROL"])
    case .submit(let twice):
      guard let button = try load().submit else {
        try ask(["do": "press", "key": "RETURN", "held": "CONTROL"])
        return try closeFailure()
      }
      try ask(["do": "click", "id": .text(button), "times": .number(twice ? 2 : 1)])
      try closeFailure()
    case .hold:
      try hold.begin()
      try ask(["do": "hold"])
    case .release:
      hold.end()
      try ask(["do": "release"])
      try closeFailure()
    case .stop: try ask(["do": "stop", "id": .text(load().cancel ?? "")])
    // While there is something to cancel, the button for that is in the place of the one that closes.
    case .cancel where try load().cancelsChanges: try ask(["do": "press", "key": "ESCAPE"])
    case .cancel: try click(try load().cancel)
    case .stay: try ask(["do": "answer", "title": "Keep Editing"])
    case .leave: try ask(["do": "answer", "title": "Discard"])
    case .edit, .save:
      try ask(["do": "press", "key": "RETURN", "held": "CONTROL"])
      try closeFailure()
    case .discard: try click(load().cancel)
    case .act, .tamper: throw FormDriverError("The driver of windows has no '\(command)'.")
    case .insert, .remove, .move, .duplicate: try performOnElement(command)
    case .check, .expect: break
    }
  }

  func click(_ id: String?) throws {
    guard let id else { throw FormDriverError("There is nothing to click on.", shown: try read().description) }
    try ask(["do": "click", "id": .text(id)])
  }

  /// Chooses a file in the dialog of the desktop, or presses the button that removes the one that has been chosen.
  private func attach(_ name: ConformanceRowName, _ path: String?) throws {
    let row = try row(name, "field for a file") { $0.kind == .field && !$0.isReadOnly }
    guard let path else { return try click(row.removes) }
    try ask(["do": "attach", "id": .text(row.id ?? ""), "path": .text(path)])
  }

  private func set(_ name: ConformanceRowName, _ isOn: Bool) throws {
    let page = try load()
    if let link = page.reading.index(of: name, where: { $0.kind == .link }), let presence = page.rows[link].presence,
      page.reading.index(of: name, where: { $0.kind == .field }) == nil
    {
      try click(presence)
      return try confirmRemoval()
    }
    let row = try row(name, "switch") { $0.kind == .field && !$0.isReadOnly }
    if row.control == "switch" {
      try ask(["do": "click", "id": .text(row.id ?? ""), "row": .text(row.row ?? "")])
      try confirmRemoval()
    } else {
      try choose(name, isOn ? "Yes" : "No")
    }
  }

  /// Closes the message that a submit or a save has failed, which is over the window.
  private func closeFailure() throws {
    if try outcome() == .open, try load().hasFailed { try ask(["do": "answer", "title": "Close"]) }
  }

  /// A subform with answers goes after a question.
  private func confirmRemoval() throws {
    if try outcome() == .open, try load().isRemoving { try ask(["do": "answer", "title": "Remove"]) }
  }
}
