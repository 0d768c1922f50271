#if GTK
  import CAdw
  import Foundation

  /// What the program is called where people read it or hear it.
  @MainActor
  enum ProgramName {
    /// What runs a program without being it.
    private static let runners: Set = ["", "swift", "swift-test", "swiftpm-testing-helper", "xctest", "lldb"]
    /// The name of the first form, where the program has none of its own.
    private static var given: String?

    /// The program's own name; nil where that says nothing.
    static var shown: String? {
      if let own = g_get_application_name().map({ String(cString: $0) }), own != given, isOwn(own) {
        return own
      }
      return file
    }

    /// The name of the program's file.
    private static var file: String? {
      let name = ProcessInfo.processInfo.processName
      return isOwn(name) ? name : nil
    }

    private static func isOwn(_ name: String) -> Bool { !runners.contains(name) && !name.hasSuffix(".xctest") }

    /// Names a program that has not named itself: GLib takes a name once.
    static func set(_ name: String) {
      guard given == nil else { return }
      let known = g_get_application_name().map { String(cString: $0) }
      // Without a name of its own GLib gives that of the program's file.
      let isNamed = known != nil && known != g_get_prgname().map { String(cString: $0) }
      if !isNamed { g_set_application_name(name) }
      given = isNamed ? "" : name
      // What GTK 4.8 tells assistive technology; "Unnamed" without it.
      let called = g_get_prgname().map { String(cString: $0) } ?? ""
      if !isOwn(called) { g_set_prgname(file ?? name) }
    }
  }
#endif
