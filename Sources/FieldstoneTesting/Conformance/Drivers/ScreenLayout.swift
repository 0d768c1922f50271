import FieldstoneCore

/// Reads rows from the lines of a window, by the position and the look of their parts.
struct ScreenLayout {
  var reading = FormReading()
  /// The index of the row with the focus.
  private(set) var focus: Int?
  /// The line of the window on which each row begins.
  private(set) var lines: [Int] = []
  /// The column where each row begins.
  private(set) var columns: [Int] = []
  private var x = 0
  /// How many columns to the right the row that is being read really begins, in a line of several.
  private var shift = 0
  /// The line that is being read.
  private var y = 0
  /// The column where values begin, unless a title leaves no room and its value is on the next line.
  private let column: Int
  /// A field whose title is alone on its line, so that its value is on the next line.
  private var open: (x: Int, isFocused: Bool)?
  /// The options of rows that show them without opening a list.
  var options: [Int: [String]] = [:]
  /// The options that can be toggled, of rows that show them and take several.
  var several: [Int: [(title: String, isChosen: Bool)]] = [:]
  /// How the rows show their options, unless a list of them opens.
  var layouts: [Int: OptionsLayout] = [:]
  /// The column where further lines of the last value begin.
  private var valueX: Int?
  /// The column where further lines of the last issue begin.
  private var issueX: Int?
  private var isUnderlined = false
  private var isAfterBlank = true
  /// The column where further lines of a checkbox's title begin.
  private var boxX: Int?
  /// Whether the Done button at the end of the page has the focus, which is not a row of the form. On a step it is called
  /// "All steps", or like the review if an answer there is being changed.
  private(set) var isOnDone = false
  /// Whether the title of a box was just read.
  private var isAfterTitle = false

  /// - Parameter lines: the window's lines, with the header and without the footer.
  init(_ lines: ArraySlice<[ScreenRun]>, width: Int, rootTitle: String?, isLeaving: Bool) {
    let boxes = ScreenBoxes(lines, width: width)
    column = min(30, boxes.width * 2 / 5)
    if let first = boxes.head?.first, first.text.hasPrefix("‹ ") {
      var titles = first.text.dropFirst(2).split(separator: " › ").map(String.init)
      if let rootTitle, titles.first == rootTitle { titles.removeFirst() }
      reading = FormReading(page: titles.map(ConformanceText.withoutNumber))
    }
    var rest = boxes.lines[...]
    while let (line, y) = rest.popFirst() {
      self.y = y
      let count = reading.rows.count
      switch line {
      case .runs(let runs):
        guard let shared = SharedScreenLine(runs, y: y, below: rest) else {
          read(runs)
          break
        }
        for cell in shared.cells {
          shift = cell.offset
          for line in cell.lines {
            self.y = line.y
            read(line.runs)
          }
        }
        shift = 0
        rest = rest.dropFirst(shared.count)
      case .title(let title):
        x = 0
        add(.heading, ConformanceText.line(title), false)
        isAfterTitle = true
        continue
      }
      isAfterTitle = reading.rows.count > count && reading.rows.last?.kind == .heading
    }
    if !reading.page.isEmpty, let last = reading.rows.last, last.kind == .button,
      ["Done", "All steps", "Check your answers"].contains(last.title)
    {
      reading.rows.removeLast()
      self.lines.removeLast()
      columns.removeLast()
      isOnDone = focus == reading.rows.count
      if isOnDone { focus = nil }
    }
    reading.isLeaving = isLeaving
  }

