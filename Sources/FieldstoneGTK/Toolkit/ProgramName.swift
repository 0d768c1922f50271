#if GTK
  import CAdw
  import Foundation

  /// What the program is called where people read it or hear it.
  @MainActor
  enum ProgramName {
    /// What runs a program without being it.
    private static let runners: Set = ["", "swift", "swift-test", "swiftpm-testing-helper", "xctest", "lldb"]
    private static var isSet = false

    /// The program's own name; nil where that says nothing.
    static var shown: String? {
      if let own = g_get_application_name().map({ String(cString: $0) }), isOwn(own) { return own }
      let file = ProcessInfo.processInfo.processName
      return isOwn(file) ? file : nil
    }

    private static func isOwn(_ name: String) -> Bool { !runners.contains(name) && !name.hasSuffix(".xctest") }

    /// Names a program that has not named itself: GLib takes a name once. Assistive technology reads it before a window's.
    static func set(_ name: String) {
      guard !isSet else { return }
      isSet = true
      let known = g_get_application_name().map { String(cString: $0) }
      // Without a name of its own GLib gives that of the program's file.
      let isNamed = known != nil && known != g_get_prgname().map { String(cString: $0) }
      if !isNamed { g_set_application_name(name) }
    }
  }
#endif
