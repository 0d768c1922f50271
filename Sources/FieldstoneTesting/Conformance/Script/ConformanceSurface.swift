/// Where a script is played.
public enum ConformanceSurface: String, Sendable, CaseIterable {
  /// A session in the test's own process: the model answer.
  case engine
  /// The dialogue, over pipes.
  case terminal
  /// The whole screen of a terminal.
  case screen
  /// A browser.
  case web
  /// A native window.
  case window

  /// What cannot be done there; scripts that need it are not played there.
  func lacks(_ command: ConformanceCommand) -> Bool {
    switch command {
    // The dialogue has no undo: `<` goes back to a question, and the review to any.
    case .undo, .redo: self == .terminal
    case .tamper: self != .web && self != .engine
    default: false
    }
  }
}
