extension FormWebDriver {
  public func perform(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text):
      let row = try row(name, "field") { $0.kind == .field && !$0.isReadOnly }
      // A control of the program's own may be a group of buttons.
      if row.options != nil { return try choose(name, text) }
      try send(["do": "fill", "id": .text(row.id ?? ""), "text": .text(text)])
    case .pick(let name, let options): try pick(name, options)
    case .choose(let name, let option): try choose(name, option)
    case .set(let name, let isOn): try set(name, isOn)
    case .attach(let name, let path): try attach(name, path)
    case .open(let name): try click(try row(name, "page") { $0.kind == .link }.id ?? "")
    case .press(let name):
      try click(try row(name, "button") { $0.kind == .button && !$0.isReadOnly }.id ?? "")
      try endIfSubmitted()
    case .back: try pressBelow("back")
    case .undo: try pressBelow("undo")
    case .redo: try pressBelow("redo")
    case .submit(let twice):
      let page = try load()
      guard let button = page.rows.first(where: { $0.isSubmit == true })?.id ?? page.submit else {
        throw FormDriverError("The page has nothing to submit with.", shown: page.reading.description)
      }
      if twice { try ask(["do": "post_twice", "id": .text(button)]) } else { try press(button) }
      try endIfSubmitted()
    case .hold:
      try hold.begin()
      try ask(["do": "hold"])
    case .release:
      hold.end()
      try ask(["do": "release"])
      try endIfSubmitted()
    case .act, .stop: throw FormDriverError("The driver of pages has no '\(command)'.")
    case .cancel: try click(try row(ConformanceRowName("Cancel"), "button") { $0.kind == .button }.id ?? "")
    case .stay: try click("button:stay")
    case .leave: try click("button:leave")
    case .edit: try pressTool("edit")
    case .save: try pressTool("save")
    case .discard: try pressTool("discard")
    case .tamper(let fields, let status):
      let found = try ask(["do": "tamper", "fields": .table(fields)]).status
      guard found == status else {
        throw FormDriverError("Expected status \(status), got \(found.map { "\($0)" } ?? "none").")
      }
    case .insert, .remove, .move, .duplicate: try change(command)
    case .check, .expect: break
    }
  }

  /// Chooses a file, or presses the button that removes the one that has been chosen.
  private func attach(_ name: ConformanceRowName, _ path: String?) throws {
    let row = try row(name, "field for a file") { $0.kind == .field }
    guard let button = path == nil ? row.removes : row.uploads else {
      throw FormDriverError("'\(name)' has no such button.", shown: try load().reading.description)
    }
    guard let path else { return try click(button) }
    try ask(["do": "attach", "id": .text(row.id ?? ""), "path": .text(path), "button": .text(button)])
  }

  /// Presses a button of the toolbar.
  private func pressTool(_ intent: String) throws {
    let page = try load()
    guard page.buttons.contains(intent) else {
      throw FormDriverError("The page has no button '\(intent)'.", shown: page.reading.description)
    }
    if intent == "save" { try press("button:\(intent)") } else { try click("button:\(intent)") }
  }

  /// Sends each edit by itself, so that one edit is one undo step, as on other surfaces.
  func send(_ edit: [String: LineValue]) throws {
    // A form that saves by itself has Save instead.
    let buttons = try load().buttons
    guard let button = ["update", "save"].first(where: buttons.contains) else {
      throw FormDriverError(
        "The page has no button that sends answers and stays.", shown: try load().reading.description)
    }
    try ask(edit)
    try click("button:\(button)")
  }

  private func set(_ name: ConformanceRowName, _ isOn: Bool) throws {
    let page = try load()
    if let index = page.reading.index(of: name, where: { $0.kind == .link || $0.kind == .heading && $0.title != "" }),
      let presence = page.rows[index].presence, page.reading.index(of: name, where: { $0.kind == .field }) == nil
    {
      return try click(presence)
    }
    let row = try row(name, "switch") { $0.kind == .field && !$0.isReadOnly }
    if row.options == nil {
      try send(["do": "tick", "id": .text(row.id ?? ""), "ticked": isOn ? "on" : "off"])
    } else {
      try choose(name, isOn ? "Yes" : "No")
    }
  }
}
