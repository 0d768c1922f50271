#if GTK
  import CAdw
  import FieldstoneCore

  /// Rows that stand together: a heading, a list, and a remark under it. Knows no order but that of its list.
  @MainActor
  final class SectionView {
    /// The row that is its heading; rows belong here that stand under it.
    let key: FormRowID?
    let frame = BoxedList()
    private(set) var isBoxed: Bool?

    init(_ key: FormRowID?) {
      self.key = key
    }

    /// Whether a row that stands beside one of this section belongs to it.
    func takes(_ view: RowView) -> Bool {
      guard view.key == key else { return false }
      switch view.place {
      case .foot: return true
      case .boxed, .plain: return isBoxed == nil || isBoxed == (view.place == .boxed)
      case .head, .bar: return false
      }
    }

    // MARK: Rows

    /// Puts a row's own rows into the list, before the row at a place or at the end.
    func add(_ view: RowView, at index: Int32) {
      view.section = self
      guard !view.lines.isEmpty else { return }
      if isBoxed == nil {
        isBoxed = view.place != .plain
        frame.list.addClass(view.place == .plain ? "plain-list" : "boxed-list")
      }
      frame.insert(view.listRows, at: index)
    }

    func remove(_ view: RowView) {
      frame.remove(view.listRows)
      view.section = nil
    }
  }
#endif
