#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The form's submit and cancel buttons, in the header bar of its own window or under the form in a program's window.
  @MainActor
  final class FormHeader {
    let submit = gtk_button_new()!
    let cancel = gtk_button_new()!
    let spinner = gtk_spinner_new()!
    let environment: FormEnvironment
    let isOwnWindow: Bool
    /// Whether the buttons are those of a toolbar, and no row's.
    private let isToolbar: Bool
    /// Whether Submit is there although it represents no row. It isn't if a button of the form submits, as on a review.
    var hasOwnSubmit = true {
      didSet { if !isToolbar, rows[submit] == nil { submit.isVisible = hasOwnSubmit } }
    }
    /// The rows that the buttons currently represent.
    private var rows: [Widget: FormRowID] = [:]

    init(_ environment: FormEnvironment, isOwnWindow: Bool, isToolbar: Bool) {
      self.isToolbar = isToolbar
      self.environment = environment
      self.isOwnWindow = isOwnWindow
      submit.addClass("suggested-action")
      reset(submit)
      reset(cancel)
      spinner.isVisible = false
    }

    private func button(for row: FormRow) -> Widget? {
      switch row.action {
      case .submit?: submit
      case .cancel?: cancel
      default: nil
      }
    }

    /// Whether the header shows the row's button: it takes the first row that submits and the first one that cancels.
    /// Remarks have no room there.
    func wants(_ row: FormRow) -> Bool {
      !isToolbar && row.captions.isEmpty && button(for: row).map { rows[$0] == nil } ?? false
    }

    func row(of button: Widget) -> FormRowID? { rows[button] }

    func title(of button: Widget) -> String { gtk_button_get_label(button.cast()).map { String(cString: $0) } ?? "" }

    func show(_ row: FormRow, on button: Widget) {
      rows[button] = row.id
      button.isVisible = true
      Label.setButton(button, row.label)
      gtk_widget_set_tooltip_text(button, row.help?.shown)
      button.isSensitive = row.isEnabled
    }

    /// Resets the button of a row that is no longer shown. The form can still be submitted without the row.
    func drop(_ row: FormRowID) {
      for (button, id) in rows where id == row {
        rows[button] = nil
        reset(button)
      }
    }

    /// Gives a button its default title and state, for when it represents no row.
    private func reset(_ button: Widget) {
      let words = FormString.common(button == submit ? .submit : .cancel)
      Label.setButton(button, words.text(in: environment))
      gtk_widget_set_tooltip_text(button, nil)
      button.isSensitive = true
      button.isVisible = button == submit ? hasOwnSubmit : isOwnWindow
    }

    func setBusy(_ isBusy: Bool) {
      spinner.isVisible = isBusy
      isBusy ? gtk_spinner_start(spinner.opaque) : gtk_spinner_stop(spinner.opaque)
    }
  }
#endif
