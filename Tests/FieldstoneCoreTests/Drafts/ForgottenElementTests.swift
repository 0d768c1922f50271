import FieldstoneCore
import Testing

@Suite("Elements that only an earlier session knew")
struct ForgottenElementTests {
  @Test("What a draft says about them doesn't outlive the draft")
  func forgotten() async throws {
    let first = Contact.session(.save)
    first.send(.insert("phones", id: "new", before: nil))
    #expect(await first.save().model?.phones.count == 2)
    first.send(.remove("phones[new]"))
    let form = Contact.session(.save)
    try form.restore(first.snapshot)
    #expect(form.facts.isDirty && form.changedRows == ["phones"], "That it is gone is a change.")
    try form.restore(Contact.session(.save).snapshot)
    #expect(!form.facts.isDirty && form.snapshot.startElements.isEmpty)
  }
}
