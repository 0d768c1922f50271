extension Screen {
  /// What there is to answer.
  enum Event: Equatable {
    case input(ScreenInput)
    /// The window has another size, or everything is to be shown anew.
    case resized
    /// The program was stopped and goes on.
    case resumed
    /// The terminal is gone.
    case ended
  }

  /// Whether a terminal can do more than print.
  static func isCapable(_ environment: [String: String]) -> Bool {
    let kind = environment["TERM"] ?? ""
    return !kind.isEmpty && kind != "dumb"
  }
}
