import Foundation

/// What a reader knows of one level of a document: the rows of its keys, and what they hold.
///
/// Unchecked `Sendable`: entries are set once, before the level is used.
final class DocumentLevel: @unchecked Sendable {
  struct Entry {
    let rowName: String
    let content: Content
  }

  enum Content {
    case value(DocumentKind)
    case form(DocumentLevel)
    /// A form that is described under a name, and looked up when it is read.
    indirect case named(String)
    indirect case list(Content)
    /// The discriminator, the ids of the cases with their values, and their levels.
    indirect case alternatives(AlternativeShape, [DocumentLevel])
    /// A key of alternatives that are part of the level.
    indirect case member(AlternativeShape, [DocumentLevel], String)
    /// Something that a loader couldn't read.
    case unread
  }

  private(set) var keys: [String] = []
  private var contents: [String: Content] = [:]
  /// What the rows are called that aren't called as their keys: few, where a large file may have a million keys.
  private var rowNames: [String: String] = [:]
  private(set) weak var parent: DocumentLevel?
  /// Whether a loader couldn't read some of it, so that there may be more keys.
  private(set) var isIncomplete = false
  /// Whether several fields have the same key, which is a mistake.
  private(set) var hasRepeatedKeys = false
  let form: DocumentForm

  /// Finds the names that were meant, in all levels of the document together.
  let guesses: NameGuesses

  init(_ form: DocumentForm, parent: DocumentLevel?, _ guesses: NameGuesses) {
    (self.form, self.parent, self.guesses) = (form, parent, guesses)
  }

  subscript(key: String) -> Entry? { contents[key].map { Entry(rowName: rowName(of: key), content: $0) } }

  /// What the row of a key is called.
  func rowName(of key: String) -> String { rowNames.isEmpty ? key : rowNames[key] ?? key }

  /// Makes room for entries.
  func reserve(_ count: Int) {
    keys.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  /// Adds alternatives without a key of their own, and their keys.
  func add(alternatives shape: AlternativeShape, _ cases: [DocumentLevel]) {
    contents[""] = .alternatives(shape, cases)
    for key in shape.allKeys { add(key, .member(shape, cases, key), rowName: "") }
  }

  /// - Parameter rowName: What its row is called; the same as the key if nil.
  func add(_ key: String, _ content: Content, rowName: String? = nil) {
    if let rowName, rowName != key { rowNames[key] = rowName }
    if contents.updateValue(content, forKey: key) == nil { keys.append(key) } else { hasRepeatedKeys = true }
  }

  func addUnread() { isIncomplete = true }

  /// Notes that a field has the key of an earlier one, so that it doesn't count.
  func addRepeated() { hasRepeatedKeys = true }

  /// Whether a key is a mistake: the level doesn't have it. Where a part of the level couldn't be read, it may be in that,
  /// unless it is nearly one of the others.
  func isMistake(_ key: String) -> Bool {
    self[key] == nil && (!isIncomplete || guesses.nearest(to: key, among: keys) != nil)
  }

  /// A level that has only one of the keys, and none around it.
  func only(_ key: String) -> DocumentLevel {
    let level = DocumentLevel(form, parent: nil, guesses)
    if let entry = self[key] { level.add(key, entry.content, rowName: entry.rowName) }
    return level
  }

  /// The first key of a path that the document doesn't have, and those that are there instead; nil if it has all.
  func unknownKey(in path: FormValuePath, _ levels: DocumentLevels) -> (key: String, known: [String])? {
    var (level, rest) = (self, path.components[...])
    while let key = rest.popFirst() {
      guard var content = level[key]?.content else { return (key, level.keys) }
      if case .member(let shape, let cases, let key) = content {
        guard key != shape.alternatives.discriminator, let inner = cases.lazy.compactMap({ $0[key] }).first else {
          return rest.first.map { ($0, []) }
        }
        content = inner.content
      }
      if case .list(let element) = content {
        guard let position = rest.popFirst() else { return nil }
        guard Int(position) != nil else { return (position, []) }
        content = element
      }
      if rest.isEmpty { return nil }
      if case .alternatives(let shape, let cases) = content {
        let known = [shape.alternatives.discriminator] + cases.flatMap(\.keys)
        guard let key = rest.first, known.contains(key) else { return (rest.first ?? "", known) }
        guard let inner = cases.first(where: { $0[key] != nil }) else { return nil }
        level = inner
      } else {
        guard let inner = content.level(in: levels) else { return (rest.first ?? "", []) }
        level = inner
      }
    }
    return nil
  }
}

/// The levels of a document.
final class DocumentLevels: @unchecked Sendable {
  private let document: FormDocument
  private let lock = NSRecursiveLock()
  private var named: [String: DocumentLevel] = [:]
  private struct Path: Hashable {
    let level: ObjectIdentifier
    let components: [String]
  }
  /// The types of choices, which are made of all their options, by the paths in the expressions about them. Each keeps
  /// its level, so that no other level gets the same identity.
  private var choices: [Path: (type: ExpressionType, level: DocumentLevel)] = [:]
  let root: DocumentLevel
  /// The fields of the form itself: a large form is gone through often.
  let fields: [DocumentField]
  let guesses = NameGuesses()
  private let values: DocumentValues

