import FieldstoneCore

/// What each surface shows of a page. All of these rules are here; no script or test has its own.
extension FormModelReading {
  func reading(on surface: ConformanceSurface) -> FormReading {
    var reading = FormReading(page: page)
    // While the surface asks whether to leave, nothing else can be read.
    if isLeaving {
      reading = FormReading()
      reading.isLeaving = true
      return reading
    }
    reading.isBusy = isBusy
    // The dialogue has no prompt then, and a window shows rows that take nothing.
    if isBusy, surface == .terminal || [.window, .swiftUI].contains(surface) && isBeingSubmitted {
      reading.page = []
      return reading
    }
    // A heading without a title is only a separator.
    let titled = rows.filter { $0.row.kind != .heading || !$0.row.title.isEmpty }
    switch surface {
    case .engine: reading.rows = titled.filter { !$0.isProgress }.map(\.row)
    case .screen:
      reading.rows = titled.flatMap { row in
        [Self.onScreen(row)] + (row.emptyState.map { [FormReading.Row(.note, $0)] } ?? [])
      }
    case .web: reading.rows = Self.noticesFirst(titled.filter { !$0.isProgress }).map(Self.onWeb)
    case .window, .swiftUI:
      reading.rows = onWindow(titled)
      // The header bar has the title of the page on top.
      reading.page = reading.page.suffix(1)
    case .terminal:
      reading.rows = inDialogue
      // The review has all pages; this one is found by its title.
      reading.page = reading.page.suffix(1)
    }
    return reading
  }

  /// The screen shows only the beginning of a text that is longer than its field, and three lines of a long text.
  private static func onScreen(_ model: Row) -> FormReading.Row {
    var row = model.row
    row.issues = model.remarks + row.issues
    guard row.kind == .field, !row.isReadOnly else { return row }
    // A file that has been chosen looks like what is only shown while the focus is elsewhere.
    if model.control.isFile, !row.value.isEmpty { (row.isReadOnly, row.mark) = (true, nil) }
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

  /// A window has Cancel and Submit in its header bar: its own buttons if the form has none, on any page. An optional
  /// inline subform is a switch, and a button that leads on is a row with an arrow, as that of a page is, except for
  /// one that ends a step.
  private func onWindow(_ rows: [Row]) -> [FormReading.Row] {
    var rest = rows
    var bar: [FormReading.Row] = []
    if page.isEmpty, let toolbar {
      bar = toolbar
    } else if page.isEmpty {
      for (action, title) in [(FormAction.cancel, "Cancel"), (.submit, "Submit")] {
        let index = rest.firstIndex { $0.action == action }
        if action == .submit, index == nil, hasSubmitButton { continue }
        bar.append(index.map { rest.remove(at: $0).row } ?? FormReading.Row(.button, title))
      }
    }
    return bar
      + rest.map { model in
        var row = model.row
        row.issues = model.remarks + row.issues
        if model.isOptional, model.isInline {
          row = FormReading.Row(.field, row.title)
          row.value = model.isThere ? "Yes" : "No"
          row.isReadOnly = model.row.isReadOnly
        }
        if row.kind == .button, model.control == .button(.navigation), model.action != .nextStep { row.kind = .link }
        return row
      }
  }

  /// A page says what the form's own rules say before the buttons that end it.
  private static func noticesFirst(_ rows: [Row]) -> [Row] {
    var sorted: [Row] = []
    var buttons: [Row] = []
    for row in rows {
      if row.row.kind == .button, row.depth == 0 {
        buttons.append(row)
      } else if row.row.kind == .notice {
        sorted.append(row)
      } else {
        sorted += buttons + [row]
        buttons.removeAll()
      }
    }
    return sorted + buttons
  }

  /// The web shows a secret with an error as empty: it has to be typed again.
  private static func onWeb(_ model: Row) -> FormReading.Row {
    var row = model.row
    row.issues = model.remarks + row.issues
    if model.control.isSecret, !model.row.issues.isEmpty, !row.isReadOnly { row.value = "" }
    return row
  }
}
