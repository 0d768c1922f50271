extension FormScreenDriver {
  public func perform(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text):
      let leave = try go(to: name, "field") { $0.kind == .field }
      // Clears the text, even one of several lines; the last key leaves the field.
      let clear = String(repeating: "\u{15}\u{8}", count: 24)
      try press("\u{1B}[1;5F" + clear + Self.keys(text) + leave)
    case .pick(let name, let options):
      let leave = try go(to: name, "choice of several") { $0.kind == .field }
      try pick(Set(options.map(ConformanceText.line)), name)
      try press(leave)
    case .choose(let name, let option):
      let leave = try go(to: name, "choice") { $0.kind == .field }
      if try chooseInPage(option, leave) { return }
      let title = ConformanceText.line(option ?? "None")
      let entries = try openList(typing: title)
      guard let index = entries.firstIndex(of: title) else {
        throw FormDriverError("'\(name)' has no option '\(title)'.", shown: entries.joined(separator: "\n"))
      }
      try press("\u{1B}[H" + String(repeating: "\u{1B}[B", count: index) + "\r" + leave)
    case .set(let name, let isOn) where try isSubform(name): try setSubform(name, isOn)
    case .set(let name, let isOn):
      let leave = try go(to: name, "switch") { $0.kind == .field }
      try press((isOn ? "y" : "n") + leave)
    case .attach(let name, let path):
      let leave = try go(to: name, "field for a file") { $0.kind == .field }
      // The field may still contain a refused path.
      let clear = "\u{1B}[1;5F\u{15}"
      try press(clear + (path.map { Self.keys($0) + "\r" } ?? "\u{1B}[3~") + leave)
    case .open(let name):
      try go(to: name, "page") { $0.kind == .link }
      try press("\r")
    case .press(let name):
      try go(to: name, "button") { $0.kind == .button }
      try press("\r")
    case .back, .stay: try pressAlone("\u{1B}")
    case .undo: try press("\u{1F}")
    case .redo: try press("\u{19}")
    case .submit(let twice): try press(twice ? "\u{13}\u{13}" : "\u{13}")
    case .hold:
      try hold.begin()
      try work("hold")
    case .release:
      hold.end()
      try work("release")
    case .stop: try work("stop")
    // During a save, Ctrl-C stops that.
    case .cancel where hold.isHeld: try pressAlone("\u{1B}")
    case .cancel: try press("\u{3}")
    case .leave: try pressAlone("d")
    case .edit: try press("\u{5}")
    case .save: try press("\u{13}")
    case .discard: try press("\u{12}")
    case .act, .tamper: throw FormDriverError("The driver of screens has no '\(command)'.")
    case .insert(let name, _, let before): try insert(into: name, before: before)
    case .remove(let name):
      let row = try goToElement(name)
      try press(row.kind == .field ? "\u{1B}x" : "\u{1B}[3~")
    case .move(let name, let before): try move(name, before: before)
    case .duplicate(let name, _):
      let row = try goToElement(name)
      try press(row.kind == .field ? "\u{1B}m" : "d")
    case .check, .expect: break
    }
  }

  /// Chooses one of the options that are visible without opening a list: arrows choose among options side by side or
  /// one after the other, Space chooses one in a column or a grid.
  private func chooseInPage(_ option: String?, _ leave: String) throws -> Bool {
    let window = try window()
    guard let focus = window.focus, let layout = window.layouts[focus] else { return false }
    guard let option else {
      try press("\u{1B}[3~" + leave)
      return true
    }
    let title = ConformanceText.line(option)
    let options = window.options[focus] ?? []
    if layout == .steps {
      try step(to: title)
      try press(leave)
      return true
    }
    guard let index = options.firstIndex(of: title) else {
      throw FormDriverError("There is no option '\(title)'.", shown: options.joined(separator: "\n"))
    }
    switch layout {
    case .sideBySide:
      let back = String(repeating: "\u{1B}[D", count: options.count)
      try press(back + String(repeating: "\u{1B}[C", count: index) + leave)
    case .tiles: try press("\u{1B}[H" + String(repeating: "\u{1B}[C", count: index) + " " + leave)
    case .column, .tags, .steps: try press("\u{1B}[H" + String(repeating: "\u{1B}[B", count: index) + " " + leave)
    }
    return true
  }

  /// Goes from the first option to the next one until the row shows a title.
  private func step(to title: String) throws {
    func shown() throws -> String { try window().reading.rows[window().focus ?? 0].value }
    try press("\u{1B}[H")
    var titles = [try shown()]
    while titles.last != title {
      try press("\u{1B}[C")
      let next = try shown()
      guard next != titles.last else {
        throw FormDriverError("There is no option '\(title)'.", shown: titles.joined(separator: "\n"))
      }
      titles.append(next)
    }
  }

  /// The keys that type a text; a text with control characters is pasted.
  private static func keys(_ text: String) -> String {
    let hasControls = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
    guard !hasControls else { return "\u{1B}[200~" + text + "\u{1B}[201~" }
    return String(text.map { $0 == "\n" ? "\r" : $0 })
  }

  // MARK: Subforms

  private func isSubform(_ name: ConformanceRowName) throws -> Bool {
    let reading = try read()
    return reading.index(of: name) { $0.kind == .field } == nil && reading.index(of: name) != nil
  }

  /// Enter creates a subform and opens it; Delete removes it, and asks first if there are answers in it.
  private func setSubform(_ name: ConformanceRowName, _ isOn: Bool) throws {
    try go(to: name, "subform") { $0.kind == .link || $0.kind == .heading }
    let depth = try window().reading.page.count
    try press(isOn ? "\r" : "\u{1B}[3~")
    if try isAskingToRemove() { try pressAlone("r") }
    if try window().reading.page.count > depth { try pressAlone("\u{1B}") }
  }
}
