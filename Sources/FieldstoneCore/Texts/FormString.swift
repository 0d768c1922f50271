import Foundation

/// A text for people: a key in a table of texts, its parameters, and the text to show when no table has it.
///
/// For a program's own text, the key *is* the fallback: an English sentence with `%@` for each parameter. A literal
/// works wherever a `FormString` is expected, and interpolated values become parameters:
///
/// ```swift
/// let greeting: FormString = "Hello \(name)"     // key "Hello %@", one parameter
/// ```
///
/// Fieldstone's own texts are also `FormString`s, with keys like `fieldstone.issue.required`; ``standardTexts`` lists
/// them. ``FormEnvironment/translate`` is called for both.
///
/// The text is made only when it is shown, by ``text(in:)``, so titles that are never shown cost nothing.
public struct FormString: Sendable, Hashable {
  private enum Source: Hashable {
    case program(String)
    case standard(StandardText)
    /// The name of a property or a case, which becomes its title.
    case inferred(String)
    /// A value, which is written in the language and time zone of the form. Few texts are one, and the others stay small.
    indirect case value(ShownValue)
    /// A date, which is written in the language and calendar of the form, and a moment in its time zone, too.
    indirect case date(Date, FormDateKind)
    /// The arguments one after another, as lists are written in the language.
    case list
  }

  private let source: Source
  /// The parameters for each `%@`, in order.
  public let arguments: [FormArgument]

  /// A key with its parameters.
  public init(key: String, _ arguments: FormArgument...) {
    self.init(key: key, arguments: arguments)
  }

  /// A key without parameters.
  public init(_ key: String) { self.init(key: key, arguments: []) }

  /// A text that is data: it is shown as it is and never looked up.
  public init(verbatim text: String) { self.init(key: "%@", arguments: [.text(text)]) }

  package init(key: String, arguments: [FormArgument]) {
    source = .program(key)
    self.arguments = arguments
  }

  /// The title of a property or a case, inferred from its name when it is shown.
  package init(inferredFrom name: String) {
    source = .inferred(name)
    arguments = []
  }

  /// A value as a field shows it.
  /// - Parameter control: What may name the unit of a number; nil if the value is shown without it.
  init(_ value: StoredValue, shownBy codec: AnyCodec, in control: FormControl? = nil) {
    source = .value(ShownValue(value: value, codec: codec, control: control))
    arguments = []
  }

  /// A date as it is read in the form. Only one with a day and a time belongs to a time zone; any other is in Greenwich
  /// Mean Time.
  package init(date: Date, _ kind: FormDateKind) {
    source = .date(date, kind)
    arguments = []
  }

  /// Things with what stands between the entries of a list in the language: `a, b, c`.
  init(listing items: [FormArgument]) {
    source = items.count == 1 ? .program("%@") : .list
    arguments = items
  }

  init(_ text: StandardText, _ arguments: [FormArgument]) {
    source = .standard(text)
    self.arguments = arguments
  }

  /// The key to look up, with `%@` for each parameter and, if there are parameters, `%%` for a percent sign. For one of
  /// Fieldstone's own texts, its name.
  public var key: String {
    switch source {
    case .program(let key): key
    case .standard(let text): text.key
    case .inferred(let name): FieldTitle.title(of: name)
    case .value(let value): value.text(in: .standard)
    case .date(let date, let kind): Self.text(date, kind, in: .standard)
    case .list: arguments.map { _ in "%@" }.joined(separator: ", ")
    }
  }

  /// Whether it is one of the texts that Fieldstone itself shows.
  public var isStandard: Bool {
    if case .standard = source { return true }
    return false
  }

  private var isVerbatim: Bool { source == .program("%@") }

  /// Whether it is shown as it is, or only joins others, so that there is nothing to translate in it.
  var isData: Bool {
    switch source {
    case .program(let key): key == "%@"
    case .value, .date, .list: true
    case .standard, .inferred: false
    }
  }

  /// The text from which an id is made: the key or, for data, the text itself.
  var wordsForID: String {
    if isVerbatim, case .text(let text)? = arguments.first { return text }
    return key
  }

