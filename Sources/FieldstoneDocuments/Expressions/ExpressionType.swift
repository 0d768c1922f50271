import FieldstoneCore

/// What a part of an expression is, as far as it is known before a form runs.
indirect enum ExpressionType: Sendable, Equatable {
  /// Known only once the form runs.
  case any
  /// Never there.
  case none
  case flag, number, text
  case date(FormDateKind)
  /// One of some values.
  case option(ExpressionOptions)
  case list(ExpressionType)
  /// A text in a notation of its own, such as a duration.
  case written(DocumentNotation)
  case file, form, forms

  init(_ kind: DocumentKind) {
    switch kind {
    case .text: self = .text
    case .written(let notation): self = .written(notation)
    case .flag: self = .flag
    case .integer, .number, .decimal: self = .number
    case .date(let kind): self = .date(kind)
    case .range(let bound): self = .list(bound == .date ? .date(.date) : .number)
    // Without options of its own, others are offered, which aren't known before the form runs.
    case .choice(let options): self = options.isEmpty ? .any : .option(ExpressionOptions(options))
    case .choices(let options): self = .list(options.isEmpty ? .any : .option(ExpressionOptions(options)))
    case .file: self = .file
    case .form, .alternatives: self = .form
    case .list(let list):
      switch list.element {
      case .form: self = .forms
      case .value(let field): self = .list(ExpressionType(field))
      }
    }
  }

  /// What the value of a field is.
  init(_ field: DocumentField) { self = field.isUnread ? .any : ExpressionType(field.knownKind) }

  /// What it is called in a mistake.
  var words: String {
    switch self {
    case .any: "a value"
    case .none: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .date(.date): "a date"
    case .date(.time): "a time of day"
    case .date(.dateAndTime): "a date with a time"
    case .date(.month): "a month"
    case .date(.year): "a year"
    case .option: "a choice"
    case .written(let notation): notation.words
    case .list: "a list"
    case .file: "a file"
    case .form: "a form"
    case .forms: "a list of forms"
    }
  }

  /// What the values of a choice are, and what values in a notation are.
  var base: ExpressionType {
    switch self {
    case .option(let options): options.base
    case .written: .text
    default: self
    }
  }

  /// Whether it may be what is expected.
  func fits(_ expected: ExpressionType) -> Bool {
    switch (base, expected.base) {
    case (.any, _), (_, .any), (.none, _), (_, .none): true
    case (.list(let left), .list(let right)): left.fits(right)
    case (let left, let right): left == right
    }
  }
}

/// What a path leads to.
enum ExpressionTarget {
  case value(DocumentKind)
  /// The value that says which of several forms it is.
  case chosen(AlternativeShape)
  case form(DocumentLevel?)
  case list(DocumentLevel.Content)
  case alternatives
  /// Fields of several kinds, or something that a loader couldn't read.
  case several
  /// A key that there isn't, and those that are there.
  case unknown(String, [String])

  func type(in levels: DocumentLevels) -> ExpressionType {
    switch self {
    case .value(let kind): ExpressionType(kind)
    case .chosen(let shape):
      .option(
        ExpressionOptions(
          shape.alternatives.cases.lazy.filter { !$0.id.isEmpty }.map(\.value),
          isIncomplete: shape.alternatives.isIncomplete))
    case .form, .alternatives: .form
    case .list(let content):
      if case .value(let kind) = content { .list(ExpressionType(kind)) } else { .forms }
    case .several, .unknown: .any
    }
  }
}

extension DocumentLevel {
  /// What a path leads to, without a value.
  ///
  /// - Complexity: O(components), and O(cases) for each of several forms.
  func target(of path: [String], in levels: DocumentLevels) -> ExpressionTarget {
    var (level, rest) = (self, path[...])
    while let key = rest.popFirst() {
      guard var content = level[key]?.content else {
        return level.isMistake(key) ? .unknown(key, level.keys) : .several
      }
      if case .unread = content { return .several }
      if case .member(let shape, let cases, let key) = content {
        if key == shape.alternatives.discriminator {
          return rest.first.map { .unknown($0, []) } ?? .chosen(shape)
        }
        guard let found = cases.content(of: key) else { return rest.isEmpty ? .several : .unknown(key, level.keys) }
        if case .unread = found { return .several }
        content = found
      }
      if case .list(let element) = content {
        guard let position = rest.popFirst() else { return .list(element) }
        guard Int(position) != nil else { return .unknown(position, []) }
        content = element
        if case .unread = content { return .several }
      }
      if case .alternatives(let shape, let cases) = content, let next = rest.first {
        if next == shape.alternatives.discriminator {
          return rest.dropFirst().first.map { .unknown($0, []) } ?? .chosen(shape)
        }
        let having = cases.filter { $0[next] != nil }
        guard let first = having.first else {
          let known = [shape.alternatives.discriminator] + cases.flatMap(\.keys)
          let mayBeUnread = shape.alternatives.isIncomplete || cases.contains(where: \.isIncomplete)
          return mayBeUnread && levels.guesses.nearest(to: next, among: known) == nil ? .several : .unknown(next, known)
        }
        if rest.count == 1, having.count > 1, having.content(of: next) == nil { return .several }
        level = first
        continue
      }
      guard let next = rest.first else { return content.target(in: levels) }
      guard let inner = content.level(in: levels) else {
        // A form that there isn't is reported where it is named.
        if case .named = content { return .several }
        return .unknown(next, [])
      }
      level = inner
    }
    return .form(level)
  }
}

extension [DocumentLevel] {
  /// What a key holds in each of several forms that have it; nil if that differs.
  fileprivate func content(of key: String) -> DocumentLevel.Content? {
    let found = compactMap { $0[key]?.content }
    guard let first = found.first else { return nil }
    if found.count == 1 { return first }
    if case .unread = first { return first }
    guard case .value(let kind) = first else { return nil }
    let isAlike = found.allSatisfy { if case .value(let other) = $0 { other.name == kind.name } else { false } }
    return isAlike ? first : nil
  }
}

extension DocumentLevel.Content {
  fileprivate func target(in levels: DocumentLevels) -> ExpressionTarget {
    switch self {
    case .value(let kind): .value(kind)
    case .form, .named: .form(level(in: levels))
    case .list(let content): .list(content)
    case .alternatives, .member: .alternatives
    case .unread: .several
    }
  }
}
