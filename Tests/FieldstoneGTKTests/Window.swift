#if GTK
  import CAdw
  import CGtkShim
  import CMainHook
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// Windows need the first thread and a display; `make test` runs these tests in a step that has both.
  let hasMainLoop = fieldstone_main_hook_is_on() != 0

  /// All tests of windows. They run one after the other, because they share the screen.
  @Suite("Windows", .serialized, .enabled(if: hasMainLoop, "Run them with .ci/windows."))
  @MainActor
  struct Windows {}

  /// A form in a real window.
  @MainActor
  final class TestWindow<Model> {
    let form: FormSession<Model>
    let view: FormView
    let window: FormWindow
    private(set) var end: FormView.End?
    private(set) var isDestroyed = false

    init(
      _ form: FormSession<Model>, _ parts: OwnParts = OwnParts(), width: gint = 600, height: gint = 720
    ) async throws {
      self.form = form
      #expect(MainLoop.start() == nil)
      fieldstone_gtk_set_flag_setting("gtk-enable-animations", 0)
      view = FormView(form, isOwnWindow: true, parts) { await form.finishSubmitting()?.withoutModel }
      window = FormWindow(view)
      gtk_window_set_default_size(window.widget.cast(), width, height)
      let destroy = view.onEnd
      view.onEnd = { [weak self] end in
        self?.end = end
        destroy?(end)
      }
      connect(window.widget, "destroy") { [weak self] in self?.isDestroyed = true }
      window.present()
      try await eventually { gtk_widget_get_width(self.view.widget) > 0 }
    }

    func row(_ id: FormRowID) throws -> RowView { try #require(view.top?.rows.row(id)) }

    /// The text in a row's control.
    func typed(_ id: FormRowID) throws -> String { try #require(row(id) as? EntryView).typed }

    /// Types into a row's control, as GTK reports it.
    func type(_ id: FormRowID, _ text: String) throws {
      let input = try #require(row(id).input)
      gtk_widget_grab_focus(input)
      gtk_editable_set_text(input.opaque, text)
    }

    /// The row that has GTK's keyboard focus.
    var focus: FormRowID? {
      guard let focus = gtk_window_get_focus(window.widget.cast()) else { return nil }
      return view.top?.rows.row(containing: focus)?.id
    }

    /// Answers the open dialog like a click on a button.
    func answer(_ id: String) {
      guard let dialog = view.dialog else { return }
      adw_message_dialog_response(dialog.cast(), id)
      gtk_window_destroy(dialog.cast())
    }

    func close() {
      guard !isDestroyed else { return }
      gtk_window_destroy(window.widget.cast())
    }
  }

  /// Waits until a condition holds, while the loop runs. Fails after ten seconds.
  @MainActor
  func eventually(_ isSo: @MainActor () -> Bool, _ location: SourceLocation = #_sourceLocation) async throws {
    let end = ContinuousClock.now + .seconds(10)
    while !isSo() {
      try #require(ContinuousClock.now < end, "The condition never held.", sourceLocation: location)
      try await Task.sleep(for: .milliseconds(2))
    }
  }
#endif
