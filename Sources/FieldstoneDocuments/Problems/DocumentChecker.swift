import FieldstoneCore

/// Finds the mistakes in a document, all at once.
struct DocumentChecker {
  let document: FormDocument
  let levels: DocumentLevels

  init(_ document: FormDocument, _ levels: DocumentLevels) { (self.document, self.levels) = (document, levels) }

  /// - Complexity: O(fields).
  func problems() -> [DocumentProblem] {
    var found = Found()
    check(document.form, levels.root, [], &found)
    for (name, form) in document.forms.sorted(by: { $0.key < $1.key }) {
      guard let level = levels.level(named: name) else { continue }
      check(form, level, ["#\(name)"], &found)
    }
    let nesting = FormNesting(document)
    let tooLarge = nesting.tooLarge
    for form in nesting.endless {
      let visible = form.isWhileVisible ? ", and not one that exists while it is visible" : ""
      found.add(
        .recursiveForm, ["#\(form.name)"] + form.path, nil,
        "The form contains itself where it can't be missing, so it would never end. Make it optional there\(visible).",
        form.field?.source ?? source(ofForm: form.name))
    }
    // Forms that are too large are used in too many ways, too.
    if tooLarge.isEmpty, nesting.hasTooManyWays {
      found.add(
        .tooLarge, [], nil,
        "The named forms use each other in more than \(FormNesting.mostWays) ways. Use lists, or fewer forms.",
        source(ofForm: ""))
    }
    for name in tooLarge {
      found.add(
        .tooLarge, name.isEmpty ? [] : [name], nil,
        "Because named forms are used many times, the form has more than \(FormNesting.mostFields) fields at once, or more than \(FormNesting.mostLevels) levels of forms.",
        source(ofForm: String(name.dropFirst())))
    }
    return found.problems
  }

  /// Where a form is described; the form itself has no name.
  private func source(ofForm name: String) -> DocumentSource? {
    (name.isEmpty ? document.form : document.forms[name])?.place?.source
  }

  /// The problems so far.
  struct Found {
    private(set) var problems: [DocumentProblem] = []
    /// Whether there are as many as anybody reads: no more are looked for.
    var isFull: Bool { problems.count >= Self.most }
    static let most = 1_000
    /// The options without a mistake, by where they are in memory: the document keeps them there, and many fields may
    /// share them.
    private var rightOptions: Set<UnsafeRawPointer> = []

    func isNew(_ options: [DocumentOption]) -> Bool {
      options.withUnsafeBytes(\.baseAddress).map { !rightOptions.contains($0) } ?? true
    }

    mutating func note(_ options: [DocumentOption]) {
      if let address = options.withUnsafeBytes(\.baseAddress) { rightOptions.insert(address) }
    }

    mutating func add(
      _ kind: DocumentProblem.Kind, _ path: [String], _ part: String?, _ text: String,
      _ source: @autoclosure () -> DocumentSource?
    ) {
      problems.append(
        DocumentProblem(kind: kind, path: FormValuePath(path), part: part, text: text, source: source()))
    }
  }

  // MARK: Forms

  private func check(
    _ form: DocumentForm, _ level: DocumentLevel, _ path: [String], _ found: inout Found, taken: Set<String> = []
  ) {
    var taken = taken
    if found.isFull { return }
    // The level has seen all keys already; those that are there twice are looked for only if there are some.
    let mayRepeat = level.hasRepeatedKeys || !taken.isEmpty
    for field in level === levels.root ? levels.fields : form.fields {
      if field.isUnread, field.key.isEmpty {
        check(field, level, path, &found)
        continue
      }
      if let alternatives = field.alternativesOfLevel {
        if !taken.insert("").inserted {
          found.add(
            .duplicateKey, path, nil,
            "A form can have only one field without a key. Give one of them a key of its own.",
            field.source(of: "field"))
        }
        let keys = Set(
          [alternatives.discriminator].filter { !$0.isEmpty } + alternatives.cases.flatMap { $0.form.fields.map(\.key) }
        )
        for key in keys.intersection(taken).sorted() {
          found.add(.duplicateKey, path + [key], nil, "Two fields have the key '\(key)'.", field.source)
        }
        taken.formUnion(keys)
        check(field, level, path, &found)
        continue
      }
      // Most fields have no problem, and need no path.
      func ownPath() -> [String] { field.key.isEmpty ? path : path + [field.key] }
      if field.key.isEmpty {
        found.add(.emptyKey, path, nil, "The key of a field can't be empty.", field.source(of: "field"))
      }
      if field.key.utf8.contains(UInt8(ascii: ".")) {
        let parts = FormValuePath(field.key)
        if level.unknownKey(in: parts, levels) == nil {
          found.add(
            .duplicateKey, ownPath(), nil,
            "The key '\(field.key)' is also the path of a field in '\(parts.components[0])'.", field.source)
        }
      }
      if mayRepeat, !taken.insert(field.key).inserted {
        found.add(.duplicateKey, ownPath(), nil, "Two fields have the key '\(field.key)'.", field.source)
      }
      check(field, level, ownPath(), &found)
    }
    check(form.enabled, level, path, "enabled", nil, &found)
    for item in form.items { check(item, level, path, &found) }
    for (index, rule) in form.rules.enumerated() {
      if let key = rule.key, level.isMistake(key) {
        found.add(
          .unknownPath, path, "rules.\(index)", level.guesses.unknownPath(FormValuePath([key]), key, among: level.keys),
          rule.source)
      }
      if let expression = rule.expression {
        check(expression, .flag, level, path, "rules.\(index)", rule.source, &found)
      } else {
        check(rule.paths, level, path, "rules.\(index)", rule.source, &found)
      }
    }
  }

