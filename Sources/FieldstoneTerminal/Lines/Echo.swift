import Foundation

/// A terminal that handles what is typed in another way, until it is told to be as it was.
struct Echo {
  private let descriptor: Int32
  private let before: termios

  /// Turns the echo off; nil where there is no terminal to ask.
  init?(offOn descriptor: Int32) {
    self.init(descriptor) { $0.c_lflag &= ~tcflag_t(ECHO) }
  }

  /// Hands over every key at once and unseen; those that send a signal still do. Nil where there is no terminal to ask.
  init?(keysOn descriptor: Int32) {
    self.init(descriptor) { settings in
      settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
      withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
        (bytes[Int(VMIN)], bytes[Int(VTIME)]) = (1, 0)
      }
    }
  }

  private init?(_ descriptor: Int32, _ change: (inout termios) -> Void) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    change(&settings)
    // Not TCSAFLUSH: it would throw away what was typed or pasted ahead.
    guard tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Puts the terminal back to how it was.
  func restore() {
    var settings = before
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
