import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Remarks that stand beside a row")
struct CaptionTests {
  struct Account: FormModel {
    var name = ""
    var password = ""
    static func describe(_ fields: FieldList<Account>) {
      fields.add(\.name, "name").caption("As on your passport.")
      fields.add(\.password, "password")
        .caption(.instruction, "At least 7 characters.").caption(.warning, "Don’t reuse passwords.")
        .caption(.instruction, "At least 8 characters.")
    }
    static func arrange(_ form: FormBuilder<Account>) {
      form[\.password].caption(.information) { $0.name.isEmpty ? "" : "Not \($0.name)." }
      form.remainingFields()
      form.button("Register", .submit).caption(.error, "We are closed.").caption(.plain) { "\($0.name)" }
    }
  }

  private let form = FormSession(Account(), environment: .test)

  private func captions(_ row: FormRowID) -> [String] {
    form.row(row)?.captions.map { "\($0.kind): \($0.text)" } ?? []
  }

  @Test("At most one of each kind, in the order of declaration; a second one of a kind takes the place of the first")
  func kinds() {
    #expect(captions("name") == ["plain: As on your passport."])
    #expect(captions("password") == ["instruction: At least 8 characters.", "warning: Don’t reuse passwords."])
    #expect(captions("action.submit") == ["error: We are closed."])
  }

  @Test("One that is made from answers follows them, and is none while it is empty")
  func computed() {
    _ = form.takeChanges()
    form.send(.type("name", "Ada"))
    #expect(
      captions("password")
        == ["instruction: At least 8 characters.", "warning: Don’t reuse passwords.", "information: Not Ada."])
    #expect(captions("action.submit") == ["error: We are closed.", "plain: Ada"])
    let updates = form.takeChanges().pages.flatMap(\.updates).filter { $0.aspects.contains(.texts) }
    #expect(updates.map(\.row.path).sorted() == ["action.submit", "password"])
    form.undo()
    #expect(captions("password").count == 2)
  }

  @Test("They keep nobody from submitting, and are in the dump")
  func harmless() async {
    #expect(form.issues.isEmpty)
    #expect(form.dump().contains("  ~ We are closed."))
    guard case .submitted = await form.submit() else {
      Issue.record("A caption is no issue.")
      return
    }
  }

  @Test("A row whose captions alone differ differs in its texts")
  func aspects() throws {
    let before = try #require(form.row("password"))
    form.send(.type("name", "Ada"))
    let after = try #require(form.row("password"))
    #expect(after.aspects(since: before) == .texts)
  }
}