  /// The same text with its arguments replaced, and its key if it is the program's own text.
  func replacing(key: (String) -> String, arguments: (FormArgument) -> FormArgument) -> FormString {
    let changed = self.arguments.map(arguments)
    return switch source {
    case .program(let own): FormString(key: key(own), arguments: changed)
    case .standard(let text): FormString(text, changed)
    case .list: FormString(listing: changed)
    case .inferred, .value, .date: self
    }
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { source == .program("") || (isVerbatim && arguments == [.text("")]) }

  /// The text in the environment's language.
  ///
  /// - Complexity: O(length of the text).
  public func text(in environment: FormEnvironment) -> String {
    if case .value(let value) = source { return value.text(in: environment) }
    if case .date(let date, let kind) = source { return Self.text(date, kind, in: environment) }
    if isVerbatim, arguments.count == 1 { return arguments[0].text(in: environment) }
    if case .list = source { return listed(environment) }
    let translated = isVerbatim ? nil : translated(environment)
    // Most texts are titles, which need no copy.
    if translated == nil, arguments.isEmpty {
      if case .program(let text) = source { return text }
      if case .inferred(let name) = source, environment.titleCase != .sentence { return FieldTitle.title(of: name) }
    }
    var template = (translated ?? title(in: environment)).map { $0[...] } ?? fallback
    let text = arguments.isEmpty ? String(template) : template.withUTF8 { filled($0, environment) }
    guard environment.marks.english, translated == nil, isStandard else { return text }
    return TextMarks.marked(text, .english)
  }

  private static func text(_ date: Date, _ kind: FormDateKind, in environment: FormEnvironment) -> String {
    guard kind != .dateAndTime else { return DateDisplay.text(date, kind, environment) }
    var environment = environment
    environment.timeZone = .gmt
    return DateDisplay.text(date, kind, environment)
  }

  /// What the program says in the language or, for one of Fieldstone's own texts, its catalog; nil for English.
  private func translated(_ environment: FormEnvironment) -> String? {
    if let translated = environment.translate?(self, environment.locale) { return translated }
    guard let catalog = environment.catalog, case .standard(let text) = source else { return nil }
    return catalog.pattern(text, arguments)
  }

  /// The arguments with what the language puts between two of them.
  private func listed(_ environment: FormEnvironment) -> String {
    var template = arguments.map { _ in "%@" }.joined(separator: Self.between(.listed, environment))
    return template.withUTF8 { filled($0, environment) }
  }

  /// What the language puts between two phrases, such as those of a hint.
  package static func betweenPhrases(in environment: FormEnvironment) -> String { between(.phrases, environment) }

  /// What the language puts between two sentences.
  package static func betweenSentences(in environment: FormEnvironment) -> String { between(.sentences, environment) }

  /// What the language puts between two things that are lists themselves.
  package static func betweenGroups(in environment: FormEnvironment) -> String { between(.groups, environment) }

  /// What the language puts between a label and what it is the label of.
  package static func afterLabel(in environment: FormEnvironment) -> String { between(.labelled, environment) }

  private static func between(_ text: CommonText, _ environment: FormEnvironment) -> String {
    let pattern = FormString.common(text).translated(environment) ?? text.rawValue
    return ["%1$@", "%2$@", "%@"].reduce(pattern) { $0.replacing($1, with: "") }
  }

  /// A template with the arguments in place of its placeholders. By bytes, because everything in a placeholder is
  /// ASCII, and because a combining mark may follow one and belongs to the rest.
  private func filled(_ template: UnsafeBufferPointer<UInt8>, _ environment: FormEnvironment) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(template.count + 32)
    var (rest, next) = (template[...], 0)
    func append(argument position: Int) {
      guard arguments.indices.contains(position) else { return }
      let inserted = arguments[position].text(in: environment)
      guard case .text = arguments[position], environment.marks.marksInsertion(inserted) else {
        return text += inserted.utf8
      }
      text += TextMarks.marked(inserted, .inserted).utf8
    }
    while let percent = rest.firstIndex(of: 0x25) {
      text += rest[..<percent]
      rest = rest[(percent + 1)...]
      let first = rest.first
      if first == 0x40 {
        rest = rest.dropFirst()
        append(argument: next)
        next += 1
      } else if let first, (0x31...0x39).contains(first), rest.dropFirst().starts(with: [0x24, 0x40]) {
        // `%2$@`: a translation may put the parameters in another order.
        rest = rest.dropFirst(3)
        append(argument: Int(first - 0x31))
      } else {
        text.append(0x25)
        if first == 0x25 { rest = rest.dropFirst() }
      }
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }
}

extension FormString {
  /// The English text, with its placeholders not yet filled in.
  package var english: String { String(fallback) }

