import FieldstoneCore
import Testing

private struct Present: Equatable, FormModel {
  var isWrapped = false
  var card: WorkshopHost? = WorkshopHost(name: "hidden")
  static func describe(_ fields: FieldList<Present>) {
    fields.add(\.isWrapped, "isWrapped")
    fields.add(\.card, "card").inline().visible { $0.isWrapped }.existsWhileVisible()
  }
  static var formTemplate: Present? { Present() }
}

private struct Presents: Equatable, FormModel {
  var presents: [Present] = []
  static func describe(_ fields: FieldList<Presents>) { fields.add(\.presents, "presents").inline() }
}

@Suite("Subforms of elements that exist while they are visible")
struct ElementExistenceTests {
  @Test("They don't exist in a new element that hides them, wherever it comes from, and it starts like that")
  func new() {
    let form = FormSession(Presents(presents: [Present()]))
    #expect(form.model.presents.map(\.card) == [nil] && !form.facts.isDirty)
    form.send(.insert("presents", id: "a", before: nil))
    #expect(form.model.presents.map(\.card) == [nil, nil])
    #expect(form.facts.dirtyFields == 1 && form.row("presents[a].card")?.isDirty != true)
    form.edit { $0.presents.append(Present()) }
    #expect(form.model.presents.map(\.card) == [nil, nil, nil])
  }

  @Test("They exist in a new element that shows them, and follow its conditions from then on")
  func shown() {
    let form = FormSession(Presents())
    form.edit { $0.presents = [Present(isWrapped: true, card: nil)] }
    #expect(form.model.presents[0].card == WorkshopHost())
    let row = form.elements(of: "presents")[0]
    form.send(.set(FormRowID("\(row).isWrapped"), .flag(false)))
    #expect(form.model.presents[0].card == nil)
    form.undo()
    #expect(form.model.presents[0].card == WorkshopHost())
    form.undo()
    #expect(form.model.presents.isEmpty && !form.facts.isDirty)
    form.redo()
    #expect(form.model.presents[0].card == WorkshopHost())
  }
}
