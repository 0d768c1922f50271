/// Choosing several options: Space toggles one in the page or in a list that opens.
extension FormScreenDriver {
  /// Chooses these options of the row with the focus, and no others.
  func pick(_ titles: Set<String>, _ name: ConformanceRowName) throws {
    let window = try window()
    if let focus = window.focus, window.options[focus] != nil {
      return try toggle(titles, name) {
        let window = try self.window()
        return window.focus.flatMap { window.several[$0] } ?? []
      }
    }
    try open(until: "Enter Close")
    try toggle(titles, name) { try self.listed().filter { !$0.mark.hasPrefix("[-]") }.map { ($0.title, $0.isChosen) } }
    try press("\r")
  }

  /// Toggles one option after another: what can be chosen may depend on what is chosen already.
  private func toggle(
    _ titles: Set<String>, _ name: ConformanceRowName, read: () throws -> [(title: String, isChosen: Bool)]
  ) throws {
    var options = try read()
    let unknown = titles.subtracting(options.map(\.title))
    guard unknown.isEmpty else {
      throw FormDriverError("'\(name)' has no option '\(unknown.sorted()[0])'.", shown: "\(options)")
    }
    for _ in 0..<(2 * options.count + 1) {
      guard let index = options.firstIndex(where: { $0.isChosen != titles.contains($0.title) }) else { return }
      try press("\u{1B}[H" + String(repeating: "\u{1B}[B", count: index) + " ")
      options = try read()
    }
    throw FormDriverError("The options of '\(name)' can't be chosen.", shown: "\(options)")
  }
}
