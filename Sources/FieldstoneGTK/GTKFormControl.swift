#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// What a field with a control of the program's own looks like in a window: a widget that shows rows and sends
  /// inputs.
  ///
  /// The form makes one for each such row, with ``GTKForm/present(_:_:)``. It writes the title, the help and the issues
  /// beside it, gives the widget its accessible name and description, and follows the keyboard focus.
  ///
  /// A heading, a footer or a text can have one, too: its widget then takes the place of the row's own text. So can a
  /// button that is selected by its id or its kind, and the links to other pages (`.rows(.link)`): the widget is then the
  /// content of a button. The buttons in the header bar of a window keep their own.
  @MainActor
  public protocol GTKFormControl: AnyObject {
    /// The widget, a `GtkWidget *`. The row keeps it for as long as it is there.
    var widget: UnsafeMutableRawPointer { get }
    /// Whether the widget gets the whole width below the title. Otherwise it is beside it.
    var isWide: Bool { get }

    /// Whether the field keeps the form's own control, with the widget below it.
    var addsToField: Bool { get }

    /// Shows a row as it is now: its answer, and whether it can be changed. Signals of widgets that are updated here
    /// are echoes, whose inputs the form ignores.
    func show(_ row: FormRow)
  }

  extension GTKFormControl {
    public var isWide: Bool { false }
    public var addsToField: Bool { false }

    /// Calls a closure whenever a widget sends a signal, with the signal's arguments of type `double`: for a
    /// `GtkGestureDrag`, the position of the pointer.
    ///
    /// - Parameter object: The `GObject *` that sends the signal. It keeps the closure.
    public func on(
      _ signal: String, of object: UnsafeMutableRawPointer, _ call: @escaping @MainActor (_ numbers: [Double]) -> Void
    ) { connect(object, signal) { call($0.doubles) } }
  }

  extension GTKForm {
    /// Sends an input of a control to the form.
    public typealias Send = @MainActor (FormInput) -> Void

    /// Shows the selected fields with a control of the program's own; also a heading, a footer or a text that is
    /// selected by its id or its kind.
    ///
    /// - Parameter make: Makes the control for a row; returns nil to leave it to the form.
    public func present(
      _ rows: FormRowSelector,
      _ make: @escaping @MainActor (_ row: FormRow, _ send: @escaping Send) -> (any GTKFormControl)?
    ) -> GTKForm {
      var form = self
      form.ownParts.controls.add(make, for: rows)
      return form
    }

    /// Hands over the native control of each selected row once, when it has been made.
    ///
    /// - Parameter change: Gets the `GtkWidget *` that takes the keyboard focus, or that of the row if none does.
    public func adjust(
      _ rows: FormRowSelector,
      _ change: @escaping @MainActor (_ widget: UnsafeMutableRawPointer, _ row: FormRow) -> Void
    ) -> GTKForm {
      var form = self
      form.ownParts.adjustments.add(change, for: rows)
      return form
    }

    /// Hands over the button of each option of the selected fields, where options have buttons of their own.
    public func adjustOptions(
      of rows: FormRowSelector,
      _ change: @escaping @MainActor (_ button: UnsafeMutableRawPointer, _ option: FormRow.Option) -> Void
    ) -> GTKForm {
      var form = self
      form.ownParts.optionAdjustments.add(change, for: rows)
      return form
    }
  }

  extension GTKForm {
    /// Gives a widget the name that screen readers say. A control's widget has the title of its row already; this is for
    /// what is in it.
    public static func name(_ widget: UnsafeMutableRawPointer, _ name: String) {
      // A visible label would win.
      gtk_accessible_reset_relation(widget.gtk.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      fieldstone_gtk_set_label(widget.gtk, name.shown)
    }
  }

  /// What a program says about the widgets of a form.
  struct OwnParts {
    typealias Make = @MainActor (FormRow, @escaping @MainActor (FormInput) -> Void) -> (any GTKFormControl)?
    typealias Adjust = @MainActor (UnsafeMutableRawPointer, FormRow) -> Void
    typealias AdjustOption = @MainActor (UnsafeMutableRawPointer, FormRow.Option) -> Void

    var controls = RowTable<Make>()
    var adjustments = RowTable<Adjust>()
    var optionAdjustments = RowTable<AdjustOption>()
    var issues = RowTable<@MainActor (FormRow) -> UnsafeMutableRawPointer?>()
  }
#endif
