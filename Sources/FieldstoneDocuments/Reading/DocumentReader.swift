import FieldstoneCore

/// Reads a form by paths inside a condition, a computed value or a rule, and records what is read: the closure runs
/// again only when that has changed.
///
/// Paths begin at the level of the form that the closure is declared in: `$0["seats"]`, `$0["invoice.vat"]`,
/// `$0["guests.0.name"]`. Reading a hidden field gives the value that it keeps. A path that the document doesn't have
/// is a problem of the form.
public struct DocumentReader {
  let named: NamedReader
  let level: DocumentLevel
  let levels: DocumentLevels
  /// What the field is whose check reads the form.
  var ownType: ExpressionType?

  init(_ named: NamedReader, _ level: DocumentLevel, _ levels: DocumentLevels) {
    (self.named, self.level, self.levels) = (named, level, levels)
  }

  /// The value at a path; nil if it has none now. A form or a list is read as a whole.
  public subscript(path: FormValuePath) -> FormValues.Value? { value(path.components[...], path) }

  /// The value at a path in a Swift type.
  public subscript<Value: FormValueConvertible>(path: FormValuePath, as type: Value.Type) -> Value? {
    self[path].flatMap { Value($0) }
  }

  /// The text in a field, as it is typed.
  public subscript(text path: FormValuePath) -> String { row(path).map { $0.named.text($0.name) } ?? "" }
  /// Whether a field's row is shown.
  public subscript(isVisible path: FormValuePath) -> Bool { row(path).map { $0.named.isVisible($0.name) } ?? false }
  /// Whether a field can be edited.
  public subscript(isEnabled path: FormValuePath) -> Bool { row(path).map { $0.named.isEnabled($0.name) } ?? false }
  /// Whether a field has no error.
  public subscript(isValid path: FormValuePath) -> Bool { row(path).map { $0.named.isValid($0.name) } ?? true }

  /// Whether there is an answer to something that has rows of its own: a form that may be missing, one of several forms,
  /// a list of forms. Nil for anything else. What is in it isn't read.
  func isAnsweredAsWhole(_ path: FormValuePath) -> Bool? {
    switch level.target(of: path.components, in: levels) {
    case .form(_?), .alternatives, .list(.form), .list(.named), .list(.alternatives): break
    default: return nil
    }
    guard let row = row(path) else { return false }
    switch row.entry.content {
    case .alternatives, .member: return row.named.chosenCase(of: row.name) != nil
    case .list: return row.named.elements(row.name)?.isEmpty == false
    default: return row.named.form(row.name) != nil
    }
  }

  /// The elements of a list of forms, each of which is read by itself.
  public subscript(each path: FormValuePath) -> [DocumentReader] {
    guard let row = row(path), case .list(let content)? = row.entry.content.listed,
      let level = content.level(in: levels)
    else { return [] }
    return (row.named.elements(row.name) ?? []).map { DocumentReader($0, level, levels) }
  }

  /// The form that contains this one; nil for the outermost, and for a form that is described under a name.
  public var parent: DocumentReader? {
    guard let outer = level.parent, let named = named.parent else { return nil }
    return DocumentReader(named, outer, levels)
  }

  // MARK: Values

  private func value(_ path: ArraySlice<String>, _ whole: FormValuePath) -> FormValues.Value? {
    guard let key = path.first else { return self.whole }
    guard let entry = level[key] else { return unknown(key, whole) }
    return named.value(entry.rowName, entry.content, path.dropFirst(), levels) { unknown($0, whole) }
  }

  /// All values of the level.
  fileprivate var whole: FormValues.Value {
    var object = FormValues()
    for key in level.keys { object[key] = value([key], "") }
    return .object(object)
  }

  /// The reader of the level that has a row, and the row's name.
  private func row(_ path: FormValuePath)
    -> (named: NamedReader, level: DocumentLevel, name: String, entry: DocumentLevel.Entry)?
  {
    var (reader, rest) = (self, path.components[...])
    while let key = rest.popFirst() {
      guard let entry = reader.level[key] else {
        unknown(key, path)
        return nil
      }
      if case .member(let shape, let cases, let key) = entry.content {
        guard let inner = reader.named.form("") else { return nil }
        if key == shape.alternatives.discriminator { return (inner, reader.level, key, entry) }
        guard let index = shape.index(of: reader.named.chosenCase(of: "")), cases[index][key] != nil else { return nil }
        reader = DocumentReader(inner, cases[index], levels)
        rest = [key] + rest
        continue
      }
      if rest.isEmpty { return (reader.named, reader.level, entry.rowName, entry) }
      if case .alternatives(let shape, let cases) = entry.content, let next = rest.first {
        if next == shape.alternatives.discriminator {
          // The row of the choice has no name of its own.
          return reader.named.form(entry.rowName).map { ($0, reader.level, "", entry) }
        }
        // What only other cases have isn't there now.
        let index = shape.index(of: reader.named.chosenCase(of: entry.rowName))
        guard let index, cases[index][next] != nil else {
          if !cases.contains(where: { $0[next] != nil }) { unknown(next, path) }
          return nil
        }
      }
      guard let inner = reader.below(entry, &rest) else { return nil }
      reader = inner
    }
    return nil
  }

