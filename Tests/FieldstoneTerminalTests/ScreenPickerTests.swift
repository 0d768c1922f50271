import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Pickers on the screen")
struct ScreenPickerTests: ScreenSuite {
  private let form: FormSession<Pickers>
  let screen: FormScreen

  init() {
    form = FormSession(Pickers(), environment: .fixed)
    screen = FormScreen(form, width: 80, height: 40)
  }

  private static func text(_ form: FormSession<Pickers>, _ row: FormRowID) -> String? { form.row(row)?.text }

  /// Days and times with their own time zones.
  struct Flight {
    var landing: Date?
    var departure: Date?
    var call: Date?
  }

  @Test("A field without an answer starts with today and now in its own time zone")
  func zones() throws {
    let definition = FormDefinition<Flight>(describe: {
      $0.add(\.landing, "landing").date().timeZone(TimeZone(secondsFromGMT: 14 * 3600)!)
      $0.add(\.departure, "departure").dateAndTime().timeZone(TimeZone(secondsFromGMT: -11 * 3600)!)
      $0.add(\.call, "call").time().timeZone(TimeZone(secondsFromGMT: 2 * 3600)!)
    })
    // Saturday noon in Greenwich: Sunday in the time zone of the landing, one in the morning in that of the departure.
    let environment = FormEnvironment(now: { Date(timeIntervalSince1970: 1_795_262_400 + 600) })
    let form = FormSession(Flight(), definition: definition, environment: environment)
    let screen = FormScreen(form, width: 80, height: 40)
    for (row, keys) in [
      ("landing", [Key(.enter)]), ("departure", [Key(.enter), Key(.enter)]), ("call", [Key(.enter)]),
    ] {
      form.send(.focus(FormRowID(row)))
      screen.settle()
      _ = screen.press(Key(.down, .alt))
      for key in [Key(.text("t"))] + keys { _ = screen.press(key) }
    }
    #expect(
      ["landing", "departure", "call"].map { form.row(FormRowID($0))?.text } == [
        "2026-11-22", "2026-11-21 01:10", "14:10",
      ])
  }

  // MARK: Choices

  @Test("After undo, the cursor of a list in the page is on what is chosen then")
  func undo() {
    struct Trip {
      var seat = "Window"
    }
    let definition = FormDefinition<Trip>(describe: {
      $0.add(\.seat, "seat").options(["Window", "Middle", "Aisle"]).control(.choice(.list))
    })
    let form = FormSession(Trip(), definition: definition)
    let screen = FormScreen(form, width: 60, height: 20)
    func current() -> String? {
      if case .list(let list)? = screen.unfolded { return list.current?.title }
      return nil
    }
    for key in [Key(.down), Key(.down), Key(.text(" "))] { _ = screen.press(key) }
    #expect(form.model.seat == "Aisle" && current() == "Aisle")
    _ = screen.press(.control("_"))
    #expect(form.model.seat == "Window" && current() == "Window")
    _ = screen.press(.control("y"))
    #expect(form.model.seat == "Aisle" && current() == "Aisle")
  }

  @Test("Only one list is open: going to another field closes it, and opening another one, too")
  func folds() {
    go(to: "country")
    press(Key(.text(" ")))
    #expect(screen.unfolded != nil)
    go(to: "arrival")
    #expect(screen.unfolded == nil)
    press(Key(.function(4)))
    guard case .date? = screen.unfolded else { return #expect(Bool(false), "No calendar was opened.") }
    go(to: "country")
    #expect(screen.unfolded == nil)
  }

  @Test("A letter opens a list filtered by it, and Return takes the match")
  func typesToFind() {
    type("reu")
    #expect(shown.contains("› ( ) Réunion") && !shown.contains("Argentina"))
    press(Key(.enter))
    #expect(form.model.country == .réunion && screen.unfolded == nil)
    type("zz")
    #expect(shown.contains("Nothing found."))
    press(Key(.escape), Key(.escape))
    #expect(screen.unfolded == nil && form.model.country == .réunion)
    press(Key(.delete))
    #expect(form.model.country == nil)
    type("viet")
    press(Key(.tab))
    #expect(form.model.country == .vietnam && screen.unfolded == nil, "Tab keeps what was found by typing.")
  }

  @Test("A long list shows its scroll position, and help can be shown over it")
  func position() {
    press(Key(.text(" ")))
    #expect(shown.contains("1–8 of 35"))
    press(Key(.end))
    #expect(shown.contains("28–35 of 35") && shown.contains("› ( ) Vietnam"))
    press(Key(.function(1)))
    #expect(screen.panel == .help)
    press(Key(.function(1)))
    #expect(shown.contains("› ( ) Vietnam"))
    press(Key(.down, .alt))
    #expect(screen.unfolded == nil && form.model.country == nil)
  }

  @Test("Options side by side change with arrows and first letters; Space keeps the chosen one")
  func sideBySide() {
    go(to: "role")
    press(Key(.right))
    #expect(form.model.role == .workshop && shown.contains("( ) Talk  (•) Workshop"))
    press(Key(.right), Key(.right))
    #expect(form.model.role == .poster)
    press(Key(.text(" ")))
    #expect(form.model.role == .poster && screen.focus == "role")
    press(Key(.text("t")), Key(.text(" ")))
    #expect(form.model.role == .talk)
    press(Key(.text("p")))
    #expect(form.model.role == .poster)
    press(Key(.left), Key(.down))
    #expect(form.model.role == .workshop && screen.focus == "ticket")
  }

  @Test("Space chooses the first available option side by side where none is chosen")
  func choosesFirst() {
    let options = ["a", "b", "c"].map { RowOption(title: $0, isChosen: false, isEnabled: $0 != "a") }
    #expect(SideBySide.press(Key(.text(" ")), options) == .takes(1))
    let chosen = ["a", "b", "c"].map { RowOption(title: $0, isChosen: $0 == "b", isEnabled: true) }
    #expect(SideBySide.press(Key(.text(" ")), chosen) == .stays)
  }

  @Test("Arrow keys move through a list in the page, and leave it at its ends")
  func inPage() {
    go(to: "ticket")
    press(Key(.down), Key(.down))
    #expect(form.model.ticket == .full && screen.focus == "ticket")
    press(Key(.text(" ")))
    #expect(form.model.ticket == .student && shown.contains("(•) Student – Bring your card"))
    press(Key(.enter))
    #expect(screen.focus == "arrival")
    press(Key(.up), Key(.up), Key(.up), Key(.up))
    #expect(screen.focus == "role" && form.model.ticket == .student)
  }

  @Test("Unavailable options are shown as such, explained and skipped")
  func disabled() {
    form.send(.type("seats", "5"))
    go(to: "role")
    #expect(shown.contains("(•) Talk  (/) Workshop (not available) "))
    press(Key(.right))
    #expect(form.model.role == .poster)
    press(Key(.text("w")))
    #expect(form.model.role == .poster)
    go(to: "ticket")
    press(Key(.down), Key(.down), Key(.text(" ")))
    #expect(form.model.ticket == .online)
    #expect(shown.contains("(/) Student (not available) – Bring"))
    go(to: "country")
    type("austri")
    #expect(shown.contains("(/) Austria (not available)"))
    press(Key(.enter))
    #expect(form.model.country == nil)
  }

  @Test("Delete clears an optional answer")
  func delete() {
    go(to: "again")
    press(Key(.text("y")))
    #expect(form.model.again == true && shown.contains("Delete Clear"))
    press(Key(.backspace))
    #expect(form.model.again == nil && !shown.contains("Delete Clear"))
    go(to: "role")
    press(Key(.delete))
    #expect(form.model.role == .talk)
  }

  // MARK: Dates

  @Test("A calendar opens at the date, takes a day, and closes without a change on Escape")
  func calendar() {
    go(to: "arrival")
    for open in [Key(.down, .alt), .control(" "), Key(.function(4))] {
      press(open)
      #expect(shown.contains("March 2025") && shown.contains("T Today"))
      press(open)
      #expect(screen.unfolded == nil)
    }
    press(Key(.function(4)), Key(.right), Key(.escape))
    #expect(form.model.arrival == nil)
    press(Key(.function(4)), Key(.down), Key(.enter))
    #expect(Self.text(form, "arrival") == "2025-04-07" && screen.editor?.text == "2025-04-07")
  }

  @Test("Without an answer, a calendar opens at the declared date, which is the answer once it is picked")
  func startsAt() {
    struct Trip { var arrival: Date? }
    let definition = FormDefinition<Trip>(describe: {
      $0.add(\.arrival, "arrival").date().startsAt(Date(timeIntervalSince1970: 1_780_272_000))
    })
    let environment = FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) })
    let form = FormSession(Trip(), definition: definition, environment: environment)
    let screen = FormScreen(form, width: 80, height: 30)
    _ = screen.press(Key(.function(4)))
    #expect(screen.frame().text.contains("June 2026"))
    _ = screen.press(Key(.escape))
    #expect(form.model.arrival == nil)
    for key in [Key(.function(4)), Key(.enter)] { _ = screen.press(key) }
    #expect(form.row("arrival")?.text == "2026-06-01")
  }

  @Test("Typing still works while the calendar is open, which follows")
  func typed() {
    go(to: "arrival")
    press(Key(.function(4)))
    type("2025-05-09")
    #expect(shown.contains("May 2025") && shown.contains("• 9"))
    #expect(Self.text(form, "arrival") == "2025-05-09")
    press(Key(.right), Key(.enter))
    #expect(Self.text(form, "arrival") == "2025-05-10")
    press(Key(.up, .control))
    #expect(Self.text(form, "arrival") == "2025-05-11")
  }

  @Test("Days outside the row's range can't be taken")
  func range() {
    go(to: "arrival")
    press(Key(.function(4)), Key(.pageUp), Key(.enter))
    #expect(Self.text(form, "arrival") == "2025-03-28")
    press(Key(.function(4)), Key(.pageDown, .shift), Key(.enter))
    #expect(Self.text(form, "arrival") == "2025-06-14" && form.facts.invalidFields == 0)
  }

  @Test("A time is set by arrow keys and digits; with a date, the day comes first")
  func times() {
    go(to: "breakfast")
    press(Key(.function(4)))
    type("0830a")
    press(Key(.enter))
    #expect(Self.text(form, "breakfast") == "08:30")
    go(to: "departure")
    press(Key(.function(4)), Key(.right), Key(.enter))
    #expect(shown.contains("Tuesday, April 1, 2025"))
    press(Key(.home), Key(.up), Key(.enter))
    #expect(Self.text(form, "departure") == "2025-04-01 13:00")
  }

  // MARK: Numbers

  @Test("A stepper changes with + and −, and with Alt and arrow keys, and says where it ends")
  func stepper() {
    go(to: "seats")
    press(Key(.text("+")), Key(.text("+")))
    #expect(form.model.seats == 4)
    press(Key(.text("-")), Key(.up, .alt), Key(.up, .control))
    #expect(form.model.seats == 5 && screen.message == nil)
    press(Key(.text("+")))
    #expect(form.model.seats == 5 && shown.contains("No more steps."))
    press(Key(.backspace), Key(.text("3")))
    #expect(form.model.seats == 3)
  }

  @Test("A slider moves with arrow keys and to its ends, and takes typed digits")
  func slider() {
    go(to: "volume")
    press(Key(.right), Key(.right), Key(.left))
    #expect(form.model.volume == 31)
    press(Key(.end))
    #expect(form.model.volume == 100 && shown.contains("━● 100"))
    press(Key(.home))
    #expect(form.model.volume == 0 && shown.contains("0 ●─"))
    type("7")
    #expect(form.model.volume == 7)
    go(to: "nights")
    press(Key(.down, .alt))
    #expect(form.model.nights == 2)
    type("-")
    #expect(Self.text(form, "nights") == "2-")
  }

  @Test("Return on an unavailable option says so, as does its letter for options side by side")
  func saysDisabled() {
    form.send(.type("seats", "5"))
    go(to: "role")
    press(Key(.text("w")))
    #expect(screen.message == "Workshop (not available)")
    press(Key(.right))
    #expect(screen.message == nil)
    // A lone combining mark isn't the first letter of any option.
    press(Key(.text("\u{301}")))
    #expect(form.model.role == .poster)
    go(to: "country")
    type("austri")
    press(Key(.enter))
    #expect(screen.message == "Austria (not available)" && screen.unfolded != nil)
  }

  @Test("A list with the focus follows changes of the available options")
  func followsOptions() {
    form.send(.type("seats", "5"))
    go(to: "ticket")
    press(Key(.down))
    #expect(shown.contains("(/) Student (not available)"))
    form.send(.type("seats", "2"))
    screen.settle()
    #expect(!shown.contains("not available"))
    press(Key(.down), Key(.text(" ")))
    #expect(form.model.ticket == .student)
  }
}
