import FieldstoneTesting
import Foundation
import Testing

@Suite("When rules don't run")
struct RuleSilenceTests {
  struct Stay: FormModel {
    var nights = 1
    var limit = 5
    var code = ""
    var again = ""
    var birthDate: Date?

    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.nights, "nights").rule { value, form in value > form.limit ? "Too long." : nil }
      fields.add(\.limit, "limit")
      fields.add(\.code, "code").rule { value, form in value.count == form.limit ? nil : "Wrong length." }
      fields.add(\.again, "again").matches(\.code)
      fields.add(\.birthDate, "birthDate")
    }
    static func arrange(_ form: FormBuilder<Stay>) {
      form.rule(on: \.nights) { $0.nights > $0.limit ? "More than the limit." : nil }
    }
  }

  private func codes(_ form: FormSession<Stay>, _ row: FormRowID) -> [String] {
    form.issues.filter { $0.row == row }.map { $0.text(in: .standard) }
  }

  @Test("Text that can't be parsed is the field's only issue")
  func unparsed() {
    let form = FormSession(Stay())
    form.send(.type("nights", "9"))
    #expect(codes(form, "nights") == ["Too long.", "More than the limit."])
    form.send(.type("nights", "9x"))
    #expect(codes(form, "nights") == ["Enter a whole number, for example 12."])
    form.send(.type("limit", "3"))
    #expect(codes(form, "nights") == ["Enter a whole number, for example 12."])
    form.send(.type("nights", "9"))
    #expect(codes(form, "nights") == ["Too long.", "More than the limit."])
  }

  @Test("Rules with one or two arguments don't run on an empty answer")
  func empty() {
    let form = FormSession(Stay())
    #expect(codes(form, "code").isEmpty)
    form.send(.type("code", "   "))
    #expect(codes(form, "code").isEmpty, "White space is not an answer.")
    form.send(.type("code", "abc"))
    #expect(codes(form, "code") == ["Wrong length."])
    form.send(.type("limit", "3"))
    #expect(codes(form, "code").isEmpty)
    form.send(.type("again", "  "))
    #expect(codes(form, "again").isEmpty)
    form.send(.type("again", "x"))
    #expect(codes(form, "again").count == 1)
    form.send(.type("code", ""))
    form.send(.type("code", "abcd"))
    #expect(codes(form, "code") == ["Wrong length."], "The rule depends on the answer although it did not run.")
  }

  @Test("A value set by the program replaces half-typed text and its issue")
  func programEdit() {
    let form = FormSession(Stay(), environment: .test)
    form.send(.type("birthDate", "abc"))
    #expect(form.issues.count == 1)
    form.edit { $0.birthDate = nil }
    #expect(form[\.birthDate].text == "" && form.issues.isEmpty)
    form.undo()
    #expect(form[\.birthDate].text == "abc" && form.issues.count == 1)
    form[\.birthDate].value = nil
    #expect(form[\.birthDate].text == "" && form.issues.isEmpty)
  }

  @Test("Setting an optional reads no other field")
  func optionalWork() {
    let form = FormSession(Stay(), environment: .test)
    let before = form.operations
    form.edit { $0.birthDate = Date(timeIntervalSince1970: 0) }
    let work = form.operations - before
    #expect(work.reads == 0 && work.writes == 1 && form[\.birthDate].text == "1970-01-01")
  }
}
