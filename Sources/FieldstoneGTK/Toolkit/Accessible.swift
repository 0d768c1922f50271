#if GTK
  import CAdw
  import CGtkShim

  /// What assistive technology is told of a control.
  struct Accessible {
    var isRequired = false
    var isInvalid = false
    /// What is read out after the control's name, where nothing that shows describes it.
    var description = ""
    /// What shows and describes it. GTK 4.8 reads out only one.
    var describer: Widget?

    /// GTK 4.8 passes on no "required" of its own: the description says so too.
    @MainActor
    func apply(to control: Widget) {
      fieldstone_gtk_set_required(control, isRequired ? 1 : 0)
      fieldstone_gtk_set_invalid(control, isInvalid ? 1 : 0)
      fieldstone_gtk_set_described_by(control, describer)
      fieldstone_gtk_set_error_message(control, isInvalid ? describer : nil)
      fieldstone_gtk_set_description(control, describer == nil ? description.shown : "")
    }
  }
#endif
