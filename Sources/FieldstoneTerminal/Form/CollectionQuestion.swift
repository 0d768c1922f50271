import FieldstoneCore

/// A collection as a question: its elements with their numbers, and what can be done with them now.
struct CollectionQuestion {
  /// What an answer asks for. Numbers are positions, counted from 1.
  enum Answer: Equatable {
    case goesOn
    /// Adds an element: before another one, or at the end.
    case add(before: Int?)
    case edit(Int)
    case remove(Int)
    case move(Int, to: Int)
    case duplicate(Int)
  }

  let row: FormRow
  let elements: [FormRowID]
  let environment: FormEnvironment
  private let titles: [String]
  /// Says that there are as many elements as there may be; nil if there are not.
  private let fullness: FormString?
  private let canMove: Bool
  private let canRemove: Bool
  private let canDuplicate: Bool

  init(_ row: FormRow, _ engine: FormEngine) {
    self.row = row
    environment = engine.environment
    elements = engine.elements(of: row.id)
    let isFull = engine.canGrow(row.id) && elements.count == engine.mostElements(of: row.id)
    fullness = isFull ? engine.fullness(of: row.id) : nil
    titles = elements.prefix(OptionNames.shown).map { CollectionQuestion.summary(of: $0, engine) }
    let actions = elements.first.flatMap(engine.row)?.actions ?? []
    canMove = actions.contains(.moveDown)
    canRemove = actions.contains(.remove)
    canDuplicate = actions.contains(.duplicate)
  }

  /// An element on one line: what is answered in it.
  static func summary(of element: FormRowID, _ engine: FormEngine) -> String {
    guard let row = engine.row(element) else { return element.path }
    let answer = row.kind == .field ? row.shownAnswer(in: engine.environment) : VisibleText.short(row.display, 400)
    return answer.isEmpty
      ? FormString.dialogue(.noAnswer).text(in: engine.environment).inBrackets(in: engine.environment) : answer
  }

  private func text(_ words: FormString) -> String { words.text(in: environment) }

  // MARK: Asking

  /// The lines above the prompt: the title, the help, and the elements.
  func lead(withHelp: Bool) -> [String] {
    let question = Question(row: row, environment: environment)
    let help = withHelp ? (question.helpLines + (row.hint.map { [$0] } ?? [])).map { "  " + $0 } : []
    return [question.titleAndNeed] + help + list + (fullness.map { ["  " + text($0)] } ?? [])
  }

  private var list: [String] {
    guard !elements.isEmpty else { return ["  " + row.display] }
    let digits = String(titles.count).count
    let lines = titles.enumerated().map { index, title in
      let number = String(index + 1)
      return "  " + String(repeating: " ", count: digits - number.count) + number + "  " + title
    }
    let rest = elements.count - titles.count
    return rest > 0 ? lines + ["  " + text(.dialogue(.moreMatches, .count(rest)))] : lines
  }

  var prompt: String {
    let title = row.shownTitle.withoutFinalStop
    let words = choices + [text(.dialogue(.goesOn))]
    return title.remarked(words.listed(in: environment), in: environment) + FormString.afterLabel(in: environment)
  }

  /// What can be entered besides Enter, with an example of each.
  private var choices: [String] {
    let count = elements.count
    var choices: [FormString] = []
    if row.actions.contains(.insert) { choices.append(.dialogue(.adds)) }
    if count > 0 { choices.append(.dialogue(.edits, positions)) }
    if canRemove { choices.append(.dialogue(.removes, .count(count))) }
    if canMove { choices.append(.dialogue(.moves, .count(count), .count(1))) }
    if canDuplicate { choices.append(.dialogue(.duplicates, .count(count))) }
    return choices.map(text)
  }

  /// The numbers of the elements: `1`, `1 or 2`, `1–12`.
  private var positions: FormArgument {
    elements.count > 2
      ? .string(.dialogue(.positions, .count(1), .count(elements.count)))
      : .either((1...max(elements.count, 1)).map(String.init))
  }

  var help: [String] {
    var lines: [FormString] = []
    if row.isRequired { lines.append(.dialogue(.isRequired)) }
    if row.actions.contains(.insert) { lines.append(.dialogue(elements.isEmpty ? .addHelp : .addHelpBefore)) }
    if !elements.isEmpty { lines.append(.dialogue(.editHelp)) }
    if canRemove { lines.append(.dialogue(.removeHelp)) }
    if canMove { lines.append(.dialogue(.moveHelp)) }
    if canDuplicate { lines.append(.dialogue(.duplicateHelp)) }
    lines += [.dialogue(.enterContinues), .dialogue(.commands)]
    return lead(withHelp: true) + lines.map { "  " + text($0) }
  }

  // MARK: Answers

  /// - Throws: ``AnswerRefusal`` for an answer that asks for nothing that can be done now.
  func read(_ line: String) throws(AnswerRefusal) -> Answer {
    let typed = line.trimmingSpaces
    let line = typed.lowercased()
    guard let first = line.first else { return .goesOn }
    let parts = line.drop { !$0.isNumber }.split { " ,،、，".contains($0) }
    let numbers = parts.compactMap { Int($0) }
    let letters = line.prefix { !$0.isNumber }.filter { $0 != " " }
    guard numbers.count == parts.count, letters.isEmpty || letters == String(first) else { throw notPossible(typed) }
    for number in numbers where !elements.indices.contains(number - 1) {
      throw elements.isEmpty ? notPossible(typed) : noSuchNumber(number)
    }
    switch (letters, numbers.count) {
    case ("a", 0...1) where row.actions.contains(.insert): return .add(before: numbers.first)
    case ("", 1): return .edit(numbers[0])
    case ("r", 1) where canRemove: return .remove(numbers[0])
    case ("m", 2) where canMove: return .move(numbers[0], to: numbers[1])
    case ("d", 1) where canDuplicate: return .duplicate(numbers[0])
    case ("a", 0...1), ("d", 1): throw full(typed)
    default: throw notPossible(typed)
    }
  }

  func notPossible(_ line: String) -> AnswerRefusal {
    let (line, choices) = (FormArgument.text(VisibleText.short(line)), choices)
    return AnswerRefusal(
      choices.isEmpty ? .dialogue(.onlyEnterHere, line) : .dialogue(.notPossibleHere, line, .either(choices)))
  }

  private func noSuchNumber(_ number: Int) -> AnswerRefusal {
    let count = elements.count
    return AnswerRefusal(
      count == 1
        ? .dialogue(.noSuchNumberButOne, .count(number)) : .dialogue(.noSuchNumber, .count(number), .count(count)))
  }

  private func full(_ line: String) -> AnswerRefusal {
    fullness.map { AnswerRefusal($0) } ?? notPossible(line)
  }
}
