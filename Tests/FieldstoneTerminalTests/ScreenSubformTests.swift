import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Form
struct LongTrip {
  var leg = LongLeg()
}

@Form
struct LongLeg {
  var from = String(repeating: "Ankh-Morpork ", count: 20)
  @Field(.required)
  var to = ""
}

@Suite("Optional subforms on the screen")
struct ScreenSubformTests {
  private func press(_ keys: Key..., on screen: FormScreen) { for key in keys { _ = screen.press(key) } }

  private func line(_ start: String, _ screen: FormScreen) -> String? {
    screen.frame().text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " │")) }
      .first { $0.hasPrefix(start) }
  }

  @Test("A link's long summary is cut, and leaves room for its arrow and the number of errors", arguments: [40, 80])
  func longSummary(width: Int) {
    let form = FormSession(LongTrip())
    let screen = FormScreen(form, width: width, height: 24)
    #expect(screen.frame().text.contains("… ›"), "\(screen.frame().text)")
    form.send(.submit)
    screen.settle()
    press(Key(.escape), on: screen)
    #expect(screen.frame().text.contains("… › ✗ 1 to fix"), "\(screen.frame().text)")
  }

  @Test("Enter adds and opens a subform with a page, and Delete removes it")
  func pushed() {
    let form = FormSession(Visit())
    let screen = FormScreen(form)
    press(Key(.down), on: screen)
    #expect(screen.focus == "travel")
    #expect(line("› Travel", screen)?.hasSuffix("[ Add ]") == true)
    #expect(screen.frame().text.contains("Press Enter to add it.") && screen.frame().cursor == nil)
    press(Key(.enter), on: screen)
    #expect(screen.focus == "travel.from")
    press(Key(.text("Rome")), Key(.escape), on: screen)
    #expect(form.model.travel?.from == "Rome")
    #expect(line("› Travel", screen)?.hasSuffix("Rome ›") == true)
    #expect(screen.frame().text.contains("Press Enter to open it, Delete to remove it."))
    #expect(screen.frame().text.contains("Delete Remove  ") && screen.frame().cursor == nil)
    press(Key(.enter), on: screen)
    #expect(screen.focus == "travel.from")
    press(Key(.escape), Key(.delete), on: screen)
    #expect(screen.frame().text.contains("Remove “Travel” and the answers in it?"))
    press(Key(.escape), on: screen)
    #expect(form.model.travel != nil)
    press(Key(.delete), Key(.text("r")), on: screen)
    #expect(form.model.travel == nil)
    #expect(screen.focus == "travel")
    press(.control("_"), on: screen)
    #expect(form.model.travel?.from == "Rome")
  }

  @Test("Space adds an inline subform, which is removed without a confirmation if nothing was typed")
  func inline() {
    let form = FormSession(Visit())
    let screen = FormScreen(form)
    press(Key(.down), Key(.down), on: screen)
    #expect(screen.focus == "hotel")
    #expect(line("╭─ Hotel ", screen) != nil && line("› [ Add ]", screen) != nil)
    #expect(screen.frame().cursor == nil)
    press(Key(.text(" ")), on: screen)
    #expect(screen.focus == "hotel.street")
    #expect(screen.frame().text.contains("Nights"))
    press(Key(.up), on: screen)
    #expect(screen.focus == "hotel")
    #expect(screen.frame().text.contains("Press Delete to remove it.") && line("› [ Remove ]", screen) != nil)
    press(Key(.enter), on: screen)
    #expect(form.model.hotel == nil)
    #expect(line("╭─ Hotel ", screen) != nil && line("› [ Add ]", screen) != nil)
  }

  @Test("Removing a subform with half-typed text needs a confirmation; Enter keeps it, undo restores it")
  func halfTyped() {
    let form = FormSession(Visit())
    let screen = FormScreen(form)
    press(Key(.down), Key(.down), Key(.text(" ")), Key(.down), Key(.text("x")), Key(.up), Key(.up), on: screen)
    #expect(screen.focus == "hotel" && form.row("hotel.nights")?.text == "x" && form.model.hotel?.nights == 1)
    press(Key(.delete), on: screen)
    #expect(screen.panel == .removing("hotel"))
    press(Key(.enter), on: screen)
    #expect(screen.panel == nil && form.model.hotel != nil)
    press(Key(.delete), Key(.left), Key(.enter), on: screen)
    #expect(form.model.hotel == nil)
    press(.control("_"), on: screen)
    #expect(form.model.hotel != nil && form.row("hotel.nights")?.text == "x")
  }

  @Test("A subform that existed from the start is never removed without a confirmation")
  func given() {
    let form = FormSession(Visit(travel: Travel(from: "Oslo")))
    let screen = FormScreen(form)
    press(Key(.down), Key(.delete), on: screen)
    #expect(screen.panel == .removing("travel"))
    press(.control("c"), on: screen)
    #expect(screen.panel == .removing("travel"))
    press(Key(.text("r")), on: screen)
    #expect(form.model.travel == nil)
  }
}
