#if GTK
  import CAdw
  import CGtkShim

  /// A row for typing: a title, an input under it, and room for buttons at the end.
  ///
  /// Used instead of libadwaita's entry row, which in 1.2 never reports its keyboard focus to assistive technology.
  @MainActor
  final class TextRow {
    /// The list row.
    let row = gtk_list_box_row_new()!
    /// The title, the input, and anything under them.
    let body = Box.vertical()
    private let input: Widget
    private let title = Label.make("", "caption", "dim-label")
    private let heading = Box.horizontal(6)
    private let line = Box.horizontal(6)
    /// Shows that an empty row is for typing, unless it has buttons at its end.
    private let pencil = gtk_image_new_from_icon_name("document-edit-symbolic")!
    private var ends: Widget?

    init(_ input: Widget) {
      self.input = input
      gtk_list_box_row_set_activatable(row.cast(), 0)
      gtk_widget_set_focusable(row, 0)
      row.addClass("text-row")
      line.setMargins(top: 3, bottom: 3, sides: 12)
      gtk_widget_set_hexpand(body, 1)
      gtk_widget_set_valign(body, GTK_ALIGN_CENTER)
      heading.addClass("title")
      heading.append(title)
      body.append(heading)
      body.append(input)
      line.append(body)
      pencil.addClass("pencil")
      fieldstone_gtk_set_decorative(pencil)
      pencil.isVisible = false
      line.append(pencil)
      gtk_list_box_row_set_child(row.cast(), line)
      followPointer()
    }

    /// Adds a widget at the end. The box around it is as tall as the row; otherwise Tab would reach it first.
    func add(_ widget: Widget) {
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      pencil.isVisible = false
      let ends = self.ends ?? Box.horizontal(6)
      if self.ends == nil { line.append(ends) }
      self.ends = ends
      ends.append(widget)
    }

    /// Adds a widget at the start.
    func addStart(_ widget: Widget) {
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      gtk_box_prepend(line.cast(), widget)
    }

    /// Adds the required or optional mark after the title: the end of the row is for controls.
    func addMark(_ mark: Widget) { heading.append(mark) }

    /// Whether the title is beside the input, in half of the row, rather than above it. Where there is anything else under
    /// the input, it is above.
    var isBeside = false {
      didSet {
        guard isBeside != oldValue else { return }
        let isLine = isBeside && gtk_widget_get_last_child(body) == input
        gtk_orientable_set_orientation(body.opaque, isLine ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_set_homogeneous(body.cast(), isLine ? 1 : 0)
        row.setClass("beside", isLine)
      }
    }

    /// Inserts a widget between the title and the input.
    func insert(_ widget: Widget) { gtk_box_insert_child_after(body.cast(), widget, heading) }

    func setTitle(_ text: String) {
      guard Label.set(title, text) else { return }
      fieldstone_gtk_set_label(input, text.shown)
    }

    /// Whether the row shows only the title, which then takes the place of the text and looks like that of other rows.
    var isEmpty = false {
      didSet {
        guard isEmpty != oldValue else { return }
        row.setClass("empty", isEmpty)
        pencil.isVisible = isEmpty && ends == nil
      }
    }

    /// Focuses the input when the user clicks next to it.
    private func followPointer() {
      let click = gtk_gesture_click_new()!
      let input = input
      connect(click.object, "pressed") { _ in gtk_widget_grab_focus(input) }
      gtk_widget_add_controller(line, click)
    }
  }
#endif
