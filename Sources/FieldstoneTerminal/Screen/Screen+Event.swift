import Foundation

/// Input, signals, and the end of the terminal.
extension Screen {
  /// Something to handle.
  enum Event: Equatable {
    case input(ScreenInput)
    /// The window has another size, or everything has to be drawn again.
    case resized
    /// The program was suspended and has resumed.
    case resumed
    /// A job of the form has ended.
    case jobEnded
    /// Other work of the form has ended, such as a save.
    case workEnded
    /// The terminal is gone.
    case ended
  }

  /// Whether a terminal supports control sequences, by `TERM`.
  static func isCapable(_ environment: [String: String]) -> Bool {
    let kind = environment["TERM"] ?? ""
    return !kind.isEmpty && kind != "dumb"
  }

  /// How long to wait after Escape for the rest of a sequence, in milliseconds.
  static let escapeTime: Int32 = 30

  /// Waits for the next event. Blocks the thread, except while a job runs, which may need it.
  nonisolated(nonsending) func next() async -> Event {
    while true {
      if let event = ready { return event }
      await wait(decoder.isUndecided ? Self.escapeTime : -1)
      if isLate, let input = decoder.next(isLate: true) { return .input(input) }
    }
  }

  /// The next event that needs no waiting. Frames are drawn once there is none.
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
    let received = signals?.take() ?? []
    if let end = received.first(where: ScreenSignals.ends.contains) {
      (hasEnded, endSignal) = (true, end)
      return .ended
    }
    if received.contains(SIGTSTP) {
      stop()
      return .resumed
    }
    if !received.isEmpty { return .resized }
    guard let bell else { return nil }
    return bell.hasOutcomes ? .jobEnded : bell.takeWork() ? .workEnded : nil
  }

  nonisolated(nonsending) private func wait(_ milliseconds: Int32) async {
    guard let signals else { return hasEnded = true }
    let wait = PollWait(
      descriptors: [input, signals.readEnd] + (bell.map { [$0.readEnd] } ?? []), milliseconds: milliseconds)
    let result = bell?.isBusy == true ? await wait.elsewhere() : wait.here()
    isLate = result.isLate
    guard result.ready.contains(input) else { return }
    switch Descriptor(number: input).readPiece() {
    case .bytes(let bytes): decoder.add(bytes)
    case .end, .interrupted: hasEnded = true
    }
  }
}
