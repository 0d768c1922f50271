import FieldstoneCore

/// What a program says about the rows of a page.
extension PageContext {
  /// The program's control for a field; nil if the form's own is to be written.
  func ownControl(_ row: FormRow) -> (any WebFormControl)? {
    guard !parts.controls.isEmpty, let engine else { return nil }
    // A secret is shown only by a control that was made for it.
    guard !row.control.isSecret || row.control.custom != nil else { return nil }
    return parts.controls.entries(for: row, in: engine).reversed().lazy.compactMap { $0(row) }.first
  }

  /// The program's classes and attributes for a row; nil if it has none.
  func ownAttributes(_ row: FormRow) -> WebFormAttributes? {
    guard !parts.adjustments.isEmpty, let engine else { return nil }
    var attributes = WebFormAttributes()
    for change in parts.adjustments.entries(for: row, in: engine) { change(&attributes, row) }
    return attributes
  }
}

extension FieldWriter {
  /// Writes the program's control with all that the form writes around one.
  func writeOwn(_ control: any WebFormControl, _ row: FormRow, to html: inout HTMLWriter) {
    let hasHelp = row.hasHelp || row.hint != nil
    var attributes = HTMLWriter(capacity: 256)
    if !control.isGroup {
      attributes.attribute("id", of: row)
      attributes.focus = html.focus
      attributes.state(of: row, hasHelp: hasHelp)
    }
    let field = WebFormField(
      fieldName: row.id.fieldName, value: RenderedPage.untouched(row, kind) ?? "",
      attributes: String(decoding: attributes.bytes.dropFirst(), as: UTF8.self))
    if control.isGroup {
      html.begin("fieldset")
      html.attribute("class", row.isInvalid ? "row own invalid" : "row own")
      html.attribute("id", of: row)
      html.literal(" tabindex=\"-1\" role=\"radiogroup\"")
      html.state(of: row, hasHelp: hasHelp)
      html.content()
      html.open("legend")
      html.title(of: row, context, saysRequired: false)
      html.close("legend")
    } else {
      html.open("div", class: row.isInvalid ? "row own invalid" : "row own")
      html.begin("label")
      html.attribute("for", of: row)
      html.content()
      html.title(of: row, context, saysRequired: false)
      html.close("label")
    }
    html.help(of: row, context, row.hint)
    html.issues(of: row, context)
    html.program(control.html(row, field))
    html.length(of: row, context)
    html.close(control.isGroup ? "fieldset" : "div")
  }

  /// A field whose control has a page of its own: a button that shows the answer and leads there.
  func writeElsewhere(_ row: FormRow, to html: inout HTMLWriter) {
    ChoicePageWriter(context: context).write(row, to: &html)
  }
}

extension HTMLWriter {
  /// HTML that a program has made.
  mutating func program(_ markup: String) {
    var markup = markup
    markup.withUTF8 { if let start = $0.baseAddress { copy(start, $0.count) } }
  }

  /// Adds a program's classes and attributes to the row that was written since an offset.
  mutating func adjust(_ own: WebFormAttributes, _ row: FormRow, from start: Int) {
    let classes = own.classes.filter(Self.isName).map { " " + $0 }.joined()
    let written = bytes(from: start)
    guard let end = written.firstIndex(of: UInt8(ascii: ">")) else { return }
    var outer = Array(written[..<end])
    if let place = outer.firstRange(of: Array("class=\"".utf8))?.upperBound, !classes.isEmpty {
      outer.insert(contentsOf: Array((classes.dropFirst() + " ").utf8), at: place)
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
