import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Bounds that other answers decide")
struct DecidedBoundTests {
  private struct Trip: FormModel {
    var least = 3
    var above = 5
    var below = 2
    var start = Date(timeIntervalSince1970: 1_743_379_200)
    var end = Date(timeIntervalSince1970: 1_743_379_200)
    var back: Date?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.least, "least")
      fields.add(\.above, "above")
      fields.add(\.below, "below")
      fields.add(\.start, "start")
      fields.add(\.end, "end")
      fields.add(\.back, "back")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form[\.above].range { $0.least... }
      form[\.below].range { ...$0.least }
      form.dateRange(\.start, \.end)
      form.dateRange(\.start, \.back)
    }
  }

  private let form = FormSession(Trip(), environment: .test)
  private func codes(_ row: FormRowID) -> [FormIssue.Kind] { form.issues.filter { $0.row == row }.map(\.kind) }

  @Test("A range without an end has the one bound only, which moves")
  func partial() {
    #expect(form.row("above")?.hint == "3 or more" && form.row("below")?.hint == "3 or less")
    form.send(.set("above", .number(2)))
    form.send(.set("below", .number(4)))
    #expect(codes("above") == [.outOfRange(minimum: .number("3"), maximum: nil)])
    #expect(codes("below") == [.outOfRange(minimum: nil, maximum: .number("3"))])
    form.send(.set("least", .number(2)))
    #expect(codes("above") == [] && codes("below") == [.outOfRange(minimum: nil, maximum: .number("2"))])
    form.send(.set("least", .number(4)))
    #expect(codes("below") == [] && codes("above") == [.outOfRange(minimum: .number("4"), maximum: nil)])
    form.send(.set("above", .number(1_000)))
    form.send(.set("below", .number(-1_000)))
    #expect(form.issues.isEmpty)
  }

  @Test(
    "The end of a range of dates is not before its start, but may be the same day, or empty",
    arguments: [
      "end", "back",
    ] as [FormRowID])
  func dates(row: FormRowID) {
    func day(_ day: Int) -> FormAnswer { .date(DateComponents(year: 2025, month: 3, day: day)) }
    #expect(form.issues.isEmpty)
    form.send(.set(row, day(30)))
    #expect(form.issues.map(\.row) == [row] && codes(row).map(\.code) == ["outOfRange"])
    form.send(.set(row, day(31)))
    #expect(form.issues.isEmpty)
    form.send(.set("start", day(29)))
    form.send(.set(row, day(29)))
    #expect(codes(row) == [])
    form.send(.set(row, day(28)))
    #expect(codes(row).map(\.code) == ["outOfRange"])
    guard case .date(let style)? = form.row(row)?.control else {
      Issue.record("\(row) is a date.")
      return
    }
    #expect(style.minimum == DateComponents(year: 2025, month: 3, day: 29) && style.maximum == nil)
  }
}
