#if GTK
  import CAdw
  import CGtkShim

  /// GLib's main loop, with the main actor running inside it.
  @MainActor
  enum MainLoop {
    /// Initializes GTK and libadwaita, and attaches the main actor to GLib's main loop.
    ///
    /// - Returns: Nil, or why windows can't be shown.
    static func start() -> GTKFormError? {
      guard fieldstone_gtk_is_main_thread() != 0 else { return .notMainThread }
      guard gtk_init_check() != 0 else { return .noDisplay }
      adw_init()
      guard fieldstone_gtk_attach_main_queue() != 0 else { return .notMainThread }
      return nil
    }

    /// Calls `body`, then runs the loop until `stop` is called.
    static func run(_ body: (_ stop: @escaping @MainActor () -> Void) -> Void) {
      let loop = g_main_loop_new(nil, 0)!
      body { g_main_loop_quit(loop) }
      g_main_loop_run(loop)
      g_main_loop_unref(loop)
      // Make sure that closed windows are off the screen before the program continues.
      while g_main_context_iteration(nil, 0) != 0 {}
    }
  }
#endif
