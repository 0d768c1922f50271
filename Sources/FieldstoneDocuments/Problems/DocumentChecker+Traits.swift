import FieldstoneCore

extension DocumentChecker {
  /// Checks what else a field has: whether it suits the field, and its values and expressions.
  func check(traitsOf field: DocumentField, _ level: DocumentLevel, _ path: [String], _ found: inout Found) {
    for trait in field.traits {
      if !field.isUnread, !trait.suits(field.kind) {
        found.add(
          .wrongRule, path, trait.name, "'\(trait.name)' can't be used with a field of type '\(field.kind.name)'.",
          field.source(of: trait.name))
        continue
      }
      let expected = field.isUnread ? .any : trait.computed(in: field)
      check(trait.computation, expected, level, path, trait.name, field.source(of: trait.name), &found)
      check(plain: trait, of: field, level, path, &found)
      check(valueOf: trait, of: field, path, &found)
    }
  }

  /// Checks an expression that knows only a value, or an element of a list.
  private func check(
    plain trait: DocumentTrait, of field: DocumentField, _ level: DocumentLevel, _ path: [String],
    _ found: inout Found
  ) {
    let own = ExpressionType(field)
    switch trait {
    case .displayFrom(let expression):
      check(expression, .text, nil, value: own, isPlain: true, path, trait.name, field.source, &found)
    case .normalizeFrom(let expression):
      check(expression, own, nil, value: own, isPlain: true, path, trait.name, field.source, &found)
    case .summaryFrom(let expression) where !field.kind.isList:
      // A form that isn't there is a problem of its own.
      guard let inner = level[field.key]?.content.level(in: levels) else { return }
      check(expression, .text, inner, isPlain: true, path, trait.name, field.source, &found)
    case .summaryFrom(let expression):
      check(expression, .text, level.only(field.key), isPlain: true, path, trait.name, field.source, &found)
    case .elementSummaryFrom(let expression), .elementTitleFrom(let expression):
      guard case .list(let content)? = level[field.key]?.content, let inner = content.level(in: levels) else {
        // A form that isn't there is a problem of its own.
        guard case .list(let list) = field.kind, case .value(let element) = list.element, !element.isUnread else {
          return
        }
        found.add(
          .wrongRule, path, trait.name, "'\(trait.name)' works only with elements that are forms.",
          field.source(of: trait.name))
        return
      }
      check(expression, .text, inner, isPlain: true, path, trait.name, field.source, &found)
    default: break
    }
  }

  private func check(
    valueOf trait: DocumentTrait, of field: DocumentField, _ path: [String], _ found: inout Found
  ) {
    switch trait {
    case .shownDefault(let value): check([value], of: trait, field, path, &found)
    case .startsAt(let value): check([value], of: trait, field, path, &found)
    case .suggestions(let values): check(values, of: trait, field, path, &found)
    case .hiddenValue(let value):
      check([value], of: trait, field, path, &found)
      if field.whenHidden == nil || field.whenHidden == .keep {
        found.add(
          .wrongRule, path, trait.name,
          field.whenHidden == nil
            ? "'hiddenValue' works only with 'whenHidden'. Set it to 'dropOnSubmit' or 'dropAtOnce'."
            : "'hiddenValue' has no effect, because the value is kept while the field is hidden. Set 'whenHidden' to 'dropOnSubmit' or 'dropAtOnce'.",
          field.source(of: trait.name))
      }
    case .ownEntries:
      let options = field.kind.options ?? []
      guard !options.allSatisfy({ $0.isUnread || $0.value.text != nil && $0.isPlain }) else { return }
      found.add(
        .wrongRule, path, trait.name,
        "With 'ownEntries', all options have to be texts, and can't have 'help', 'icon' or 'section'.",
        field.source(of: trait.name))
    default: break
    }
  }

  private func check(
    _ values: [FormValues.Value], of trait: DocumentTrait, _ field: DocumentField, _ path: [String],
    _ found: inout Found
  ) {
    if field.isUnread { return }
    for value in values where !field.kind.accepts(value) && !found.isFull {
      found.add(.wrongDefault, path, trait.name, value.isNotValid(for: field.kind), field.source(of: trait.name))
    }
  }
}

extension DocumentKind {
  /// The options that it names; nil for a kind that has none.
  var options: [DocumentOption]? {
    switch self {
    case .choice(let options), .choices(let options): options
    default: nil
    }
  }
}

extension DocumentOption {
  /// Whether there is nothing beside its title.
  fileprivate var isPlain: Bool { formHelp == nil && formIcon == nil && formSection == nil }
}

extension DocumentList {
  /// Whether a value has the shape of its elements.
  func accepts(element value: FormValues.Value) -> Bool {
    switch element {
    case .form: value.object != nil
    case .value(let field): field.isUnread || field.kind.accepts(value)
    }
  }
}
