import FieldstoneCore

/// Checks the values that a file gives to its fields: whether they have only keys that the form reads, and options that
/// there are. A form would keep the others without showing them.
struct ValueLoadChecker {
  private let levels: DocumentLevels
  /// The options of choices, made once for all elements of a list, by where their arrays are in memory: the document
  /// keeps them there.
  private var options: [UnsafeRawPointer: ExpressionOptions] = [:]

  init(levels: DocumentLevels) { self.levels = levels }

  /// - Parameter content: What the level knows of the field, which is the list itself for an element of one.
  /// - Complexity: O(size of the values), and O(options) for each choice with a value.
  mutating func check(
    _ field: DocumentField, _ content: DocumentLevel.Content, _ level: DocumentLevel, _ path: [String],
    _ found: inout DocumentChecker.Found
  ) {
    if case .list(let list) = field.kind, let template = list.template, case .list(let element) = content {
      check(template, element, level, ["template"], field, path, &found)
    }
    guard field.rest != nil else { return }
    var content = content
    // The element of a list is a field of its own.
    if field.kind.isValue, case .list(let element) = content { content = element }
    if let value = field.initial { check(value, content, level, ["initial"], field, path, &found) }
    if let value = field.defaultValue { check(value, content, level, ["default"], field, path, &found) }
    for trait in field.traits {
      switch trait {
      case .hiddenValue(let value), .shownDefault(let value):
        check(value, content, level, [trait.name], field, path, &found)
      default: break
      }
    }
  }

  /// - Parameter keys: The keys of the file that lead to the value, from the field.
  private mutating func check(
    _ value: FormValues.Value, _ content: DocumentLevel.Content, _ level: DocumentLevel, _ keys: [String],
    _ field: DocumentField, _ path: [String], _ found: inout DocumentChecker.Found
  ) {
    if found.isFull { return }
    switch (content, value) {
    // A value of another type has a problem of its own.
    case (.value(.choice(let all)), _): check(value, among: all, keys, field, path, &found)
    case (.value(.choices(let all)), .list(let values)):
      for (index, value) in values.enumerated() {
        check(value, among: all, keys + ["\(index)"], field, path, &found)
      }
    case (.form, .object(let object)), (.named, .object(let object)):
      guard let inner = content.level(in: levels) else { return }
      for (key, value) in object { check(value, at: key, of: object, inner, keys, field, path, &found) }
    case (.list(let element), .list(let elements)):
      for (index, value) in elements.enumerated() {
        check(value, element, level, keys + ["\(index)"], field, path, &found)
      }
    case (.alternatives(let shape, let cases), .object(let object)):
      for (key, value) in object where key != shape.alternatives.discriminator {
        if let level = shape.index(in: object).map({ cases[$0] }), let content = level[key]?.content {
          check(value, content, level, keys + [key], field, path, &found)
        } else if !shape.alternatives.isIncomplete, !cases.contains(where: { $0[key] != nil || $0.isIncomplete }) {
          report(key, among: shape.allKeys, keys, field, path, &found)
        }
      }
    default: break
    }
  }

  /// Checks a value in an object.
  private mutating func check(
    _ value: FormValues.Value, at key: String, of object: FormValues, _ level: DocumentLevel, _ keys: [String],
    _ field: DocumentField, _ path: [String], _ found: inout DocumentChecker.Found
  ) {
    switch level[key]?.content {
    case .member(let shape, let cases, _)?:
      // It is one of the case that the object says; those of other cases are kept for when they are chosen.
      guard key != shape.alternatives.discriminator, let own = shape.index(in: object).map({ cases[$0] }),
        let content = own[key]?.content
      else { break }
      check(value, content, own, keys + [key], field, path, &found)
    case let content?: check(value, content, level, keys + [key], field, path, &found)
    case nil: if level.isMistake(key) { report(key, among: level.keys, keys, field, path, &found) }
    }
  }

  private mutating func check(
    _ value: FormValues.Value, among all: [DocumentOption], _ keys: [String], _ field: DocumentField,
    _ path: [String], _ found: inout DocumentChecker.Found
  ) {
    // Without options of its own, a choice offers others, which aren't known before the form runs.
    if all.isEmpty || value == .null { return }
    let address = keys.count > 1 ? all.withUnsafeBytes(\.baseAddress) : nil
    let options = address.flatMap { self.options[$0] } ?? ExpressionOptions(all)
    if let address { self.options[address] = options }
    guard let mistake = options.mistake(value, levels.guesses) else { return }
    let kind = keys.first == "initial" ? DocumentProblem.Kind.wrongInitial : .wrongDefault
    found.add(kind, path, keys.joined(separator: "."), mistake, field.place?.source(at: keys))
  }

  private func report(
    _ key: String, among known: [String], _ keys: [String], _ field: DocumentField, _ path: [String],
    _ found: inout DocumentChecker.Found
  ) {
    found.add(
      .unknownKey, path, keys.joined(separator: "."),
      "There is no field '\(key.shortenedInProblem)' here." + levels.guesses.suggestion(for: key, among: known),
      field.place?.source(at: keys + [key]))
  }
}

extension DocumentField {
  /// Whether it may have a value of its own to check: most fields of a large file have none.
  var mayHaveValues: Bool {
    if case .list(let list) = kind, list.template != nil { return true }
    return rest != nil
  }
}