  private func below(_ entry: DocumentLevel.Entry, _ rest: inout ArraySlice<String>) -> DocumentReader? {
    switch entry.content {
    case .value, .member, .unread: return nil
    case .form, .named:
      guard let level = entry.content.level(in: levels) else { return nil }
      return named.form(entry.rowName).map { DocumentReader($0, level, levels) }
    case .list(let content):
      guard let level = content.level(in: levels), let index = rest.popFirst().flatMap({ Int($0) }),
        let elements = named.elements(entry.rowName), elements.indices.contains(index)
      else { return nil }
      return DocumentReader(elements[index], level, levels)
    case .alternatives(let shape, let cases):
      guard let index = shape.index(of: named.chosenCase(of: entry.rowName)) else { return nil }
      return named.form(entry.rowName).map { DocumentReader($0, cases[index], levels) }
    }
  }

  @discardableResult private func unknown(_ key: String, _ path: FormValuePath) -> FormValues.Value? {
    named.report(NameGuesses().unknownPath(path, key, among: level.keys))
    return nil
  }
}

extension DocumentLevel.Content {
  var listed: DocumentLevel.Content? { if case .list = self { self } else { nil } }

  /// The level of a form.
  func level(in levels: DocumentLevels) -> DocumentLevel? {
    switch self {
    case .form(let level): level
    case .named(let name): levels.level(named: name)
    default: nil
    }
  }
}

extension NamedReader {
  /// The value of a row, or of what is below it.
  fileprivate func value(
    _ name: String, _ content: DocumentLevel.Content, _ rest: ArraySlice<String>, _ levels: DocumentLevels,
    unknown: (String) -> FormValues.Value?
  ) -> FormValues.Value? {
    switch content {
    case .unread: return nil
    case .value(let kind):
      if let key = rest.first { return unknown(key) }
      // Without a table of the options, which may be many.
      switch kind {
      case .choice:
        return value(of: name, as: DocumentOption.self)?.value ?? value(of: name, as: String.self).map { .text($0) }
      case .choices:
        let values = value(of: name, as: [DocumentOption].self)?.map(\.value)
        return (values ?? value(of: name, as: [String].self)?.map { .text($0) }).map { .list($0) }
      default: break
      }
      return kind.visit(ReadValue(named: self, name: name)) ?? nil
    case .form, .named, .list, .alternatives:
      guard rest.isEmpty else { return below(name, content, rest, levels, unknown: unknown) }
      return whole(name) { $0.below(name, content, rest, levels, unknown: unknown) }
    case .member(let shape, let cases, let key):
      return value(name, .alternatives(shape, cases), [key] + rest, levels, unknown: unknown)
    }
  }

  /// The value of a row that leads to others, or of one of those.
  private func below(
    _ name: String, _ content: DocumentLevel.Content, _ rest: ArraySlice<String>, _ levels: DocumentLevels,
    unknown: (String) -> FormValues.Value?
  ) -> FormValues.Value? {
    switch content {
    case .unread, .value, .member: return nil
    case .form, .named:
      guard let inner = content.level(in: levels) else { return nil }
      return form(name).flatMap { $0.value(of: inner, rest, levels, unknown) }
    case .list(let element):
      guard let elements = elements(name) else { return nil }
      func value(_ reader: NamedReader, _ rest: ArraySlice<String>) -> FormValues.Value? {
        if let inner = element.level(in: levels) { return reader.value(of: inner, rest, levels, unknown) }
        return reader.value("", element, rest, levels, unknown: unknown)
      }
      guard let position = rest.first else { return .list(elements.map { value($0, []) ?? .null }) }
      guard let index = Int(position) else { return unknown(position) }
      return elements.indices.contains(index) ? value(elements[index], rest.dropFirst()) : nil
    case .alternatives(let shape, let cases):
      let index = shape.index(of: chosenCase(of: name))
      let discriminator = shape.alternatives.discriminator
      let chosen = index.map { shape.alternatives.cases[$0].value }
      if rest.first == discriminator { return chosen }
      guard let key = rest.first else {
        guard let index, let form = form(name),
          case .object(var object)? = form.value(of: cases[index], [], levels, unknown)
        else { return nil }
        object[discriminator] = chosen
        return .object(object)
      }
      guard cases.contains(where: { $0[key] != nil }) else { return unknown(key) }
      guard let index, cases[index][key] != nil else { return nil }
      return form(name).flatMap { $0.value(of: cases[index], rest, levels, unknown) }
    }
  }

  private func value(
    of level: DocumentLevel, _ path: ArraySlice<String>, _ levels: DocumentLevels,
    _ unknown: (String) -> FormValues.Value?
  ) -> FormValues.Value? {
    guard let key = path.first else { return DocumentReader(self, level, levels).whole }
    guard let entry = level[key] else { return unknown(key) }
    return value(entry.rowName, entry.content, path.dropFirst(), levels, unknown: unknown)
  }
}

/// Reads the value of a field.
private struct ReadValue: LeafVisitor {
  let named: NamedReader
  let name: String

  func visit<Value>(_ leaf: Leaf<Value>) -> FormValues.Value? { named.value(of: name, as: Value.self).map(leaf.write) }
}
