#if GTK
  import CAdw
  import Foundation

  /// The name of the program, as windows show it and assistive technology reads it out.
  @MainActor
  enum ProgramName {
    /// Processes that run a program's code but are not the program.
    private static let runners: Set = ["", "swift", "swift-test", "swiftpm-testing-helper", "xctest", "lldb"]
    /// The name that the first form has set; empty if the program already had one.
    private static var given: String?

    /// The name that the program has set, or else that of its file; nil if neither means anything to the user.
    static var shown: String? {
      if let own = g_get_application_name().map({ String(cString: $0) }), own != given, isOwn(own) {
        return own
      }
      return file
    }

    /// The name of the program's file; nil for processes that only run a program's code.
    private static var file: String? {
      let name = ProcessInfo.processInfo.processName
      return isOwn(name) ? name : nil
    }

    private static func isOwn(_ name: String) -> Bool { !runners.contains(name) && !name.hasSuffix(".xctest") }

    /// Sets the name of a program that has none. GLib accepts a name only once.
    static func set(_ name: String) {
      guard given == nil else { return }
      let known = g_get_application_name().map { String(cString: $0) }
      // If no name was set, GLib returns that of the program's file.
      let isNamed = known != nil && known != g_get_prgname().map { String(cString: $0) }
      if !isNamed { g_set_application_name(name) }
      given = isNamed ? "" : name
      // GTK 4.8 passes this name to assistive technology, or "Unnamed" if there is none.
      let called = g_get_prgname().map { String(cString: $0) } ?? ""
      if !isOwn(called) { g_set_prgname(file ?? name) }
    }
  }
#endif
