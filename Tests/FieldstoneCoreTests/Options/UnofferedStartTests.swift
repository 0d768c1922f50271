import FieldstoneCore
import Testing

@Suite("A form that begins with a value that isn't offered")
struct UnofferedStartTests {
  private struct Stay {
    var city = "Paris"
  }

  private func form(_ rule: @escaping @Sendable (String) -> FormIssue?) -> FormSession<Stay> {
    FormSession(
      Stay(), definition: FormDefinition { $0.add(\.city, "city").options(["Bonn", "Köln"]).rule(rule) },
      environment: .standard)
  }

  @Test("A warning of the field's own rule doesn't hide that the value isn't offered")
  func besideWarning() {
    let form = form { _ in .warning("Far away.") }
    #expect(form.issues.map(\.kind.code) == ["custom", "notOffered"] && !form.facts.isValid)
  }

  @Test("An error of the field's own rule is enough")
  func besideError() {
    let form = form { _ in "That town is closed." }
    #expect(form.issues.map(\.kind.code) == ["custom"])
  }
}
