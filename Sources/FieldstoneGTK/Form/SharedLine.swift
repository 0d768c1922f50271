#if GTK
  import CAdw
  import FieldstoneCore

  /// Fields that share a line: a list row with a small list for each. They are below each other where there is not enough
  /// room.
  @MainActor
  final class SharedLine {
    /// The list row.
    let row = gtk_list_box_row_new()!
    private let box = WeightedLine.make()
    private var cells: [(view: RowView, list: Widget)] = []

    init() {
      gtk_list_box_row_set_activatable(row.cast(), 0)
      gtk_widget_set_focusable(row, 0)
      row.addClass("shared-line")
      gtk_list_box_row_set_child(row.cast(), box)
    }

    var isEmpty: Bool { cells.isEmpty }

    /// Inserts a field after another one of the line, or at its beginning.
    func insert(_ view: RowView, after before: RowView?) {
      let list = gtk_list_box_new()!
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      list.addClass("cell")
      WeightedLine.setWeight(list, view.weight)
      for line in view.listRows { gtk_list_box_append(list.opaque, line) }
      let index = before.flatMap { other in cells.firstIndex { $0.view === other } }.map { $0 + 1 } ?? 0
      gtk_box_insert_child_after(box.cast(), list, index > 0 ? cells[index - 1].list : nil)
      cells.insert((view, list), at: index)
      view.sharedLine = self
    }

    /// Inserts a list row after another one of the same field.
    func insert(_ line: Widget, after other: Widget) {
      guard let list = cells.first(where: { $0.view.lines.contains(other) })?.list else { return }
      gtk_list_box_insert(list.opaque, line, gtk_list_box_row_get_index(other.cast()) + 1)
    }

    func remove(_ view: RowView) {
      guard let index = cells.firstIndex(where: { $0.view === view }) else { return }
      let list = cells.remove(at: index).list
      for line in view.listRows { gtk_list_box_remove(list.opaque, line) }
      gtk_box_remove(box.cast(), list)
      view.sharedLine = nil
    }
  }
#endif
