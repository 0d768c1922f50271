import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What a surface shows instead of a control that it doesn't have")
struct ControlFallbackTests {
  private let number = FormNumberStyle(isInteger: true, minimum: 1, maximum: 9, step: 2, unit: "km")

  @Test("Labels and lines of text are everywhere")
  func everywhere() {
    #expect(FormControl.label.fallback == nil)
    for kind in [FormTextKind.plain, .email, .phone, .url, .number] { #expect(FormControl.text(kind).fallback == nil) }
  }

  @Test("Everything that is typed becomes a line of text")
  func texts() {
    let typed: [FormControl] = [
      .longText, .secure(isNew: true), .secure(isNew: false), .toggle, .date(FormDateStyle(.date)),
      .file(FormFileStyle()),
    ]
    for control in typed { #expect(control.fallback == .text(.plain), "\(control)") }
    #expect(FormControl.number(number).fallback == .text(.number))
  }

  @Test("Steppers and sliders become fields for the same number, a checkbox a switch, a button a label")
  func others() {
    #expect(FormControl.stepper(number).fallback == .number(number))
    #expect(FormControl.slider(number).fallback == .number(number))
    #expect(FormControl.checkbox.fallback == .toggle)
    #expect(FormControl.link.fallback == .label && FormControl.button(.submit).fallback == .label)
    #expect(FormControl.custom("map", fallback: .longText).fallback == .longText)
  }

  @Test("A choice keeps to choices as long as its style has another one")
  func choices() {
    #expect(FormControl.choice(.tiles).fallback == .choice(.list))
    #expect(FormControl.choices(.tiles).fallback == .choices(.list))
    #expect(FormControl.choice(.list).fallback == .text(.plain))
    #expect(FormControl.choices(.list).fallback == .text(.plain))
  }

  @Test("Followed from any control, they end at a label or a line of text")
  func ends() {
    let choices = FormChoiceStyle.allCases.flatMap { [FormControl.choice($0), .choices($0)] }
    let others: [FormControl] = [
      .label, .longText, .secure(isNew: true), .number(number), .stepper(number), .slider(number), .toggle, .checkbox,
      .date(FormDateStyle(.time)), .file(FormFileStyle()), .link, .button(.plain),
    ]
    for control in choices + others + others.map({ .custom("own", fallback: $0) }) {
      var last = control
      var steps = 0
      while let next = last.fallback, steps < 10 { (last, steps) = (next, steps + 1) }
      let isText = if case .text = last { true } else { false }
      #expect(last == .label || isText, "\(control) ends at \(last).")
    }
  }

  @Test("Only choices have a layout of options, also behind a control of the program's own")
  func layout() {
    #expect(FormControl.choice(.segments).choiceStyle == .segments && FormControl.choices(.chips).choiceStyle == .chips)
    #expect(FormControl.custom("map", fallback: .choice(.page)).choiceStyle == .page)
    #expect(FormControl.toggle.choiceStyle == nil && FormControl.custom("map", fallback: .label).choiceStyle == nil)
  }

  @Test("The bounds of a number and of a date are arguments of texts")
  func bounds() {
    #expect(number.minimumText == .number("1") && number.maximumText == .number("9"))
    let free = FormNumberStyle(isInteger: false)
    #expect(free.minimumText == nil && free.maximumText == nil)
    let (first, last) = (DateComponents(year: 2025), DateComponents(year: 2027))
    let years = FormDateStyle(.year, minimum: first, maximum: last)
    #expect(years.minimumText == .date(first, .year) && years.maximumText == .date(last, .year))
  }
}
