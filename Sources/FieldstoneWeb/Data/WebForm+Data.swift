import FieldstoneCore
import Foundation

extension WebForm {
  /// The open page as data, for a front end of the program's own. Like ``html()``, it is a page that can be sent.
  ///
  /// - Returns: Nil for a form with problems, which can't be used.
  /// - Complexity: O(rows of the page and their options).
  public func data() -> WebFormPage? {
    guard form.problems.isEmpty else { return nil }
    let newElement = visit.elements.next
    _ = html()
    return data(visit.secret, newElement: newElement)
  }

  /// The first page as data, for somebody without a visit.
  ///
  /// - Parameter sign: makes the secret of the page.
  func openingData(_ id: String, _ sign: (RenderedPage) -> String) -> WebFormPage? {
    var secret = ""
    _ = openingHTML(id) { page in
      secret = sign(page)
      written = (page, OpeningPage.name(of: firstPage))
      return secret
    }
    return data(secret, newElement: PageNonce.newElement(id))
  }

  /// What a page has in boxes at its top, about the POST that led to it.
  private var messages: [String] {
    guard visit.answeredAt == nil || visit.answeredAt == address else { return [] }
    let new = visit.newRows.filter(form.isShown).compactMap(form.row).map(\.label)
    var words: [FormString] = []
    if let failure = visit.failure { words += [failure.title] + failure.remarks }
    if let refusal = visit.refusal { words.append(refusal) }
    if visit.isSubmitRefused { words.append(.web(.savedNotSubmittable)) }
    if !visit.lost.isEmpty { words.append(.web(.answersLost)) }
    if !new.isEmpty { words.append(.web(.furtherQuestions)) }
    return words.map { $0.text(in: form.environment) } + visit.formIssues + visit.lost + new
  }

  private var status: String? {
    guard let toolbar = form.toolbar else { return nil }
    let failure = form.hasSaveFailed ? visit.saveFailure : nil
    let words = failure.map { FormString(verbatim: $0) }
    guard let status = toolbar.status else { return words?.text(in: form.environment) }
    return (words.map { .sentences(status, $0) } ?? status).text(in: form.environment)
  }

  private func data(_ secret: String, newElement: String) -> WebFormPage? {
    guard let (page, token) = written else { return nil }
    var send = [PostedPage.secretName: secret, PostedPage.pageName: token]
    if page.makesElements { send[PostedPage.newElementName] = newElement }
    let fields = Dictionary(page.fields.map { ($0.row, $0) }) { first, _ in first }
    let rows = page.choosing.map { [form.row($0)].compactMap(\.self) } ?? Array(form.rows)
    let pages = form.openPages.map { $0.title.isEmpty ? title : $0.title }
    return WebFormPage(
      address: address.path, action: action,
      title: page.choosing.flatMap(form.row)?.label ?? (form.page == .root ? title : pages.last ?? title),
      trail: page.choosing == nil ? Array(pages.dropLast()) : pages,
      language: form.environment.locale.identifier(.bcp47),
      isRightToLeft: form.environment.locale.language.characterDirection == .rightToLeft,
      mode: form.facts.mode.rawValue, isEditing: form.facts.isEditing, status: status,
      messages: messages, send: send,
      rows: rows.map { WebFormPage.Row($0, fields[$0.id], form.environment) },
      buttons: ([page.usual] + page.intents.filter { $0 != page.usual }).map(WebFormPage.Button.init))
  }
}

extension WebFormPage.Row {
  fileprivate init(_ row: FormRow, _ field: RenderedPage.Field?, _ environment: FormEnvironment) {
    self.init(
      id: row.id.path, kind: row.kind.rawValue, section: row.section?.path, depth: row.depth,
      groupStyle: row.groupStyle == .grouped ? nil : row.groupStyle.rawValue, title: row.title,
      line: row.line?.path, weight: row.line.map { _ in row.weight }, help: row.help,
      captions: row.captions.isEmpty ? nil : row.captions.map { .init(kind: $0.kind.rawValue, text: $0.text) },
      icon: row.icon?.rawValue, content: row.content.map(WebFormPage.Content.init), hint: row.hint,
      placeholder: row.placeholder,
      mark: row.mark?.rawValue,
      display: row.control.isSecret ? "" : row.display, isEnabled: row.isEnabled, isReadOnly: row.isReadOnly,
      isLocked: row.states.contains(.locked), isPending: row.states.contains(.pending),
      issues: row.issues.map { .init(severity: "\($0.severity)", text: $0.text, code: $0.code) },
      field: field.map { WebFormPage.Field($0, row, environment) })
  }
}

extension WebFormPage.Content {
  fileprivate init(_ content: FormContent) {
    var (lines, address, fraction): ([String]?, String?, Double?)
    let kind: String
    switch content {
    case .text(let text): (kind, lines) = ("text", text.lines)
    case .info: kind = "info"
    case .image: kind = "image"
    case .link(let target): (kind, address) = ("link", target)
    case .disclosure(let answer): (kind, lines) = ("disclosure", answer.lines)
    case .progress(let part): (kind, fraction) = ("progress", part)
    case .spacer: kind = "spacer"
    case .divider: kind = "divider"
    }
    self.init(kind: kind, lines: lines, address: address, fraction: fraction)
  }
}

extension WebFormPage.Field {
  fileprivate init(_ field: RenderedPage.Field, _ row: FormRow, _ environment: FormEnvironment) {
    let kind =
      switch field.kind {
      // Of a control on a page of its own, nothing is sent from this one.
      case .line, .elsewhere: "text"
      case .longText: "lines"
      case .secret: "secret"
      case .flag: "flag"
      case .file: "file"
      case .flagOrNone, .choice: "choice"
      case .choices: "choices"
      }
    let options = ShownOptions(row, field.kind, query: field.query).all
    let shown = Dictionary(options.map { ($0.id, $0) }) { first, _ in first }
    func option(_ id: String?) -> WebFormPage.Option {
      let option = field.kind == .flagOrNone ? nil : id.flatMap { shown[$0] }
      let word = field.kind == .flagOrNone ? id.map { row.word(for: $0 == "yes", in: environment) } : nil
      let none = id == nil ? FormString.common(.noAnswer).text(in: environment) : nil
      return .init(
        value: id?.wireName ?? "",
        title: word ?? none ?? option?.title ?? "",
        help: option?.help, section: option?.section)
    }
    self.init(
      name: field.row.fieldName, kind: kind, values: field.untouched,
      options: field.kind.isTyped || ["flag", "file"].contains(kind) ? nil : field.offers.map(option),
      search: field.query == nil ? nil : field.row.searchName)
  }
}

extension WebFormPage.Button {
  fileprivate init(_ intent: Intent) {
    let parts = intent.text.split(separator: ":", maxSplits: 2)
    self.init(
      name: Intent.name, value: intent.text, action: String(parts[0]),
      row: parts.count > 1 ? parts[1].removingPercentEncoding : nil)
  }
}
