/// The rules for cardinal numbers of CLDR 46, by language.
extension FormPlural {
  /// The rule of a language; that of Japanese if there is none in the table.
  ///
  /// - Complexity: O(length of the name).
  static func rule(for identifier: String) -> Rule {
    let tag = LanguageTag(identifier)
    if tag.language == "pt", tag.region == "PT" { return southern }
    return rules[tag.language] ?? uncounted
  }

  /// The languages of the table.
  static var languages: [String] { rules.keys.sorted() }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [
      "fr": french, "pt": portuguese, "es": spanish, "it": southern, "ca": southern, "pl": polish, "ar": arabic,
      "he": hebrew, "cs": czech, "sk": czech, "da": danish, "ro": romanian, "sl": slovenian, "be": belarusian,
      "lt": lithuanian, "lv": latvian, "cy": welsh, "ga": irish, "mk": macedonian, "is": icelandic,
    ]
    for language in ["en", "de", "nl", "sv", "fi", "et", "gl", "ur", "sw", "fy", "io", "yi", "ast"] {
      rules[language] = english
    }
    let sharingTurkish = [
      "tr", "hu", "bg", "el", "nb", "nn", "eu", "ka", "az", "uz", "kk", "ky", "tk", "mn", "ne", "mr", "ml", "ta", "te",
      "sq", "fo", "lb", "af", "so", "ku",
    ]
    for language in sharingTurkish { rules[language] = turkish }
    for language in ["fa", "hi", "bn", "gu", "kn", "am", "as", "zu"] { rules[language] = hindi }
    for language in ["ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km"] { rules[language] = uncounted }
    for language in ["ru", "uk"] { rules[language] = russian }
    for language in ["hr", "sr", "bs"] { rules[language] = croatian }
    return rules
  }()

  private static let uncounted = Rule(categories: [.other]) { _ in .other }
  private static let english = Rule(categories: [.one, .other]) { $0.i == 1 && $0.v == 0 ? .one : .other }
  private static let turkish = Rule(categories: [.one, .other]) { $0.i == 1 && $0.isWhole ? .one : .other }
  private static let hindi = Rule(categories: [.one, .other]) {
    $0.i == 0 || $0.i == 1 && $0.isWhole ? .one : .other
  }
  private static let danish = Rule(categories: [.one, .other]) {
    $0.i == 1 && $0.isWhole || !$0.isWhole && $0.i <= 1 ? .one : .other
  }
  private static let icelandic = Rule(categories: [.one, .other]) {
    endsInOne($0.i) && $0.isWhole || endsInOne($0.t) ? .one : .other
  }
  private static let macedonian = Rule(categories: [.one, .other]) {
    endsInOne($0.i) && $0.v == 0 || endsInOne($0.f) ? .one : .other
  }
  private static let french = Rule(categories: [.one, .many, .other]) {
    $0.i <= 1 ? .one : isMillions($0) ? .many : .other
  }
  private static let portuguese = french
  private static let spanish = Rule(categories: [.one, .many, .other]) {
    $0.i == 1 && $0.isWhole ? .one : isMillions($0) ? .many : .other
  }
  /// Italian, Catalan and European Portuguese.
  private static let southern = Rule(categories: [.one, .many, .other]) {
    $0.i == 1 && $0.v == 0 ? .one : isMillions($0) ? .many : .other
  }
  private static let polish = Rule(categories: [.one, .few, .many, .other]) {
    guard $0.v == 0 else { return .other }
    return $0.i == 1 ? .one : endsInFew($0.i) ? .few : .many
  }
  private static let russian = Rule(categories: [.one, .few, .many, .other]) {
    guard $0.v == 0 else { return .other }
    return endsInOne($0.i) ? .one : endsInFew($0.i) ? .few : .many
  }
  private static let belarusian = Rule(categories: [.one, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    return endsInOne($0.i) ? .one : endsInFew($0.i) ? .few : .many
  }
  private static let croatian = Rule(categories: [.one, .few, .other]) {
    let last = $0.v == 0 ? $0.i : $0.f
    return endsInOne(last) ? .one : endsInFew(last) ? .few : .other
  }
  private static let czech = Rule(categories: [.one, .few, .many, .other]) {
    guard $0.v == 0 else { return .many }
    return $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
  }
  private static let slovenian = Rule(categories: [.one, .two, .few, .other]) {
    guard $0.v == 0 else { return .few }
    switch $0.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }
  private static let romanian = Rule(categories: [.one, .few, .other]) {
    if $0.i == 1, $0.v == 0 { return .one }
    return $0.v != 0 || $0.i == 0 || (1...19).contains($0.i % 100) ? .few : .other
  }
  private static let arabic = Rule(categories: [.zero, .one, .two, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    switch $0.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch $0.i % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }
  private static let hebrew = Rule(categories: [.one, .two, .other]) {
    if $0.i == 1 && $0.v == 0 || $0.i == 0 && $0.v != 0 { return .one }
    return $0.i == 2 && $0.v == 0 ? .two : .other
  }
  private static let lithuanian = Rule(categories: [.one, .few, .many, .other]) {
    guard $0.isWhole else { return .many }
    guard !(11...19).contains($0.i % 100) else { return .other }
    return $0.i % 10 == 1 ? .one : $0.i % 10 >= 2 ? .few : .other
  }
  private static let latvian = Rule(categories: [.zero, .one, .other]) {
    if $0.isWhole, $0.i % 10 == 0 || (11...19).contains($0.i % 100) { return .zero }
    if $0.v == 2, (11...19).contains($0.f % 100) { return .zero }
    if $0.isWhole, endsInOne($0.i) { return .one }
    return $0.v == 2 ? endsInOne($0.f) ? .one : .other : $0.v != 0 && $0.f % 10 == 1 ? .one : .other
  }
  private static let welsh = Rule(categories: [.zero, .one, .two, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    switch $0.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }
  private static let irish = Rule(categories: [.one, .two, .few, .many, .other]) {
    guard $0.isWhole else { return .other }
    switch $0.i {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }
  private static func endsInFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
  private static func isMillions(_ number: Operands) -> Bool {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
  }
}
