import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Declared lengths")
struct LengthTests {
  private typealias Field = FieldBuilder<Whole, String>

  private static func form(_ more: @escaping (Field) -> Void) -> FormSession<Whole> {
    FormSession(Whole(), definition: FormDefinition { more($0.add(\.a, "a")) }, environment: .test)
  }

  private static let impossible: [@Sendable (Field) -> Void] = [
    { $0.minimumLength(10).maximumLength(5) }, { $0.maximumLength(5).minimumLength(10) },
    { $0.length(10).maximumLength(5) }, { $0.length(5).minimumLength(10) },
  ]

  @Test("Lengths that no text has are a problem of the definition, and give no hint", arguments: 0..<4)
  func impossible(index: Int) throws {
    let form = Self.form(Self.impossible[index])
    let problem = try #require(form.problems.first)
    #expect(form.problems.count == 1 && problem.key == "a" && form.row("a")?.hint == nil)
    #expect(problem.kind == .impossibleLength(minimum: 10, maximum: 5))
    let words = "'a' must have at least 10 and at most 5 characters, so it accepts no text; change one of the lengths."
    #expect("\(problem)" == words)
    #expect(form.send(.submit) == .refused(.hasProblems))
  }

  @Test("So is a maximum of zero, because rules don't run on an empty field")
  func zero() {
    #expect(Self.form { $0.maximumLength(0) }.problems.map(\.kind) == [.impossibleLength(minimum: 1, maximum: 0)])
    #expect(Self.form { $0.length(0) }.problems.count == 1)
  }

  @Test("It is reported once, with the path of a subform's field")
  func once() {
    let form = Whole.form { $0[\.part.name].maximumLength(2).minimumLength(4).minimumLength(6) }
    #expect(form.problems == [FormProblem(kind: .impossibleLength(minimum: 4, maximum: 2), key: "part.name")])
  }

  @Test("The hint combines all declared lengths")
  func combined() {
    #expect(Self.form { $0.minimumLength(2).minimumLength(4).maximumLength(9) }.row("a")?.hint == "4 to 9 characters")
    #expect(Self.form { $0.length(4).maximumLength(9) }.row("a")?.hint == "4 characters")
    #expect(Self.form { $0.length(4).maximumLength(9) }.problems.isEmpty)
  }
}
