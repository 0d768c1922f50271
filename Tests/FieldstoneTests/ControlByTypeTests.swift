import Fieldstone
import Foundation
import Testing

@Suite("The control follows from the type")
struct ControlByTypeTests {
  private static let whole = FormControl.number(FormNumberStyle(isInteger: true))
  private static let fraction = FormControl.number(FormNumberStyle(isInteger: false))

  static let controls: [(id: String, control: FormControl)] = [
    ("string", .text(.plain)), ("bool", .toggle), ("int", whole), ("int8", whole), ("int16", whole), ("int32", whole),
    ("int64", whole), ("int128", whole), ("uint", whole), ("uint8", whole), ("uint16", whole), ("uint32", whole),
    ("uint64", whole), ("uint128", whole), ("float", fraction), ("double", fraction), ("decimal", fraction),
    ("date", .date(FormDateStyle(.date))), ("time", .date(FormDateStyle(.time))),
    ("both", .date(FormDateStyle(.dateAndTime))), ("link", .text(.url)), ("uuid", .text(.plain)),
    ("raw", .choice(.automatic)), ("plain", .choice(.automatic)), ("titled", .choice(.automatic)),
  ]

  @Test("A value's type determines the control", arguments: controls)
  func value(id: String, control: FormControl) throws {
    let form = FormSession(Kinds())
    let row = try #require(form.row(FormRowID(id)))
    #expect(row.control == control)
    #expect(row.isEnabled)
    #expect(!row.allowsNone)
    #expect(row.answer != .none)
  }

  @Test("An optional has the control of its wrapped type, and can be left empty", arguments: controls)
  func optional(id: String, control: FormControl) throws {
    let form = FormSession(OptionalKinds())
    let row = try #require(form.row(FormRowID(id)))
    #expect(row.control == control)
    #expect(row.allowsNone)
    #expect(row.answer == .none)
    #expect(!row.isRequired)
    #expect(row.issues.isEmpty)
  }

  @Test("Both models have one field for each type and no others")
  func complete() {
    #expect(FormSession(Kinds()).rows.ids.map(\.path) == Self.controls.map(\.id))
    #expect(FormSession(OptionalKinds()).rows.ids.map(\.path) == Self.controls.map(\.id))
  }

  @Test("Every type parses and formats its text", arguments: typed)
  func typing(id: String, text: String) throws {
    let form = FormSession(OptionalKinds())
    let row = FormRowID(id)
    #expect(form.send(.type(row, text)).isAccepted)
    #expect(form.row(row)?.text == text)
    #expect(form.issues.isEmpty)
    #expect(form.row(row)?.isDirty == true)
    #expect(form.send(.type(row, "")).isAccepted)
    #expect(form.row(row)?.answer == FormAnswer.none)
    #expect(form.row(row)?.isDirty == false)
  }

  static let typed: [(String, String)] = [
    ("int", "-3"), ("int8", "-128"), ("int16", "32767"), ("int32", "-2147483648"), ("int64", "\(Int64.min)"),
    ("int128", "\(Int128.max)"), ("uint", "\(UInt.max)"), ("uint8", "255"), ("uint16", "65535"),
    ("uint32", "4294967295"),
    ("uint64", "\(UInt64.max)"), ("uint128", "\(UInt128.max)"), ("float", "0.1"), ("double", "-2.5"),
    ("decimal", "12345678901234567890.12"), ("date", "2025-03-31"), ("time", "14:30"), ("both", "2025-03-31 14:30"),
    ("link", "https://example.org"), ("uuid", "123E4567-E89B-12D3-A456-426614174000"), ("raw", "vegan"),
  ]

  @Test(
    "A number that the type can't hold is kept as text, with an issue",
    arguments: [
      ("int8", "128"), ("int8", "-129"), ("uint", "-1"), ("uint8", "256"), ("uint64", "18446744073709551616"),
      ("uint128", "340282366920938463463374607431768211456"), ("float", "1e999"), ("int", "1.5"), ("int", "three"),
    ])
  func width(id: String, text: String) {
    let form = FormSession(Kinds())
    form.send(.type(FormRowID(id), text))
    #expect(form.row(FormRowID(id))?.text == text)
    #expect(form.issues.map(\.row) == [FormRowID(id)])
    #expect(!form.facts.isValid)
  }
}
