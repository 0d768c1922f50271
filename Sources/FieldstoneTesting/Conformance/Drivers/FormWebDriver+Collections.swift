/// Elements of collections, which have buttons of their own.
extension FormWebDriver {
  func change(_ command: ConformanceCommand) throws {
    switch command {
    case .insert(let name, _, let before):
      let collection = try collection(name)
      let target = try before.map { try position(of: $0) }
      let page = try load().page
      try click(try button(collection.adds, command))
      guard let target else { return }
      guard try load().page == page else { throw FormDriverError("The new element is on another page.") }
      try shift(try elements(of: target.list).count - 1, to: target.index, in: target.list)
    case .remove(let name): try click(try button(element(name).removes, command))
    case .duplicate(let name, _): try click(try button(element(name).copies, command))
    case .move(let name, let before):
      let (list, index) = try position(of: name)
      var target = try elements(of: list).count - 1
      if let before {
        let other = try position(of: before).index
        target = other > index ? other - 1 : other
      }
      try shift(index, to: target, in: list)
    default: throw FormDriverError("'\(command)' does nothing with an element.")
    }
  }

  // MARK: Buttons

  /// Presses a button once for each element that is passed.
  private func shift(_ index: Int, to target: Int, in list: String) throws {
    var index = index
    while index != target {
      let row = try elements(of: list)[index]
      guard let button = index > target ? row.up : row.down else {
        throw FormDriverError("The element can't be moved.", shown: try load().reading.description)
      }
      try click(button)
      index += index > target ? -1 : 1
    }
  }

  private func button(_ id: String?, _ command: ConformanceCommand) throws -> String {
    guard let id else {
      throw FormDriverError("There is no button to '\(command)'.", shown: try load().reading.description)
    }
    return id
  }

  // MARK: Rows

  private func collection(_ name: ConformanceRowName) throws -> WebPage.Row {
    try named(name, "collection") { $0.list != nil && $0.isElement != true && $0.kind == "heading" }
  }

  private func element(_ name: ConformanceRowName) throws -> WebPage.Row {
    try named(name, "element") { $0.isElement == true }
  }

  private func named(
    _ name: ConformanceRowName, _ wish: String, where isMeant: (WebPage.Row) -> Bool
  ) throws -> WebPage.Row {
    let page = try load()
    let title = ConformanceText.line(name.title)
    let found = page.rows.filter { ConformanceText.line($0.title) == title && isMeant($0) }
    guard found.count >= name.ordinal else {
      throw FormDriverError("There is no \(wish) '\(name)'.", shown: page.reading.description)
    }
    return found[name.ordinal - 1]
  }

  private func elements(of list: String) throws -> [WebPage.Row] {
    try load().rows.filter { $0.isElement == true && $0.list == list }
  }

  private func position(of name: ConformanceRowName) throws -> (list: String, index: Int) {
    let row = try element(name)
    let list = row.list ?? ""
    return (list, try elements(of: list).firstIndex { $0.element == row.element } ?? 0)
  }
}
