/// Elements of collections: letters on their own rows, and Alt with letters in fields.
extension FormScreenDriver {
  /// Moves the focus to an element.
  func goToElement(_ name: ConformanceRowName) throws -> FormReading.Row {
    try go(to: name, "element") { $0.position != nil }
    let window = try window()
    guard let focus = window.focus else { throw FormDriverError("'\(name)' doesn't have the focus.") }
    return window.reading.rows[focus]
  }

  /// Insert adds an element above the one with the focus; the button below the last element adds one at the end.
  func insert(into name: ConformanceRowName, before: ConformanceRowName?) throws {
    if let before {
      _ = try goToElement(before)
      return try press("\u{1B}[2~")
    }
    let window = try window()
    let rows = window.reading.rows
    let (heading, _) = try window.reading.row(name, "collection") { $0.kind == .heading }
    // The buttons of collections in its elements are further to the right.
    let column = max(2, window.columns[heading])
    let button = rows.indices.first { $0 > heading && rows[$0].kind == .button && window.columns[$0] <= column }
    guard let button else { throw FormDriverError("Nothing adds to '\(name)'.", shown: window.reading.description) }
    let ordinal = rows[...button].count { $0.kind == .button && $0.title == rows[button].title }
    try go(to: ConformanceRowName(rows[button].title, ordinal: ordinal), "button") { $0.kind == .button }
    try press("\r")
  }

  /// Moves an element step by step.
  func move(_ name: ConformanceRowName, before other: ConformanceRowName?) throws {
    let reading = try read()
    func position(_ name: ConformanceRowName) throws -> (number: Int, count: Int) {
      let row = try reading.row(name, "element") { $0.position != nil }.row
      return row.position ?? (0, 0)
    }
    let from = try position(name)
    var target = from.count
    if let other {
      let next = try position(other).number
      target = from.number < next ? next - 1 : next
    }
    let row = try goToElement(name)
    let (up, down) = row.kind == .field ? ("\u{1B}k", "\u{1B}j") : ("k", "j")
    let steps = target - from.number
    try press(String(repeating: steps < 0 ? up : down, count: abs(steps)))
  }
}
