import FieldstoneCore
import Foundation

/// Parses and formats the values of a field, with a few lines for each type.
struct ReferenceText {
  enum Meaning: Equatable {
    case value(PlanValue)
    case nothing(ReferenceIssue)

    static func issue(_ code: String) -> Meaning { .nothing(ReferenceIssue(code: code)) }
  }

  let kind: Leaf.Kind
  let isOptional: Bool
  /// What a choice offers.
  let choice: ReferenceChoice?
  /// What takes the place of nil.
  let defaultValue: PlanValue?
  var isTrimmed = false
  var isUppercased = false
  var isComposed = false
  /// Whether the program replaces answers.
  var isSimplified = false
  /// Whether it is three digits, written as `12-3`.
  var isMasked = false
  var isLong = false
  var isBounded = false
  var dateKind = FormDateKind.date
  var timeZone = TimeZone.gmt
  /// What a number may be typed with, if anything.
  var affix: String?
  var isPercent: Bool { affix == "%" }
  /// The ids of the files that the form has received.
  var received: Set<String> = []
  /// Whether the field says what its values read like.
  var hasDisplay = false

  init(_ field: FieldPlan, choice: ReferenceChoice? = nil, defaultValue: PlanValue? = nil) {
    (self.choice, self.defaultValue) = (choice, defaultValue)
    kind = field.leaf?.kind ?? .text
    isOptional = field.leaf?.isOptional ?? false
    for trait in field.traits {
      switch trait {
      case .trimmed: isTrimmed = true
      case .uppercased: isUppercased = true
      case .composed: isComposed = true
      case .simplified: isSimplified = true
      case .masked: isMasked = true
      case .longText: isLong = true
      case .range: isBounded = true
      case .display: hasDisplay = true
      case .percent: affix = "%"
      case .unit: affix = "km"
      case .dateKind(let kind): dateKind = kind
      case .timeZone(let name): timeZone = TimeZone(identifier: name) ?? .gmt
      default: break
      }
    }
  }

  /// Whether any text is a valid value of the field, unchanged.
  var isVerbatim: Bool { kind == .text && !isTrimmed && !isUppercased && !isMasked && !isComposed }

  /// The meaning of an empty text.
  func emptied(_ old: PlanValue) -> Meaning {
    if let defaultValue { return .value(defaultValue) }
    if isOptional { return .value(.none) }
    switch kind {
    case .text, .viewer, .name: return .value(.text(""))
    case .names, .shades, .shadeSet, .positions, .entries, .bits, .mask:
      return choice?.emptied(old) ?? .issue("required")
    case .whole, .byte: return .issue("notWholeNumber")
    case .real: return .issue("notNumber")
    case .flag: return .issue("notYesOrNo")
    case .choice, .index: return .issue("required")
    case .date: return .issue("notDate")
    case .file: return .value(.file(""))
    }
  }

  /// What becomes of a text that is typed.
  func meaning(_ text: String, over old: PlanValue) -> Meaning {
    guard isSimplified, case .value(let value) = read(text, over: old) else { return read(text, over: old) }
    return .value(value.simplified)
  }

