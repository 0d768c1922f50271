/// The surfaces on which scripts are played.
public enum ConformanceSurface: String, Sendable, CaseIterable {
  /// A session in the test's own process: the reference for the others.
  case engine
  /// The dialogue, over pipes.
  case terminal
  /// The full-screen form in a terminal.
  case screen
  /// A browser.
  case web
  /// A native window.
  case window
  /// SwiftUI's views, evaluated by modules that stand in for Apple's.
  case swiftUI = "swiftui"

  /// Whether the surface can't perform a command; scripts that need it are not played there.
  func cannotPerform(_ command: ConformanceCommand) -> Bool {
    switch command {
    // The dialogue has no undo: `<` goes back to a question, and the review to any.
    case .undo, .redo: self == .terminal
    case .tamper: self != .web && self != .engine
    // Each other surface has a menu of its own kind, which no driver opens yet.
    case .act: self != .engine && self != .swiftUI
    // The dialogue reads no key while it waits, and a page has no button for it.
    case .stop: self == .terminal || self == .web
    default: false
    }
  }
}
