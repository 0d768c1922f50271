/// Elements of collections: the button that adds one, and the menu of each.
extension FormWindowDriver {
  func performOnElement(_ command: ConformanceCommand) throws {
    switch command {
    case .insert(let name, _, let before): try insert(name, before: before)
    case .remove(let name): try act("Remove", on: try self.index(of: name))
    case .duplicate(let name, _): try act("Duplicate", on: try self.index(of: name))
    case .move(let name, let before):
      let index = try self.index(of: name)
      let number = try number(at: index)
      let target = try before.map { try self.number(at: self.index(of: $0)) } ?? (try count(at: index)) + 1
      // Moving it down leaves the ones above it one place further up.
      try move(index, by: target > number ? target - 1 - number : target - number)
    default: throw FormDriverError("'\(command)' does nothing with an element.")
    }
  }

  /// Presses the button under the elements, which adds one at the end, and moves it from there.
  private func insert(_ name: ConformanceRowName, before: ConformanceRowName?) throws {
    let page = try load()
    let target = try before.map { try number(at: self.index(of: $0)) }
    let heading = try page.reading.row(name, "collection") { $0.kind == .heading }.index
    guard let button = page.rows[heading...].first(where: { $0.isAdd == true }), let id = button.id else {
      throw FormDriverError("'\(name)' has no button that adds to it.", shown: page.reading.description)
    }
    try ask(["do": "click", "id": .text(id)])
    guard let before, let target else { return }
    // Its page is open, if it has one.
    let isOpen = try load().page != page.page
    if isOpen { try ask(["do": "press", "key": "LEFT", "held": "ALT"]) }
    let index = try self.index(of: before)
    let last = try count(at: index)
    guard let added = try load().rows[index...].firstIndex(where: { $0.number == last }) else { return }
    try move(added, by: target - last)
    if isOpen, let link = try load().rows[index...].first(where: { $0.number == target }) { try click(link.id) }
  }

  /// Moves an element up or down one by one.
  private func move(_ index: Int, by steps: Int) throws {
    guard steps != 0 else { return }
    let row = try load().rows[index]
    try ask(["do": "act", "id": .text(row.menu ?? ""), "title": steps < 0 ? "Move Up" : "Move Down"])
    // The menu's button keeps the focus.
    for _ in 1..<abs(steps) { try ask(["do": "press", "key": steps < 0 ? "UP" : "DOWN", "held": "ALT"]) }
  }

  private func act(_ title: String, on index: Int) throws {
    try ask(["do": "act", "id": .text(try load().rows[index].menu ?? ""), "title": .text(title)])
  }

  private func index(of name: ConformanceRowName) throws -> Int {
    let page = try load()
    let title = ConformanceText.line(name.title)
    let indices = page.rows.indices.filter {
      page.rows[$0].number != nil && ConformanceText.line(page.rows[$0].title) == title
    }
    guard indices.count >= name.ordinal else {
      throw FormDriverError("There is no element '\(name)'.", shown: page.reading.description)
    }
    return indices[name.ordinal - 1]
  }

  private func number(at index: Int) throws -> Int { try load().rows[index].number ?? 0 }
  private func count(at index: Int) throws -> Int { try load().rows[index].among ?? 0 }
}
