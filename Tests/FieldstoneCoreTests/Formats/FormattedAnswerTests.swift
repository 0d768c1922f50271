import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Answers to fields with a format")
struct FormattedAnswerTests {
  private struct Grid: Equatable, Sendable { var columns = 2 }

  /// A number that people may also write as a word.
  private struct Dozen: FormValue, Numeric, Comparable {
    var number: Int
    init(_ number: Int) { self.number = number }
    init(integerLiteral value: Int) { number = value }
    init?(exactly source: some BinaryInteger) { number = Int(source) }
    var magnitude: UInt { number.magnitude }
    static func < (left: Dozen, right: Dozen) -> Bool { left.number < right.number }
    static func + (left: Dozen, right: Dozen) -> Dozen { Dozen(left.number + right.number) }
    static func - (left: Dozen, right: Dozen) -> Dozen { Dozen(left.number - right.number) }
    static func * (left: Dozen, right: Dozen) -> Dozen { Dozen(left.number * right.number) }
    static func *= (left: inout Dozen, right: Dozen) { left = left * right }
    static var formControl: FormControl { .text(.plain) }
    static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Dozen {
      if text == "dozen" { return 12 }
      guard let number = Int(text) else { throw FormIssue(.notWholeNumber) }
      return Dozen(number)
    }
    func formText(in environment: FormEnvironment) -> String { "\(number)" }
  }

  private struct Page: FormModel {
    var grid = Grid()
    var site = URL(string: "https://a.org")!
    var eggs = Dozen(1)
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.grid, "grid").format {
        "\($0.columns)"
      } parse: {
        Grid(columns: $0.count)
      }
      fields.add(\.site, "site").format {
        "<\($0)> of the club"
      } parse: {
        URL(string: $0.lowercased())!
      }.maximumLength(14)
      fields.add(\.eggs, "eggs").unit("pcs")
    }
  }

  private let form = FormSession(Page(), environment: .test)

  @Test("A value that only its style can write is answered with a text, and with nothing else")
  func onlyText() {
    #expect(form.send(.set("grid", .text("abc"))).isAccepted && form.model.grid.columns == 3)
    for answer in [FormAnswer.number(4), .flag(true), .choices(["4"]), .date(DateComponents(year: 2025))] {
      #expect(form.send(.set("grid", answer)) == .refused(.wrongInput("grid")), "\(answer)")
    }
    #expect(form.model.grid.columns == 3)
  }

  @Test("Rules about texts look at the value, and not at how it is written")
  func rules() {
    #expect(form.row("site")?.text == "<https://a.org> of the club" && form.issues.isEmpty)
    form.send(.type("site", "HTTPS://ab.org"))
    #expect(form.model.site.absoluteString == "https://ab.org" && form.issues.isEmpty)
    form.send(.type("site", "https://abc.org"))
    #expect(form.issues.map(\.kind) == [.tooLong(maximum: 14, count: 15)])
  }

  @Test("With a unit, a word is no number, even where the type reads it")
  func words() {
    form.send(.type("eggs", "6 pcs"))
    #expect(form.model.eggs.number == 6)
    form.send(.type("eggs", "dozen"))
    #expect(form.model.eggs.number == 6 && form.issues.first { $0.row == "eggs" }?.kind == .notNumber)
    form.send(.type("eggs", "few"))
    #expect(form.issues.first { $0.row == "eggs" }?.kind == .notWholeNumber)
  }
}
