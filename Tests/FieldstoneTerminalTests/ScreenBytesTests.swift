import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Bytes written by the screen")
struct ScreenBytesTests {
  private let form = FormSession(ScreenRegistration())

  @Test("A typed letter costs few bytes, and lays out only its own row")
  func few() {
    let screen = FormScreen(form)
    // The first change also updates the header and the status line.
    _ = screen.press(Key(.text("_")))
    var last = screen.frame()
    var most = 0
    for letter in "ada@example.org" {
      let made = screen.madeRows
      _ = screen.press(Key(.text(String(letter))))
      let next = screen.frame()
      #expect(screen.madeRows == made + 1)
      most = max(most, FrameWriter().bytes(from: last, to: next).count)
      last = next
    }
    #expect(most > 0 && most <= 100, "\(most) bytes")
  }

  @Test(
    "Typing in a row writes only cells of that row, the header and the status line", arguments: [24, 12, 60])
  func ownRow(_ height: Int) throws {
    let screen = FormScreen(form, width: 80, height: height)
    var written = 0
    for _ in 0..<12 {
      let id = try #require(screen.focus)
      // The status line stays the same once there is a change to count.
      for key in [Key(.text("7")), Key(.text("x")), Key(.backspace), Key(.left), Key(.home), Key(.text("é"))] {
        guard screen.editor != nil else { break }
        let last = screen.frame()
        let own = lines(of: id, screen)
        _ = screen.press(key)
        let next = screen.frame()
        let after = lines(of: id, screen)
        guard own == after, screen.focus == id else { continue }
        let lines = WrittenCells(FrameWriter().bytes(from: last, to: next), width: 80).lines
        written += lines.count
        #expect(lines.isSubset(of: own.union([0, height - 1, height - 2])), "\(key) in \(id): \(lines), not \(own)")
      }
      _ = screen.press(Key(.tab))
    }
    #expect(written > 20)
  }

  /// The lines of the window that a row takes.
  private func lines(of id: FormRowID, _ screen: FormScreen) -> Set<Int> {
    Set(screen.hits.filter { $0.row == id }.map(\.y))
  }
}
