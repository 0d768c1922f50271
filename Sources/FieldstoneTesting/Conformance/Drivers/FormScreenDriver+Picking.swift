/// Choosing several options: Space toggles one in the page or in a list that opens.
extension FormScreenDriver {
  /// Chooses these options of the row with the focus, and no others.
  func pick(_ titles: Set<String>, _ name: ConformanceRowName) throws {
    let window = try window()
    guard let focus = window.focus else { throw FormDriverError("'\(name)' doesn't have the focus.") }
    switch window.layouts[focus] {
    case .tags: try removeTags(but: titles, window.options[focus] ?? [])
    case nil: break
    case let layout?:
      // The options of a grid are one after the other, too.
      return try toggle(titles, name, next: layout == .column ? "\u{1B}[B" : "\u{1B}[C") {
        let window = try self.window()
        return window.focus.flatMap { window.several[$0] } ?? []
      }
    }
    try open(until: "Enter Close")
    try toggle(titles, name, next: "\u{1B}[B") {
      try self.listed().filter { !$0.mark.hasPrefix("[/]") }.map { ($0.title, $0.isChosen) }
    }
    try press("\r")
  }

  /// Removes tags, and goes to the end of them, where more can be added.
  private func removeTags(but titles: Set<String>, _ tags: [String]) throws {
    for (index, tag) in tags.enumerated().reversed() where !titles.contains(tag) {
      try press("\u{1B}[H" + String(repeating: "\u{1B}[C", count: index) + "\u{1B}[3~")
    }
    try press("\u{1B}[F")
  }

  /// Toggles one option after another: what can be chosen may depend on what is chosen already.
  private func toggle(
    _ titles: Set<String>, _ name: ConformanceRowName, next: String,
    read: () throws -> [(title: String, isChosen: Bool)]
  ) throws {
    var options = try read()
    let unknown = titles.subtracting(options.map(\.title))
    guard unknown.isEmpty else {
      throw FormDriverError("'\(name)' has no option '\(unknown.sorted()[0])'.", shown: "\(options)")
    }
    for _ in 0..<(2 * options.count + 1) {
      guard let index = options.firstIndex(where: { $0.isChosen != titles.contains($0.title) }) else { return }
      try press("\u{1B}[H" + String(repeating: next, count: index) + " ")
      options = try read()
    }
    throw FormDriverError("The options of '\(name)' can't be chosen.", shown: "\(options)")
  }
}
