import Foundation

@testable import FieldstoneCore

/// All of Fieldstone's own texts in a language as people see them, with examples in place of their placeholders.
struct TextSheet {
  let language: String
  private let environment: FormEnvironment

  init(_ language: String) {
    self.language = language
    environment = FormEnvironment(locale: Locale(identifier: language), timeZone: .gmt)
  }

  /// The page: a row for each text, and five for each with a count.
  var markdown: String {
    let isEnglish = language == "en"
    let rows = StandardText.all.filter { isEnglish || !Self.isForAuthors($0) }.flatMap(rows)
    return """
      # Texts in `\(language)`

      Everything that Fieldstone itself says, with examples for what is put in. A text with a count is here with 0, 1, 2, 5
      and 21. The tests write this page: `FIELDSTONE_RECORD=1 swift test --filter TextSheetTests`.

      | Key | English |\(isEnglish ? "" : " Text |")
      | --- | --- |\(isEnglish ? "" : " --- |")
      \(rows.joined(separator: "\n"))

      """
  }

  /// What is for a program's author, or for whoever runs it, and stays English.
  private static func isForAuthors(_ text: StandardText) -> Bool {
    if case .problem = text { return true }
    return text == .dialogue(.usage)
  }

  private func rows(_ text: StandardText) -> [String] {
    let key = String(text.key.dropFirst("fieldstone.".count))
    let kinds = Self.kinds(text, key)
    let counts: [Int?] = text.english.contains("¦") ? [0, 1, 2, 5, 21] : [nil]
    return counts.map { count in
      let shown = FormString(text, Self.examples(kinds, count))
      var cells = [key + (count.map { " (\($0))" } ?? ""), shown.text(in: Self.english)]
      if language != "en" { cells.append(shown.text(in: environment)) }
      return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }
  }

  private static let english = FormEnvironment(locale: Locale(identifier: "en"), timeZone: .gmt)

  /// A text that stays in its cell, and that no Markdown changes.
  private static func cell(_ text: String) -> String {
    var cell = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    for mark in ["\\", "|", "*", "`", "[", "]"] { cell = cell.replacing(mark, with: "\\" + mark) }
    return cell.replacing("\n", with: "<br>")
  }

  /// What is put in place of each placeholder: `c` the count, `n` a number, `u` a unit, `e` a currency, `t` a text, and dates.
  private static func kinds(_ text: StandardText, _ key: String) -> [Character] {
    let pattern = text.english.split(separator: "¦").last.map(String.init) ?? ""
    let isCounted = text.english.contains("¦")
    let places = pattern.components(separatedBy: "%@").count - 1
    let number = (1...4).last { pattern.contains("%\($0)$@") } ?? max(places, isCounted ? 1 : 0)
    let fallback: Character = isCounted ? "n" : dates.first { key.contains($0.part) }?.kind ?? "t"
    var kinds = Array(Self.others[key] ?? "")
    if kinds.isEmpty, isCounted { kinds = ["c"] }
    return Array((kinds + Array(repeating: fallback, count: 4)).prefix(number))
  }

  private static func examples(_ kinds: [Character], _ count: Int?) -> [FormArgument] {
    var used: [Character: Int] = [:]
    return kinds.map { kind in
      let place = used[kind, default: 0]
      used[kind] = place + 1
      func date(_ kind: FormDateKind) -> FormArgument { place == 0 ? .exampleDate(kind) : .laterExampleDate(kind) }
      return switch kind {
      case "c": .count(count ?? 5)
      case "n": .count([5, 21, 100][place])
      case "D": date(.date)
      case "T": date(.time)
      case "B": date(.dateAndTime)
      case "M": date(.month)
      case "Y": date(.year)
      case "e": .text("EUR")
      case "u": .text(["kg", "g, lb"][place])
      default: .text(["Ada", "Berlin", "Chess", "Dune"][place])
      }
    }
  }

