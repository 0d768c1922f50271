#if GTK
  import CAdw
  import CGtkShim

  /// The accessibility properties of a control.
  struct Accessible {
    var isRequired = false
    var isInvalid = false
    /// Read out after the control's name if no visible widget describes it.
    var description = ""
    /// The visible widget that describes it. GTK 4.8 reads out only one.
    var describer: Widget?
    /// Whether the description is read out at once if the control has the focus: a property that changes is, but the
    /// name of a widget that describes it is not.
    var isAnnounced = false

    /// Sets the properties. GTK 4.8 doesn't pass on the required state, so the description mentions it too.
    @MainActor
    func apply(to control: Widget) {
      fieldstone_gtk_set_required(control, isRequired ? 1 : 0)
      fieldstone_gtk_set_invalid(control, isInvalid ? 1 : 0)
      fieldstone_gtk_set_described_by(control, describer)
      fieldstone_gtk_set_error_message(control, isInvalid ? describer : nil)
      fieldstone_gtk_set_description(control, describer == nil || isAnnounced ? description.shown : "")
    }

    /// Resets the value of a number that is empty.
    @MainActor
    static func resetValue(of control: Widget) {
      for property in [GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT] {
        gtk_accessible_reset_property(control.opaque, property)
      }
    }
  }
#endif
