import Fieldstone
import Testing

@Form
private struct Badge {
  var name = ""
  var company: String?
  let printer = "Desk 3"
  private(set) var scans = 7
  var copies = 1
  private var token = "secret"
  @Field private var remark = "Front row"
  nonisolated(unsafe) static var printed = 0
  lazy var loud = name.uppercased()
  var quiet: String { name.lowercased() }
  @Field var initials: String { String(name.prefix(1)) }
  @Field(.excluded) var revision = 3
  var `default` = false
  var `seat number` = 4
}

@Form
private struct Empty {
  @Field var count: Int { 0 }
}

@Suite("Which properties are fields")
struct FieldDiscoveryTests {
  @Test("Every stored property becomes a field, in the order of declaration")
  func order() {
    let form = FormSession(Badge())
    #expect(
      form.rows.map(\.id.path) == [
        "name", "company", "printer", "scans", "copies", "remark", "initials", "default", "seat number",
      ])
    #expect(form.rows.allSatisfy { $0.kind == .field && $0.depth == 0 })
    #expect(form.problems.isEmpty)
  }

  @Test(
    "Private properties and getters are fields only with '@Field'", arguments: ["token", "quiet", "loud", "printed"])
  func unmarked(id: String) { #expect(FormSession(Badge()).row(FormRowID(id)) == nil) }

  @Test("A private property with '@Field' is edited like any other")
  func privateField() {
    let form = FormSession(Badge())
    #expect(form.row("remark")?.text == "Front row")
    #expect(form.send(.type("remark", "Last row")).isAccepted)
    #expect(form.row("remark")?.text == "Last row")
  }

  @Test("'.excluded' leaves a property out, and the model keeps it")
  func excluded() async throws {
    let form = FormSession(Badge())
    #expect(form.row("revision") == nil)
    #expect(form.rowID(for: \.revision) == nil)
    #expect(await form.submit().model?.revision == 3)
  }

  @Test("Rows are found by key path, and key paths by row")
  func keyPaths() {
    let form = FormSession(Badge())
    #expect(form.rowID(for: \.company) == "company")
    #expect(form.keyPath(for: "copies") == \Badge.copies)
    #expect(form[\.`seat number`].value == 4)
  }

  @Test("The template is a blank value where 'init()' exists")
  func template() {
    #expect(Badge.formTemplate?.copies == 1)
    #expect(Empty.formTemplate != nil)
    #expect(NeedsName.formTemplate == nil)
  }

  @Test("The definition is made once, and several sessions share it")
  func sharedDefinition() {
    let first = FormSession(Badge())
    let second = FormSession(Badge())
    second[\.name].value = "Ada"
    first[\.name].value = "Grace"
    #expect(second[\.name].value == "Ada")
    #expect(Badge.definition.fieldCount == 9)
  }
}

@Form
private struct NeedsName {
  var name: String
}
