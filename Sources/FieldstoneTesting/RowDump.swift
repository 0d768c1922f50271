import FieldstoneCore

extension FormEngine {
  /// The rows of a page as text, one line each, for snapshots:
  ///
  /// ```text
  /// # Account
  ///   [email] Email*: ada@example.org
  ///   [password] Password*: ••••••
  ///     ! Enter at least 8 characters.
  /// ```
  ///
  /// `≠` stands for values of several objects that differ. `*` marks a required field, `!` an error, `?` a warning, `i` a remark, `~` a caption, `>` a row that links to a page.
  public func dump(_ page: FormPageID? = nil) -> String {
    let rows = page.flatMap { self.rows(of: $0) } ?? rows
    return rows.map { $0.line }.joined(separator: "\n")
  }
}

extension FormRow {
  /// The row as one line of a dump, followed by a line for each issue that is shown.
  public var line: String {
    let indent = String(repeating: "  ", count: depth)
    var line = indent
    switch kind {
    case .header: line += title.isEmpty ? "#" : "# \(title)"
    case .footer: line += "_ \(title)"
    case .note: line += "\" \(title)"
    case .notice: line += "! \(display)"
    case .action: line += "<\(title)>"
    case .collection: line += "# \(title)\(isMixed ? " ≠" : "")"
    case .add: line += "<+ \(title)>"
    case .content: line += "\" \(spoken(in: .standard).replacing("\n", with: " / "))"
    case .link, .element: line += "[\(id)] \(title)\(isInline ? "" : " >") \(isMixed ? "≠" : display)"
    case .field:
      line += "[\(id)] \(title)\(isRequired ? "*" : ""): "
      if isMixed {
        line += text.isEmpty ? "≠" : "≠ \(text)"
      } else if control.isSecret {
        line += display
      } else {
        line += display == "" || !issues.isEmpty ? text : display
      }
    }
    while line.last == " " { line.removeLast() }
    if kind == .field, !isEnabled, control != .label { line += " (disabled)" }
    if kind == .action || kind == .link, !isEnabled { line += " (disabled)" }
    if issueCount > 0 { line += " (\(issueCount) to fix)" }
    guard kind != .notice else { return line }
    for caption in captions { line += "\n\(indent)  ~ \(caption.text)" }
    for issue in issues {
      let mark = issue.severity == .error ? "!" : issue.severity == .warning ? "?" : "i"
      line += "\n\(indent)  \(mark) \(issue.text)"
    }
    return line
  }
}
