import Foundation

/// Drawing on the terminal.
extension Screen {
  /// The size of the window in columns and lines; 80 by 24 if it is unknown.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows a frame. Only the differences from the last one are written.
  func show(_ frame: CellGrid) {
    let bytes = writer.bytes(from: shown, to: frame, at: options.isInline ? .lines(cursor: line) : .window)
    shown = frame
    guard !bytes.isEmpty else { return }
    line = frame.cursor.map { min($0.y, frame.height - 1) } ?? 0
    ScreenRestore.keep(linesBelow: frame.height - 1 - line)
    output.put(String(decoding: bytes, as: UTF8.self))
  }

  /// Makes the next frame be drawn as a whole, whatever the terminal shows now.
  func redraw() { shown = nil }

  /// The sequence that clears the form's lines and leaves the cursor at their start.
  var clearing: String { FramePen.clearing(from: line) }

  /// Handles a change of the window's size: the terminal has rewrapped the lines of an inline form.
  func resized() {
    guard options.isInline, let last = shown else { return }
    let now = size
    line = min(last.brokenLine(now.width), now.height - 1)
    shown = nil
  }

  /// Copies a text to the system's clipboard if the terminal allows it (OSC 52). Does nothing if the text is too long.
  func copy(_ text: String) {
    guard text.utf8.count <= Self.longestCopy else { return }
    output.put("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
  }

  /// The maximum number of bytes: 100,000 as Base64 with the sequence around it, which is what terminals accept.
  private static let longestCopy = 74_994

  /// Prints lines that remain after the form has closed.
  func print(_ lines: [String]) { output.put(lines.map { $0 + "\n" }.joined()) }

  /// Sets the theme that fits the terminal's background. The next frame uses it.
  func take(background: TerminalColor) {
    guard options.theme == .automatic else { return }
    self.background = background
  }
}
