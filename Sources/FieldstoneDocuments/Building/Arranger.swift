import FieldstoneCore

/// Places the rows of a level, and declares what is about several of them.
struct Arranger<Model: KeyedModel> {
  let compiler: DocumentCompiler
  let form: FormBuilder<Model>
  let level: DocumentLevel
  let rows: [String: DocumentRow<Model>]

  func arrange(_ document: DocumentForm) {
    place(document.hasFieldsFirst ? document.items.filter { !$0.isField } : document.items)
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
      if let key = rule.key { rows[key]?.builder?.namedRule(check) } else { form.namedRule(check) }
    }
  }

  /// Places fields and lines, wherever they are, and nothing else.
  func placeFields(_ items: [DocumentItem]) {
    for item in items {
      switch item {
      case .field, .line: place([item])
      default: placeFields(item.items)
      }
    }
  }

  private func place(_ items: [DocumentItem]) {
    for item in items {
      switch item {
      case .field(let field): rows[field.key]?.builder?.place()
      case .section(let section): place(section)
      case .page(let page): place(page)
      case .step(let step): place(step)
      case .button(let button):
        let row = form.button(button.title, button.action, role: button.role)
        if let question = button.confirmation { row.confirms(question) }
        declare(row, button.titleFrom, button.help, button.icon)
        condition(row, button.visible, button.enabled)
      case .review(let title, let id, let items): form.review(title, id: id) { _ in place(items) }
      case .line(let line): place(line)
      case .text(let text, let id): form.text(text, id: id)
      case .markdown(let text, let id): form.markdown(text, id: id)
      case .info(let title, let value, let id): form.info(title, value, id: id)
      case .link(let title, let address, let id): form.link(title, to: address, id: id)
      case .content(let content): place(content)
      }
    }
  }

  private func place(_ section: DocumentSection) {
    let row =
      if let footer = section.footerFrom {
        form.section(section.title, footer: text(footer), id: section.id, style: section.style) { _ in
          place(section.items)
        }
      } else {
        form.section(section.title, footer: section.footer, id: section.id, style: section.style) { _ in
          place(section.items)
        }
      }
    declare(row, section.titleFrom)
    condition(row, section.visible, section.enabled)
  }

  private func place(_ page: DocumentPage) {
    let row = form.page(page.title, id: page.id, presented: page.presentation, transition: page.transition) { _ in
      place(page.items)
    }
    declare(row, page.titleFrom, page.help, page.icon)
    condition(row, page.visible, page.enabled)
  }

  private func place(_ step: DocumentStep) {
    let row =
      if step.isReview {
        form.review(step.title.isEmpty ? nil : step.title, id: step.id) { _ in place(step.items) }
      } else {
        form.step(step.title, id: step.id) { _ in place(step.items) }
      }
    declare(row, step.titleFrom, step.help, step.icon)
    condition(row, step.visible, step.enabled)
  }

  /// A line is told by the key paths of its fields. What isn't on one, such as a form, has a line of its own.
  private func place(_ line: DocumentLine) {
    let widths = line.fields.indices.map { line.widths.indices.contains($0) ? line.widths[$0] : 1 }
    let paths = line.fields.compactMap { rows[$0.key]?.path }
    guard paths.count == line.fields.count else { return line.fields.forEach { rows[$0.key]?.builder?.place() } }
    switch paths.count {
    case 2: form.line(paths[0], paths[1], widths: widths)
    case 3: form.line(paths[0], paths[1], paths[2], widths: widths)
    case 4: form.line(paths[0], paths[1], paths[2], paths[3], widths: widths)
    default: line.fields.forEach { rows[$0.key]?.builder?.place() }
    }
  }

  /// A text that is made from answers.
  private func text(_ computation: DocumentComputation) -> @Sendable (FormReader<Model>) -> FormString {
    let read = compiler.reading(level, computation.text)
    return { read($0.named) }
  }

  private func declare(
    _ row: FormRowBuilder<Model>, _ title: DocumentComputation?, _ help: FormString? = nil, _ icon: FormIcon? = nil
  ) {
    if let title { row.title(text(title)) }
    if let help { row.help(help) }
    if let icon { row.icon(icon) }
  }

  private func place(_ content: DocumentContent) {
    let (title, id) = (content.title, content.id)
    let text = content.value.map(text)
    let row: FormRowBuilder<Model>
    switch content.kind {
    case .text:
      row = form.text(title, id: id)
      if let text { row.title(text) }
    case .markdown:
      row = form.markdown(title, id: id)
      if let text { row.title(text) }
    case .info(let value): row = text.map { form.info(title, id: id, $0) } ?? form.info(title, value, id: id)
    case .link(let address): row = form.link(title, to: address, id: id)
    case .question(let answer): row = form.question(title, answer: answer, id: id)
    case .progress:
      let read = content.value.map { compiler.reading(level, $0.value) }
      row = form.progress(title, id: id) { read?($0.named)?.double ?? 0 }
    case .image(let image): row = form.image(image, title, id: id)
    case .conflicts: return form.conflicts(title.isEmpty ? nil : title, id: id)
    case .divider: row = form.divider(id: id)
    case .spacer: row = form.spacer(id: id)
    }
    condition(row, content.visible, content.enabled)
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