  private var fallback: Substring {
    switch source {
    case .program(let key): key[...]
    case .standard(let text): text.english(for: arguments)
    case .inferred(let name): FieldTitle.title(of: name)[...]
    case .value(let value): value.text(in: .standard)[...]
    case .date: key[...]
    case .list: key[...]
    }
  }

  /// An inferred title in sentence case, if the environment asks for that.
  private func title(in environment: FormEnvironment) -> String? {
    guard environment.titleCase == .sentence, case .inferred(let name) = source else { return nil }
    return FieldTitle.sentence(of: name)
  }
}

extension FormString: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// Collects the literal parts as the key and the values as parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(0x25) ? literal.replacingPercent() : literal
    }
    public mutating func appendInterpolation(_ text: String) { append(.text(text)) }
    public mutating func appendInterpolation(_ string: FormString) { append(.string(string)) }
    public mutating func appendInterpolation(_ number: some BinaryInteger) { append(.number(number.description)) }
    public mutating func appendInterpolation(_ number: Double) { append(.number(NumberText.plain(number))) }

    private mutating func append(_ argument: FormArgument) {
      key += "%@"
      arguments.append(argument)
    }
  }
}

/// A value with the codec that writes it.
private struct ShownValue: Hashable, Sendable {
  let value: StoredValue
  let codec: AnyCodec
  let control: FormControl?

  func text(in environment: FormEnvironment) -> String {
    guard let control else { return codec.display(value, environment).text(in: environment) }
    let text =
      codec.displaysText ? codec.text(value, environment) : codec.display(value, environment).text(in: environment)
    return codec.unit(or: control.translated(in: environment).unit, environment).map(text.withUnit) ?? text
  }

  static func == (left: Self, right: Self) -> Bool {
    left.codec === right.codec && left.value == right.value && left.control == right.control
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(codec)) }
}

extension Substring {
  /// The index of the first such byte of UTF-8. Native strings are searched in place, for lists of many issues.
  ///
  /// - Complexity: O(length).
  func firstIndex(ofByte byte: UInt8) -> Index? {
    let offset: Int?? = utf8.withContiguousStorageIfAvailable { (bytes: UnsafeBufferPointer<UInt8>) -> Int? in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
    }
    guard let offset else { return utf8.firstIndex(of: byte) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension String {
  fileprivate func replacingPercent() -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

/// A parameter of a ``FormString``.
public enum FormArgument: Sendable, Hashable {
  /// A text that is shown as it is.
  case text(String)
  /// A number in plain digits with `.` as its decimal separator; shown with the locale's separator.
  case number(String)
  /// A text that is itself looked up.
  indirect case string(FormString)
  /// A date, a time or both in the Gregorian calendar; shown as it would be typed in the language and calendar.
  indirect case date(DateComponents, FormDateKind)

  var isNumber: Bool {
    if case .number = self { return true }
    return false
  }

  /// The example of a date in messages and hints.
  package static func exampleDate(_ kind: FormDateKind) -> FormArgument {
    .date(DateComponents(year: 2025, month: 3, day: 31, hour: 14, minute: 30), kind)
  }

  /// A few days, hours, months or years after the other example.
  static func laterExampleDate(_ kind: FormDateKind) -> FormArgument {
    .date(DateComponents(year: kind == .year ? 2027 : 2025, month: 4, day: 4, hour: 16, minute: 30), kind)
  }

  func text(in environment: FormEnvironment) -> String {
    switch self {
    case .text(let text): text
    case .number(let digits): NumberText.inDigits(NumberText.localized(digits, in: environment), in: environment)
    case .string(let string): string.text(in: environment)
    case .date(let parts, let kind): DateText.text(parts, kind, environment)
    }
  }
}
