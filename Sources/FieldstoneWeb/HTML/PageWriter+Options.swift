import FieldstoneCore

/// The page with the options of one field.
extension PageWriter {
  /// Writes the page with the options of a field.
  static func write(
    optionsOf row: FormRow, _ kind: FieldKind, _ engine: FormEngine, _ context: PageContext,
    name: (RenderedPage) -> String
  ) -> [UInt8] {
    var writer = PageWriter(engine, context)
    return writer.write(optionsOf: row, kind.onItsPage, name)
  }

  private mutating func write(optionsOf row: FormRow, _ kind: FieldKind, _ name: (RenderedPage) -> String) -> [UInt8] {
    let heading = context.name(of: row, in: engine)
    let title = "\(heading) – \(context.title)"
    html.beginDocument(
      title: row.isInvalid ? context.text(.web(.errorTitle, .text(title))) : title, context.environment, context.parts,
      of: engine.openPages.last)
    writeTrail(engine.openPages.map { context.title(of: $0.id, in: engine) }, heading)
    html.element("h1", text: heading)
    beginForm()
    let start = html.count
    var rendered = RenderedPage(choosing: row.id, on: engine.page)
    let options = ShownOptions(row, kind, query: context.queries[row.id])
    rendered.note(row, kind, options, context.searches[row.id])
    html.open("div", class: "card")
    let begin = html.count
    FieldWriter(kind: kind, options: options, context: context).write(row, to: &html)
    if let own = context.ownAttributes(row) { html.adjust(own, row, from: begin) }
    settle(row, digest(of: row, from: begin), from: begin, &rendered)
    html.close("div")
    writeReturn(rendered.usual, at: start)
    html.ownFields(context.secret, name(rendered))
    html.open("div", class: "foot")
    html.button(.chosen, context.text(.common(.done)), class: "primary")
    html.close("div")
    return end(rendered)
  }
}
