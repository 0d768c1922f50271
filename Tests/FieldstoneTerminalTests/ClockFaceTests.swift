import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("The clock")
struct ClockFaceTests {
  private static func clock(_ locale: String, _ time: Int?, range: ClosedRange<Int> = 0...1439) -> ClockFace {
    ClockFace(Locale(identifier: locale), time: time, now: 14 * 60 + 5, range: range)
  }

  private static func text(_ clock: ClockFace) -> String {
    "\(clock.hour):\(clock.minute)" + (clock.half.map { " " + $0 } ?? "")
  }

  @Test(
    "Hours follow the conventions of the locale",
    arguments: [
      ("en_US", 0, "12:00 AM"), ("en_US", 750, "12:30 PM"), ("en_US", 845, "02:05 PM"), ("de", 845, "14:05"),
      ("de", 0, "00:00"), ("en_GB", 1439, "23:59"), ("ar_EG", 845, "٠٢:٠٥ م"),
    ])
  func hours(_ locale: String, _ time: Int, _ text: String) { #expect(Self.text(Self.clock(locale, time)) == text) }

  @Test("Arrow keys move between hour, minute and half, and change each of them")
  func arrows() {
    var picker = DatePicker(nil, Self.clock("en_US", 23 * 60 + 59))
    let steps: [(Key, Int)] = [
      (Key(.up), 59), (Key(.down), 1439), (Key(.right), 1439), (Key(.up), 23 * 60), (Key(.down), 1439),
      (Key(.pageDown), 1429), (Key(.right), 1429), (Key(.up), 709), (Key(.right), 709), (Key(.text("p")), 1429),
      (Key(.text("t")), 845),
    ]
    for (key, time) in steps {
      #expect(picker.press(key) == .stays)
      #expect(picker.clock?.time == time, "after \(key)")
    }
    #expect(picker.press(Key(.enter)) == .takes(DateComponents(hour: 14, minute: 5)))
  }

  @Test(
    "Digits set the hour, then the minute",
    arguments: [
      ("de", "1430", 870), ("de", "930", 570), ("de", "9:5", 545), ("de", "2:5", 125), ("en_US", "230p", 870),
      ("en_US", "1200a", 0), ("en_US", "1430", 870), ("en_US", "12:45", 765), ("de", "٢٣٥٩", 1439), ("de", "99", 549),
    ])
  func digits(_ locale: String, _ typed: String, _ time: Int) {
    var picker = DatePicker(nil, Self.clock(locale, 12 * 60))
    for character in typed { _ = picker.press(Key(.text(String(character)))) }
    #expect(picker.clock?.time == time)
  }

  @Test("The time stays within its range, and starts with the current one")
  func range() {
    var clock = Self.clock("de", nil, range: 480...600)
    #expect(clock.time == 600)
    clock.turn(by: 1)
    #expect(clock.time == 600)
    clock.turn(by: -9)
    #expect(clock.time == 480)
    #expect(Self.clock("de", nil).time == 845)
  }

  @Test("A day is chosen first, then a time; Backspace goes back")
  func both() {
    let day = MonthGrid.day(2024, 2, 29)!
    let grid = MonthGrid(Calendar(identifier: .gregorian), Locale(identifier: "de"), today: day, chosen: nil)
    var picker = DatePicker(grid, Self.clock("de", 60))
    #expect(picker.press(Key(.enter)) == .stays && picker.isAtTime)
    #expect(picker.press(Key(.backspace)) == .stays && !picker.isAtTime)
    _ = picker.press(Key(.right))
    _ = picker.press(Key(.enter))
    #expect(picker.press(Key(.enter)) == .takes(DateComponents(year: 2024, month: 3, day: 1, hour: 1, minute: 0)))
  }
}
