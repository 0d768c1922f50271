#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A field with a control of the program's own, beside its title or below it.
  final class CustomView: RowView {
    private let head = Title.actionRow()
    private let control: any GTKFormControl

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, .boxed, form)
      showsHelp = true
      let widget = control.widget.gtk
      input = widget
      gtk_widget_set_focusable(head, 0)
      if control.isWide {
        widget.setMargins(top: 2, bottom: 12, sides: 12)
        lines = [head, PlainLine.make(widget)]
        head.addClass("remarked")
      } else {
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        adw_action_row_add_suffix(head.cast(), widget)
        lines = [head]
      }
      show(row)
    }

    override func addMark(_ mark: Widget) { Title.addMark(head, mark) }

    override func present(_ row: FormRow) {
      Title.set(head, label(row))
      Title.setSubtitle(head, row.help)
      fieldstone_gtk_set_label(control.widget.gtk, row.label.shown)
      control.show(row)
    }

    /// Screen readers say what describes a control when it gets the focus, so whatever can get it in the widget has it.
    override func describe(_ facts: Accessible) {
      for control in control.widget.gtk.controls { facts.apply(to: control) }
    }

    override func takeFocus() {
      // The widget itself, or the first of what is in it.
      let widget = control.widget.gtk
      if gtk_widget_grab_focus(widget) == 0 { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) }
    }
  }

  /// A field with a control of the program's own on a page of its own: the row shows the value, and leads there.
  final class CustomPageView: RowView, PagedView {
    private let line = Title.actionRow()
    private let open = PageFrame.disclosure()
    private let control: any GTKFormControl
    let page = Box.vertical()

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, .boxed, form)
      lines = [line]
      input = line
      lead(from: line, by: open)
      fill(page, row.label, with: control.widget.gtk) { [weak self] in self?.form?.closeOptions() }
      show(row)
    }

    isolated deinit { g_object_unref(page.object) }

    override func describe(_ facts: Accessible) {
      for control in [line] + control.widget.gtk.controls { facts.apply(to: control) }
    }

    func opened() {
      let widget = control.widget.gtk
      if gtk_widget_grab_focus(widget) == 0 { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) }
    }

    override func removed() { if form?.optionsView === self { form?.closeOptions() } }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      Title.setSubtitle(line, row.display)
      fieldstone_gtk_set_label(
        open,
        text(.common(.labelled, .text(row.label), .text(row.display.isEmpty ? text(.common(.noAnswer)) : row.display)))
          .shown)
      fieldstone_gtk_set_label(control.widget.gtk, row.label.shown)
      control.show(row)
    }
  }

  /// Sends the inputs of a program's control once its row has a view.
  @MainActor
  final class RowSender {
    weak var view: RowView?

    func send(_ input: FormInput) { view?.send(input) }
  }

  extension FormView {
    /// The program's control for a row; nil if the form's own is to show it.
    func makeControl(_ row: FormRow, _ sender: RowSender) -> (any GTKFormControl)? {
      for make in ownParts.controls.views(for: row, in: engine) {
        if let control = make(row, { sender.send($0) }) { return control }
      }
      return nil
    }

    /// Lets the program change the widgets of a row that has just been made.
    func adjust(_ view: RowView, _ row: FormRow) {
      guard let widget = view.input ?? view.lines.first else { return }
      for adjust in ownParts.adjustments.entries(for: row, in: engine) { adjust(widget.object, row) }
      guard !ownParts.optionAdjustments.isEmpty else { return }
      let buttons = view.optionButtons
      for adjust in ownParts.optionAdjustments.entries(for: row, in: engine) {
        for option in row.options { if let button = buttons[option.id] { adjust(button.object, option) } }
      }
    }
  }
#endif
