import FieldstoneCore

/// The fields of a page, for a page of the program's own that places each of them by hand.
public final class WebFormPieces<Model> {
  private let form: FormSession<Model>
  private let context: PageContext
  private(set) var rendered: RenderedPage

  init(_ form: FormSession<Model>, _ context: PageContext) {
    (self.form, self.context) = (form, context)
    rendered = RenderedPage(form.page)
  }

  /// The HTML of a row; empty while it is hidden, and for a row of another page. What isn't placed keeps its answer.
  public subscript(row: FormRowID) -> String {
    guard form.isShown(row), form.page(of: row) == form.page, let row = form.row(row), !rendered.has(row.id)
    else { return "" }
    var html = HTMLWriter(capacity: 1024)
    html.focus = context.shown
    let kind = context.kind(of: row)
    let options = kind.map { ShownOptions(row, $0, query: context.queries[row.id]) }
    rendered.note(row, kind, options, context.searches[row.id], name: context.namedPath(of: row, in: form))
    if let kind, let options {
      FieldWriter(kind: kind, options: options, context: context).write(row, to: &html)
    } else {
      RowWriter.write(row, context, to: &html)
    }
    if row.action == .nextStep { rendered.goesOn(by: row) }
    if let own = context.ownAttributes(row) { html.adjust(own, row, from: 0) }
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// The HTML of a property's field.
  public subscript(field: PartialKeyPath<Model>) -> String { form.rowID(for: field).map { self[$0] } ?? "" }

  /// What isn't placed was there, too: it is no new question.
  func noteRest() { for row in form.rows where !rendered.has(row.id) { rendered.noteOther(row.id) } }

  /// What has gone wrong with the last POST, and what its answers could not do, such as those to an element that another
  /// page has removed; usually empty.
  public var messages: String {
    var html = HTMLWriter(capacity: 256)
    PageSummary.writeFailure(context, to: &html)
    PageSummary.writeRefusal(context, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// The search box of a form that offers a search (`FormBuilder/searchable()`), with what was found; empty for another
  /// form.
  public var search: String {
    guard rendered.find == nil else { return "" }
    var html = HTMLWriter(capacity: 1024)
    FindWriter(engine: form, context: context).write(&rendered, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// The button that submits the form or, on another page than the first, goes on to the next step or back.
  public var done: String {
    if let next = form.nextStepButton { return self[next.id] }
    let isRoot = form.page == .root
    return button(isRoot ? .submit : .back, .common(isRoot ? .submit : .done), "primary")
  }

  /// The button that accepts the answers, and shows what follows from them.
  public var update: String { button(.update, .web(.update), "plain") }

  private func button(_ intent: Intent, _ words: FormString, _ look: StaticString) -> String {
    var html = HTMLWriter(capacity: 256)
    html.button(intent, context.text(words), class: look)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}

extension WebForm {
  /// The open page as a form whose content the program writes, with the fields where it wants them. It has no script.
  ///
  /// ```swift
  /// let page = WebForm(FormSession(Attendee()))
  /// let html = page.fragment { fields in
  ///   "\(fields.messages)<div class=\"hero\">\(fields[\.email])</div> \(fields[\.name]) \(fields.done)"
  /// }
  /// ```
  ///
  /// What was wrong in the last answers stands beside each field; a field that isn't placed can't show it.
  ///
  /// - Complexity: O(the rows that are placed).
  public func fragment(_ content: (WebFormPieces<Model>) -> String) -> [UInt8] {
    guard form.problems.isEmpty else { return HTMLWriter.message(.unusable, in: form.environment, isFragment: true) }
    let context = PageContext(title: title, environment: form.environment, secret: visit.secret)
    (context.action, context.isFragment, context.parts, context.engine) = (action, true, parts, form)
    (context.secrets, context.queries, context.searches) = (visit.secrets, visit.queries, visit.searches)
    (context.failure, context.refusal, context.lost) = (visit.failure, visit.refusal, visit.lost)
    if visit.answeredAt == nil || visit.answeredAt == address {
      (context.find, context.shown) = (visit.find, visit.shown)
    }
    describeLink(context)
    // Their own page is the form's: the answer to whether to leave, and a field with a page of its own.
    if visit.isLeaving || visit.choosing.map(hasOptionsPage) == true { return fragment() }
    let pieces = WebFormPieces(form, context)
    let inner = content(pieces)
    pieces.noteRest()
    var html = HTMLWriter(capacity: 1024 + inner.utf8.count)
    html.beginForm(action: action)
    html.presentation(of: form.openPages.last)
    html.literal(" novalidate>")
    // Enter presses the first button of a form.
    let intent = pieces.rendered.usual
    html.beginButton(intent, class: "return")
    html.literal(" tabindex=\"-1\" aria-hidden=\"true\">")
    let title: FormString =
      switch intent {
      case .submit: .common(.submit)
      case .back: .common(.done)
      case .perform: .common(.nextStep)
      default: .web(.update)
      }
    html.text(context.text(title))
    html.close("button")
    html.program(inner)
    html.ownFields(visit.secret, name(pieces.rendered))
    html.close("form")
    return html.bytes
  }
}
