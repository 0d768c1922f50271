#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A form in a native window: GTK 4 and libadwaita.
  ///
  /// ```swift
  /// let form = FormSession(Attendee())
  /// if let attendee = try GTKForm(form).run() { print(attendee.name) }
  /// ```
  ///
  /// A window can be shown only from the first thread of a process. Call this from a `main` that is not async, or
  /// before the first `await` of an async one.
  @MainActor
  public struct GTKForm<Model> {
    /// The session that the window shows.
    public let form: FormSession<Model>
    let look = WindowLook()
    var ownParts = OwnParts()
    /// Where the draft of the form is kept: a draft that is there is offered when the form is shown in a window of its
    /// own, and what is entered is stored in it. Nil to keep none.
    public var draft: FormDraftPlace?

    public init(_ form: FormSession<Model>) { self.form = form }

    /// Whether a window can be shown: there is a display, and this is the process's first thread.
    public static var isPossible: Bool { MainLoop.start() == nil }

    /// Shows the form in a window of its own until the user submits it or leaves.
    ///
    /// The main actor keeps running: its tasks and the main queue run inside the window's loop. An error that a submit
    /// handler throws is shown, and the form stays open. Closing the window doesn't cancel a running handler.
    ///
    /// - Returns: The submitted model; nil if the user left.
    /// - Throws: ``GTKFormError``.
    public func run() throws(GTKFormError) -> Model? {
      if let error = MainLoop.start() { throw error }
      let direction = gtk_widget_get_default_direction()
      defer { gtk_widget_set_default_direction(direction) }
      gtk_widget_set_default_direction(form.environment.direction)
      let view = try makeView(isOwnWindow: true)
      var submitted: Model?
      MainLoop.run { stop in
        let window = FormWindow(view)
        let close = view.onEnd
        view.onEnd = { end in
          if end == .submitted { submitted = form.submission }
          close?(end)
        }
        connect(window.widget, "destroy") { stop() }
        window.present()
        if let draft { view.offerDraft(in: draft) }
      }
      // There is nothing left to undo.
      if submitted != nil { form.removeUnusedFiles(withUndo: false) }
      return submitted
    }

    /// Creates a widget that shows the form in a window of your own.
    ///
    /// - Parameter onEnd: Called once, with the submitted model, or with nil if the user left.
    /// - Returns: A `GtkWidget *` with a floating reference, as GTK's own constructors return it. The form lives as
    ///   long as the widget.
    /// - Throws: ``GTKFormError``.
    public func makeWidget(onEnd: @escaping @MainActor (Model?) -> Void) throws(GTKFormError) -> UnsafeMutableRawPointer
    {
      let view = try makeView(isOwnWindow: false)
      let form = form
      view.onEnd = { end in onEnd(end == .submitted ? form.submission : nil) }
      return view.widget.object
    }

    /// Creates a widget that shows one field, to be placed by hand in a window of your own.
    ///
    /// The widget is empty while the field is hidden. The fields that are placed so belong to one form: an answer in one
    /// of them shows in the others, and the program submits all of them with the session.
    ///
    /// - Returns: A `GtkWidget *` with a floating reference; nil if the property isn't a field of the form.
    /// - Throws: ``GTKFormError``.
    public func makeWidget(for field: PartialKeyPath<Model>) throws(GTKFormError) -> UnsafeMutableRawPointer? {
      guard let row = form.rowID(for: field) else { return nil }
      let view = try makeView(isOwnWindow: false, only: row)
      return view.widget.object
    }

    private func makeView(isOwnWindow: Bool, only: FormRowID? = nil) throws(GTKFormError) -> FormView {
      guard form.problems.isEmpty else { throw .definition(form.problems) }
      if let error = MainLoop.start() { throw error }
      let form = form
      return FormView(form, isOwnWindow: isOwnWindow, only: only, ownParts, look) {
        await form.finishSubmitting()?.withoutModel
      }
    }
  }

  extension FormOutcome {
    /// The same outcome without the model.
    var withoutModel: FormOutcome<Void> {
      switch self {
      case .submitted: .submitted(())
      case .invalid(let issues): .invalid(issues)
      case .refused(let refusal): .refused(refusal)
      case .failed(let error): .failed(error)
      case .cancelled: .cancelled
      }
    }
  }
#endif
