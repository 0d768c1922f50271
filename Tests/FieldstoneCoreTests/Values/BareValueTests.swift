import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Types that say little about their values")
struct BareValueTests {
  @Test("A codec without operations is a label that neither understands nor offers anything")
  func codec() {
    let codec = AnyCodec()
    let value = StoredValue.text("a")
    guard case .failure(let issue) = codec.parse("a", .standard) else {
      Issue.record("It understands nothing.")
      return
    }
    #expect(issue.kind == .patternMismatch && codec.valueType == Never.self && codec.control == .label)
    #expect(codec.text(value, .standard) == "" && codec.formText(value) == "" && !codec.names("a", value, .standard))
    #expect(!codec.takesOwnEntries && codec.chosen(value) == ChosenOptions() && codec.ids(ofOptions: value) == [])
    #expect(!codec.offersSame(as: codec) && codec.options == nil)
  }

  @Test("A box is only itself")
  func boxes() {
    let (one, other) = (ValueBox(), ValueBox())
    #expect(one.isEqual(to: one) && !one.isEqual(to: other))
    #expect(StoredValue.boxed(one) == .boxed(one) && StoredValue.boxed(one) != .boxed(other))
  }

  /// A number that may be unknown, which is neither less than another one nor greater.
  private struct Reading: FormValue, Comparable {
    var number: Double
    static var formControl: FormControl { .text(.plain) }
    static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Reading {
      if text == "unknown" { return Reading(number: .nan) }
      guard let number = Double(text) else { throw FormIssue(.notNumber) }
      return Reading(number: number)
    }
    func formText(in environment: FormEnvironment) -> String { "\(number)" }
    static func < (left: Reading, right: Reading) -> Bool { left.number < right.number }
    static func <= (left: Reading, right: Reading) -> Bool { left.number <= right.number }
  }

  @Test("Values that are in no order are no range")
  func unordered() {
    let form = One(value: Reading(number: 1)...Reading(number: 2))
    let session = FormSession(
      form, definition: FormDefinition { $0.add(\.value, "value") }, environment: .test)
    session.send(.type("value", "3 – 4"))
    #expect(session.model.value.lowerBound.number == 3 && session.issues.isEmpty)
    session.send(.type("value", "unknown – 4"))
    #expect(session.issues.map(\.kind) == [.notRange(nil)] && session.model.value.upperBound.number == 4)
  }
}
