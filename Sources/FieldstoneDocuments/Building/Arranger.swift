import FieldstoneCore

/// Places the rows of a level, and declares what is about several of them.
struct Arranger<Model: KeyedModel> {
  let compiler: DocumentCompiler
  let form: FormBuilder<Model>
  let level: DocumentLevel
  let rows: [String: DocumentRow<Model>]

  func arrange(_ document: DocumentForm) {
    // Fields alone come in their order without being placed.
    let areOnlyFields = document.items.allSatisfy { if case .field = $0 { true } else { false } }
    if !areOnlyFields { place(document.items) }
    declareRules(document.rules)
    if let enabled = document.enabled {
      let holds = compiler.reading(level, enabled.holds)
      form.enabled { holds($0.named) }
    }
  }

  func declareRules(_ rules: [DocumentFormRule]) {
    for rule in rules {
      let check = compiler.reading(level, rule.check)
      // A rule about a field that isn't there is a problem of the document.
      if let key = rule.key { rows[key]?.rule(check) } else { form.namedRule(check) }
    }
  }

  private func place(_ items: [DocumentItem]) {
    for item in items {
      switch item {
      case .field(let field): rows[field.key]?.place(form)
      case .section(let section):
        let row = form.section(section.title, footer: section.footer, id: section.id, style: section.style) { _ in
          place(section.items)
        }
        condition(row, section.visible, section.enabled)
      case .page(let page):
        let row = form.page(page.title, id: page.id, presented: page.presentation) { _ in place(page.items) }
        condition(row, page.visible)
      case .step(let step):
        condition(form.step(step.title, id: step.id) { _ in place(step.items) }, step.visible)
      case .button(let button):
        let row = form.button(button.title, button.action, role: button.role)
        if let help = button.help { row.help(help) }
        if let icon = button.icon { row.icon(icon) }
        if let question = button.confirmation { row.confirms(question) }
        condition(row, button.visible, button.enabled)
      case .review(let title, let id, let items): form.review(title, id: id) { _ in place(items) }
      case .text(let text, let id): form.text(text, id: id)
      case .markdown(let text, let id): form.markdown(text, id: id)
      case .info(let title, let value, let id): form.info(title, value, id: id)
      case .link(let title, let address, let id): form.link(title, to: address, id: id)
      case .content(let content): place(content)
      }
    }
  }

  private func place(_ content: DocumentContent) {
    let read = content.value.map { compiler.reading(level, $0.value) }
    func text() -> (@Sendable (FormReader<Model>) -> FormString)? {
      guard let read else { return nil }
      return { FormString(verbatim: read($0.named)?.text ?? "") }
    }
    let (title, id) = (content.title, content.id)
    let row: FormRowBuilder<Model>
    switch content.kind {
    case .text:
      row = form.text(title, id: id)
      if let text = text() { row.title(text) }
    case .markdown:
      row = form.markdown(title, id: id)
      if let text = text() { row.title(text) }
    case .info(let value): row = text().map { form.info(title, id: id, $0) } ?? form.info(title, value, id: id)
    case .link(let address): row = form.link(title, to: address, id: id)
    case .question(let answer): row = form.question(title, answer: answer, id: id)
    case .progress: row = form.progress(title, id: id) { read?($0.named)?.double ?? 0 }
    case .divider: row = form.divider(id: id)
    case .spacer: row = form.spacer(id: id)
    }
    condition(row, content.visible)
  }

  private func condition(
    _ row: FormRowBuilder<Model>, _ visible: DocumentCondition?, _ enabled: DocumentCondition? = nil
  ) {
    if let visible {
      let holds = compiler.reading(level, visible.holds)
      row.visible { holds($0.named) }
    }
    if let enabled {
      let holds = compiler.reading(level, enabled.holds)
      row.enabled { holds($0.named) }
    }
  }
}
