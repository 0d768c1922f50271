import FieldstoneCore

/// The first of a surface's three functions: presents a row, here as one line and a line for each issue.
func present(_ row: FormRow, number: Int, in environment: FormEnvironment) -> String {
  let need = row.isRequired ? " *" : ""
  let off = row.isEnabled || row.isReadOnly ? "" : " (not now)"
  var line =
    switch row.kind {
    case .header: "\n\(row.title)"
    case .footer, .note: row.title
    case .notice: row.display
    case .field, .link: "\(number). \(row.label)\(need): \(row.control.isSecret ? row.display : shown(row))\(off)"
    case .action: "\(number). [\(row.title)]\(off)"
    case .collection, .element, .add, .content: present(row.inStandardKind, number: number, in: environment)
    }
  if row.kind != .notice {
    for issue in row.issues { line += "\n   \(issue.severity.word.text(in: environment)): \(issue.text)" }
  }
  return line
}

/// What was typed, even if it can't be parsed; otherwise the answer as it is displayed.
private func shown(_ row: FormRow) -> String {
  row.issues.isEmpty && !row.display.isEmpty ? row.display : row.text
}