  func check(
    _ condition: DocumentCondition?, _ level: DocumentLevel, _ place: [String], _ part: String,
    _ source: @autoclosure () -> DocumentSource?, _ found: inout Found
  ) {
    guard let condition else { return }
    for expression in condition.expressions { check(expression, .flag, level, place, part, source(), &found) }
    if condition.expressions.isEmpty { check(condition.paths, level, place, part, source(), &found) }
  }

  /// Checks the paths that a closure reads.
  func check(
    _ paths: [FormValuePath]?, _ level: DocumentLevel, _ place: [String], _ part: String,
    _ source: @autoclosure () -> DocumentSource?,
    _ found: inout Found
  ) {
    for path in paths ?? [] {
      guard let unknown = level.unknownKey(in: path, levels) else { continue }
      found.add(.unknownPath, place, part, level.guesses.unknownPath(path, unknown.key, among: unknown.known), source())
    }
  }

  // MARK: Fields

  private func check(
    _ field: DocumentField, _ level: DocumentLevel, _ path: @autoclosure () -> [String], _ found: inout Found
  ) {
    if found.isFull { return }
    if field.rest != nil { checkDetails(field, level, path(), &found) }
    if case .choice(let options) = field.kind { check(options, field, level, path(), &found) }
    if case .choices(let options) = field.kind { check(options, field, level, path(), &found) }
    if field.rules.contains(where: { $0.expression != nil }) {
      let own = ExpressionType(field)
      for (index, rule) in field.rules.enumerated() {
        guard let expression = rule.expression else { continue }
        check(expression, .flag, level, value: own, path(), "rules.\(index)", rule.source ?? field.source, &found)
      }
    }
    if field.isUnread { return RuleChecker(level: level).check(field, path(), &found) }
    if !field.mayBeMissing, field.initial == nil, field.kind.visit(HasBlank()) == false {
      found.add(
        .noInitial, path(), nil,
        "A field of type '\(field.kind.name)' needs an initial value, unless its value may be missing.",
        field.source)
    }
    RuleChecker(level: level).check(field, path(), &found)
    if !field.kind.isValue { checkInside(field, level, path(), &found) }
  }

  /// Checks what most fields have none of.
  private func checkDetails(_ field: DocumentField, _ level: DocumentLevel, _ path: [String], _ found: inout Found) {
    let conditions = [
      ("visible", field.visible), ("enabled", field.enabled), ("required", field.required),
      ("readOnly", field.readOnly),
    ]
    for (part, condition) in conditions { check(condition, level, path, part, field.source, &found) }
    check(field.computed, ExpressionType(field), level, path, "computed", field.source, &found)
    check(traitsOf: field, level, path, &found)
    if field.isUnread { return }
    for (part, kind, value) in [
      ("initial", DocumentProblem.Kind.wrongInitial, field.initial),
      ("default", .wrongDefault, field.defaultValue),
    ] {
      guard let value else { continue }
      guard !field.kind.accepts(value) else {
        checkInside(value, field, kind, path, part, &found)
        continue
      }
      found.add(
        kind, path, part, value.isNotValid(for: field.kind),
        part == "initial" ? field.source(of: "initial", "default") : field.source(of: "default"))
    }
    if field.computed != nil, field.kind.visit(HasBlank()) == nil {
      found.add(
        .wrongComputed, path, "computed", "Only fields that hold a value can be computed.", field.source(of: "computed")
      )
    }
  }

  /// Checks the values in a form, in the elements of a list, or in a case: a form would keep those of another type.
  func checkInside(
    _ value: FormValues.Value, _ field: DocumentField, _ kind: DocumentProblem.Kind, _ path: [String], _ part: String,
    _ found: inout Found
  ) {
    guard !field.kind.isValue else { return }
    for wrong in DocumentValues(document: document).mistyped(in: value, field.kind) where !found.isFull {
      found.add(
        kind, path, ([part] + wrong.keys).joined(separator: "."),
        wrong.kind.map(wrong.value.isNotValid) ?? "Expected \(wrong.expected), not \(wrong.value.shortened).",
        field.place?.source(at: [part] + wrong.keys))
    }
  }