  private mutating func read(_ line: [ScreenRun]) {
    // The column of the focus mark is bold even if it is empty.
    defer { isAfterBlank = line.isEmpty }
    var runs = line.map { $0.isUnderlined || $0.isColored ? $0 : $0.withoutIndent }.filter {
      !Self.isMarks($0) && !Self.isCount($0)
    }
    guard let first = runs.first else { return }
    var isFocused = false
    if first.text == "›", first.isBold, runs.count > 1 || first.x > 0 {
      isFocused = true
      runs.removeFirst()
    }
    // "› " and a title in one run, where both are bold.
    if !isFocused, first.isBold, first.text.hasPrefix("› ") {
      isFocused = true
      runs = [ScreenRun(x: first.x + 2, text: String(first.text.dropFirst(2)), look: first.look)] + runs.dropFirst()
    }
    runs = Self.joined(runs)
    guard let first = runs.first else { return }
    x = first.x
    if runs.count == 1, first.isBold, ConformanceText.position(first.text) != nil {
      (open, valueX, issueX, boxX) = (nil, nil, nil, nil)
      return add(.heading, first.text, isFocused)
    }
    // An optional inline subform.
    if isAfterTitle, runs.count == 1, let last = reading.rows.indices.last,
      ["[ Add ]", "[ Remove ]"].contains(first.text)
    {
      if first.text == "[ Add ]" { reading.rows[last].value = FormReading.Row.absent }
      if isFocused { focus = last }
      return
    }
    if first.isColored { return readIssue(runs) }
    if let issueX, first.x == issueX, runs.count == 1 { return readIssue(runs) }
    issueX = nil
    if let boxX, first.x == boxX, runs.count == 1, !isFocused { return readMoreOfTitle(first) }
    boxX = nil
    if first.x + 2 < column, Self.isBox(first) { return readBox(runs, isFocused) }
    if let title = open, first.x == title.x + 2 {
      open = nil
      return readValue(runs, at: first.x)
    }
    if let title = open, first.x == title.x, runs.count == 1, let last = reading.rows.indices.last {
      reading.rows[last].title += " " + ConformanceText.line(first.text)
      return
    }
    open = nil
    if let last = reading.rows.indices.last, !isFocused, first.x + 2 >= min(column, 4), let layout = layouts[last] {
      switch layout {
      case .tiles where Self.isTile(first.text): return readTiles(runs)
      case .tags where Self.hasTags(runs): return readTags(runs)
      case .column where Self.isOption(first), .sideBySide where Self.isOption(first): return readOptions(runs)
      default: break
      }
    }
    if let valueX, first.x == valueX, !isFocused { return readMore(runs) }
    valueX = nil
    if let title = Self.button(first), runs.count == 1 {
      return add(.button, title, isFocused, isReadOnly: first.isDim)
    }
    if runs.count == 1, first.x + 2 < column {
      if isReason(first) { return }
      if first.isDim { return add(.note, first.text, false) }
      if first.isBold, !isFocused || isAfterBlank { return add(.heading, first.text, isFocused) }
    }
    if runs.count == 2, ["[ Add ]", "[ Remove ]"].contains(runs[1].text), runs[1].isBold {
      add(first.isBold && (!isFocused || isAfterBlank) ? .heading : .link, first.text, isFocused)
      if runs[1].text == "[ Add ]" { reading.rows[reading.rows.count - 1].value = FormReading.Row.absent }
      return
    }
    add(.field, first.text, isFocused)
    if let value = runs.firstIndex(where: { $0.x >= column }) {
      readValue(Array(runs[value...]), at: column)
    } else {
      open = (first.x, isFocused)
    }
  }

  private mutating func add(_ kind: FormReading.Row.Kind, _ title: String, _ isFocused: Bool, isReadOnly: Bool = false)
  {
    var row = FormReading.Row(kind, title)
    row.isReadOnly = isReadOnly
    row.readPosition()
    columns.append(x + shift)
    if isFocused { focus = reading.rows.count }
    reading.rows.append(row)
    lines.append(y)
  }

