#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The theme of a form's windows: a style sheet of its own for the widgets that have its class, and what a theme changes
  /// about the rows.
  @MainActor
  final class WindowLook {
    private static var count = 0
    /// The class of the forms with this look.
    let name: String
    private var provider: UnsafeMutablePointer<GtkCssProvider>?
    private var views: [View] = []
    private var isFollowingStyle = false

    private struct View { weak var form: FormView? }

    init() {
      Self.count += 1
      name = "look-\(Self.count)"
    }

    /// How the form looks. Rows are updated only if their marks or labels change.
    var theme = FormTheme.standard {
      didSet {
        guard theme != oldValue else { return }
        load()
        let changesRows = theme.marks != oldValue.marks || theme.labels != oldValue.labels
        for view in views { view.form?.showTheme(updatingRows: changesRows) }
      }
    }

    func add(_ form: FormView) {
      views.removeAll { $0.form == nil }
      views.append(View(form: form))
      form.widget.addClass(name)
      if theme != .standard { load() }
    }

    /// The form is closed: the last one takes its styles with it, because colors are those of the whole program.
    func remove(_ form: FormView) {
      views.removeAll { $0.form == nil || $0.form === form }
      guard views.isEmpty, let provider else { return }
      gtk_css_provider_load_from_data(provider, "", -1)
    }

    private func load() {
      guard !views.isEmpty, let display = gdk_display_get_default() else { return }
      if provider == nil, let made = gtk_css_provider_new() {
        // After the styles that all forms have.
        gtk_style_context_add_provider_for_display(
          display, OpaquePointer(made), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        provider = made
      }
      guard let provider else { return }
      gtk_css_provider_load_from_data(provider, sheet, -1)
      followStyle()
    }

    /// The style sheet of the theme as the desktop is now.
    private var sheet: String {
      Self.sheet(theme, name, isDark: isDark, isHighContrast: Style.isHighContrast)
    }

    private var isDark: Bool { adw_style_manager_get_default().map { adw_style_manager_get_dark($0) != 0 } ?? false }

    /// The colors are others once the desktop is light or dark; in high contrast, the theme has none.
    private func followStyle() {
      guard !isFollowingStyle, let manager = adw_style_manager_get_default() else { return }
      isFollowingStyle = true
      connect(manager.object, "notify::dark") { [weak self] _ in
        if let self, self.theme.colors != .standard { self.load() }
      }
      // The common styles follow it first.
      connect(manager.object, "notify::high-contrast") { [weak self] _ in
        if let self, self.theme != .standard { self.load() }
      }
    }
  }

  extension GTKForm {
    /// How the form looks. It can be changed while the form is shown, as by a button of it. Colors other than the standard
    /// ones are those of all windows of the program.
    public var formTheme: FormTheme {
      get { look.theme }
      nonmutating set { look.theme = newValue }
    }

    /// Shows the issues of the selected rows as a widget of the program's own.
    ///
    /// - Parameter make: Makes the widget, a `GtkWidget *`, for a row whose issues have changed; returns nil to leave them
    ///   to the form. What screen readers say about the row's control has the issues' own words.
    public func presentIssues(
      _ rows: FormRowSelector, _ make: @escaping @MainActor (_ row: FormRow) -> UnsafeMutableRawPointer?
    ) -> GTKForm {
      var form = self
      form.ownParts.issues.add(make, for: rows)
      return form
    }
  }
#endif
