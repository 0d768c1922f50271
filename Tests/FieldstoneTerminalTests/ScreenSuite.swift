import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

/// Tests of a form on a screen, on which they press keys.
protocol ScreenSuite {
  var screen: FormScreen { get }
}

extension ScreenSuite {
  /// Presses keys that neither submit nor leave.
  func press(_ keys: Key...) { for key in keys { #expect(screen.press(key) == .goesOn) } }
  func type(_ text: String) { for letter in text { press(Key(.text(String(letter)))) } }

  func go(to row: FormRowID) {
    screen.engine.send(.focus(row))
    screen.settle()
  }

  /// What the window shows.
  var shown: String { screen.frame().text }

  /// Presses the pointer on the first place where the window shows a text, at an offset in it.
  func click(_ text: String, offset: Int = 0) throws {
    let (x, y) = try #require(place(of: text))
    #expect(screen.take(.pointer(Pointer(.press, x: x + offset, y: y))) == .goesOn)
    _ = screen.take(.pointer(Pointer(.release, x: x + offset, y: y)))
  }

  /// Where the window shows a text.
  func place(of text: String) -> (x: Int, y: Int)? {
    let frame = screen.frame()
    for y in 0..<frame.height {
      let line = frame.line(y).map { $0.isContinuation ? "" : String($0.character) }
      for x in line.indices where line[x...].joined().hasPrefix(text) { return (x, y) }
    }
    return nil
  }
}
