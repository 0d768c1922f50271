import Foundation
import Testing

@testable import FieldstoneCore

/// What is wrong with a text of a language.
private struct Fault: Hashable, CustomStringConvertible {
  let language, key, words: String
  var description: String { "\(language), \(key): \(words)" }
}

@Suite("The catalogs of Fieldstone's own texts")
struct CatalogTests {
  /// What stays English in every language: it is for a program's author, or for whoever runs it.
  private static let english = StandardText.all.filter {
    if case .problem = $0 { return true }
    return $0 == .dialogue(.usage)
  }

  /// The texts of buttons: they have room for 24 cells.
  private static let buttons: [StandardText] =
    [
      .submit, .cancel, .edit, .save, .tryAgain, .stop, .resumeDraft, .startAnew, .saveForLater, .nextStep,
      .previousStep,
      .allSteps, .done, .back, .close, .undo, .redo, .add, .remove, .duplicate, .moveUp, .moveDown, .discard,
      .keepEditing, .removeFile,
    ].map { .common($0) }
    + [.addChecked, .selectAll, .selectNone, .update, .upload, .goOn, .startAgain, .openAgain].map { .web($0) }
    + [
      .set, .earlier, .later, .selectAll, .selectNone, .chooseFile, .keepEditing, .keep, .moveUp, .moveDown,
      .saveForLater, .tryAgain,
    ].map { .window($0) } + [.screen(.keep)]

