import Foundation

/// What comes from the terminal.
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

  /// How long after Escape the rest of a sequence may come, in milliseconds.
  static let escapeTime: Int32 = 30

  /// Waits for something to answer.
  func next() -> Event {
    while true {
      if let event = ready { return event }
      wait(decoder.isUndecided ? Self.escapeTime : -1)
      if isLate, let input = decoder.next(isLate: true) { return .input(input) }
    }
  }

  /// What there is to answer without waiting: frames are drawn when there is no more.
  var ready: Event? {
    if let input = decoder.next() {
      switch input {
      case .key: return .input(input)
      case .pointer(let pointer): return .input(.pointer(clicks.count(pointer, at: .now)))
      case .background(let color):
        take(background: color)
        return .resized
      }
    }
    if hasEnded { return .ended }
    for signal in signals?.take() ?? [] {
      if signal == SIGTSTP {
        stop()
        return .resumed
      }
      return .resized
    }
    return nil
  }

  private func wait(_ milliseconds: Int32) {
    guard let signals else { return hasEnded = true }
    var both = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&both, 2, milliseconds)
    isLate = count == 0
    guard count > 0, both[0].revents != 0 else { return }
    switch Descriptor(number: input).readPiece() {
    case .bytes(let bytes): decoder.add(bytes)
    case .end, .interrupted: hasEnded = true
    }
  }
}
