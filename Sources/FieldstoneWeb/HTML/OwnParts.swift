import FieldstoneCore

/// What a program says about the rows of a page.
extension WebFormParts {
  /// The program's control for a field, or its view of a row that is only read; nil if the form's own is to be written.
  func control(for row: FormRow, in engine: FormEngine) -> (any WebFormControl)? {
    guard !controls.isEmpty else { return nil }
    return controls.views(for: row, in: engine, besides: [.element, .add]).lazy.compactMap { $0(row) }.first
  }

  /// What a field sends, with the control that it has on pages; nil for a row that can't be edited.
  func kind(of row: FormRow, in engine: FormEngine) -> FieldKind? {
    guard let kind = FieldKind(row) else { return nil }
    guard let control = control(for: row, in: engine), !control.addsToField else { return kind }
    // The program shows all options, however the form would lay them out.
    let own = kind.withAllOptions
    return row.control.custom?.hasOwnScreen == true ? .elsewhere(own) : own
  }

  /// The program's classes and attributes for a row; nil if it has none.
  func attributes(of row: FormRow, in engine: FormEngine) -> WebFormAttributes? {
    guard !adjustments.isEmpty else { return nil }
    var attributes = WebFormAttributes()
    for change in adjustments.entries(for: row, in: engine) { change(&attributes, row) }
    return attributes
  }
}

/// Writes a program's control with all that the form writes around one.
struct OwnControlWriter {
  let control: any WebFormControl
  /// Nil for a field that can't be edited.
  let kind: FieldKind?
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    let isTyped = context.patch?.typedSecrets.contains(row.id) == true
    let isKept = context.secrets.contains(row.id) && !row.isInvalid && !row.text.isEmpty && !isTyped
    let remark = isKept ? context.answeredSecret : nil
    let hasHelp = row.hasHelp || row.hint != nil || remark != nil
    let field = field(row, hasHelp, focus: html.focus)
    html.begin(control.isGroup ? "fieldset" : "div")
    html.attribute("class", row.isInvalid ? "row own invalid" : "row own")
    // The script leaves a secret alone that somebody is typing, unless it is to be removed.
    if row.control.isSecret { html.attribute("data-secret", context.patch == nil || isTyped ? "" : "cleared") }
    if control.isGroup { writeGroupState(row, hasHelp, to: &html) }
    html.content()
    html.begin(control.isGroup ? "legend" : "label")
    if !control.isGroup { html.attribute("for", of: row) }
    html.content()
    html.title(of: row, context, saysRequired: kind?.isSeveral == true)
    html.close(control.isGroup ? "legend" : "label")
    html.help(of: row, context, row.hint, remark)
    html.issues(of: row, context)
    if kind?.isSeveral == true {
      // Tells a group in which nothing is chosen from one that isn't on the page.
      html.literal("<input type=\"hidden\"")
      html.name(of: row)
      html.literal(" value=\"\">\n")
    }
    html.open("div", class: "program")
    html.program(control.html(row, field))
    html.close("div")
    html.length(of: row, context)
    html.close(control.isGroup ? "fieldset" : "div")
  }

  private func field(_ row: FormRow, _ hasHelp: Bool, focus: FormRowID?) -> WebFormField {
    var attributes = HTMLWriter(capacity: 256)
    if !control.isGroup {
      attributes.attribute("id", of: row)
      attributes.focus = focus
      attributes.state(of: row, hasHelp: hasHelp)
    }
    let chosen = row.control.choiceStyle == nil ? [] : row.options.chosen.map(\.id.wireName)
    let value = kind.flatMap { RenderedPage.untouched(row, $0) } ?? (kind == nil ? row.text : "")
    return WebFormField(
      fieldName: kind == nil ? nil : row.id.fieldName, value: row.control.isSecret ? "" : value,
      chosen: row.control.choiceStyle == nil ? nil : chosen,
      attributes: String(decoding: attributes.bytes.dropFirst(), as: UTF8.self))
  }

  private func writeGroupState(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.attribute("id", of: row)
    html.literal(" tabindex=\"-1\"")
    // A group without a role of its own can't be invalid or required; assistive technology hears that from the boxes.
    guard kind?.isSeveral != true else { return html.describe(row, hasHelp: hasHelp) }
    html.literal(" role=\"radiogroup\"")
    html.state(of: row, hasHelp: hasHelp)
  }
}

extension WebFormField {
  /// For HTML that sends nothing: a secret isn't in it.
  static func unsent(_ row: FormRow) -> WebFormField {
    WebFormField(fieldName: nil, value: row.control.isSecret ? "" : row.text, chosen: nil, attributes: "")
  }
}

