import FieldstoneCore

extension DocumentForm {
  /// The texts in its expressions and in the messages of its rules. The rows of a form declare all others.
  ///
  /// - Complexity: O(items + length of the expressions).
  var writtenTexts: [FormString] {
    var found = WrittenTexts()
    found.add(self)
    return found.texts
  }
}

private struct WrittenTexts {
  private(set) var texts: [FormString] = []

  mutating func add(_ form: DocumentForm) {
    for item in form.items { add(item) }
    texts += form.rules.compactMap(\.message)
  }

  private mutating func add(_ item: DocumentItem) {
    switch item {
    case .field(let field): add(field)
    case .section(let section):
      add(section.titleFrom)
      add(section.footerFrom)
    case .page(let page): add(page.titleFrom)
    case .step(let step): add(step.titleFrom)
    case .button(let button): add(button.titleFrom)
    case .content(let content): if case .progress = content.kind {} else { add(content.value) }
    case .review, .line, .text, .markdown, .info, .link: break
    }
    for inner in item.items { add(inner) }
  }

  private mutating func add(_ computation: DocumentComputation?) { add(computation?.expression) }

  private mutating func add(_ expression: DocumentExpression?) {
    if let expression { texts += expression.shownTexts }
  }

  private mutating func add(_ field: DocumentField) {
    for rule in field.rules { texts += [rule.message, rule.checkMessage].compactMap(\.self) }
    switch field.kind {
    case .list(let list): if case .value(let element) = list.element { add(element) }
    case .alternatives(let alternatives): for alternative in alternatives.cases { add(alternative.form) }
    // A subform has a definition of its own.
    default: break
    }
    guard field.rest != nil else { return }
    for trait in field.traits {
      switch trait {
      case .titleFrom(let computation), .helpFrom(let computation), .placeholderFrom(let computation),
        .captionFrom(_, let computation):
        add(computation)
      case .unitFrom(let computation): texts += computation.expression?.wholeTexts ?? []
      case .displayFrom(let expression), .summaryFrom(let expression), .elementSummaryFrom(let expression),
        .elementTitleFrom(let expression):
        add(expression)
      default: break
      }
    }
  }
}

extension FormIssue {
  /// What the program says itself.
  var ownMessage: FormString? {
    switch kind {
    case .custom(let message), .withMessage(_, let message): message
    default: nil
    }
  }
}