  /// The dates that keys tell of, the longest part first.
  private static let dates: [(part: String, kind: Character)] = [
    ("DateAndTime", "B"), ("dateAndTime", "B"), ("Date", "D"), ("date", "D"), ("Time", "T"), ("time", "T"),
    ("Month", "M"), ("month", "M"), ("Year", "Y"), ("year", "Y"), ("orLater", "D"), ("orEarlier", "D"),
  ]

  /// The texts whose placeholders are something else.
  private static let others: [String: String] = [
    "common.shownOptions": "nn", "common.count": "nn", "common.range": "nn", "common.countOfCharacters": "nn",
    "common.toFix": "n", "common.stepTitle": "nnt", "common.elementTitle": "tnn", "common.numbered": "tn",
    "common.dimensions": "nn", "common.continueDraftFrom": "B", "common.draftSaved": "T", "issue.valueFromTo": "nn",
    "issue.valueOnly": "n", "issue.orMore": "n", "issue.orLess": "n", "issue.noPossibleNumber": "nn",
    "issue.notNumber": "n", "issue.numberFromTo": "nn", "issue.numberOrMore": "n", "issue.numberOrLess": "n",
    "issue.wholeNumberFromTo": "nn", "issue.wholeNumberOrMore": "n", "issue.wholeNumberOrLess": "n",
    "issue.notPercentage": "n", "issue.notAmount": "en", "issue.notMeasured": "unu", "issue.notWholeInUnit": "nnu",
    "issue.notByteCount": "n", "issue.noDecimals": "n", "issue.repeatedEntry": "n", "issue.isMaximum": "n",
    "issue.ofSomeObjects": "tnn", "issue.ofOneObject": "tnn", "issue.cannotBeAdded": "n", "issue.tooMuchText": "n",
    "issue.noSuchDate": "tD", "issue.noSuchTime": "tT", "issue.noSuchDateAndTime": "tB", "issue.noSuchMonth": "tM",
    "issue.noSuchYear": "tY", "hint.byteCount": "n", "hint.fromTo": "nn", "hint.only": "n", "hint.orMore": "n",
    "hint.orLess": "n", "hint.charactersFromTo": "nn", "hint.atLeastOptions": "n", "hint.atMostOptions": "n",
    "hint.optionsFromTo": "nn", "hint.exactlyOptions": "n", "dialogue.moreOptions": "n", "dialogue.fromTo": "nn",
    "dialogue.orMore": "n", "dialogue.atMost": "n", "dialogue.from": "D", "dialogue.until": "D",
    "dialogue.withUnit": "nu", "dialogue.inUnit": "u", "dialogue.factInUnit": "tu", "dialogue.factFromTo": "tnn",
    "dialogue.factOnly": "tn", "dialogue.only": "n",
    "dialogue.dateFromTo": "tDD", "dialogue.factOrMore": "tn", "dialogue.factAtMost": "tn",
    "dialogue.dateOrLater": "tD", "dialogue.dateOrEarlier": "tD", "dialogue.orOthers": "tc",
    "dialogue.optionsMatch": "tc", "dialogue.moreMatches": "n", "dialogue.lineTooLong": "n",
    "dialogue.answeredAlready": "tn", "dialogue.line": "n", "dialogue.edits": "n", "dialogue.removes": "n",
    "dialogue.moves": "nn", "dialogue.duplicates": "n", "dialogue.positions": "nn", "dialogue.noSuchPosition": "nn",
    "dialogue.countsFromOne": "n", "dialogue.noSuchNumber": "nn", "dialogue.enterNumber": "n",
    "dialogue.noSuchNumberButOne": "n", "dialogue.noSuchName": "tn", "screen.more": "n", "screen.moreAnswers": "n",
    "screen.answered": "nn", "screen.position": "nnn", "screen.issue": "nn", "screen.moved": "nn",
    "screen.editorFailed": "n", "web.searchToSee": "n", "web.searchTooLong": "n", "window.more": "n",
  ]
}