extension PageContext {
  /// The program's control for a field, if it takes the place of the form's own.
  func replacement(of row: FormRow) -> (any WebFormControl)? {
    ownControl(row).flatMap { $0.addsToField ? nil : $0 }
  }

  /// Writes what the program adds below the form's own control.
  func writeAddition(to row: FormRow, in html: inout HTMLWriter) {
    writeMenu(of: row, in: &html)
    guard let control = ownControl(row), control.addsToField else { return }
    html.open("div", class: "program")
    html.program(control.html(row, .unsent(row)))
    html.close("div")
  }

  /// Writes the menu of a row, which opens without a script. The answers to a conflict are beside its message.
  func writeMenu(of row: FormRow, in html: inout HTMLWriter) {
    let actions = row.contextActions.filter { !$0.resolvesConflict }
    guard !actions.isEmpty else { return }
    html.literal("<details class=\"menu\"><summary")
    html.attribute("aria-label", text(.window(.actionsOf, .text(names[row.id] ?? row.label))))
    html.content()
    html.text("⋯")
    html.literal("</summary>")
    html.open("div", class: "entries")
    for action in actions { write(action, of: row, in: &html) }
    html.close("div")
    html.close("details")
  }

  /// Writes the answers to the conflict of a row as buttons, because nothing can be submitted before one is chosen.
  func writeConflictButtons(of row: FormRow, in html: inout HTMLWriter) {
    guard row.states.contains(.conflicting), row.contextActions.contains(where: \.resolvesConflict) else { return }
    html.literal("<div class=\"resolve\" role=\"group\"")
    html.attribute("aria-label", names[row.id] ?? row.label)
    html.content()
    for action in row.contextActions where action.resolvesConflict { write(action, of: row, in: &html) }
    html.close("div")
  }

  private func write(_ action: FormRow.ContextAction, of row: FormRow, in html: inout HTMLWriter) {
    html.beginButton(.act(row.id, action: action.id), class: action.role == .destructive ? "destructive" : "plain")
    html.content()
    IconWriter(action.icon)?.write(to: &html)
    html.text(action.title)
    html.close("button")
  }

  /// Writes the program's view of a row that is only read.
  ///
  /// - Returns: False if there is none.
  func writeView(of row: FormRow, class look: StaticString, to html: inout HTMLWriter) -> Bool {
    guard let view = ownControl(row) else { return false }
    html.begin("div")
    html.attribute("class", look)
    html.attribute("id", of: row)
    html.content()
    html.program(view.html(row, .unsent(row)))
    html.close("div")
    return true
  }
}

extension FormRow.ContextAction {
  fileprivate var resolvesConflict: Bool { id == FormAction.keepMine.name || id == FormAction.takeTheirs.name }
}

extension HTMLWriter {
  /// HTML that a program has made: the only markup that this module doesn't make itself.
  mutating func program(_ markup: String) {
    var markup = markup
    markup.withUTF8 { if let start = $0.baseAddress { copy(start, $0.count) } }
  }

  /// Adds a program's classes and attributes to the row that was written since an offset.
  mutating func adjust(_ own: WebFormAttributes, _ row: FormRow, from start: Int) {
    let classes = own.classes.filter(Self.isName).joined(separator: " ")
    let written = bytes(from: start)
    guard let end = written.firstIndex(of: UInt8(ascii: ">")) else { return }
    var outer = Array(written[..<end])
    if let place = outer.firstRange(of: Array("class=\"row".utf8))?.upperBound, !classes.isEmpty {
      outer.insert(contentsOf: Array((" " + classes).utf8), at: place)
    }
    outer += Self.attributes(own.attributes)
    var rest = Array(written[end...])
    if !own.control.isEmpty {
      var id = HTMLWriter(capacity: 64)
      id.attribute("id", of: row)
      // In a group, the element around the row is the control.
      if outer.firstRange(of: id.bytes) != nil {
        outer += Self.attributes(own.control)
      } else if let place = rest.firstRange(of: id.bytes)?.upperBound {
        rest.insert(contentsOf: Self.attributes(own.control), at: place)
      }
    }
    truncate(to: start)
    program(String(decoding: outer + rest, as: UTF8.self))
  }

  /// Attributes with names that can't end the tag; others are left out, as a browser would drop them or worse.
  private static func attributes(_ attributes: [String: String]) -> [UInt8] {
    attributes.sorted { $0.key < $1.key }.filter { isName($0.key) }
      .flatMap { Array(" \($0.key)=\"\(WebFormField.escaped($0.value))\"".utf8) }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && !"\"'<>/=".utf8.contains($0) }
  }
}
