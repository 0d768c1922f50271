#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A few options as boxes in a grid, each with its icon, title and help, and the mark of a radio button or checkbox.
  final class TilesView: OptionsView {
    private lazy var grid = isSeveral ? fieldstone_gtk_group_box(0)! : fieldstone_gtk_radio_box()!
    override var group: Widget? { grid }
    private var notes: [Widget] = []

    override func prepare(_ row: FormRow) {
      Flow.start(grid, isGrid: true)
      grid.setMargins(top: 2, bottom: 12, sides: 12)
      fieldstone_gtk_set_label(grid, row.label.shown)
      lines = [head, PlainLine.make(grid)]
    }

    override func makeButton(_ entry: Entry) -> Widget {
      let button = isSeveral ? gtk_check_button_new()! : fieldstone_gtk_radio_button()!
      button.addClass("tile")
      let words = Box.vertical(2)
      gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
      gtk_widget_set_hexpand(words, 1)
      gtk_widget_set_margin_start(words, 6)
      if let icon = Icon.make(entry.icon) {
        gtk_widget_set_halign(icon, GTK_ALIGN_START)
        words.append(icon)
      }
      words.append(Label.make(entry.title))
      let remark = Label.make(entry.help ?? "", "dim-label", "caption")
      words.append(remark)
      notes.append(remark)
      remark.isVisible = entry.help != nil
      gtk_check_button_set_child(button.cast(), words)
      fieldstone_gtk_set_label(button, entry.title.shown)
      grid.append(button)
      return button
    }

    override func show(_ option: FormRow.Option, at index: Int, _ remark: String?) {
      Label.set(notes[index], remark ?? "")
      notes[index].isVisible = remark != nil
    }
  }
#endif
