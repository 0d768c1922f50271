import FieldstoneCore

/// What of a page each surface shows. These are all the rules; no script and no test has its own.
extension FormModelReading {
  func reading(on surface: ConformanceSurface) -> FormReading {
    var reading = FormReading(page: page)
    // While it is asked whether to leave, nothing else can be read.
    if isLeaving {
      reading = FormReading()
      reading.isLeaving = true
      return reading
    }
    // A heading without a title only separates.
    let titled = rows.filter { $0.row.kind != .heading || !$0.row.title.isEmpty }
    switch surface {
    case .engine: reading.rows = titled.map(\.row)
    case .screen: reading.rows = titled.map(Self.onScreen)
    case .web: reading.rows = titled.map(Self.onWeb)
    case .terminal:
      reading.rows = inDialogue
      // The review has all pages; this one is found by its title.
      reading.page = reading.page.suffix(1)
    }
    return reading
  }

  /// The screen shows the beginning of what is longer than its field, and three lines of a long text.
  private static func onScreen(_ model: Row) -> FormReading.Row {
    var row = model.row
    guard row.kind == .field, !row.isFixed else { return row }
    let columns =
      switch model.control {
      case .number, .stepper, .slider: 12
      case .date: 20
      case .longText, .text: 40
      default: Int.max
      }
    guard columns < Int.max else { return row }
    let unit = model.control.unit.map { " " + $0 } ?? ""
    let hasUnit = !unit.isEmpty && row.value.hasSuffix(unit)
    let text = hasUnit ? String(row.value.dropLast(unit.count)) : row.value
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(3)
    let beginning = ConformanceText.value(lines.map { String($0.prefix(columns)) }.joined(separator: "\n"))
    row.value = hasUnit ? beginning + unit : beginning
    return row
  }

  /// The web says no more of a secret with an error than the error: it has to be typed again.
  private static func onWeb(_ model: Row) -> FormReading.Row {
    var row = model.row
    if case .secure = model.control, !row.issues.isEmpty, !row.isFixed { row.value = "" }
    return row
  }
}
