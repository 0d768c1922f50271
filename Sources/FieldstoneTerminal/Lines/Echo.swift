import Foundation

/// A terminal that does not show what is typed, until it is told to again.
struct Echo {
  private let descriptor: Int32
  private let before: termios

  /// Turns the echo off; nil where there is no terminal to ask.
  init?(offOn descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    // Not TCSAFLUSH: it would throw away what was typed or pasted ahead.
    guard tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Puts the terminal back to how it was.
  func restore() {
    var settings = before
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
