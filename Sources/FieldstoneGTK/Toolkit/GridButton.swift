#if GTK
  import CAdw
  import CGtkShim

  /// A button that opens a grid of things to pick, page by page: the months of a year, years, or the days of a month in
  /// a calendar that GTK's own doesn't know.
  @MainActor
  final class GridButton {
    /// A thing that can be picked.
    struct Cell {
      let title: String
      /// How it is read out.
      let name: String
      var isChosen = false
      var isEnabled = true
      let pick: @MainActor () -> Void
    }

    /// What the grid shows.
    struct Page {
      let title: String
      let columns: Int
      /// Short words above the columns.
      var heads: [String] = []
      /// Nil where nothing is.
      let cells: [Cell?]
    }

    let button = gtk_menu_button_new()!
    let popover = gtk_popover_new()!
    private let title = Label.make("", "heading")
    private var grid = gtk_grid_new()!
    private let box = Box.vertical(6)
    private(set) var buttons: [Widget] = []
    /// The page, counted from the one at which it opened.
    private var offset = 0
    private let page: @MainActor (Int) -> Page

    /// - Parameters:
    ///   - words: the names of the buttons that go back and forward.
    ///   - page: returns the page with a number; the one at which the grid opens is 0.
    init(_ label: String, words: (back: String, forward: String), page: @escaping @MainActor (Int) -> Page) {
      self.page = page
      gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
      button.addClass("flat")
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      let head = Box.horizontal(6)
      gtk_widget_set_hexpand(title, 1)
      gtk_label_set_xalign(title.opaque, 0.5)
      for (icon, name, step) in [("go-previous-symbolic", words.back, -1), ("go-next-symbolic", words.forward, 1)] {
        let turn = gtk_button_new_from_icon_name(icon)!
        turn.addClass("flat")
        gtk_widget_set_tooltip_text(turn, name)
        fieldstone_gtk_set_label(turn, name)
        connect(turn, "clicked") { [weak self] _ in self?.turn(by: step) }
        if step > 0 { head.append(title) }
        head.append(turn)
      }
      box.append(head)
      box.append(grid)
      gtk_popover_set_child(popover.cast(), box)
      gtk_menu_button_set_popover(button.opaque, popover)
      connect(popover, "show") { [weak self] _ in
        self?.offset = 0
        self?.fill()
      }
    }

    /// Shows another page.
    func turn(by step: Int) {
      offset += step
      fill()
    }

    private func fill() {
      let page = page(offset)
      Label.set(title, page.title)
      let old = grid
      grid = gtk_grid_new()
      gtk_grid_set_row_homogeneous(grid.cast(), 1)
      gtk_grid_set_column_homogeneous(grid.cast(), 1)
      for (column, head) in page.heads.enumerated() {
        let label = Label.make(head, "dim-label", "caption")
        gtk_label_set_xalign(label.opaque, 0.5)
        gtk_grid_attach(grid.cast(), label, gint(column), 0, 1, 1)
      }
      buttons = []
      var chosen: Widget?
      for (index, cell) in page.cells.enumerated() {
        guard let cell else { continue }
        let button = gtk_button_new()!
        Label.setButton(button, cell.title)
        fieldstone_gtk_set_label(button, cell.name)
        button.addClass(cell.isChosen ? "suggested-action" : "flat")
        button.isSensitive = cell.isEnabled
        let popover = popover
        connect(button, "clicked") { _ in
          gtk_popover_popdown(popover.cast())
          cell.pick()
        }
        gtk_grid_attach(
          grid.cast(), button, gint(index % page.columns), gint(index / page.columns + (page.heads.isEmpty ? 0 : 1)), 1,
          1)
        buttons.append(button)
        if cell.isChosen { chosen = button }
      }
      box.append(grid)
      if let chosen { gtk_widget_grab_focus(chosen) }
      gtk_box_remove(box.cast(), old)
    }
  }
#endif
