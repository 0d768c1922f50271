import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Controls that a field declares")
struct DeclaredControlTests {
  private func control<Value: FormValue>(_ value: Value, _ more: (FieldBuilder<One<Value>, Value>) -> Void)
    -> FormControl?
  {
    One<Value>.form(value, .test, more).row("value")?.control
  }
  private func number(_ isInteger: Bool = true, _ change: (inout FormNumberStyle) -> Void) -> FormNumberStyle {
    var style = FormNumberStyle(isInteger: isInteger)
    change(&style)
    return style
  }

  @Test("A telephone number, a switch, a checkbox")
  func simple() {
    #expect(control("") { $0.phone() } == .text(.phone) && control("") { _ in } == .text(.plain))
    #expect(control(true) { $0.checkbox() } == .checkbox)
    #expect(control(true) { $0.checkbox().toggle() } == .toggle)
  }

  @Test("A slider has the ends of its range, which is a rule, too, and stops")
  func slider() {
    let form = One<Int>.form(4, .test) { $0.slider(0...10, by: 2) }
    let style = number { ($0.minimum, $0.maximum, $0.step) = (0, 10, 2) }
    #expect(form.row("value")?.control == .slider(style))
    form.send(.set("value", .number(11)))
    #expect(form.issues.map(\.kind) == [.outOfRange(minimum: .number("0"), maximum: .number("10"))])
    let free = number(false) { ($0.minimum, $0.maximum) = (0, 1) }
    #expect(control(0.5) { $0.slider(0...1) } == .slider(free))
  }

  @Test("Ticks and icons are those of the slider, in whatever order they are declared")
  func ticks() {
    let all = number {
      ($0.minimum, $0.maximum, $0.step, $0.showsTicks) = (0, 10, 5, true)
      ($0.minimumIcon, $0.maximumIcon) = (.quiet, .loud)
    }
    #expect(control(5) { $0.slider(0...10, by: 5).ticks().icons(minimum: .quiet, maximum: .loud) } == .slider(all))
    #expect(
      control(5) { $0.slider(0...10, by: 5) } == .slider(number { ($0.minimum, $0.maximum, $0.step) = (0, 10, 5) }))
    let plain = number { ($0.showsTicks, $0.minimumIcon, $0.maximumIcon) = (true, .quiet, .loud) }
    #expect(control(5) { $0.ticks().icons(minimum: .quiet, maximum: .loud) } == .number(plain))
    #expect(control(5) { $0.icons(minimum: .quiet, maximum: .loud).ticks() } == .number(plain))
    let fraction = number(false) { $0.showsTicks = true }
    #expect(control(0.5) { $0.ticks() } == .number(fraction))
  }

  @Test("Options are laid out as segments, as a list, or in a menu")
  func options() {
    func style(_ more: (FieldBuilder<One<String>, String>) -> Void) -> FormControl? {
      control("a") { more($0.options(["a", "b"])) }
    }
    #expect(style { $0.menu() } == .choice(.menu) && style { $0.list() } == .choice(.list))
    #expect(style { $0.segments() } == .choice(.segments) && style { _ in } == .choice(.automatic))
  }

  private struct Order: FormModel {
    var (first, second, third) = (Payment.cash, Payment.cash, Payment.cash)
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.first, "first").segments()
      fields.add(\.second, "second").list()
      fields.add(\.third, "third").menu()
    }
  }

  @Test("So are the cases of an enum with a form")
  func cases() {
    let form = FormSession(Order(), environment: .test)
    let controls = ["first", "second", "third"].map { form.row($0)?.control }
    #expect(controls == [.choice(.segments), .choice(.list), .choice(.menu)])
  }

  private struct Party: FormModel {
    var people = [Contact()]
    var others = [Contact()]
    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.people, "people").inline()
      fields.add(\.others, "others").inline().pushed()
    }
  }

  @Test("Elements that were inline have pages of their own again")
  func pushed() {
    let form = FormSession(Party(), environment: .test)
    #expect(form.row("people[1]")?.isInline == true && form.row("others[2]")?.isInline == false)
    #expect(form.rows.ids.contains("people[1].name") && !form.rows.ids.contains("others[2].name"))
  }

  @Test("A text that is selected when somebody enters the field")
  func selected() {
    #expect(One<String>.form("a", .test) { $0.selectsAll() }.row("value")?.typing?.selectsAll == true)
    #expect(One<String>.form("a", .test) { $0.returnKey(.go) }.row("value")?.typing?.selectsAll == false)
  }
}
