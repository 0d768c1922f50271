import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Steps of numbers and dates")
struct SteppingTests {
  private static let environment: FormEnvironment = {
    var environment = FormEnvironment.standard
    environment.timeZone = TimeZone(identifier: "UTC")!
    environment.now = { Date(timeIntervalSince1970: 1_700_000_000) }
    return environment
  }()

  private static func step(_ form: FormSession<Knobs>, _ row: FormRowID, by steps: Int) -> FormReply? {
    form.answer(row, steppedBy: steps).map { form.send(.set(row, $0)) }
  }

  @Test("A number changes by its step and stays within its range")
  func numbers() {
    let form = FormSession(Knobs(), environment: Self.environment)
    #expect(Self.step(form, "seats", by: 2) == .accepted && form.model.seats == 3)
    #expect(Self.step(form, "seats", by: 100) == .accepted && form.model.seats == 5)
    #expect(Self.step(form, "seats", by: -100) == .accepted && form.model.seats == 1)
    #expect(Self.step(form, "price", by: 3) == .accepted && form.model.price == Decimal(string: "0.3"))
  }

  @Test("A slider over the widest numbers has steps", arguments: [1e120, 1e127, 1e200, .greatestFiniteMagnitude])
  func widest(most: Double) {
    struct Dial: Equatable { var value = 1.0 }
    let form = FormSession(Dial(), definition: FormDefinition<Dial> { $0.add(\.value, "value").slider(0...most) })
    // Whether there is a further step depends on the type; that the search for one ends is what counts.
    if let answer = form.answer("value", steppedBy: 1) { form.send(.set("value", answer)) }
    #expect(form.model.value >= 1)
  }

  @Test("A range from before the year 1 has no bound there, and days after it can be picked")
  func distantPast() throws {
    struct Event: Equatable { var day: Date? }
    let form = FormSession(
      Event(),
      definition: FormDefinition<Event> { $0.add(\.day, "day").range(Date.distantPast.addingTimeInterval(-86_400)...) },
      environment: Self.environment)
    guard case .date(let style)? = form.row("day")?.control else { throw FormIssue(.required) }
    #expect(style.minimum == nil && style.maximum == nil)
    let answer = try form.answer("day", on: DateComponents(year: 1, month: 6, day: 1))
    #expect(form.send(.set("day", answer)).isAccepted && form.issues.isEmpty && form.row("day")?.text == "0001-06-01")
  }

  @Test("Stepping or dragging without a pause is one undo step; a pause starts another")
  func undo() {
    let clock = FormTestClock()
    let form = FormSession(Knobs(), environment: .test(clock: clock))
    for number in ["0.2", "0.3", "0.4"] { form.send(.set("volume", .number(Decimal(string: number)!))) }
    clock.advance(seconds: 2)
    for number in ["0.6", "0.7"] { form.send(.set("volume", .number(Decimal(string: number)!))) }
    form.send(.undo)
    #expect(form.model.volume == 0.4)
    form.send(.undo)
    #expect(form.model.volume == Knobs().volume && !form.facts.canUndo)
  }

  @Test("A slider has its own step, or a hundred steps")
  func sliders() {
    let form = FormSession(Knobs(), environment: Self.environment)
    #expect(Self.step(form, "volume", by: 1) == .accepted && form.model.volume == 0.51)
    #expect(Self.step(form, "heat", by: 1) == .accepted && form.model.heat == 10)
  }

  @Test("Stepping an empty number starts at its least value, and an empty date at the current one")
  func beginnings() {
    let form = FormSession(Knobs(), environment: Self.environment)
    #expect(form.answer("age", steppedBy: 1) == .number(18) && form.answer("free", steppedBy: -1) == .number(0))
    #expect(Self.step(form, "day", by: 1) == .accepted)
    #expect(form.row("day")?.text == "2023-11-14")
  }

  @Test("Days cross months and years, times stop at midnight, and ranges are respected")
  func dates() {
    let form = FormSession(Knobs(), environment: Self.environment)
    form.send(.type("day", "2024-02-28"))
    _ = Self.step(form, "day", by: 1)
    #expect(form.row("day")?.text == "2024-02-29")
    _ = Self.step(form, "day", by: 5_000)
    #expect(form.row("day")?.text == "2030-12-31")
    form.send(.type("hour", "23:59"))
    _ = Self.step(form, "hour", by: 1)
    #expect(form.row("hour")?.text == "23:59")
    _ = Self.step(form, "hour", by: -60)
    #expect(form.row("hour")?.text == "22:59")
  }

  @Test("Steps start from the last value and ignore half-typed text")
  func halfTyped() {
    let form = FormSession(Knobs(), environment: Self.environment)
    form.send(.type("seats", "4x"))
    _ = Self.step(form, "seats", by: 1)
    #expect(form.model.seats == 2 && form.row("seats")?.text == "2")
  }

  @Test("Steps stop at the ends of a type, and rows without steps have none", arguments: [Int.max, Int.min, 1, -1])
  func ends(steps: Int) {
    let form = FormSession(Knobs(), environment: Self.environment)
    form.send(.set("tiny", .number(steps > 0 ? 127 : -128)))
    #expect(form.answer("tiny", steppedBy: steps) == nil)
    #expect(form.answer("name", steppedBy: steps) == nil && form.answer("nobody", steppedBy: steps) == nil)
  }
}

private struct Knobs: FormModel {
  var seats = 1
  var price: Decimal = 0
  var volume = 0.5
  var heat = 0
  var age: Int?
  var free: Int?
  var day: Date?
  var hour: Date?
  var tiny: Int8 = 0
  var name = ""

  static func describe(_ fields: FieldList<Knobs>) {
    fields.add(\.seats, "seats").range(1...5)
    fields.add(\.price, "price").stepper(0...9, by: Decimal(string: "0.1")!)
    fields.add(\.volume, "volume").slider(0...1)
    fields.add(\.heat, "heat").stepper(0...100, by: 10)
    fields.add(\.age, "age").range(18...)
    fields.add(\.free, "free")
    fields.add(\.day, "day").date().range(...Date(timeIntervalSince1970: 1_924_905_600))
    fields.add(\.hour, "hour").time()
    fields.add(\.tiny, "tiny")
    fields.add(\.name, "name")
  }
}
