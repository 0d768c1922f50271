#if GTK
  import CAdw

  /// The arguments of a signal after the object that sent it, and its return value.
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
    /// The arguments that are numbers with a fraction, in their order.
    var doubles: [Double] {
      guard let values else { return [] }
      return (1..<max(1, count)).compactMap {
        $0 < count && values[$0].g_type == GType(15 << 2) ? g_value_get_double(values + $0) : nil
      }
    }
    func text(_ index: Int) -> String {
      guard index + 1 < count, let values, let text = g_value_get_string(values + index + 1) else { return "" }
      return String(cString: text)
    }
    /// Sets the return value of a signal that asks whether it was handled.
    func answer(_ isHandled: Bool) {
      if let answer { g_value_set_boolean(answer, isHandled ? 1 : 0) }
    }
  }

  /// Holds a Swift closure for GObject; it is released together with its `GClosure`.
  private final class SignalBox {
    let call: @MainActor (SignalArguments) -> Void
    init(_ call: @escaping @MainActor (SignalArguments) -> Void) { self.call = call }
  }

  /// Connects a closure to a signal. One marshaller serves signals with any arguments.
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

  /// Waits for a signal once. Following another signal cancels the previous wait.
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
      // An object that is being disposed of has already disconnected its handlers.
      if g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
      g_object_unref(object)
    }

    isolated deinit { stop() }
  }

  /// Connects a closure to a signal and ignores the signal's arguments.
  @MainActor
  @discardableResult
  func connect(_ widget: Widget, _ signal: String, _ call: @escaping @MainActor () -> Void) -> UInt {
    connect(widget.object, signal) { _ in call() }
  }
#endif