  @Test("There are fifteen languages, English among them")
  func languages() {
    #expect(
      Set(FormEnvironment.languages) == [
        "en", "de", "nl", "fr", "es", "pt-BR", "it", "pl", "tr", "hi", "ar", "fa", "he", "ja", "zh-Hans",
      ])
  }

  @Test("Each language has each text, in each of its plural forms, with all placeholders, and buttons that fit")
  func complete() {
    for catalog in StandardLanguages.all {
      var unreadable: [String] = []
      let texts = LanguageCatalog.texts(in: catalog.lines) { unreadable.append($0) }
      #expect(unreadable.isEmpty, "\(catalog.code)")
      #expect(texts == catalog.texts)
      let faults = Self.faults(texts, catalog.code)
      #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test("A missing text, a missing form, a lost placeholder and a button that is too wide are found")
  func faults() throws {
    let polish = try #require(StandardLanguages.all.first { $0.code == "pl" }).texts
    func faults(_ change: (inout [StandardText: LanguageCatalog.Text]) -> Void) -> [String] {
      var texts = polish
      change(&texts)
      return Self.faults(texts, "pl").map(\.words)
    }
    #expect(faults { _ in } == [])
    #expect(faults { $0[.issue(.required)] = nil } == ["is missing"])
    #expect(faults { $0[.common(.entries)] = .plural([.one: "%@", .many: "%@", .other: "%@"]) } == ["has no form few"])
    #expect(faults { $0[.common(.entries)] = .only("%@") } == ["has no plural forms"])
    #expect(faults { $0[.common(.count)] = .only("%1$@ z 2") } == ["has the placeholders 1 instead of 1 2"])
    #expect(faults { $0[.issue(.required)] = .only("50 %") } == ["has a % that is no placeholder"])
    #expect(faults { $0[.common(.submit)] = .only("Wyślij teraz ten formularz") } == ["is 26 cells wide"])
    #expect(faults { $0[.problem(.badPattern)] = .only("%2$@ %1$@") } == ["stays English"])
  }

  private static func faults(_ texts: [StandardText: LanguageCatalog.Text], _ code: String) -> [Fault] {
    let categories = FormPlural.categories(in: Locale(identifier: code))
    var faults: [Fault] = []
    for text in StandardText.all {
      func report(_ words: String) { faults.append(Fault(language: code, key: text.key, words: words)) }
      let isCounted = text.english.contains("¦")
      if english.contains(text) {
        if texts[text] != nil { report("stays English") }
        continue
      }
      let wanted = placeholders(text.english.split(separator: "¦").last.map(String.init) ?? "")
      switch texts[text] {
      case nil: report("is missing")
      case .only(let pattern):
        if isCounted { report("has no plural forms") }
        check(pattern, wanted, count: nil, report)
        if buttons.contains(text), width(pattern) > 24 { report("is \(width(pattern)) cells wide") }
      case .plural(let forms):
        if !isCounted { report("has plural forms") }
        for category in FormPlural.allCases where categories.contains(category) != (forms[category] != nil) {
          report("has \(forms[category] == nil ? "no" : "a") form \(category)")
        }
        // The word may say how many there are.
        for (category, pattern) in forms {
          check(pattern, wanted, count: [.zero, .one, .two].contains(category) ? place(ofCountIn: text) : nil, report)
        }
      }
    }
    return faults
  }

  /// Which argument is the count.
  private static func place(ofCountIn text: StandardText) -> Int {
    [.dialogue(.orOthers), .dialogue(.optionsMatch)].contains(text) ? 2 : 1
  }

  /// - Parameter count: The argument for which there may be a word instead; nil if there may be none.
  private static func check(_ pattern: String, _ wanted: [Int], count: Int?, _ report: (String) -> Void) {
    if pattern.isEmpty || pattern.first?.isWhitespace == true || pattern.last?.isWhitespace == true {
      report("has a blank at an end")
    }
    let found = placeholders(pattern)
    if found.contains(0) { return report("has a % that is no placeholder") }
    guard found != wanted, count == nil || found != wanted.filter({ $0 != count }) else { return }
    func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
    report("has the placeholders \(list(found)) instead of \(list(wanted))")
  }

  /// The numbers of the arguments, in order; 0 for a percent sign that is none.
  private static func placeholders(_ pattern: String) -> [Int] {
    var next = 1
    return pattern.matches(of: /%(?:(@)|([1-9])\$@|(%))?/).compactMap { match in
      if match.3 != nil { return nil }
      if let number = match.2 { return Int(number) }
      guard match.1 != nil else { return 0 }
      next += 1
      return next - 1
    }.sorted()
  }

  /// How many cells of a terminal a text takes, about.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      if scalar.properties.generalCategory == .nonspacingMark { return width }
      let isWide =
        (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      return width + (isWide ? 2 : 1)
    }
  }

  @Test("Every sentence with 0, 1, 2, 5 and 21 in it has its number, or a word for it, and the form of the category")
  func counts() {
    for catalog in StandardLanguages.all {
      let locale = Locale(identifier: catalog.code)
      var environment = FormEnvironment(locale: locale)
      environment.translate = nil
      for text in StandardText.all where !Self.english.contains(text) {
        for number in [0, 1, 2, 5, 21] {
          let arguments = [FormArgument.count(number), .text("«b»"), .text("«c»"), .text("«d»")]
          let shown = FormString(text, arguments).text(in: environment)
          #expect(!shown.contains("%@") && !shown.contains("$@"), "\(catalog.code) \(text.key): \(shown)")
          guard case .plural(let forms)? = catalog.texts[text] else { continue }
          let form = forms[FormPlural(number, in: locale)] ?? ""
          let digits = NumberText.inDigits("\(number)", in: environment)
          #expect(shown.contains(digits) == form.contains(/%@|%1\$@/), "\(catalog.code) \(text.key): \(shown)")
          #expect(shown == form.filled(digits), "\(catalog.code) \(text.key): \(shown)")
        }
      }
    }
  }
}

extension String {
  /// A pattern with the arguments of ``CatalogTests/counts()``.
  fileprivate func filled(_ digits: String) -> String {
    let arguments = [digits, "«b»", "«c»", "«d»"]
    var (text, next) = (self, 0)
    while let place = text.range(of: "%@") {
      text.replaceSubrange(place, with: arguments[next])
      next += 1
    }
    for (index, argument) in arguments.enumerated() { text = text.replacing("%\(index + 1)$@", with: argument) }
    return text
  }
}
