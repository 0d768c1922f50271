import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Options that are searched for, on the screen")
struct ScreenFindingTests: ScreenSuite {
  private let service = CityService()
  private let form: FormSession<Trip>
  let screen: FormScreen

  init() {
    form = service.form()
    screen = FormScreen(form, width: 70, height: 30)
  }

  /// Ends the searches that wait, as the loop of a terminal does.
  private func wait() async {
    await form.runJobs()
    screen.settle()
  }

  @Test("Opening the list searches for everything; typing searches for the whole text, and results replace the list")
  func found() async {
    press(Key(.enter))
    #expect(shown.contains("Searching…") && shown.contains("Type to find") && !shown.contains("No options"))
    await wait()
    #expect(shown.contains("( ) Berlin") && shown.contains("( ) Zürich") && !shown.contains("Searching…"))
    type("b")
    // What was found before stays until then.
    #expect(shown.contains("Searching…") && shown.contains("( ) Zürich"))
    type("er")
    await wait()
    #expect(shown.contains("› ( ) Berlin") && shown.contains("Bern") && !shown.contains("Bonn"))
    #expect(service.asked.withLock(\.self) == ["", "ber"])
    press(Key(.down), Key(.enter))
    #expect(form.model.city == "Bern" && screen.unfolded == nil)
  }

  @Test("Enter doesn't take what an older text has found, unless the person went to it")
  func pending() async {
    press(Key(.enter))
    await wait()
    type("zü")
    press(Key(.enter))
    #expect(form.model.city == nil && screen.message == "Searching…")
    press(Key(.down), Key(.enter))
    #expect(form.model.city == "Bern")
  }

  @Test("The highlighted option stays where it is found again; otherwise the first one is")
  func highlighted() async {
    press(Key(.enter))
    await wait()
    press(Key(.down), Key(.down), Key(.down))
    #expect(shown.contains("› ( ) Bonn"))
    type("b")
    await wait()
    #expect(shown.contains("› ( ) Bonn"))
    type("er")
    await wait()
    #expect(shown.contains("› ( ) Berlin"))
  }

  @Test("A search without results says so, and Esc searches for everything again")
  func nothing() async {
    press(Key(.enter))
    type("xyz")
    await wait()
    #expect(shown.contains("Nothing found.") && !shown.contains("( )"))
    press(Key(.enter))
    #expect(form.model.city == nil)
    press(Key(.escape))
    await wait()
    #expect(shown.contains("( ) Berlin"))
  }

  @Test("A failure shows its sentence and how to try again: Enter, a click, or another text")
  func failure() async throws {
    service.isDown.withLock { $0 = true }
    press(Key(.enter))
    await wait()
    #expect(shown.contains("✗ The service doesn't answer.") && shown.contains("Press Enter to try again."))
    service.isDown.withLock { $0 = false }
    press(Key(.enter))
    #expect(shown.contains("Searching…") && !shown.contains("try again"))
    await wait()
    #expect(shown.contains("( ) Köln") && service.asked.withLock(\.self) == ["", ""])
    service.isDown.withLock { $0 = true }
    type("k")
    await wait()
    service.isDown.withLock { $0 = false }
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("try again") })
    let column = try #require(lines[line].firstIndex(of: "P"))
    let x = lines[line].distance(from: lines[line].startIndex, to: column)
    #expect(screen.point(Pointer(.press, x: x, y: line)) == .goesOn)
    await wait()
    #expect(shown.contains("› ( ) Köln"))
  }

  @Test("Several are chosen from several searches, and stay in the list while they aren't found")
  func several() async {
    press(Key(.down), Key(.enter))
    await wait()
    type("bo")
    await wait()
    press(Key(.text(" ")))
    #expect(form.model.stops == ["Bonn"])
    press(Key(.escape))
    type("k")
    await wait()
    #expect(shown.contains("› [ ] Köln") && shown.contains("[x] Bonn"))
    press(Key(.text(" ")), Key(.enter))
    #expect(Set(form.model.stops) == ["Bonn", "Köln"] && screen.unfolded == nil)
  }

  @Test("Tab takes what was found for the typed text, and nothing while it is searched for")
  func tab() async {
    press(Key(.enter))
    type("kö")
    press(Key(.tab))
    #expect(form.model.city == nil && screen.focus == "stops")
    await wait()
    press(Key(.up), Key(.enter))
    type("kö")
    await wait()
    press(Key(.tab))
    #expect(form.model.city == "Köln")
  }
}
