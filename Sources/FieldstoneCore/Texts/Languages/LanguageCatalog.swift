/// Fieldstone's own texts in a language, read when the first one is needed.
final class LanguageCatalog: Sendable {
  /// A text, with a form for each plural category if it has a count.
  enum Text: Equatable, Sendable {
    case only(String)
    case plural([FormPlural: String])
  }

  let code: String
  let tag: LanguageTag
  private let source: any LanguageTexts.Type
  private let rule: FormPlural.Rule
  private let read = Locked<[StandardText: Text]?>(nil)

  init(_ source: any LanguageTexts.Type) {
    self.source = source
    code = source.code
    tag = LanguageTag(source.code)
    rule = FormPlural.rule(for: source.code)
  }

  /// All texts by their keys.
  ///
  /// - Complexity: O(1) after the first time.
  var texts: [StandardText: Text] {
    read.withLock { read in
      if let read { return read }
      let texts = Self.texts(in: lines, { _ in })
      read = texts
      return texts
    }
  }

  /// The pattern of a text with its plural form chosen; nil if the catalog lacks it.
  ///
  /// - Complexity: O(1).
  func pattern(_ text: StandardText, _ arguments: [FormArgument]) -> String? {
    switch texts[text] {
    case .only(let pattern): return pattern
    case .plural(let forms):
      let count = arguments.lazy.compactMap(\.digits).first
      return forms[count.map { FormPlural($0, rule) } ?? .other] ?? forms[.other]
    case nil: return nil
    }
  }

  /// The lines of each area.
  var lines: [(area: String, lines: String)] {
    [
      ("common", source.common), ("issue", source.issue), ("hint", source.hint), ("dialogue", source.dialogue),
      ("screen", source.screen), ("web", source.web), ("window", source.window),
    ]
  }

  /// Reads the lines of the areas.
  ///
  /// - Parameter refuse: Is called with each line that isn't a text, or is one that is already there.
  static func texts(in areas: [(area: String, lines: String)], _ refuse: (String) -> Void) -> [StandardText: Text] {
    var texts: [StandardText: Text] = [:]
    texts.reserveCapacity(keys.count)
    for (area, lines) in areas {
      for line in lines.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": ") else {
          refuse("\(area): \(line)")
          continue
        }
        let name = line[..<colon].split(separator: "|", maxSplits: 1)
        let pattern = line[colon...].dropFirst(2).split(separator: "\\n", omittingEmptySubsequences: false)
          .joined(separator: "\n")
        guard let first = name.first, let key = keys["\(area).\(first)"] else {
          refuse("\(area): \(line)")
          continue
        }
        if name.count == 1 {
          if texts.updateValue(.only(pattern), forKey: key) != nil { refuse("\(area): \(line)") }
          continue
        }
        var forms: [FormPlural: String] = [:]
        if case .plural(let known)? = texts[key] { forms = known }
        guard let category = FormPlural(rawValue: String(name[1])), forms[category] == nil else {
          refuse("\(area): \(line)")
          continue
        }
        forms[category] = pattern
        texts[key] = .plural(forms)
      }
    }
    return texts
  }

  /// The texts by `area.key`.
  private static let keys: [String: StandardText] = {
    let prefix = "fieldstone.".utf8.count
    return Dictionary(StandardText.all.map { (String($0.key.dropFirst(prefix)), $0) }) { first, _ in first }
  }()
}
