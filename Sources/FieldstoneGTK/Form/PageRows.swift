#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The rows of a page in their sections, kept up to date row by row: no row is touched that no batch names.
  @MainActor
  final class PageRows {
    let box = Box.vertical(24)
    private(set) var rows: [RowView] = []
    private var owners: [Widget: RowView] = [:]
    private var byID: [FormRowID: RowView] = [:]

    func row(_ id: FormRowID) -> RowView? { byID[id] }

    /// The row that a widget stands in.
    func row(containing widget: Widget) -> RowView? {
      var next: Widget? = widget
      while let widget = next {
        if let row = owners[widget] { return row }
        next = gtk_widget_get_parent(widget)
      }
      return nil
    }

    func own(_ widget: Widget, _ view: RowView) { owners[widget] = view }

    // MARK: Coming and going

    func insert(_ view: RowView, at place: Int) {
      rows.insert(view, at: place)
      byID[view.id] = view
      for line in view.lines { owners[line] = view }
      guard view.place != .bar else { return }
      let placeBefore = rows[..<place].lastIndex { $0.section != nil }
      let before = placeBefore.map { rows[$0] }
      let after = rows[(place + 1)...].first { $0.section != nil }
      if view.place == .head {
        if let section = after?.section, section.key == view.key, after?.place != .head { return head(view, section) }
        return head(view, addSection(view.key, before, at: place))
      }
      if let section = before?.section, section.takes(view) {
        section.add(view, at: indexAfter(placeBefore, in: section))
      } else if let section = after?.section, after?.place != .head, section.takes(view) {
        section.add(view, at: 0)
      } else {
        let section = addSection(view.key, before, at: place)
        section.add(view, at: -1)
      }
      if view.place == .foot { (view as? FootView)?.attach() }
    }

    func remove(at place: Int) {
      let view = rows.remove(at: place)
      byID[view.id] = nil
      for line in view.lines { owners[line] = nil }
      guard let section = view.section else { return }
      if view.place == .head { section.frame.setHeading("", nil) }
      if view.place == .foot { section.frame.setFoot(nil) }
      section.remove(view)
      if !rows.contains(where: { $0.section === section }) { gtk_box_remove(box.cast(), section.frame.box) }
      join(at: place)
    }

    private func head(_ view: RowView, _ section: SectionView) {
      section.add(view, at: 0)
      (view as? HeadView)?.attach()
    }

    /// Where rows after this one begin in its section's list.
    private func indexAfter(_ place: Int?, in section: SectionView) -> Int32 {
      // A heading without a row of its own, or a foot, has no place in the list.
      var place = place ?? -1
      while place >= 0, rows[place].section === section || rows[place].section == nil {
        if let last = rows[place].listRows.last, rows[place].section === section {
          return gtk_list_box_row_get_index(last.cast()) + 1
        }
        place -= 1
      }
      return 0
    }

    // MARK: Sections

    /// A new section after the row before; where that splits a section in two, what follows moves to one of its own.
    private func addSection(_ key: FormRowID?, _ before: RowView?, at place: Int) -> SectionView {
      let section = SectionView(key)
      let old = before?.section
      gtk_box_insert_child_after(box.cast(), section.frame.box, old?.frame.box)
      if let old {
        let rest = rows[(place + 1)...].filter { $0.section === old && $0.place != .foot }
        if !rest.isEmpty {
          let other = SectionView(old.key)
          gtk_box_insert_child_after(box.cast(), other.frame.box, section.frame.box)
          move(rest, from: old, to: other)
        }
      }
      return section
    }

    /// Rows of one section that nothing separates any more stand in one box again.
    private func join(at place: Int) {
      guard let before = rows[..<place].last(where: { $0.section != nil }),
        let after = rows[place...].first(where: { $0.section != nil }), let section = before.section,
        let old = after.section, old !== section, after.place != .head, section.takes(after)
      else { return }
      move(rows[place...].filter { $0.section === old }, from: old, to: section)
      gtk_box_remove(box.cast(), old.frame.box)
    }

    private func move(_ views: [RowView], from old: SectionView, to new: SectionView) {
      for view in views {
        let lines = view.listRows
        for line in lines { g_object_ref(line.object) }
        old.remove(view)
        new.add(view, at: -1)
        for line in lines { g_object_unref(line.object) }
      }
    }
  }
#endif
