import Foundation

/// What the terminal shows.
extension Screen {
  /// How many columns and lines the window has; 80 by 24 where it does not say.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows a frame: writes what differs from the last one.
  func show(_ frame: CellGrid) {
    let bytes = writer.bytes(from: shown, to: frame, at: options.isInline ? .lines(cursor: line) : .window)
    shown = frame
    guard !bytes.isEmpty else { return }
    line = frame.cursor.map { min($0.y, frame.height - 1) } ?? 0
    ScreenRestore.keep(linesBelow: frame.height - 1 - line)
    output.put(String(decoding: bytes, as: UTF8.self))
  }

  /// The next frame is drawn whole, whatever the terminal shows now.
  func redraw() { shown = nil }

  /// What takes the lines of the form away; the cursor is where they began.
  var clearing: String { FramePen.clearing(from: line) }

  /// The window has another width: what was shown in lines of it is broken anew by the terminal.
  func resized() {
    guard options.isInline, let last = shown else { return }
    let now = size
    line = min(last.brokenLine(now.width), now.height - 1)
    shown = nil
  }

  /// Puts a text on the system's clipboard, where the terminal lets programs do that (OSC 52).
  func copy(_ text: String) {
    guard text.utf8.count <= Self.longestCopy else { return }
    output.put("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
  }

  /// The most bytes that terminals take: 100,000 with the sequence around them.
  private static let longestCopy = 74_994

  /// Prints lines that stay, once the form is gone.
  func print(_ lines: [String]) { output.put(lines.map { $0 + "\n" }.joined()) }

  /// Takes the theme that fits the terminal's background; the next frame is in it.
  func take(background: TerminalColor) {
    guard options.theme == .automatic else { return }
    writer = FrameWriter(ScreenTheme(background: background, depth: depth))
    shown = nil
  }
}
