import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Issues of the form as a whole, in a form that saves by itself")
struct WholeFormIssueTests {
  private struct Trip: FormModel, Equatable {
    var from = "Bonn"
    var to = "Ulm"
    var stops: [ContactPhone] = []
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.from, "from")
      fields.add(\.to, "to")
      fields.add(\.stops, "stops").maximumCount(1)
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form.rule { $0.from == $0.to ? "You are there already." : nil }
    }
  }

  @Test("Nothing is saved before it is settled, and then all that was entered meanwhile")
  func rule() async {
    let form = FormSession(Trip(), environment: .test)
    form.mode = .free
    var saved: [Trip] = []
    form.onSave { saved.append($0) }
    form.send(.type("to", "Bonn"))
    #expect(form.issues.count == 1)
    #expect(await form.finishSubmitting() == nil)
    form.send(.insert("stops", id: "a", before: nil))
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.isEmpty && form.changedRows == ["to", "stops"])
    form.send(.type("from", "Köln"))
    #expect(form.hasWork)
    #expect(await form.finishSubmitting() == nil)
    #expect(saved == [form.model] && saved[0].to == "Bonn" && form.facts.isSaved && !form.facts.isDirty)
  }
}
