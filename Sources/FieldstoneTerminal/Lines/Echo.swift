import Foundation

/// A change of a terminal's input settings that can be reverted.
struct Echo {
  private let descriptor: Int32
  private let original: termios

  /// Turns off the echo; nil if the descriptor is not a terminal.
  init?(offOn descriptor: Int32) {
    self.init(descriptor) { $0.c_lflag &= ~tcflag_t(ECHO) }
  }

  /// Makes each key available at once and without echo; keys that send a signal still do. Nil if the descriptor is
  /// not a terminal.
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
    original = settings
    change(&settings)
    // Not TCSAFLUSH, which would discard what was typed or pasted ahead.
    guard tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Restores the original settings.
  func restore() {
    var settings = original
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