  private func check(
    _ options: [DocumentOption], _ field: DocumentField, _ level: DocumentLevel, _ path: @autoclosure () -> [String],
    _ found: inout Found
  ) {
    guard found.isNew(options) else { return }
    var (seen, isPlain) = (Set<FormValues.Value>(minimumCapacity: options.count), true)
    for (index, option) in options.enumerated() {
      if !option.isUnread, !seen.insert(option.value).inserted {
        isPlain = false
        found.add(
          .duplicateOption, path(), "options.\(index)", "Two options have the value \(option.value.shortened).",
          field.source(of: "options", "enum", at: index))
      }
      guard option.visible != nil || option.enabled != nil else { continue }
      isPlain = false
      check(option.visible, level, path(), "options.\(index).visible", field.source, &found)
      check(option.enabled, level, path(), "options.\(index).enabled", field.source, &found)
    }
    if isPlain { found.note(options) }
  }

  private func checkInside(_ field: DocumentField, _ level: DocumentLevel, _ path: [String], _ found: inout Found) {
    switch field.kind {
    case .form(let subform): check(subform.form, level[field.key]?.content, path, field.source(of: "form"), &found)
    case .list(let list):
      if let template = list.template, !list.accepts(element: template) {
        found.add(
          .wrongInitial, path, "template",
          "\(template.shortened) isn't a valid element of this list: expected \(list.acceptedElement).",
          field.source(of: "template"))
      }
      switch list.element {
      case .form(let source):
        check(source, level[field.key]?.content.element, path, field.source(of: "element"), &found)
      case .value(let element):
        guard element.isUnread || element.kind.visit(HasBlank()) != nil else {
          found.add(
            .nestedElement, path, nil,
            "An element can't be of type '\(element.kind.name)'. Put that into a form of the element.",
            field.source
          )
          return
        }
        var element = element
        // Elements have no key of their own.
        (element.key, element.isOptional) = (field.key, true)
        check(element, level, path + ["*"], &found)
      }
    case .alternatives(let alternatives): check(alternatives, field, level, path, &found)
    default: break
    }
  }

  private func check(
    _ source: DocumentFormSource, _ content: DocumentLevel.Content?, _ path: [String],
    _ place: @autoclosure () -> DocumentSource?,
    _ found: inout Found
  ) {
    switch (source, content) {
    case (.named(let name), _):
      guard document.forms[name] == nil else { return }
      found.add(
        .unknownForm, path, nil,
        "There is no form '\(name)'." + levels.guesses.suggestion(for: name, among: document.forms.keys.sorted()),
        place())
    case (.form(let form), .form(let level)?): check(form, level, path, &found)
    default: break
    }
  }

  private func check(
    _ alternatives: DocumentAlternatives, _ field: DocumentField, _ level: DocumentLevel, _ path: [String],
    _ found: inout Found
  ) {
    let ids = alternatives.cases.map(\.id).filter { !$0.isEmpty }
    if let initial = alternatives.initial, !ids.contains(initial),
      !alternatives.isIncomplete || levels.guesses.nearest(to: initial, among: ids) != nil
    {
      found.add(
        .unknownCase, path, "initial",
        "There is no case '\(initial)'." + levels.guesses.suggestion(for: initial, among: ids),
        field.source(of: "initial"))
    }
    var (seen, values): (Set<String>, Set<FormValues.Value>) = ([], [])
    guard case .alternatives(_, let levels)? = level[field.key]?.content else { return }
    for (index, (alternative, level)) in zip(alternatives.cases, levels).enumerated() {
      if alternative.id.isEmpty {
        // A case that couldn't be read is nobody's double.
      } else if !seen.insert(alternative.id).inserted {
        found.add(
          .duplicateCase, path, nil, "Two cases are called '\(alternative.id)'.", field.source(of: "cases", at: index))
      } else if !values.insert(alternative.value).inserted {
        found.add(
          .duplicateCase, path, nil,
          "Two cases have the value \(alternative.value.shortened); '\(alternative.id)' is the second one.",
          field.source(of: "cases", at: index))
      }
      check(alternative.form, level, path, &found, taken: [alternatives.discriminator])
    }
  }
}

/// Whether a field has a value to begin with that it doesn't declare.
private struct HasBlank: LeafVisitor {
  func visit<Value>(_ leaf: Leaf<Value>) -> Bool { leaf.blank != nil }
}

extension DocumentLevel.Content {
  fileprivate var element: DocumentLevel.Content? { if case .list(let element) = self { element } else { nil } }
}
