import ConformanceModels
import Fieldstone
import Synchronization
import Testing

@testable import FieldstoneTerminal

@Suite("Random keys and clicks on pickers")
struct ScreenPickerRandomTests {
  private static let keys: [Key] = [
    Key(.tab), Key(.tab, .shift), Key(.enter), Key(.up), Key(.down), Key(.left), Key(.right), Key(.home), Key(.end),
    Key(.pageUp), Key(.pageDown, .shift), Key(.backspace), Key(.delete), Key(.text(" ")), Key(.text("a")),
    Key(.text("t")), Key(.text("日")), Key(.text("1")), Key(.text("0")), Key(.text("-")), Key(.text("+")),
    Key(.text(":")), Key(.paste("20\n25-04-02")), Key(.function(4)), Key(.down, .alt), Key(.up, .alt),
    Key(.up, .control), .control(" "), .control("w"), .control("_"), Key(.escape),
  ]

  @Test(
    "After any key or click, the frame equals one made from scratch, and stays within the window", arguments: 0..<30)
  func random(_ seed: Int) {
    play(FormSession(Pickers(), environment: .fixed), seed)
    play(FormSession(Styles(), environment: .fixed), seed)
  }

  private func play(_ form: FormEngine, _ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let sizes = [(80, 24), (1, 1), (20, 10), (40, 20), (3, 2), (120, 7), (60, 60)]
    let screen = FormScreen(form, width: sizes[seed % sizes.count].0, height: sizes[seed % sizes.count].1)
    for _ in 0..<150 {
      let (x, y) = (Int(random.next() % UInt64(screen.width)), Int(random.next() % UInt64(screen.height)))
      let isClick = random.next() % 3 == 0
      let key = Self.keys.randomElement(using: &random)!
      let input: ScreenInput = isClick ? .pointer(Pointer(.press, x: x, y: y)) : .key(key)
      guard screen.take(input) == .goesOn else { break }
      if random.next() % 10 == 0 {
        let size = sizes.randomElement(using: &random)!
        screen.resize(size.0, size.1)
      }
      let frame = screen.frame()
      screen.forget()
      #expect(frame == screen.frame(), "after \(input)")
      if let cursor = frame.cursor { #expect(cursor.x < frame.width && cursor.y < frame.height) }
      if let index = screen.focus.flatMap(form.index) {
        let row = screen.shownRow(at: index)
        #expect(row.spots.allSatisfy { row.lines.indices.contains($0.line) }, "\(row.spots)")
      }
    }
  }

  @Test("A key in a list of ten thousand options doesn't rebuild them")
  func manyOptions() {
    let texts = Mutex(0)
    let environment = FormEnvironment(translate: { _, _ in
      texts.withLock { $0 += 1 }
      return nil
    })
    let screen = FormScreen(FormSession(SeatBooking(), environment: environment), width: 80, height: 24)
    _ = screen.press(Key(.text(" ")))
    #expect(screen.frame().text.contains("1–8 of 10000"))
    texts.withLock { $0 = 0 }
    for key in [Key(.down), Key(.end), Key(.pageUp), Key(.text("9")), Key(.text("9")), Key(.up)] {
      #expect(screen.press(key) == .goesOn)
      _ = screen.frame()
    }
    #expect(texts.withLock { $0 } < 200)
    guard case .list(let list) = screen.unfolded else { return #expect(Bool(false), "The list has closed.") }
    // All numbers with two adjacent nines: 99, x99, 99x, xx99, x99x, 99xx.
    #expect(list.matches.count == (0..<10_000).count { "\($0)".contains("99") })
  }
}

@Form
private struct SeatBooking {
  var seat = NumberedSeat(number: 0)
}

/// Ten thousand options.
private struct NumberedSeat: FormChoice, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  let number: Int
  static let allCases = (0..<10_000).map { NumberedSeat(number: $0) }
  var description: String { "\(number)" }
  var formTitle: FormString { "Seat \(number)" }
}