  /// Whether a line says why the button above it adds nothing: it is part of the button.
  private func isReason(_ run: ScreenRun) -> Bool {
    guard let last = reading.rows.last, last.kind == .button, last.isReadOnly else { return false }
    return run.isDim && run.text.wholeMatch(of: /That's the maximum \(\d+\)\./) != nil
  }

  /// The marks for the pointer at the end of an element's line.
  private static func isMarks(_ run: ScreenRun) -> Bool {
    !run.isUnderlined && !run.text.isEmpty && run.text.allSatisfy { "↑↓× ".contains($0) }
  }

  /// How many of the most characters a text has. Readings have no such counts.
  private static func isCount(_ run: ScreenRun) -> Bool {
    (run.isDim || run.isColored) && run.text.wholeMatch(of: /\s*\d+ of \d+\s*/) != nil
  }

  private static func button(_ run: ScreenRun) -> String? {
    guard run.text.hasPrefix("[ "), run.text.hasSuffix(" ]"), run.isBold || run.isDim, run.text.count > 4 else {
      return nil
    }
    // The icon before the title, and the arrow of a button that leads on, only decorate.
    var title = FormReading.Row.withoutIcon(String(run.text.dropFirst(2).dropLast(2)))
    if title.hasSuffix(" ›") { title = String(title.dropLast(2)) }
    return title
  }

  private mutating func readIssue(_ runs: [ScreenRun]) {
    valueX = nil
    let text = ConformanceText.line(runs.dropFirst().map(\.text).joined(separator: " "))
    if issueX == nil || ["✗", "!", "i"].contains(runs[0].text) {
      // A heading has issues if it is that of a collection, and they are right below it.
      let isBelowHeading = reading.rows.last?.kind == .heading && (isAfterTitle || reading.rows.last?.issues != [])
      if reading.rows.isEmpty || [.note, .button].contains(reading.rows.last?.kind)
        || reading.rows.last?.kind == .heading && !isBelowHeading
      {
        add(.notice, "", false)
      }
      issueX = runs.dropFirst().first?.x
      reading.rows[reading.rows.count - 1].issues.append(text)
    } else if let last = reading.rows.indices.last, let issue = reading.rows[last].issues.indices.last {
      reading.rows[last].issues[issue] += " " + ConformanceText.line(runs[0].text)
    }
  }

  // MARK: Checkboxes

  private static func isBox(_ run: ScreenRun) -> Bool {
    !run.isDim && ["[x]", "[ ]", "[-]"].contains { run.text == $0 || run.text.hasPrefix($0 + " ") }
  }

  /// Reads a checkbox followed by its title.
  private mutating func readBox(_ runs: [ScreenRun], _ isFocused: Bool) {
    (valueX, open) = (nil, nil)
    let text = runs.map(\.text).joined(separator: " ")
    add(.field, "", isFocused)
    reading.rows[reading.rows.count - 1].value = text.hasPrefix("[x]") ? "Yes" : text.hasPrefix("[ ]") ? "No" : ""
    boxX = runs[0].x + 4
    readMoreOfTitle(ScreenRun(x: runs[0].x, text: String(text.dropFirst(3)), look: ""))
  }

  private mutating func readMoreOfTitle(_ run: ScreenRun) {
    guard let last = reading.rows.indices.last else { return }
    let title = ConformanceText.line(reading.rows[last].title + " " + run.text)
    reading.rows[last].title = title
    reading.rows[last].readMark()
  }

  // MARK: Values

  private mutating func readValue(_ runs: [ScreenRun], at x: Int) {
    guard let last = reading.rows.indices.last, let first = runs.first else { return }
    var row = reading.rows[last]
    row.readMark()
    valueX = x
    isUnderlined = first.isUnderlined
    if Self.isOption(first) {
      reading.rows[last] = row
      options[last] = []
      layouts[last] = runs.count(where: Self.isOption) > 1 ? .sideBySide : .column
      return readOptions(runs)
    }
    if Self.isTile(first.text) || Self.hasTags(runs) {
      (reading.rows[last], options[last]) = (row, [])
      layouts[last] = Self.isTile(first.text) ? .tiles : .tags
      return layouts[last] == .tags ? readTags(runs) : ()
    }
    if let title = Self.stepped(runs) {
      (row.value, layouts[last]) = (Self.words(title), .steps)
      (reading.rows[last], valueX) = (row, nil)
      return
    }
    // That a value is being checked stands beside it.
    let runs = runs.filter { $0.text != "Checking…" && $0.text.contains { !"▾▴−+ ".contains($0) } }
    if first.isUnderlined {
      let text = first.isDim ? "" : ConformanceText.value(first.text)
      let unit = runs.count > 1 && !text.isEmpty ? " " + ConformanceText.line(runs[1].text) : ""
      row.value = !text.isEmpty && text.allSatisfy { $0 == "•" } ? "(set)" : text + unit
    } else if first.text.hasSuffix("›") {
      row.kind = .link
      row.isReadOnly = first.isDim
      row.value = ConformanceText.line(String(first.text.dropLast()))
      if let count = runs.dropFirst().first(where: \.isColored) {
        row.count = Int(count.text.filter(\.isNumber)) ?? 0
      }
      valueX = nil
    } else if ["▾", "▴", "▸"].contains(where: first.text.hasSuffix) {
      row.value = Self.words(String(first.text.dropLast()))
      valueX = nil
    } else if !first.isDim, ["[x]", "[ ]", "[-]"].contains(where: first.text.hasPrefix) {
      row.value = ConformanceText.line(String(first.text.dropFirst(3)))
      valueX = nil
    } else {
      row.isReadOnly = true
      row.mark = nil
      row.value = Self.words(first.text)
      if !row.value.isEmpty, row.value.allSatisfy({ $0 == "•" }) { row.value = "(set)" }
    }
    reading.rows[last] = row
  }

  private static func words(_ text: String) -> String {
    let words = ConformanceText.line(text)
    return words == "–" ? "" : words
  }

  /// Reads a further line of a long text, of which three are compared, or of a read-only value.
  private mutating func readMore(_ runs: [ScreenRun]) {
    guard let last = reading.rows.indices.last, let first = runs.first, first.text != "…" else { return }
    // A slider's bar repeats its number.
    if runs.contains(where: { $0.text.contains("─") || $0.text.contains("━") }) { return }
    // A remark below a field, or the path of another file.
    if isUnderlined != first.isUnderlined { return }
    let text = ConformanceText.value(first.text)
    if !isUnderlined {
      reading.rows[last].value += " " + text
    } else if reading.rows[last].value.count(where: { $0 == "\n" }) < 2 {
      reading.rows[last].value += "\n" + text
    }
  }
}

extension FormReading.Row {
  private static let icons = Set(FormIcon.all.compactMap(\.character))

  /// The title behind the icon, which only decorates.
  fileprivate static func withoutIcon(_ title: String) -> String {
    guard let icon = title.first, title.dropFirst().first == " ", icons.contains(String(icon)) else { return title }
    return String(title.dropFirst(2))
  }

  /// Moves the mark behind the title, and the position of an element, to their own properties.
  fileprivate mutating func readMark() {
    title = Self.withoutIcon(title)
    for (words, mark) in [(" *", FormRow.Mark.required), (" (optional)", .optional)] where title.hasSuffix(words) {
      title = String(title.dropLast(words.count))
      self.mark = mark
      break
    }
    readPosition()
  }
}
