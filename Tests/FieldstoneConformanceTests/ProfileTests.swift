import EditingForms
import Fieldstone
import Testing

@Suite("The profile of the examples")
struct ProfileTests {
  private let form = Profile.session(.standard)
  private let delete: FormRowID = "action.delete-patient"

  private func delete(_ form: FormSession<Profile>) {
    #expect(form.send(.edit).isAccepted)
    #expect(form.send(.perform(delete)).isAccepted)
    #expect(!form.isShown(delete) && form.facts.isDirty && form.facts.dirtyFields == 1)
  }

  @Test("Deleting a patient is a change that Cancel takes back")
  func cancel() {
    delete(form)
    #expect(form.send(.discard).isAccepted)
    #expect(!form.facts.isDirty && form.send(.edit).isAccepted && form.isShown(delete))
  }

  @Test("It is one that Save saves, and that a draft has")
  func save() async throws {
    delete(form)
    let copy = Profile.session(.standard)
    #expect(try copy.restore(form.snapshot).isEmpty)
    #expect(copy.facts.isDirty && copy.rows.contains { $0.title == "The record was deleted." })
    #expect(form.send(.save).isAccepted)
    #expect(await form.finishSubmitting() == nil)
    #expect(!form.facts.isDirty && !form.facts.isEditing)
    #expect(form.rows.contains { $0.title == "The record was deleted." })
  }
}
