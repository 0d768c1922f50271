import Foundation

/// What becomes of a text before it is the value of a field.
struct StringStyle: Hashable, Sendable {
  /// Upper or lower case, in the form's language.
  enum LetterCase: Hashable, Sendable { case upper, lower }

  /// Whether line breaks and tabs are allowed.
  var isLong = false
  /// Whether leading and trailing white space is dropped from the value: around an address it is always a mistake.
  var isTrimmed = false
  /// Whether characters that can be written in several ways are written in one (Unicode normalization form C).
  var isNormalized = false
  var letterCase: LetterCase?
  var mask: FormMask?
  /// Whether the value has the literals of the mask.
  var storesLiterals = false

  /// The value of a text, without regard to the mask.
  func value(of text: String, _ environment: FormEnvironment) -> String {
    var text = isTrimmed ? text.trimmed : text
    switch letterCase {
    case .upper: text = text.uppercased(with: environment.locale)
    case .lower: text = text.lowercased(with: environment.locale)
    case nil: break
    }
    // Last: changing the case may leave a letter and its accent apart.
    return isNormalized && !Self.hasTooManyMarks(text) ? text.precomposedStringWithCanonicalMapping : text
  }

  /// Whether more marks follow a character than any language has (UAX #15, section 13): to bring them into order takes
  /// time quadratic in their number.
  private static func hasTooManyMarks(_ text: String) -> Bool {
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > 30 { return true }
    }
    return false
  }
}

/// Strings: every text is a valid value, except one with control characters, which nobody could see and remove, and one
/// that isn't in the form of the field's mask.
final class StringCodec: ValueCodec<String>, @unchecked Sendable {
  /// The limit in bytes of UTF-8; a longer text is refused with an issue, never truncated.
  static let most = 1 << 20

  let style: StringStyle
  override var isVerbatim: Bool { isPlain }
  /// Whether every text is its own value.
  private let isPlain: Bool

  init(_ style: StringStyle = StringStyle()) {
    self.style = style
    var plain = style
    plain.isLong = false
    isPlain = plain == StringStyle()
  }

  /// The codec of a style; one object for each of the most common ones, shared by all definitions.
  static func shared(_ style: StringStyle) -> StringCodec { common[style] ?? StringCodec(style) }

  private static let common: [StringStyle: StringCodec] = {
    var plain = StringStyle()
    var codecs = [plain: CodecCatalog.string]
    plain.isTrimmed = true
    codecs[plain] = StringCodec(plain)
    plain.isLong = true
    codecs[plain] = StringCodec(plain)
    plain.isTrimmed = false
    codecs[plain] = StringCodec(plain)
    return codecs
  }()

  /// The same for a field in which people type several lines.
  var allowingLines: StringCodec {
    var style = style
    style.isLong = true
    return .shared(style)
  }

  override var emptied: Parsed { .value(.text("")) }
  override var isTextFixed: Bool { true }

  override func pack(_ value: consuming String) -> StoredValue { .text(value) }
  override func unpack(_ value: StoredValue) -> String? {
    switch value {
    case .text(let text): text
    default: nil
    }
  }
  override func use(_ value: StoredValue, _ body: (String) -> Void) {
    if case .text(let text) = value { body(text) }
  }
  /// A value that isn't in the form of the mask, because it is older than the mask, is shown as it is.
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard let text = unpack(value), let mask = style.mask else { return unpack(value) ?? "" }
    let shown = (storedForm(of: text, mask) ?? mask.applied(to: text)).text
    return shown.isEmpty ? text : shown
  }

  /// A value in the form of the mask, if values are stored without literals. Digits of the pattern are not looked for in
  /// it: in `20XX-XX`, the value `2005` is `2020-05`.
  private func storedForm(of value: String, _ mask: FormMask) -> FormMask.Result? {
    style.storesLiterals ? nil : mask.written(value)
  }

  /// The value itself: without the literals of a mask, unless it has them.
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    unpack(value).map(FormAnswer.text) ?? .none
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .text(let text): .text(text)
    default: nil
    }
  }

  override func typed(_ answer: String) -> String {
    guard answer.utf8.count <= Self.most, let mask = style.mask, let form = storedForm(of: answer, mask),
      form.isComplete
    else { return answer }
    return form.text
  }

  override func tidied(_ text: String) -> String {
    guard let mask = style.mask, text.utf8.count <= Self.most else { return text }
    return mask.applied(to: text).text
  }

  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard text.utf8.count <= Self.most else { return .failure(FormIssue(.tooMuchText(Self.most))) }
    if let mask = style.mask { return parse(text, mask, environment) }
    let text = isPlain ? text : style.value(of: text, environment)
    if let kind = text.controlCharacters(allowingLines: style.isLong) { return .failure(FormIssue(kind)) }
    return .value(.text(text))
  }

  private func parse(_ text: String, _ mask: FormMask, _ environment: FormEnvironment) -> Parsed {
    let result = mask.applied(to: text)
    if result.isComplete {
      return .value(.text(style.value(of: style.storesLiterals ? result.text : result.characters, environment)))
    }
    return result.text.isEmpty ? emptied : .failure(FormIssue.unreadable(text, .notInForm(mask.example)))
  }

  /// The characters that a rule about lengths would count, of a text that may not be a value yet.
  override func count(_ text: String, _ environment: FormEnvironment) -> Int {
    if isPlain { return text.count }
    guard let mask = style.mask else { return style.value(of: text, environment).count }
    let result = mask.applied(to: text)
    return result.isFitting && !style.storesLiterals ? result.characters.count : result.text.count
  }
}
