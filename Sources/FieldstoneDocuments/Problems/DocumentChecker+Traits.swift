import FieldstoneCore

extension DocumentChecker {
  /// Checks what else a field has: whether it suits the field, and its values and expressions.
  func check(traitsOf field: DocumentField, _ level: DocumentLevel, _ path: [String], _ found: inout Found) {
    for (index, trait) in field.traits.enumerated() {
      if !field.isUnread, !trait.suits(field.kind) {
        found.add(
          .wrongRule, path, "traits.\(index)",
          "The trait '\(trait.name)' is not for fields of the kind '\(field.kind.name)'.",
          field.source(of: trait.name, "bits"))
        continue
      }
      let expected = field.isUnread ? .any : trait.computed(in: field.kind)
      check(trait.computation, expected, level, path, trait.name, field.source, &found)
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
    case .summaryFrom(let expression):
      check(expression, .text, level.only(field.key), isPlain: true, path, trait.name, field.source, &found)
    case .elementSummaryFrom(let expression), .elementTitleFrom(let expression):
      guard case .list(let content)? = level[field.key]?.content, let inner = content.level(in: levels) else {
        // A form that isn't there is a problem of its own.
        guard case .list(let list) = field.kind, case .value(let element) = list.element, !element.isUnread else {
          return
        }
        found.add(
          .wrongRule, path, trait.name, "Only elements that are forms have a row that says something about them.",
          field.source)
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
    case .hiddenValue(let value):
      if !field.isUnread, !field.kind.accepts(value) {
        found.add(
          .wrongDefault, path, trait.name,
          "\(value.shortened) is no value of a field of the kind '\(field.kind.name)'.", field.source)
      }
      if field.whenHidden == nil || field.whenHidden == .keep {
        found.add(
          .wrongRule, path, trait.name,
          "A value that is kept while the field is hidden isn't replaced. Use 'dropOnSubmit' or 'dropAtOnce'.",
          field.source)
      }
    case .ownEntries:
      let options = field.kind.options ?? []
      guard !options.allSatisfy({ $0.isUnread || $0.value.text != nil && $0.isPlain }) else { return }
      found.add(
        .wrongRule, path, trait.name,
        "People add texts of their own, so all options have to be texts, without a help, an icon or a section.",
        field.source)
    default: break
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
