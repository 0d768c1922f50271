import FieldstoneCore

/// Rows that are only read, with a view of the program's own.
extension RowPresenter {
  /// The view's lines where the text would be. The heading of a box is in it, because a frame has room for a title only.
  func presentView(_ view: any TerminalFormControl, _ row: FormRow) -> ShownRow {
    let isHeading = row.kind == .header
    let x = isHeading ? (isInBox ? max(2, 2 * row.depth) : 2 * row.depth) : row.depth == 0 ? 0 : left(row)
    var lines = FieldPresenter(presenter: self, row: row, width: max(1, width - x - 1)).own(view).lines
    for line in lines.indices { lines[line].shift(x) }
    guard isHeading else { return ShownRow(lines: lines) }
    return isInBox && row.depth == 0 ? ShownRow(lines: lines, heading: "") : ShownRow(lines: [.blank] + lines)
  }
}
