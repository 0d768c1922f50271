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
  /// A window belongs to the first thread of a process. Call this from a `main` that is not async, or before the first
  /// `await` of one that is.
  @MainActor
  public struct GTKForm<Model> {
    /// The form that is filled in.
    public let form: FormSession<Model>

    public init(_ form: FormSession<Model>) { self.form = form }

    /// Whether there is a display to show a window on.
    public static var isPossible: Bool { MainLoop.start() == nil }

    /// Shows the form in a window of its own until it is submitted or left.
    ///
    /// The main actor goes on meanwhile: tasks and the main queue run inside the window's loop. What a submit handler
    /// throws is shown, and the form stays. Closing the window while a handler works does not end the handler.
    ///
    /// - Returns: the submitted model; nil when the person left.
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
      }
      return submitted
    }

    /// The form as a widget for a window of the program's own.
    ///
    /// - Parameter onEnd: called once with the submitted model, or with nil when the person left.
    /// - Returns: a `GtkWidget *` with a floating reference, as GTK's own constructors return it. The form lives as long
    ///   as the widget.
    /// - Throws: ``GTKFormError``.
    public func makeWidget(onEnd: @escaping @MainActor (Model?) -> Void) throws(GTKFormError) -> UnsafeMutableRawPointer
    {
      let view = try makeView(isOwnWindow: false)
      let form = form
      view.onEnd = { end in onEnd(end == .submitted ? form.submission : nil) }
      return view.widget.object
    }

    private func makeView(isOwnWindow: Bool) throws(GTKFormError) -> FormView {
      guard form.problems.isEmpty else { throw .definition(form.problems) }
      if let error = MainLoop.start() { throw error }
      let form = form
      return FormView(form, isOwnWindow: isOwnWindow) { await form.finishSubmitting()?.withoutModel }
    }
  }

  extension FormOutcome {
    /// The same, for those who do not know the model.
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
