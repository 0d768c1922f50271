#if GTK
  import CAdw

  /// What a signal brought: its arguments after the object that sent it, and the place for an answer.
  struct SignalArguments {
    let values: UnsafePointer<GValue>?
    let count: Int
    let answer: UnsafeMutablePointer<GValue>?

    func object(_ index: Int) -> UnsafeMutableRawPointer? {
      index + 1 < count ? values.flatMap { g_value_get_object($0 + index + 1) } : nil
    }
    func unsigned(_ index: Int) -> UInt32 {
      index + 1 < count ? values.map { g_value_get_uint($0 + index + 1) } ?? 0 : 0
    }
    func flags(_ index: Int) -> UInt32 { index + 1 < count ? values.map { g_value_get_flags($0 + index + 1) } ?? 0 : 0 }
    func double(_ index: Int) -> Double {
      index + 1 < count ? values.map { g_value_get_double($0 + index + 1) } ?? 0 : 0
    }
    func text(_ index: Int) -> String {
      guard index + 1 < count, let values, let text = g_value_get_string(values + index + 1) else { return "" }
      return String(cString: text)
    }
    /// Answers a signal that asks whether it was dealt with.
    func answer(_ isDealtWith: Bool) {
      if let answer { g_value_set_boolean(answer, isDealtWith ? 1 : 0) }
    }
  }

  /// A closure of Swift as GObject keeps it: released with the last object that can call it.
  private final class SignalBox {
    let call: @MainActor (SignalArguments) -> Void
    init(_ call: @escaping @MainActor (SignalArguments) -> Void) { self.call = call }
  }

  /// Connects a signal, whatever its arguments are: one marshaller for all of them.
  @MainActor
  @discardableResult
  func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping @MainActor (SignalArguments) -> Void
  ) -> UInt {
    let box = Unmanaged.passRetained(SignalBox(call)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
    g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
      guard let data = closure?.pointee.data else { return }
      nonisolated(unsafe) let arguments = SignalArguments(values: values, count: Int(count), answer: answer)
      nonisolated(unsafe) let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.call(arguments) }
    }
    g_closure_add_finalize_notifier(closure, box) { data, _ in
      if let data { Unmanaged<SignalBox>.fromOpaque(data).release() }
    }
    return g_signal_connect_closure(object, signal, closure, 0)
  }

  /// Waits for one signal once; waiting anew ends waiting for what was before.
  @MainActor
  final class OneSignal {
    private var waiting: (object: UnsafeMutableRawPointer, id: UInt)?

    func follow(_ object: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping @MainActor () -> Void) {
      stop()
      g_object_ref(object)
      let id = connect(object, signal) { [weak self] _ in
        self?.stop()
        call()
      }
      waiting = (object, id)
    }

    private func stop() {
      guard let (object, id) = waiting else { return }
      waiting = nil
      // An object that is being disposed of has dropped it already.
      if g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
      g_object_unref(object)
    }

    isolated deinit { stop() }
  }

  /// Connects a signal whose arguments do not matter.
  @MainActor
  @discardableResult
  func connect(_ widget: Widget, _ signal: String, _ call: @escaping @MainActor () -> Void) -> UInt {
    connect(widget.object, signal) { _ in call() }
  }
#endif
