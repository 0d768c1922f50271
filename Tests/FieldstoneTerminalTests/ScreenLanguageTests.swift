import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Pickers in other languages")
struct ScreenLanguageTests {
  private static func screen(_ locale: String, _ table: [String: String]) -> (FormSession<Pickers>, FormScreen) {
    let environment = FormEnvironment(
      locale: Locale(identifier: locale), now: { Date(timeIntervalSince1970: 1_743_422_400) },
      translate: { text, _ in table[text.english] })
    let form = FormSession(Pickers(), environment: environment)
    return (form, FormScreen(form, width: 80, height: 40))
  }

  private static func go(to row: FormRowID, _ form: FormSession<Pickers>, _ screen: FormScreen) {
    form.send(.focus(row))
    screen.settle()
  }

  @Test("A list is shown and searched in the language of the form")
  func list() {
    let (form, screen) = Self.screen(
      "de",
      [
        "None": "Keins", "Type to find": "Tippen zum Suchen", "%@–%@ of %@": "%@–%@ von %@", "Germany": "Deutschland",
        "Nothing found.": "Nichts gefunden.", "Space Open": "Space Auswahl",
      ])
    #expect(screen.frame().text.contains("Space Auswahl"))
    _ = screen.press(Key(.text(" ")))
    let opened = screen.frame().text
    for words in ["Tippen zum Suchen", "1–8 von 35", "› (•) Keins"] { #expect(opened.contains(words)) }
    _ = screen.press(Key(.text("deut")))
    #expect(screen.frame().text.contains("› ( ) Deutschland"))
    _ = screen.press(Key(.text("x")))
    #expect(screen.frame().text.contains("Nichts gefunden."))
    #expect(form.model.country == nil)
  }

  @Test("A German calendar starts on Monday, and its clock has 24 hours")
  func german() {
    let (form, screen) = Self.screen("de", ["T Today": "T Heute"])
    Self.go(to: "departure", form, screen)
    _ = screen.press(Key(.function(4)))
    let month = screen.frame().text
    #expect(month.contains("März 2025") && month.contains("Mo  Di  Mi  Do  Fr  Sa  So"))
    _ = screen.press(Key(.enter))
    #expect(screen.frame().text.contains("Montag, 31. März 2025"))
    #expect(screen.frame().text.contains("12 : 00 "))
    _ = screen.press(Key(.enter))
    #expect(form.row("departure")?.text == "31.3.2025 12:00")
  }

  @Test("An Arabic calendar runs to the left, with its own digits, and stores Gregorian dates")
  func arabic() {
    let (form, screen) = Self.screen("ar_EG", ["None": "لا شيء"])
    Self.go(to: "arrival", form, screen)
    _ = screen.press(Key(.function(4)))
    let month = screen.frame().text
    // In visual order from the left: numbers run to the right, words to the left.
    #expect(month.contains("٢٠٢٥ " + String("مارس".reversed())) && month.contains("٣١"))
    _ = screen.press(Key(.left))
    _ = screen.press(Key(.enter))
    #expect(form.row("arrival")?.text == "١/٤/٢٠٢٥")
  }

  @Test("From right to left, the hour is still left of the minute, and an arrow moves a slider where it points")
  func arabicClock() {
    let (form, screen) = Self.screen("ar_EG", [:])
    form.send(.type("breakfast", "13:05"))
    Self.go(to: "breakfast", form, screen)
    _ = screen.press(Key(.function(4)))
    let text = screen.frame().text
    let hour = text.range(of: "٠١")?.lowerBound ?? text.range(of: "١")?.lowerBound
    let minute = text.range(of: "٠٥")?.lowerBound
    #expect(hour != nil && minute != nil && hour! < minute!, "\(text)")
    _ = screen.press(Key(.escape))
    form.send(.set("volume", .number(50)))
    Self.go(to: "volume", form, screen)
    _ = screen.press(Key(.left))
    guard case .number(let volume)? = form.row("volume")?.answer else {
      Issue.record("no volume")
      return
    }
    #expect(volume > 50)
  }

  @Test("From right to left, AM or PM is left of the hour, for arrow keys and the pointer")
  func arabicHalf() throws {
    let (form, screen) = Self.screen("ar_EG", [:])
    form.send(.type("breakfast", "13:05"))
    Self.go(to: "breakfast", form, screen)
    for key in [Key(.function(4)), Key(.left), Key(.up), Key(.right), Key(.up), Key(.right), Key(.up), Key(.enter)] {
      _ = screen.press(key)
    }
    #expect(form.row("breakfast")?.text == "٠٢:٠٦")
    _ = screen.press(Key(.function(4)))
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.lastIndex { $0.contains("٠٦") && $0.contains(":") })
    let end = try #require(lines[y].range(of: "ص"))
    let x = CellWidth.of(lines[y][..<end.lowerBound])
    // The marker above it changes it.
    _ = screen.take(.pointer(Pointer(.press, x: x, y: y - 1)))
    _ = screen.press(Key(.enter))
    #expect(form.row("breakfast")?.text == "١٤:٠٦")
  }
}