  private func read(_ text: String, over old: PlanValue) -> Meaning {
    let bare = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if [.whole, .byte, .real, .date].contains(kind),
      bare.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      return .issue("controlCharacter")
    }
    switch kind {
    case .text, .viewer:
      if isMasked { return masked(text) }
      let cased = isUppercased ? (isTrimmed ? bare : text).uppercased() : isTrimmed ? bare : text
      let value = isComposed ? cased.precomposedStringWithCanonicalMapping : cased
      let isBad = value.unicodeScalars.contains {
        $0.properties.generalCategory == .control && !(isLong && "\n\r\t".unicodeScalars.contains($0))
      }
      return isBad ? .issue("controlCharacter") : .value(.text(value))
    case .whole: return whole(bare, Int.min...Int.max)
    case .byte: return whole(bare, 0...255)
    case .real:
      guard let number = real(bare) else { return .issue("notNumber") }
      return .value(.real(number))
    case .flag:
      switch bare.lowercased() {
      case "yes", "y", "true", "on", "1": return .value(.flag(true))
      case "no", "n", "false", "off", "0": return .value(.flag(false))
      default: return .issue("notYesOrNo")
      }
    case .choice, .name, .names, .shades, .shadeSet, .positions, .entries, .bits, .mask, .index:
      // Blanks are no value of a person's own.
      if let choice, choice.takesOwn, !choice.leaf.isSeveral, isBlank(text) { return emptied(old) }
      return choice?.meaning(text, over: old) ?? .issue("notChoice")
    case .date: return date(bare, over: old)
    case .file: return file(text, over: old)
    }
  }

  private func real(_ text: String) -> Double? {
    var text = text
    if let affix, text.hasSuffix(affix) {
      text = String(text.dropLast(affix.count)).trimmingCharacters(in: .whitespaces)
    }
    guard let plain = Self.plain(text) else { return nil }
    guard isPercent else { return Double(plain) }
    return Decimal(string: plain).flatMap { Double("\($0 / 100)") }
  }

  /// The number that stands in a field for percentages.
  func percentage(_ number: Double) -> Decimal { (Decimal(string: "\(number)") ?? 0) * 100 }

  func isBlank(_ text: String) -> Bool { text.trimmingCharacters(in: .whitespaces).isEmpty }

  private func whole(_ text: String, _ width: ClosedRange<Int>) -> Meaning {
    guard let plain = Self.plain(text) else { return .issue("notWholeNumber") }
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 2 || parts[1].allSatisfy({ $0 == "0" }) else { return .issue("notWholeNumber") }
    guard let number = Int(parts[0]), width.contains(number) else {
      return .issue(isBounded ? "outOfRange" : "outsideWidth")
    }
    return .value(.whole(number))
  }

  /// The number in ASCII digits without grouping; nil if the text is not a number.
  static func plain(_ text: String) -> String? {
    // Accepts decimal digits of any script. Other digit-like characters, such as superscripts, are not decimal.
    let digits = text.unicodeScalars.map { scalar -> String in
      scalar.properties.numericType == .decimal ? "\(Int(scalar.properties.numericValue ?? 0))" : String(scalar)
    }.joined()
    guard digits.wholeMatch(of: /[-+]?([1-9][0-9]{0,2}(,[0-9]{3})+|[0-9]*)(\.[0-9]*)?/) != nil,
      digits.contains(where: { ("0"..."9").contains($0) })
    else { return nil }
    return digits.filter { $0 != "," && $0 != "+" }
  }

  func text(_ value: PlanValue) -> String {
    if let choice { return choice.ids(value).joined(separator: ", ") }
    switch value {
    case .none: return ""
    case .text(let text): return isMasked && tidied(text) != "" ? tidied(text) : text
    case .flag(let flag): return flag ? "Yes" : "No"
    case .whole(let number): return "\(number)"
    case .real(let number) where isPercent: return "\(percentage(number))"
    case .real(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .option, .several, .entries: return ""
    case .file(let id): return id
    case .moment(let seconds): return text(Date(timeIntervalSince1970: seconds))
    }
  }

  /// The value as it is displayed.
  func display(_ value: PlanValue) -> String {
    if hasDisplay, value != .none { return value.display }
    if let choice { return choice.ids(value).map(choice.title).joined(separator: ", ") }
    if case .file(let id) = value { return PlanFiles.facts[id] ?? "" }
    if case .moment(let seconds) = value { return display(Date(timeIntervalSince1970: seconds)) }
    if case .real(let number) = value, isPercent {
      return (percentage(number) / 100).formatted(
        .percent.precision(.fractionLength(0...12)).locale(Locale(identifier: "en")))
    }
    return value == .none ? text(value) : affix.map { "\(text(value)) \($0)" } ?? text(value)
  }
}
