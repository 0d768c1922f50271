#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The rows of a page in their sections. Only the rows that a batch names are updated.
  @MainActor
  final class PageRows {
    let box = Box.vertical(24)
    /// The title of the page, which is also what assistive technology calls lists without a heading.
    var title = "" {
      didSet { if title != oldValue { for row in rows { row.section?.frame.setName(title) } } }
    }
    private(set) var rows: [RowView] = []
    private var owners: [Widget: RowView] = [:]
    private var byID: [FormRowID: RowView] = [:]

    func row(_ id: FormRowID) -> RowView? { byID[id] }

    /// The row that contains a widget.
    func row(containing widget: Widget) -> RowView? {
      var next: Widget? = widget
      while let widget = next {
        if let row = owners[widget] { return row }
        next = gtk_widget_get_parent(widget)
      }
      return nil
    }

    func own(_ widget: Widget, _ view: RowView) { owners[widget] = view }

    // MARK: Inserting and removing

    func insert(_ view: RowView, at index: Int) {
      rows.insert(view, at: index)
      byID[view.id] = view
      for line in view.lines + [view.heading].compactMap({ $0 }) { owners[line] = view }
      guard view.place != .bar else { return }
      let indexBefore = rows[..<index].lastIndex { $0.section != nil }
      let before = indexBefore.map { rows[$0] }
      let after = rows[(index + 1)...].first { $0.section != nil }
      if view.place == .head {
        if let section = after?.section, section.key == view.key, after?.place != .head { return head(view, section) }
        return head(view, addSection(of: view, before, at: index))
      }
      if let section = before?.section, section.takes(view) {
        section.add(view, at: indexAfter(indexBefore, in: section), after: before)
      } else if let section = after?.section, after?.place != .head, section.takes(view) {
        section.add(view, at: 0)
      } else {
        let section = addSection(of: view, before, at: index)
        section.add(view, at: -1)
      }
      if view.place == .foot { (view as? FootView)?.attach() }
    }

    func remove(at index: Int) {
      let view = rows.remove(at: index)
      byID[view.id] = nil
      view.removed()
      for line in view.lines + [view.heading].compactMap({ $0 }) {
        Popover.close(in: line)
        owners[line] = nil
      }
      guard let section = view.section else { return }
      if view.place == .head { section.frame.setHeading("", nil) }
      if view.place == .foot { section.frame.setFoot(nil) }
      section.remove(view)
      if !rows.contains(where: { $0.section === section }) { gtk_box_remove(box.cast(), section.frame.box) }
      join(at: index)
    }

    /// Moves rows to another index, with their widgets: what has the keyboard focus keeps it.
    ///
    /// - Parameter index: The index that the first of them has afterward.
    func move(_ range: Range<Int>, to index: Int) {
      let moved = Array(rows[range])
      rows.removeSubrange(range)
      rows.insert(contentsOf: moved, at: index)
      let around = rows[..<index] + rows[(index + moved.count)...]
      var before = rows[..<index].last { $0.section != nil }?.section
      var seen: [SectionView] = []
      for section in moved.compactMap(\.section) where !seen.contains(where: { $0 === section }) {
        seen.append(section)
        if around.contains(where: { $0.section === section }) {
          section.reorder(rows.filter { $0.section === section })
        } else {
          gtk_box_reorder_child_after(box.cast(), section.frame.box, before?.frame.box)
          before = section
        }
      }
    }

    private func head(_ view: RowView, _ section: SectionView) {
      section.add(view, at: 0)
      (view as? HeadView)?.attach()
    }

    /// The index at which a row that follows the given one is inserted into the section's list.
    private func indexAfter(_ index: Int?, in section: SectionView) -> Int32 {
      // Headings without a list row, and footers, are not in the list.
      var index = index ?? -1
      while index >= 0, rows[index].section === section || rows[index].section == nil {
        if let last = rows[index].sectionRows.last, rows[index].section === section {
          return gtk_list_box_row_get_index(last.cast()) + 1
        }
        index -= 1
      }
      return 0
    }

    // MARK: Sections

    /// Adds a view's section after `before`. If that splits a section in two, its second half gets a section of its own.
    private func addSection(of view: RowView, _ before: RowView?, at index: Int) -> SectionView {
      let section = SectionView(view.key, view.form?.engine.groupStyle(around: view.id) ?? .grouped)
      section.frame.setName(title)
      let old = before?.section
      gtk_box_insert_child_after(box.cast(), section.frame.box, old?.frame.box)
      if let old {
        let rest = rows[(index + 1)...].filter { $0.section === old && $0.place != .foot }
        if !rest.isEmpty {
          let other = SectionView(old.key, old.style)
          other.frame.setName(title)
          gtk_box_insert_child_after(box.cast(), other.frame.box, section.frame.box)
          move(rest, from: old, to: other)
        }
      }
      return section
    }

    /// Joins two parts of a section that no row separates any longer.
    private func join(at index: Int) {
      guard let before = rows[..<index].last(where: { $0.section != nil }),
        let after = rows[index...].first(where: { $0.section != nil }), let section = before.section,
        let old = after.section, old !== section, after.place != .head, section.takes(after)
      else { return }
      move(rows[index...].filter { $0.section === old }, from: old, to: section)
      gtk_box_remove(box.cast(), old.frame.box)
    }

    private func move(_ views: [RowView], from old: SectionView, to new: SectionView) {
      var before: RowView?
      for view in views {
        let lines = view.listRows
        for line in lines { g_object_ref(line.object) }
        old.remove(view)
        new.add(view, at: -1, after: before)
        before = view
        for line in lines { g_object_unref(line.object) }
      }
    }
  }
#endif
