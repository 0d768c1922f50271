import FieldstoneTesting
import Testing

@Suite("FormTester")
struct FormTesterTests {
  private func person() -> FormTester<Guest> { FormTester(Guest()) }

  @Test("A refused input fails the test at the line that sent it")
  func refused() {
    let person = person()
    withKnownIssue {
      person.choose("nonsense", for: \.diet)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nonsense") } && issue.sourceLocation?.line == 12
    }
    withKnownIssue { person.undo() }
    withKnownIssue { person.press("No such button") }
    #expect(person.refusals == [.wrongInput("diet"), .noEffect, .unknownRow("No such button")])
  }

  @Test("A test that expects a refusal gets the reason and continues")
  func expected() {
    let person = person()
    #expect(person.refusal { $0.choose("nonsense", for: \.diet) } == .wrongInput("diet"))
    #expect(person.refusal { $0.type("Ada", in: \.name) } == nil)
    #expect(
      person.refusal {
        $0.undo(); $0.undo()
      } == .noEffect)
  }
}
