import FieldstoneCore

/// What rows of all kinds have in common.
extension HTMLWriter {
  // MARK: Ids

  /// The id of a row's element: its path, with bytes that ids and URLs don't allow as hexadecimal digits between `_`.
  mutating func id(of row: FormRow) { id(of: row.id) }

  mutating func id(of row: FormRowID) {
    literal("row-")
    var path = row.path
    path.withUTF8 { path in
      if path.allSatisfy(Self.isPlainInID) {
        if let start = path.baseAddress { copy(start, path.count) }
        return
      }
      for byte in path {
        if Self.isPlainInID(byte) {
          self.byte(byte)
        } else {
          literal("_")
          for digit in String(byte, radix: 16).utf8 { self.byte(digit) }
          literal("_")
        }
      }
    }
  }

  private static func isPlainInID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  mutating func attribute(_ name: StaticString, of row: FormRow, _ suffix: StaticString = "") {
    beginAttribute(name)
    id(of: row)
    literal(suffix)
    endAttribute()
  }

  /// The name of the row's field in a POST.
  mutating func name(of row: FormRow) {
    literal(" name=\"")
    text(row.id.fieldName)
    endAttribute()
  }

  // MARK: Titles

  /// Writes the title with its mark.
  ///
  /// - Parameter saysRequired: whether screen readers hear only from the mark that the field is required. Most controls
  ///   have a state that says so, and the mark is hidden from screen readers.
  mutating func title(of row: FormRow, _ context: PageContext, saysRequired: Bool = true) {
    IconWriter(row.icon)?.write(to: &self)
    text(context.names[row.id] ?? row.label)
    let marks = context.parts.look.theme.marks
    let mark = marks == .automatic ? row.mark : context.engine?.mark(of: row, marks)
    guard let mark else { return }
    if marks == .star { return star(context, saysRequired: saysRequired) }
    let isHidden = mark == .required && !saysRequired
    literal(isHidden ? " <span class=\"mark\" aria-hidden=\"true\">" : " <span class=\"mark\">")
    text(mark == .required ? context.required : context.optional)
    literal("</span>")
  }

  // MARK: Help and issues

  /// Names what describes a control: help comes before issues, so that screen readers read them in this order.
  mutating func describe(_ row: FormRow, hasHelp: Bool) {
    if let focus, focus == row.id { flag("autofocus") }
    remarks(of: row, hasHelp: hasHelp)
  }

  /// The same for a second control of a row, which doesn't get the focus.
  mutating func remarks(of row: FormRow, hasHelp: Bool) {
    let isRemarked = focus == row.id && isFocusRemarked
    let parts: [(StaticString, Bool)] = [
      (":help", hasHelp), (":captions", !row.captions.isEmpty), (":issues", row.hasRemarks),
      (":length", row.length != nil),
    ]
    guard isRemarked || parts.contains(where: \.1) else { return }
    literal(" aria-describedby=\"")
    var isFirst = true
    func separate(_ html: inout HTMLWriter) {
      if !isFirst { html.literal(" ") }
      isFirst = false
    }
    if isRemarked {
      separate(&self)
      literal("remark")
    }
    for (suffix, isThere) in parts where isThere {
      separate(&self)
      id(of: row)
      literal(suffix)
    }
    endAttribute()
  }

  /// Writes the help, and below it the remarks that always stand beside the row.
  mutating func help(of row: FormRow, _ context: PageContext, _ first: String? = nil, _ second: String? = nil) {
    if row.hasHelp || first != nil || second != nil {
      literal("<p class=\"help\" id=\"")
      id(of: row)
      literal(":help\">")
      var last: String?
      func write(_ sentence: String?, _ html: inout HTMLWriter) {
        guard let sentence, !sentence.isEmpty else { return }
        if let last { html.text(context.gap(after: last)) }
        html.text(sentence)
        last = sentence
      }
      write(row.help, &self)
      write(first, &self)
      write(second, &self)
      close("p")
    }
    captions(of: row, context)
  }

  private mutating func captions(of row: FormRow, _ context: PageContext) {
    guard !row.captions.isEmpty else { return }
    begin("div")
    attribute("id", of: row, ":captions")
    content()
    for caption in row.captions {
      open("p", class: caption.kind.severity?.look ?? "help")
      if let severity = caption.kind.severity { word(for: severity, context) }
      text(caption.text)
      close("p")
    }
    close("div")
  }

  /// Writes what is wrong with a row, and below it the buttons that resolve a conflict. They don't describe its control.
  mutating func issues(of row: FormRow, _ context: PageContext) {
    writeIssues(of: row, context)
    context.writeConflictButtons(of: row, in: &self)
  }

  private mutating func writeIssues(of row: FormRow, _ context: PageContext) {
    guard row.hasRemarks else { return }
    begin("div")
    attribute("id", of: row, ":issues")
    content()
    if let words = row.waitingWords {
      literal("<p class=\"checking\" role=\"status\">")
      text(context.text(words))
      close("p")
    }
    if let view = context.issueView(row) {
      program(view)
      return close("div")
    }
    for issue in row.issues {
      open("p", class: issue.severity.look)
      word(for: issue.severity, context)
      text(issue.text)
      close("p")
    }
    close("div")
  }

  /// The severity as a word, so that it doesn't depend on color alone.
  private mutating func word(for severity: FormIssue.Severity, _ context: PageContext) {
    open("b")
    text(context.label(for: severity))
    literal("</b>")
  }

  // MARK: Buttons

  /// Begins a button: more attributes come next.
  mutating func beginButton(_ intent: Intent, class look: StaticString) {
    begin("button")
    attribute("class", look)
    attribute("name", Intent.name)
    attribute("value", intent.text)
  }

  mutating func button(_ intent: Intent, _ title: String, class look: StaticString) {
    beginButton(intent, class: look)
    content()
    text(title)
    close("button")
  }
}

extension FormRow {
  var isInvalid: Bool { !issues.isEmpty && issues.contains { $0.severity == .error } }
  /// Whether there is anything to say about its answer: that it is being checked, or what is wrong with it.
  var hasRemarks: Bool { !issues.isEmpty || waitingWords != nil }
  var hasHelp: Bool { help?.isEmpty == false }
}

extension FormIssue.Severity {
  fileprivate var look: StaticString {
    switch self {
    case .error: "issue error"
    case .warning: "issue warning"
    case .info: "issue info"
    }
  }
}
