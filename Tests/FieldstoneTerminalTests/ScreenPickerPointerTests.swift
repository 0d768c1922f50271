import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Pickers and the pointer")
struct ScreenPickerPointerTests {
  private let form: FormSession<Pickers>
  private let screen: FormScreen

  init() {
    form = FormSession(Pickers(), environment: .fixed)
    screen = FormScreen(form, width: 80, height: 50)
  }

  /// Clicks the first occurrence of a text that follows another text.
  private func click(_ text: String, after start: String = "") throws {
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = start.isEmpty ? 0 : try #require(lines.firstIndex { $0.contains(start) })
    let y = try #require(lines.indices.first { $0 >= first && lines[$0].contains(text) }, "\(lines)")
    let x = CellWidth.of(lines[y][..<lines[y].range(of: text)!.lowerBound])
    #expect(screen.take(.pointer(Pointer(.press, x: x, y: y))) == .goesOn)
  }

  @Test("Options can be clicked side by side, in a list on the page, and in an opened list")
  func options() throws {
    try click("Workshop")
    #expect(form.model.role == .workshop && form.focusedRow == "role")
    try click("Student")
    #expect(form.model.ticket == .student && form.focusedRow == "ticket")
    try click("▾", after: "Country")
    try click("Belgium")
    #expect(form.model.country == .belgium && screen.unfolded == nil)
    try click("▾", after: "Country")
    try click("▴", after: "Country")
    #expect(screen.unfolded == nil)
  }

  @Test("Clicks open a calendar with its marker, turn it with its arrows, and take a day")
  func calendar() throws {
    try click("▾", after: "Arrival")
    try click("›", after: "March 2025")
    try click(" 17", after: "April 2025")
    #expect(form.row("arrival")?.text == "2025-04-17" && screen.unfolded == nil)
    try click("▾", after: "Departure")
    try click(" 31", after: "March 2025")
    try click("▴", after: "Monday, March 31, 2025")
    #expect(screen.unfolded != nil)
    _ = screen.press(Key(.enter))
    #expect(form.row("departure")?.text == "2025-03-31 13:00")
  }

  @Test("Clicks change numbers with − and +, and along the bar")
  func numbers() throws {
    try click("+", after: "Seats")
    #expect(form.model.seats == 3)
    try click("−", after: "Seats")
    try click("−", after: "Seats")
    #expect(form.model.seats == 1)
    try click("─ 100", after: "Volume")
    #expect(form.model.volume == 100)
    try click("0 ━", after: "Volume")
    let frame = screen.frame().text
    #expect(form.model.volume == 100, "The labels of the ends are not part of the bar.")
    #expect(frame.contains("━● 100"))
    try click("━", after: "0 ━")
    #expect(form.model.volume == 0)
  }

  @Test("The wheel moves through a list under the pointer, and scrolls the window elsewhere")
  func wheel() throws {
    _ = screen.press(Key(.text(" ")))
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("Austria") })
    for _ in 0..<9 { _ = screen.take(.pointer(Pointer(.wheelDown, x: 40, y: y))) }
    #expect(screen.frame().text.contains("› ( ) Denmark"))
    screen.resize(80, 20)
    _ = screen.frame()
    _ = screen.take(.pointer(Pointer(.wheelDown, x: 40, y: 16)))
    #expect(screen.unfolded != nil && !screen.frame().text.contains("Argentina"))
  }

  @Test("A dragged slider follows the pointer to its ends, even far outside")
  func slider() throws {
    try click("●", after: "Volume")
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("●") })
    _ = screen.take(.pointer(Pointer(.drag, x: 60, y: y + 4)))
    #expect((70...90).contains(form.model.volume))
    _ = screen.take(.pointer(Pointer(.drag, x: 79, y: 0)))
    #expect(form.model.volume == 100)
    _ = screen.take(.pointer(Pointer(.drag, x: 0, y: y)))
    #expect(form.model.volume == 0)
    _ = screen.take(.pointer(Pointer(.release, x: 0, y: y)))
    _ = screen.take(.pointer(Pointer(.drag, x: 79, y: y)))
    #expect(form.model.volume == 0)
  }

  @Test("While a time is chosen, a click on the day leads back to the month")
  func backToDay() throws {
    try click("▾", after: "Departure")
    try click(" 31", after: "March 2025")
    try click("‹ Monday, March 31, 2025")
    try click(" 30", after: "March 2025")
    #expect(screen.frame().text.contains("Sunday, March 30, 2025"))
  }

  @Test("A click on an unavailable option says so, and changes nothing")
  func disabled() throws {
    form.send(.type("seats", "5"))
    try click("(/) Workshop")
    #expect(form.model.role == .talk && screen.message == "Workshop (not available)")
    try click("Student")
    #expect(form.model.ticket == .full && screen.message == "Student (not available)")
    try click("▾", after: "Country")
    try click("Austria")
    #expect(form.model.country == nil && screen.unfolded != nil)
    #expect(screen.message == "Austria (not available)")
  }

  @Test("The second press of a double click on an option doesn't affect the row that was under the list")
  func twice() throws {
    try click("▾", after: "Country")
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("Belgium") })
    var pointer = Pointer(.press, x: 45, y: y)
    _ = screen.take(.pointer(pointer))
    #expect(form.model.country == .belgium)
    // The list has closed, so another row is visible there.
    _ = screen.frame()
    pointer.clicks = 2
    _ = screen.take(.pointer(pointer))
    #expect(form.focusedRow == "country" && screen.unfolded == nil)
    pointer.clicks = 1
    _ = screen.take(.pointer(pointer))
    #expect(form.focusedRow == "ticket" && form.model.ticket != .full)
  }
}
