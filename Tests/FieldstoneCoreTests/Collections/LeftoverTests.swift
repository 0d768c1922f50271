import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// An element with something of everything that a session keeps for a row.
private struct Parcel: Equatable, FormModel {
  var name = ""
  var code = ""
  var weight = 1
  var most = 9
  var size = "s"
  var note: String?
  var label: Tag?
  var tags: [Tag] = []

  static func describe(_ fields: FieldList<Parcel>) {
    fields.add(\.name, "name").required()
    fields.add(\.code, "code")
    fields.add(\.weight, "weight")
    fields.add(\.most, "most")
    fields.add(\.size, "size").options(["s", "m", "l"])
    fields.add(\.note, "note")
    fields.add(\.label, "label").inline()
    fields.add(\.tags, "tags").inline()
    fields.add(standalone: "own", initial: "")
  }

  static func arrange(_ form: FormBuilder<Parcel>) {
    form[\.code].asyncRule { $0 == "taken" ? "Taken." : nil }
    form[\.weight].maximum { $0.most }
    form[\.note].visible { $0.weight > 2 }
    form[\.size].title { "Size of \($0.name)" }
    form[\.size].enabled { $0.weight < 100 }
    form[\.name].required { $0.weight > 5 }
    form.rule(on: \.name) { $0.name == $0.code && !$0.name.isEmpty ? "The same." : nil }
    form.button("Send") { press in press.run { 1 } }
    form.button("Ask") { press in press.run { throw FormIssues(["nowhere": "Nobody knows."]) } }
  }
  static var formTemplate: Parcel? { Parcel() }
}

private struct Tag: Equatable, FormModel {
  var word = ""
  static func describe(_ fields: FieldList<Tag>) { fields.add(\.word, "word").minimumLength(2) }
  static var formTemplate: Tag? { Tag() }
}

private struct Depot: Equatable, FormModel {
  var title = "Depot"
  var parcels: [Parcel] = []
  static func describe(_ fields: FieldList<Depot>) {
    fields.add(\.title, "title")
    fields.add(\.parcels, "parcels").inline()
  }
}

@Suite("What is left of elements that are gone for good")
struct LeftoverTests {
  /// Adds an element, answers everything in it in every way, and removes it.
  private func addAndRemove(_ id: String, _ form: FormSession<Depot>) async {
    form.send(.insert("parcels", id: id, before: nil))
    let row = { (name: String) in FormRowID("parcels[\(id)].\(name)") }
    form.send(.focus(row("name")))
    for (name, text) in [
      ("name", "Ada"), ("code", "taken"), ("weight", "3"), ("note", "Fragile"), ("most", "2"), ("weight", "x"),
      ("own", "mine"),
    ] {
      form.send(.focus(row(name)))
      form.send(.type(row(name), text))
    }
    await form.runJobs()
    form.send(.perform(row("action.ask")))
    await form.runJobs()
    form.send(.set(row("label"), .flag(true)))
    form.send(.type(row("label.word"), "a"))
    form.send(.insert(row("tags"), id: id + "t", before: nil))
    form.send(.type(row("tags[\(id)t].word"), "b"))
    form.send(.insert(row("tags"), id: id + "u", before: nil))
    form.send(.remove(row("tags[\(id)u]")))
    form.send(.type(row("code"), "other"))
    form.send(.perform(row("action.send")))
    form.send(.remove(FormRowID("parcels[\(id)]")))
    #expect(await form.submit().model != nil && form.model.parcels.isEmpty)
    _ = form.takeChanges()
  }

  @Test("However many have come and gone, the session keeps no more than their ids, which nobody may use again")
  func kept() async {
    let form = FormSession(Depot(), environment: .test)
    for number in 0..<3 { await addAndRemove("n\(number)", form) }
    let before = KeptEntries(form)
    for number in 3..<9 { await addAndRemove("n\(number)", form) }
    let grown = KeptEntries(form).grown(since: before)
    #expect(grown == ["collections[].value.numbers: 3 → 9"], "\(grown.joined(separator: ", "))")
    let known = ["slots", "blocks", "links", "trackers", "collections[].value.numbers"]
    #expect(known.allSatisfy { before.counts[$0, default: 0] > 0 }, "\(before.counts)")
  }
}
