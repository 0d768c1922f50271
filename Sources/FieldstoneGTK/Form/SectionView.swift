#if GTK
  import CAdw
  import FieldstoneCore

  /// A heading, a list of rows, and a footer. The list is the only record of the rows' order.
  @MainActor
  final class SectionView {
    /// The id of the section's heading row; nil if there is none.
    let key: FormRowID?
    let frame = BoxedList()
    private(set) var isBoxed: Bool?

    init(_ key: FormRowID?) {
      self.key = key
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
    func add(_ view: RowView, at index: Int32) {
      view.section = self
      guard !view.lines.isEmpty else { return }
      if isBoxed == nil {
        isBoxed = view.place != .plain
        frame.list.addClass(view.place == .plain ? "plain-list" : "boxed-list")
      }
      frame.insert(view.listRows, at: index)
    }

    /// Puts the list rows of its views in the order of the views.
    func reorder(_ views: [RowView]) { frame.reorder(views.flatMap(\.listRows)) }

    func remove(_ view: RowView) {
      frame.remove(view.listRows)
      view.section = nil
    }
  }
#endif
