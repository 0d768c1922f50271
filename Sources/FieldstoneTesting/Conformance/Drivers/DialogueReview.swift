import FieldstoneCore

/// The review of the dialogue, as it was printed.
struct DialogueReview {
  struct Entry {
    /// The title of its page, with the position if that is an element's.
    var page: String?
    var number: Int?
    /// The number of an element that is a single answer, which is part of its title here.
    var element: Int?
    var row: FormReading.Row
  }

  /// How the line below the answers begins.
  private static let ends = [
    "Press Enter to submit", "Enter a number to change an answer", "Enter :cancel to quit", "Press Enter to edit",
    "Press Enter to save", "Press Enter to try again", "You can only read this form", "All changes saved.",
    "The changes were not saved.",
  ]

  /// Whether a line is no answer, but says what can be done, or what has become of the changes.
  private static func isEnd(_ line: String) -> Bool {
    ends.contains(where: line.hasPrefix) || line.wholeMatch(of: #/\d+ unsaved changes?/#) != nil
  }

  private(set) var entries: [Entry] = []
  private var notices: [String] = []
  /// The titles of the pages that it has.
  private(set) var pages: [String] = []

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let first = lines.firstIndex { $0.hasPrefix("======") } ?? lines.startIndex
    var page: String?
    var broken = 0
    for index in lines.indices.dropFirst(first + 1) {
      let line = lines[index]
      if index <= broken { continue }
      if Self.isEnd(line) { break }
      let isHeaded = index + 1 < lines.count && lines[index + 1].hasPrefix("---")
      if line.isEmpty || line.hasPrefix("---") && lines[index - 1].isEmpty == false {
        continue
      } else if isHeaded {
        page = line.hasPrefix("Page: ") ? ConformanceText.line(String(line.dropFirst(6))) : nil
        if let page, !pages.contains(page) { pages.append(page) }
      } else if line.hasPrefix("        | ") || line == "        |" {
        if let last = entries.indices.last { entries[last].row.append(line) }
      } else if let issue = Self.issue(line) {
        // A long issue is wrapped, and its further lines are indented.
        let more = lines[(index + 1)...].prefix { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && Self.number($0) == nil }
        note(([String(issue)] + more.map { String($0.dropFirst(2)) }).joined(separator: " ")[...])
        broken = index + more.count
      } else if line.hasPrefix("        ") {
        // A long answer is wrapped, and its further lines are indented.
        if let last = entries.indices.last { entries[last].row.append(String(line.dropFirst(8))) }
      } else if line.hasPrefix("      ") {
        var row = FormReading.Row(.field, line)
        row.isReadOnly = true
        entries.append(Entry(page: page, row: row))
      } else if let number = Self.number(line) {
        add(Self.typed(line.dropFirst(6)), number, page)
      } else if !line.hasPrefix("Buttons: ") {
        var row = FormReading.Row(.heading, line)
        row.readPosition()
        entries.append(Entry(page: page, row: row))
      }
    }
  }

  /// Adds the line of a question. The numbers of elements with the same title in a row are taken out of their titles, as
  /// the other surfaces don't show them there.
  private mutating func add(_ line: String, _ number: Int, _ page: String?) {
    var entry = Entry(page: page, number: number, row: FormReading.Row(.field, line))
    if let found = line.firstMatch(of: #/^(.+?) (\d+): /#), let element = Int(found.2) {
      let isNext =
        element > 1 && entries.last?.element == element - 1
        && entries.last?.row.title.hasPrefix(found.1 + ": ") == true
      if element == 1 || isNext {
        entry.row = FormReading.Row(.field, found.1 + ": " + line[found.range.upperBound...])
        entry.element = element
      }
    }
    entries.append(entry)
  }

  func reading(of page: String?) -> FormReading {
    let title = page.map { ConformanceText.position($0)?.title ?? $0 }
    var reading = FormReading(page: title.map { [$0] } ?? [], rows: entries.filter { $0.page == page }.map(\.row))
    for notice in notices where page == nil {
      var row = FormReading.Row(.notice, "")
      row.issues = [notice]
      reading.rows.append(row)
    }
    return reading
  }

  /// The number of a named question.
  func number(of name: ConformanceRowName, on page: String?) -> Int? {
    let start = ConformanceText.line(name.title).asLabel
    let found = entries.filter { $0.page == page && $0.number != nil && $0.row.title.hasPrefix(start) }
    return found.count >= name.ordinal ? found[name.ordinal - 1].number : nil
  }

  /// The number of a question on any page; among several with the title, of the one with this answer.
  func number(of title: String, answered answer: String) -> Int? {
    let found = entries.filter { $0.number != nil && $0.row.title.hasPrefix("\(title.asLabel) ") }
    // An option that was chosen by its number is shown by its title, so the answer of a single question isn't compared.
    if found.count == 1 { return found[0].number }
    let answer = answer == "yes" ? "Yes" : answer
    let texts = [answer, "| " + answer, "(set)"].map { "\(title.asLabel) \($0)" }
    return found.first { entry in texts.contains { entry.row.title.hasPrefix($0) } }?.number
  }

  // MARK: Lines

  /// `  12  Title: answer`
  private static func number(_ line: String) -> Int? {
    let digits = line.prefix(4).drop { $0 == " " }
    return line.dropFirst(4).hasPrefix("  ") ? Int(digits) : nil
  }

  /// What was not accepted reads as what was typed.
  private static func typed(_ line: Substring) -> String {
    if let refused = line.firstRange(of: " (no answer: these lines were not accepted)") {
      return String(line[..<refused.lowerBound])
    }
    guard let refused = line.firstMatch(of: #/ \(no answer: (?:“(.*)”|the last entry) was not accepted\)$/#) else {
      return ConformanceText.withoutRemark(String(line))
    }
    return line[..<refused.range.lowerBound] + " " + (refused.1 ?? "(set)")
  }

  private static func issue(_ line: String) -> Substring? {
    for word in ["Error: ", "Warning: ", "Note: "] where line.hasPrefix(word) { return line.dropFirst(word.count) }
    return nil
  }

  /// `12 Title: sentence` belongs to a question, anything else to the form.
  private mutating func note(_ issue: Substring) {
    let digits = issue.prefix { $0.isNumber }
    guard let number = Int(digits), let index = entries.firstIndex(where: { $0.number == number }) else {
      return notices.append(ConformanceText.line(String(issue)))
    }
    var words = String(issue.dropFirst(digits.count + 1))
    if let element = entries[index].element, let range = words.firstRange(of: " \(element): ") {
      words.replaceSubrange(range, with: ": ")
    }
    guard let title = entries[index].row.titleStart(of: words[...]) else {
      return notices.append(ConformanceText.line(String(issue)))
    }
    let sentence = words.dropFirst(title)
    entries[index].row.issues.append(ConformanceText.line(String(sentence)))
  }
}

extension FormReading.Row {
  fileprivate mutating func append(_ line: String) { title += " " + ConformanceText.line(line) }

  /// The length of the title with its colon and space, if a sentence begins with it.
  fileprivate func titleStart(of sentence: Substring) -> Int? {
    let ends = title.indices.filter { ":?!؟？！".contains(title[$0]) }
    let starts = ends.map { title[...$0] + " " }
    return starts.last(where: sentence.hasPrefix)?.count
  }
}
