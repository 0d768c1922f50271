import Foundation

/// One line of a script, read word by word.
struct ConformanceScriptLine {
  struct Mistake: Error {
    let message: String
  }

  let verb: String
  let rest: String

  init(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 1)
    verb = words.first.map { String($0) } ?? ""
    rest = words.count > 1 ? String(words[1]) : ""
  }

  var isBlank: Bool { verb.isEmpty }

  private static let verbs = [
    "type ROW = TEXT", "choose ROW = OPTION", "pick ROW = OPTION, OPTION…", "set ROW = on", "set ROW = off",
    "attach ROW = PATH", "open ROW", "press ROW", "act ROW = ENTRY", "insert ROW ID", "insert ROW ID before ROW",
    "remove ROW",
    "move ROW before ROW", "move ROW last",
    "duplicate ROW ID", "back", "undo", "redo", "edit", "save", "discard", "submit", "submit twice", "hold", "release",
    "stop", "cancel", "stay", "leave", "tamper STATUS NAME=VALUE…", "check", "expect …",
  ]
  private static let expectations = [
    "value ROW = TEXT", "issue ROW = TEXT", "no issue ROW", "shown ROW", "hidden ROW", "page TITLE", "page", "leaving",
    "busy", "submitted", "cancelled",
  ]

  func command() throws(Mistake) -> ConformanceCommand {
    switch verb {
    case "type":
      let (row, text) = try rowAndText(rest)
      return .type(row, text)
    case "choose":
      let (row, option) = try rowAndText(rest)
      return .choose(row, option.isEmpty ? nil : option)
    case "pick":
      let (row, options) = try rowAndWords(rest)
      return .pick(row, try options.split(separator: ",").map(option))
    case "set":
      let (row, word) = try rowAndText(rest)
      guard word == "on" || word == "off" else { throw Mistake(message: "Expected 'set ROW = on' or 'set ROW = off'.") }
      return .set(row, word == "on")
    case "attach":
      let (row, path) = try rowAndText(rest)
      return .attach(row, path.isEmpty ? nil : path)
    case "open": return .open(try row(rest))
    case "press": return .press(try row(rest))
    case "act":
      let (row, entry) = try rowAndText(rest)
      return .act(row, entry)
    case "insert", "remove", "move", "duplicate": return try collectionCommand()
    case "tamper": return try tamper()
    case "expect": return .expect(try expectation(ConformanceScriptLine(rest)))
    default: break
    }
    switch verb + (rest.isEmpty ? "" : " " + rest) {
    case "back": return .back
    case "undo": return .undo
    case "redo": return .redo
    case "edit": return .edit
    case "save": return .save
    case "discard": return .discard
    case "submit": return .submit(twice: false)
    case "submit twice": return .submit(twice: true)
    case "hold": return .hold
    case "release": return .release
    case "stop": return .stop
    case "cancel": return .cancel
    case "stay": return .stay
    case "leave": return .leave
    case "check": return .check
    default: throw Mistake(message: "Unknown command '\(verb)'. Commands are: \(Self.list(Self.verbs)).")
    }
  }

  private func expectation(_ line: ConformanceScriptLine) throws(Mistake) -> ConformanceExpectation {
    switch line.verb {
    case "value":
      let (row, text) = try rowAndText(line.rest)
      return .value(row, text)
    case "issue":
      let (row, text) = try rowAndText(line.rest)
      return .issue(row, text)
    case "no" where line.rest.hasPrefix("issue "): return .noIssue(try row(String(line.rest.dropFirst(6))))
    case "shown": return .shown(try row(line.rest))
    case "hidden": return .hidden(try row(line.rest))
    case "page": return .page(line.rest.isEmpty ? nil : try text(line.rest))
    case "leaving": return .leaving
    case "busy": return .busy
    case "submitted": return .submitted
    case "cancelled": return .cancelled
    default: throw Mistake(message: "Expected one of: \(Self.list(Self.expectations.map { "expect " + $0 })).")
    }
  }

  // MARK: Parts

  private static func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

  func rowAndText(_ words: String) throws(Mistake) -> (ConformanceRowName, String) {
    let (row, words) = try rowAndWords(words)
    return (row, try text(words))
  }

  /// A row and, unread, what comes after the first sign: texts have signs of their own.
  private func rowAndWords(_ words: String) throws(Mistake) -> (ConformanceRowName, String) {
    if let sign = words.firstRange(of: " = ") {
      return (try row(String(words[..<sign.lowerBound])), String(words[sign.upperBound...]))
    }
    guard words.hasSuffix(" =") else { throw Mistake(message: "Expected '\(verb) ROW = TEXT'.") }
    return (try row(String(words.dropLast(2))), "")
  }

  /// The title of an option, read after the commas between them were found: a title has its own as `\u{2C}`.
  private func option(_ words: Substring) throws(Mistake) -> String {
    try text(words.trimmingCharacters(in: .whitespaces))
  }

  func row(_ words: String) throws(Mistake) -> ConformanceRowName {
    guard !words.isEmpty else { throw Mistake(message: "Expected the title of a row after '\(verb)'.") }
    let parts = words.split(separator: " ").last ?? ""
    if parts.hasPrefix("#"), let ordinal = Int(parts.dropFirst()), ordinal > 0, words != parts {
      return ConformanceRowName(try text(String(words.dropLast(parts.count + 1))), ordinal: ordinal)
    }
    return ConformanceRowName(try text(words))
  }

  private func text(_ words: String) throws(Mistake) -> String {
    guard let text = ConformanceText.unescaped(words) else {
      throw Mistake(message: "In texts, '\\' stands before 'n', 't', '\\' or 'u{1F600}' only.")
    }
    return text
  }

  private func tamper() throws(Mistake) -> ConformanceCommand {
    let words = rest.split(separator: " ")
    guard let status = words.first.flatMap({ Int($0) }) else {
      throw Mistake(message: "Expected 'tamper STATUS NAME=VALUE…', like 'tamper 400 price=1'.")
    }
    var pairs: [String: String] = [:]
    for word in words.dropFirst() {
      guard let sign = word.firstIndex(of: "=") else { throw Mistake(message: "Expected NAME=VALUE, got '\(word)'.") }
      pairs[String(word[..<sign])] = try text(String(word[word.index(after: sign)...]))
    }
    return .tamper(pairs, status: status)
  }
}
