#if GTK
  import CAdw
  import CGtkShim

  /// Files that people choose in a dialog of the desktop, or drop on a widget.
  @MainActor
  enum FilePicking {
    /// What a dialog offers.
    struct Filter {
      let name: String
      let mediaTypes: [String]
    }

    /// Opens the desktop's dialog for choosing a file. In a sandbox it belongs to the portal, which also offers a camera
    /// where there is one.
    ///
    /// - Parameter call: Called with the paths that were chosen; not called if the dialog is closed without a choice.
    /// - Returns: The dialog, which the caller releases.
    static func choose(
      from widget: Widget, _ title: String, _ filters: [Filter], isSeveral: Bool = false,
      _ call: @escaping @MainActor ([String]) -> Void
    ) -> OpaquePointer? {
      let window = gtk_widget_get_root(widget).map {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
      }
      guard let dialog = gtk_file_chooser_native_new(title.shown, window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil) else {
        return nil
      }
      let native = UnsafeMutableRawPointer(dialog)
      gtk_native_dialog_set_modal(native.assumingMemoryBound(to: GtkNativeDialog.self), 1)
      let chooser = OpaquePointer(native)
      gtk_file_chooser_set_select_multiple(chooser, isSeveral ? 1 : 0)
      for filter in filters {
        let made = gtk_file_filter_new()
        gtk_file_filter_set_name(made, filter.name.shown)
        for type in filter.mediaTypes { gtk_file_filter_add_mime_type(made, type) }
        gtk_file_chooser_add_filter(chooser, made)
        g_object_unref(made?.object)
      }
      connect(native, "response") { arguments in
        guard arguments.integer(0) == GTK_RESPONSE_ACCEPT.rawValue else { return }
        call(paths(chosenIn: chooser))
      }
      gtk_native_dialog_show(native.assumingMemoryBound(to: GtkNativeDialog.self))
      return chooser
    }

    private static func paths(chosenIn chooser: OpaquePointer) -> [String] {
      guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(files)) }
      return (0..<g_list_model_get_n_items(files)).compactMap { index in
        guard let file = g_list_model_get_item(files, index) else { return nil }
        defer { g_object_unref(file) }
        return path(of: file)
      }
    }

    /// Lets a file be dropped on a widget.
    ///
    /// - Parameter drop: Called with its path. A file that is nowhere on this machine has none, and isn't accepted.
    static func target(_ widget: Widget, drop: @escaping @MainActor (String) -> Bool) {
      let target = gtk_drop_target_new(g_file_get_type(), GDK_ACTION_COPY)!
      connect(target.object, "drop") { arguments in
        arguments.answer(arguments.boxedObject(0).flatMap(path).map(drop) ?? false)
      }
      gtk_widget_add_controller(widget, target)
    }

    private static func path(of file: UnsafeMutableRawPointer) -> String? {
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return String(cString: path)
    }
  }

  extension SignalArguments {
    func integer(_ index: Int) -> Int32 { index + 1 < count ? values.map { g_value_get_int($0 + index + 1) } ?? 0 : 0 }

    /// The object in a value that is itself an argument.
    func boxedObject(_ index: Int) -> UnsafeMutableRawPointer? {
      guard index + 1 < count, let value = values.flatMap({ g_value_get_boxed($0 + index + 1) }) else { return nil }
      return g_value_get_object(value.assumingMemoryBound(to: GValue.self))
    }
  }
#endif
