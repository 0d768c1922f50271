import FieldstoneCore

extension DocumentChecker {
  /// Checks what a form shows, apart from its fields.
  func check(_ item: DocumentItem, _ level: DocumentLevel, _ path: [String], _ found: inout Found) {
    if found.isFull { return }
    func check(
      _ items: [DocumentItem], _ name: FormString, _ visible: DocumentCondition?, _ enabled: DocumentCondition? = nil,
      _ title: DocumentComputation? = nil
    ) {
      self.check(visible, level, path, "\(name.key).visible", nil, &found)
      self.check(enabled, level, path, "\(name.key).enabled", nil, &found)
      self.check(title, .text, level, path, "\(name.key).titleFrom", nil, &found)
      for item in items { self.check(item, level, path, &found) }
    }
    switch item {
    case .section(let section):
      check(section.items, section.title, section.visible, section.enabled, section.titleFrom)
      self.check(section.footerFrom, .text, level, path, "\(section.title.key).footerFrom", nil, &found)
    case .page(let page): check(page.items, page.title, page.visible, page.enabled, page.titleFrom)
    case .step(let step): check(step.items, step.title, step.visible, step.enabled, step.titleFrom)
    case .button(let button): check([], button.title, button.visible, button.enabled, button.titleFrom)
    case .review(_, _, let items): check(items, "", nil)
    case .line(let line): self.check(line, path, &found)
    case .content(let content):
      check([], content.title, content.visible, content.enabled)
      var expected = ExpressionType.text
      if case .progress = content.kind { expected = .number }
      self.check(content.value, expected, level, path, "\(content.title.key).value", content.source, &found)
    case .field, .text, .markdown, .info, .link: break
    }
  }

  private func check(_ line: DocumentLine, _ path: [String], _ found: inout Found) {
    func add(_ text: String) { found.add(.wrongValue, path, "line", text, line.source) }
    if !(2...DocumentLine.mostFields).contains(line.fields.count) {
      add("A line has 2 to \(DocumentLine.mostFields) fields, not \(line.fields.count).")
    }
    for field in line.fields where !field.kind.isValue {
      add("Only fields that hold a value can share a line. '\(field.key)' is of type '\(field.kind.name)'.")
    }
  }

  /// Checks what makes a value from answers.
  func check(
    _ computation: DocumentComputation?, _ expected: ExpressionType, _ level: DocumentLevel, _ path: [String],
    _ part: String, _ source: @autoclosure () -> DocumentSource?, _ found: inout Found
  ) {
    guard let computation else { return }
    if let expression = computation.expression {
      check(expression, expected, level, path, part, source(), &found)
    } else {
      check(computation.paths, level, path, part, source(), &found)
    }
  }
}
