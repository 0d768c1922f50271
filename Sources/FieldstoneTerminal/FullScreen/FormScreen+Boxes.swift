import FieldstoneCore

/// Related rows share a box, as in a phone's settings.
extension FormScreen {
  /// The box that a row is in.
  enum Box: Equatable {
    /// A section or an inline subform.
    case group(FormRowID)
    /// Adjacent fields and links that are in neither.
    case loose
  }

  /// The maximum width of a form in columns; wider lines are hard to read.
  private static let widest = 100
  /// The smallest window that has room for boxes.
  private static let leastForBoxes = (width: 36, height: 12)

  var hasBoxes: Bool {
    !isInline && only == nil && formTheme.groups != .plain && width >= Self.leastForBoxes.width
      && height >= Self.leastForBoxes.height
  }

  /// The columns of the form, centered in a wider window.
  var columns: Range<Int> {
    let used = only == nil ? min(width, Self.widest) : width
    let start = (width - used) / 2
    return start..<(start + used)
  }

  /// The width of rows in columns, without the frame of their box.
  var rowWidth: Int { hasBoxes ? columns.count - 4 : columns.count }

  /// The box of the row at an index; nil if there is no such row, or it is in no box.
  private func box(_ index: Int) -> Box? {
    guard hasBoxes, engine.rows.indices.contains(index) else { return nil }
    let rows = engine.rows
    let kind = rows.kind(at: index)
    if kind == .add, let collection = collection(ofAddRow: index) { return box(collection) }
    guard let group = rows.group(at: index) else { return kind == .field || kind == .link ? .loose : nil }
    if engine.groupStyle(of: group) == .plain { return nil }
    // The footer of an outer section is below the box.
    if kind == .footer, rows[index].depth <= 1 { return nil }
    return .group(group)
  }

  /// Whether a row stands on the page itself, because its outermost section says so.
  func isInPlainGroup(_ index: Int) -> Bool {
    hasBoxes && engine.rows.indices.contains(index) && engine.groupStyle(around: engine.rows.id(at: index)) == .plain
  }

  /// The index of the collection to which a row adds elements: they are in the same box.
  private func collection(ofAddRow index: Int) -> Int? {
    engine.index(of: FormRowID(String(engine.rows.id(at: index).path.dropLast("[+]".count))))
  }

  /// The lines of the row at an index, with the part of the box that is drawn around them.
  func boxed(_ index: Int) -> BoxedLines {
    let line = sharedLine(at: index)
    // The first row of a line has the lines of all.
    if let line, line.rows.lowerBound != index { return BoxedLines(ShownRow(), x: 0, isFirst: false) }
    let row = line.map(composed) ?? shownRow(at: index)
    let box = box(index)
    let next = line?.rows.upperBound ?? index + 1
    let begins = self.box(index - 1) != box
    var boxed = BoxedLines(row, x: rowStart, isFirst: index == 0 || (box != nil && begins))
    if let box {
      let isActive = focus.flatMap(engine.index).map { self.box($0) == box } ?? false
      let frame = BoxFrame(columns: columns, style: isActive ? .activeBorder : .border)
      boxed.add(frame, title: row.heading, begins: begins, ends: self.box(next) != box)
    }
    if index == 0 { boxed.add(above: headerLines) }
    if next == rowCount { boxed.add(below: footerLines) }
    return boxed
  }
}
