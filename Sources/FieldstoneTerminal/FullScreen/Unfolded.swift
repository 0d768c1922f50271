import FieldstoneCore
import Foundation

/// What is expanded below the focused row.
enum Unfolded {
  case list(FilteredList)
  case date(DatePicker)
}

extension FilteredList {
  /// Lists the options of a choice, after an entry for none of them if that is an answer.
  init(_ row: FormRow, _ environment: FormEnvironment) {
    if let finding = row.options.finding {
      self.init(searched: row, finding, environment)
      return
    }
    let (options, several) = (row.options, row.takesSeveral)
    let none =
      row.offersNone && !several
      ? Entry(id: nil, title: row.noneTitle ?? FormString.screen(.none).text(in: environment)) : nil
    let first = none == nil ? 0 : 1
    let search: (String) -> [Int] = { typed in
      let words = SearchText.folded(typed).split(separator: " ")
      func fits(_ title: String) -> Bool { words.allSatisfy(SearchText.folded(title).contains) }
      let isNone = none.map { fits($0.title) } ?? false
      // Only what is offered is searched for by the options.
      let others = (options.offeredCount..<options.count).filter { fits(options[$0].title) }
      return (options.matching(typed).positions + others).map { $0 + first } + (isNone ? [0] : [])
    }
    let entries = Entries(
      count: options.count + first, search: options.count > Self.longestWithHelp ? search : nil,
      add: Self.add(row, environment)
    ) {
      if let none, $0 == 0 { return none }
      return Entry(options[$0 - first], takesSeveral: several, environment)
    }
    self.init(entries, at: options.chosenPositions.first.map { $0 + first } ?? 0, takesSeveral: several)
  }

  /// Lists what the program has found. After a failure there is nothing to choose from.
  private init(searched row: FormRow, _ finding: FormRow.Options.Finding, _ environment: FormEnvironment) {
    let (options, several) = (row.options, row.takesSeveral)
    let none =
      row.offersNone && !several && finding.text.isEmpty && !finding.isFailed
      ? Entry(id: nil, title: row.noneTitle ?? FormString.screen(.none).text(in: environment)) : nil
    let first = none == nil ? 0 : 1
    let (count, found) = finding.isFailed ? (0, 0) : (options.count + first, options.offeredCount + first)
    let entries = Entries(count: count, foundCount: found, add: Self.add(row, environment)) {
      if let none, $0 == 0 { return none }
      return Entry(options[$0 - first], takesSeveral: several, environment)
    }
    self.init(entries, at: options.chosenPositions.first.map { $0 + first } ?? 0, takesSeveral: several)
  }

  /// Makes an entry of what was typed, if it can be added.
  private static func add(_ row: FormRow, _ environment: FormEnvironment) -> ((String) -> Entry?)? {
    guard row.options.takesOwnEntries else { return nil }
    return { typed in
      guard row.options.canAdd(typed) else { return nil }
      let title = FormString.common(.addOwnEntry, .text(VisibleText.short(typed, 60))).text(in: environment)
      return Entry(id: typed, title: title, isOwn: true)
    }
  }

  /// The longest list in which help is searched, too.
  private static let longestWithHelp = 200
}

extension FilteredList.Entry {
  /// An option. Among several, what is chosen can be given up even if it could not be chosen again.
  init(_ option: FormRow.Option, takesSeveral: Bool, _ environment: FormEnvironment) {
    let remark = option.remark?.text(in: environment)
    let isRefused = remark != nil && !(takesSeveral && option.isChosen)
    self.init(
      id: option.id, title: option.title, symbol: option.symbol, help: option.help, refusal: isRefused ? remark : nil,
      note: isRefused ? nil : remark, section: option.section)
  }
}

extension DatePicker {
  /// Picks the answer of a date field.
  init(_ row: FormRow, _ style: FormDateStyle, _ engine: FormEngine) {
    let environment = engine.environment
    // The calendar of an empty field opens where its steps begin.
    var opensAt: DateComponents?
    if case .date(let parts) = engine.answer(row.id, steppedBy: 0) { opensAt = parts }
    self.init(
      (style.kind.hasDay, style.kind.hasTime), environment.calendar, environment.locale,
      present: DateComponents(environment.now(), in: engine.timeZone(of: row.id)),
      chosen: row.dateParts, opensAt: opensAt, ends: (style.minimum, style.maximum))
  }
}

extension FormRow {
  /// Whether an entry is the row's answer.
  func isChosen(_ entry: FilteredList.Entry) -> Bool {
    guard let id = entry.id else { return answer == .none && !isMixed }
    return options.position(ofID: id).map { options[$0].isChosen } ?? false
  }

  /// The answered date; nil if there is none.
  var dateParts: DateComponents? {
    if case .date(let parts) = answer { return parts }
    return nil
  }
}
