import FieldstoneCore
import Testing

@Suite("Why a row waits or is locked")
struct WhyTests {
  @Test("A locked row says that the form isn't being edited, and what depends on that")
  func locked() throws {
    let form = Contact.session(.edit)
    let name = try #require(form.why("name"))
    #expect(name.isLocked && !name.isEnabled)
    #expect(name.description.contains("It is locked: the form isn't being edited now."))
    let email = try #require(form.why("email"))
    #expect(!email.isVisible && email.stateReads == [.isEditing] && email.visibilityReads == [])
    #expect(email.description.contains("It depends on how the form is being used: 'isEditing'."))
    form.send(.edit)
    #expect(form.why("name")?.isLocked == false && form.why("note")?.isLocked == false)
  }

  private struct Code: FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Code>) { fields.add(\.code, "code").asyncRule { _ in nil } }
  }

  @Test("A row whose value is being checked says so until the check has ended")
  func pending() async {
    let form = FormSession(Code())
    form.send(.type("code", "a"))
    #expect(form.why("code")?.isPending == true)
    #expect(form.why("code")?.description.contains("It waits for the result of a check or an action.") == true)
    await form.runJobs()
    #expect(form.why("code")?.isPending == false)
  }
}