  init(_ document: FormDocument) {
    (self.document, values) = (document, DocumentValues(document: document))
    fields = document.form.fields
    root = Self.make(document.form, fields, parent: nil, values, guesses)
  }

  func type(of path: [String], in level: DocumentLevel) -> ExpressionType? {
    lock.withLock { choices.isEmpty ? nil : choices[Path(level: ObjectIdentifier(level), components: path)]?.type }
  }

  func keep(_ type: ExpressionType, of path: [String], in level: DocumentLevel) {
    lock.withLock { choices[Path(level: ObjectIdentifier(level), components: path)] = (type, level) }
  }

  /// The level of a form that is described under a name. It has no parent, because several forms may contain it.
  func level(named name: String) -> DocumentLevel? {
    lock.withLock {
      if let level = named[name] { return level }
      guard let form = document.forms[name] else { return nil }
      let level = Self.make(form, parent: nil, values, guesses)
      named[name] = level
      return level
    }
  }

  private static func make(
    _ form: DocumentForm, parent: DocumentLevel?, _ values: DocumentValues, _ guesses: NameGuesses,
    rowNames: [String: String] = [:]
  ) -> DocumentLevel {
    make(form, form.fields, parent: parent, values, guesses, rowNames: rowNames)
  }

  private static func make(
    _ form: DocumentForm, _ fields: [DocumentField], parent: DocumentLevel?, _ values: DocumentValues,
    _ guesses: NameGuesses, rowNames: [String: String] = [:]
  ) -> DocumentLevel {
    let level = DocumentLevel(form, parent: parent, guesses)
    level.reserve(fields.count)
    for field in fields {
      if field.isUnread, field.key.isEmpty {
        level.addUnread()
        continue
      }
      guard level[field.key] == nil else {
        level.addRepeated()
        continue
      }
      if field.isUnread {
        level.add(field.key, .unread)
        continue
      }
      let content = content(field.knownKind, in: level, values)
      if field.alternativesOfLevel != nil, case .alternatives(let shape, let cases) = content {
        level.add(alternatives: shape, cases)
        if cases.contains(where: \.isIncomplete) { level.addUnread() }
        continue
      }
      level.add(field.key, content, rowName: rowNames[field.key])
    }
    return level
  }

  private static func content(_ kind: DocumentKind, in level: DocumentLevel, _ values: DocumentValues)
    -> DocumentLevel.Content
  {
    switch kind {
    case .form(let subform): content(subform.form, in: level, values)
    case .list(let list):
      switch list.element {
      case .form(let form): .list(content(form, in: level, values))
      case .value(let field): .list(field.isUnread ? .unread : .value(field.knownKind))
      }
    case .alternatives(let alternatives): self.alternatives(alternatives, in: level, values)
    default: .value(kind)
    }
  }

  private static func content(_ source: DocumentFormSource, in level: DocumentLevel, _ values: DocumentValues)
    -> DocumentLevel.Content
  {
    switch source {
    case .form(let form): .form(make(form, parent: level, values, level.guesses))
    case .named(let name): .named(name)
    }
  }

  private static func alternatives(
    _ alternatives: DocumentAlternatives, in level: DocumentLevel, _ values: DocumentValues
  ) -> DocumentLevel.Content {
    let shape = values.shape(alternatives)
    return .alternatives(
      shape,
      alternatives.cases.indices.map {
        make(alternatives.cases[$0].form, parent: level, values, level.guesses, rowNames: shape.rowNames[$0])
      })
  }
}
