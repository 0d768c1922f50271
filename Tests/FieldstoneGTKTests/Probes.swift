#if GTK
  import CAdw
  @testable import FieldstoneGTK

  /// Blocks a submit handler until a test opens it.
  @MainActor
  final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    private(set) var passed = 0

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      passed += 1
    }

    func open() {
      isOpen = true
      for one in waiting { one.resume() }
      waiting = []
    }

    var isWaitedFor: Bool { !waiting.isEmpty }
  }

  /// Counts the objects that GObject has finalized.
  @MainActor
  final class Finalized {
    private(set) var number = 0

    func count(_ widget: Widget) {
      g_object_set_data_full(widget.cast(), "fieldstone-finalized", Unmanaged.passRetained(self).toOpaque()) { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          guard let data else { return }
          Unmanaged<Finalized>.fromOpaque(data).takeRetainedValue().number += 1
        }
      }
    }
  }
#endif
