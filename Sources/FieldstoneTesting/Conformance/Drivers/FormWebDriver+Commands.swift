extension FormWebDriver {
  public func perform(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text):
      let row = try row(name, "field") { $0.kind == .field && !$0.isReadOnly }
      try send(["do": "fill", "id": .text(row.id ?? ""), "text": .text(text)])
    case .pick(let name, let options): try pick(name, options)
    case .choose(let name, let option): try choose(name, option)
    case .set(let name, let isOn): try set(name, isOn)
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
      try ask(["do": twice ? "post_twice" : "click", "id": .text(button)])
      try endIfSubmitted()
    case .cancel: try click(try row(ConformanceRowName("Cancel"), "button") { $0.kind == .button }.id ?? "")
    case .stay: try click("button:stay")
    case .leave: try click("button:leave")
    case .tamper(let fields, let status):
      let found = try ask(["do": "tamper", "fields": .table(fields)]).status
      guard found == status else {
        throw FormDriverError("Expected status \(status), got \(found.map { "\($0)" } ?? "none").")
      }
    case .check, .expect: break
    }
  }

  /// Sends each edit by itself, so that one edit is one undo step, as on other surfaces.
  private func send(_ edit: [String: LineValue]) throws {
    guard try load().buttons.contains("update") else {
      throw FormDriverError(
        "The page has no button that sends answers and stays.", shown: try load().reading.description)
    }
    try ask(edit)
    try click("button:update")
  }

  private func choose(_ name: ConformanceRowName, _ title: String?) throws {
    let wish = ConformanceText.line(title ?? "")
    try find(wish, of: name)
    let row = try row(name, "choice") { $0.kind == .field && !$0.isReadOnly }
    let options = row.options ?? []
    guard
      let option = options.first(where: { title == nil ? $0.value == "" : ConformanceText.line($0.title) == wish })
    else { throw FormDriverError("'\(name)' has no option '\(wish)'.", shown: "\(options.map(\.title))") }
    if let radio = option.id {
      try send(["do": "tick", "id": .text(radio), "ticked": "on"])
    } else {
      try send(["do": "select", "id": .text(row.id ?? ""), "value": .text(option.value)])
    }
  }

  /// Checks these options and unchecks all others. Options that are searched for stay on the page while they are checked.
  private func pick(_ name: ConformanceRowName, _ titles: [String]) throws {
    let wishes = Set(titles.map(ConformanceText.line))
    for wish in titles.map(ConformanceText.line) {
      guard try find(wish, of: name) else { continue }
      try ask(["do": "tick_all", "ticked": .table(try ticks(wishes, of: name))])
      try click("button:update")
    }
    let row = try row(name, "choice of several") { $0.kind == .field && !$0.isReadOnly }
    let missing = wishes.subtracting((row.options ?? []).map { ConformanceText.line($0.title) })
    guard missing.isEmpty else {
      throw FormDriverError("'\(name)' has no option '\(missing.sorted()[0])'.", shown: "\(row.options ?? [])")
    }
    try send(["do": "tick_all", "ticked": .table(try ticks(wishes, of: name))])
  }

  /// The checkboxes to click on, with what they are to be.
  private func ticks(_ wishes: Set<String>, of name: ConformanceRowName) throws -> [String: String] {
    var ticks: [String: String] = [:]
    for option in try row(name, "choice of several", where: { $0.kind == .field }).options ?? [] {
      let isWished = wishes.contains(ConformanceText.line(option.title))
      if let id = option.id, isWished != option.isChosen { ticks[id] = isWished ? "on" : "off" }
    }
    return ticks
  }

  /// Searches for an option that isn't on the page.
  ///
  /// - Returns: Whether it had to be searched for.
  @discardableResult
  private func find(_ wish: String, of name: ConformanceRowName) throws -> Bool {
    let row = try row(name, "choice") { $0.kind == .field && !$0.isReadOnly }
    guard let box = row.search, let button = row.searches, wish != "",
      row.options?.contains(where: { ConformanceText.line($0.title) == wish }) != true
    else { return false }
    try ask(["do": "fill", "id": .text(box), "text": .text(wish)])
    try click(button)
    return true
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
