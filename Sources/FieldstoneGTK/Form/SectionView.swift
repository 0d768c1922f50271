#if GTK
  import CAdw
  import FieldstoneCore

  /// A heading, a list of rows, and a footer. The list is the only record of the rows' order.
  @MainActor
  final class SectionView {
    /// The id of the section's heading row; nil if there is none.
    let key: FormRowID?
    let frame = BoxedList()
    let style: FormGroupStyle
    private(set) var isBoxed: Bool?
    private var sharedLines: [FormRowID: SharedLine] = [:]

    init(_ key: FormRowID?, _ style: FormGroupStyle) {
      (self.key, self.style) = (key, style)
    }

    /// Whether a row next to one of this section belongs to it.
    func takes(_ view: RowView) -> Bool {
      guard view.key == key else { return false }
      switch view.place {
      case .foot: return true
      case .boxed, .plain: return isBoxed == nil || isBoxed == (view.place == .boxed)
      case .head, .bar: return false
      }
    }

    // MARK: Rows

    /// Inserts a view's list rows before the one at an index, or at the end (-1).
    ///
    /// - Parameter before: The view that it follows, which may share a line with it.
    func add(_ view: RowView, at index: Int32, after before: RowView? = nil) {
      view.section = self
      guard !view.lines.isEmpty else { return }
      if isBoxed == nil {
        isBoxed = view.place != .plain
        frame.list.addClass(view.place == .plain || style == .plain ? "plain-list" : "boxed-list")
      }
      guard let id = view.sharedLineID else { return frame.insert(view.listRows, at: index) }
      if let line = sharedLines[id] { return line.insert(view, after: before) }
      let line = SharedLine()
      sharedLines[id] = line
      line.insert(view, after: nil)
      frame.insert([line.row], at: index)
    }

    /// Puts the list rows of its views in the order of the views.
    func reorder(_ views: [RowView]) {
      var rows: [Widget] = []
      for row in views.flatMap(\.sectionRows) where rows.last != row { rows.append(row) }
      frame.reorder(rows)
    }

    func remove(_ view: RowView) {
      view.section = nil
      guard let id = view.sharedLineID, let line = sharedLines[id] else { return frame.remove(view.listRows) }
      line.remove(view)
      guard line.isEmpty else { return }
      frame.remove([line.row])
      sharedLines[id] = nil
    }
  }
#endif
