import FieldstoneTesting
import Testing

@Suite("Explanations of a row's state")
struct ExplanationTests {
  private static func form() -> FormSession<Whole> {
    Whole.form {
      $0.section("Empty", footer: "Nothing here.") { $0.field(\.b) }
      $0.section("Locked") { $0.field(\.age) }.enabled { !$0.flag }
      $0[\.b].visible { $0.flag }
      $0[\.a].enabled { !$0.flag }
    }
  }

  @Test("A section without visible rows is hidden for that reason, with its footer")
  func emptySection() throws {
    let form = Self.form()
    let why = try #require(form.why("section.empty"))
    #expect(why.isEmptySection && !why.isVisible && why.hiddenBy == nil)
    #expect(why.description.hasPrefix("'section.empty' is hidden: none of its rows shows."))
    #expect(!form.rows.contains { $0.kind == .footer })
    form.send(.set("flag", .flag(true)))
    #expect(form.why("section.empty")?.isEmptySection == false && form.rows.contains { $0.kind == .footer })
    #expect(form.why("b")?.isEmptySection == false)
  }

  @Test("A row is disabled by its own condition, its section's, or the form")
  func disabled() {
    let form = Self.form()
    #expect(form.why("a")?.description.contains("disabled") == false && form.why("a")?.disabledBy == nil)
    form.send(.set("flag", .flag(true)))
    #expect(form.why("a")?.description.hasSuffix("It is disabled by its own condition, which reads 'flag'.") == true)
    #expect(form.why("age")?.description.hasSuffix("It is disabled by 'section.locked', which reads 'flag'.") == true)
    form.isEnabled = false
    #expect(form.why("b")?.description.hasSuffix("It is disabled by the form.") == true)
  }
}
