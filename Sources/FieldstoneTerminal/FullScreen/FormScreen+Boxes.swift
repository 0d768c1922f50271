import FieldstoneCore

/// Rows that belong together stand in a box, as on a phone's screen of settings.
extension FormScreen {
  /// What a row stands in.
  enum Box: Equatable {
    /// A section, or a subform within the page.
    case group(FormRowID)
    /// Fields that belong to none.
    case loose
  }

  /// The widest that a form is read with ease.
  private static let widest = 100
  /// Less room than this is too dear for boxes.
  private static let leastForBoxes = (width: 36, height: 12)

  var hasBoxes: Bool {
    !isInline && width >= Self.leastForBoxes.width && height >= Self.leastForBoxes.height
  }

  /// The columns of the form, in the middle of a window that is wider.
  var columns: Range<Int> {
    let used = min(width, Self.widest)
    let start = (width - used) / 2
    return start..<(start + used)
  }

  /// The room for rows, within the lines of their box.
  var rowWidth: Int { hasBoxes ? columns.count - 4 : columns.count }

  /// The box of the row at a place.
  private func box(_ index: Int) -> Box? {
    guard hasBoxes, engine.rows.indices.contains(index) else { return nil }
    let rows = engine.rows
    let kind = rows.kind(at: index)
    guard let group = rows.group(at: index) else { return kind == .field || kind == .link ? .loose : nil }
    // The remark under a section stands under its box.
    if kind == .footer, rows[index].depth <= 1 { return nil }
    return .group(group)
  }

  /// The lines of the row at a place, with the box that begins, goes on or ends there.
  func boxed(_ index: Int) -> BoxedLines {
    let row = shownRow(at: index)
    let box = box(index)
    let begins = self.box(index - 1) != box
    var boxed = BoxedLines(row, x: rowStart, isFirst: index == 0 || (box != nil && begins))
    guard let box else { return boxed }
    let isActive = focus.flatMap(engine.index).map { self.box($0) == box } ?? false
    let frame = BoxFrame(columns: columns, style: isActive ? .activeBorder : .border)
    boxed.add(frame, title: row.heading, begins: begins, ends: self.box(index + 1) != box)
    return boxed
  }
}
