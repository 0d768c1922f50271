/// Choosing options in each of the ways in which a page lays them out.
extension FormWebDriver {
  func choose(_ name: ConformanceRowName, _ title: String?) throws {
    let wish = ConformanceText.line(title ?? "")
    if try row(name, "choice", where: Self.canBeAnswered).isStepper { return try step(to: wish, of: name) }
    let isElsewhere = try openOptions(of: name)
    try find(wish, of: name)
    let row = try row(name, "choice", where: Self.canBeAnswered)
    let options = row.options ?? []
    guard
      let option = options.first(where: { title == nil ? $0.value == "" : ConformanceText.line($0.title) == wish })
    else { throw FormDriverError("'\(name)' has no option '\(wish)'.", shown: "\(options.map(\.title))") }
    if let radio = option.id {
      try send(["do": "tick", "id": .text(radio), "ticked": "on"], isElsewhere)
    } else {
      try send(["do": "select", "id": .text(row.id ?? ""), "value": .text(option.value)])
    }
  }

  /// Checks these options and unchecks all others. Options that are searched for stay on the page while they are
  /// checked.
  func pick(_ name: ConformanceRowName, _ titles: [String]) throws {
    let isElsewhere = try openOptions(of: name)
    let wishes = Set(titles.map(ConformanceText.line))
    for wish in titles.map(ConformanceText.line) {
      guard try find(wish, of: name) else { continue }
      try ask(["do": "tick_all", "ticked": .table(try ticks(wishes, of: name))])
      try click("button:update")
    }
    let row = try row(name, "choice of several", where: Self.canBeAnswered)
    let missing = wishes.subtracting((row.options ?? []).map { ConformanceText.line($0.title) })
    guard missing.isEmpty else {
      throw FormDriverError("'\(name)' has no option '\(missing.sorted()[0])'.", shown: "\(row.options ?? [])")
    }
    let isTagged = row.options?.contains { $0.isTag == true } == true
    let ticked = try ticks(wishes, of: name)
    if !isTagged || !ticked.isEmpty { try send(["do": "tick_all", "ticked": .table(ticked)], isElsewhere) }
    try removeTags(except: wishes, of: name)
  }

  private static func canBeAnswered(_ row: FormReading.Row) -> Bool { row.kind == .field && !row.isReadOnly }

  // MARK: Checkboxes and tags

  /// The checkboxes to click on, with what they are to be.
  private func ticks(_ wishes: Set<String>, of name: ConformanceRowName) throws -> [String: String] {
    var ticks: [String: String] = [:]
    for option in try row(name, "choice of several", where: { $0.kind == .field }).options ?? [] {
      let isWished = wishes.contains(ConformanceText.line(option.title))
      guard option.isTag != true, let id = option.id, isWished != option.isChosen else { continue }
      ticks[id] = isWished ? "on" : "off"
    }
    return ticks
  }

  /// Presses the buttons of tags, each of which is a request.
  private func removeTags(except wishes: Set<String>, of name: ConformanceRowName) throws {
    func unwished() throws -> String? {
      try row(name, "choice of several", where: { $0.kind == .field }).options?
        .first { $0.isTag == true && !wishes.contains(ConformanceText.line($0.title)) }?.id
    }
    while let button = try unwished() { try click(button) }
  }

  // MARK: Steps, pages, searches

  /// Presses one of the two buttons until the option is there, then the other one.
  private func step(to wish: String, of name: ConformanceRowName) throws {
    for side in [\WebPage.Row.next, \WebPage.Row.previous] {
      while true {
        let row = try row(name, "choice", where: Self.canBeAnswered)
        if ConformanceText.line(row.value) == wish { return }
        guard let button = row[keyPath: side] else { break }
        try click(button)
      }
    }
    throw FormDriverError("'\(name)' has no option '\(wish)'.", shown: try load().reading.description)
  }

  /// Goes to the page with the options if they aren't on this one.
  ///
  /// - Returns: Whether they have a page of their own.
  private func openOptions(of name: ConformanceRowName) throws -> Bool {
    guard let button = try row(name, "choice", where: Self.canBeAnswered).opens else { return false }
    try click(button)
    return true
  }

  private func send(_ edit: [String: LineValue], _ isElsewhere: Bool) throws {
    guard isElsewhere else { return try send(edit) }
    try ask(edit)
    try click("button:chosen")
  }

  /// Searches for an option that isn't on the page.
  ///
  /// - Returns: Whether it had to be searched for.
  @discardableResult
  private func find(_ wish: String, of name: ConformanceRowName) throws -> Bool {
    let row = try row(name, "choice", where: Self.canBeAnswered)
    guard let box = row.search, let button = row.searches, wish != "",
      row.options?.contains(where: { ConformanceText.line($0.title) == wish }) != true
    else { return false }
    try ask(["do": "fill", "id": .text(box), "text": .text(wish)])
    try click(button)
    return true
  }
}

extension WebPage.Row {
  fileprivate var isStepper: Bool { previous != nil || next != nil }
}
