import FieldstoneTesting
import Foundation
import Testing

@Suite("Draft entries that don't fit the form")
struct UnfitAnswerTests {
  struct Order: FormModel {
    var count: Int8 = 1
    var name = "Ada"
    var note: String?
    var colour = Colour.red
    var total = 0

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.count, "count")
      fields.add(\.name, "name").required()
      fields.add(\.note, "note")
      fields.add(\.colour, "colour")
      fields.add(\.total, "total")
    }
    static func arrange(_ form: FormBuilder<Order>) { form[\.total].computed { Int($0.count) } }
  }

  private static let draft = """
    {"version": 2, "form": {"id": "Order", "version": 1}, "fields": {
      "count": {"value": {"integer": 300}, "start": {"integer": 1}, "isTouched": true},
      "name": {"value": {"flag": true}},
      "note": {"value": {"text": "Ring twice"}},
      "colour": {"value": {"text": "mauve"}},
      "total": {"value": {"integer": 7}},
      "gone": {"value": {"text": "old"}, "draft": "ol"}}}
    """

  private func restored() throws -> (form: FormSession<Order>, left: [String]) {
    let form = FormSession(Order())
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: Data(Self.draft.utf8))
    return (form, try form.restore(snapshot))
  }

  @Test("Unfit entries are left out and reported, and never converted")
  func left() throws {
    let (form, left) = try restored()
    #expect(left == ["colour", "count", "gone", "name", "total"])
    let model = form.model
    #expect(model.count == 1 && model.name == "Ada" && model.colour == .red && model.total == 1)
    #expect(model.note == "Ring twice" && form.facts.touchedFields == 0)
  }

  @Test("The next draft contains unfit entries again, until the field has another answer")
  func carried() throws {
    let form = try restored().form
    #expect(form.snapshot.unfit.keys.sorted() == ["colour", "count", "gone", "name", "total"])
    #expect(form.snapshot.unfit["count"]?.value == .integer(300))
    let again = FormSession(Order())
    let left = try again.restore(form.snapshot)
    #expect(left == ["colour", "count", "gone", "name", "total"] && again.snapshot == form.snapshot)
    again.send(.type("count", "2"))
    again.send(.set("colour", .choices(["blue"])))
    #expect(again.snapshot.unfit.keys.sorted() == ["gone", "name", "total"])
    again.send(.submit)
    let third = FormSession(Order())
    try third.restore(again.snapshot)
    #expect(
      third.snapshot.unfit.keys.sorted() == ["gone", "name", "total"], "Where somebody has been is no other answer.")
    again.replace(Order())
    #expect(again.snapshot.unfit.isEmpty)
  }

  private enum Later {
    struct Order: FormModel {
      var gone = ""
      static func describe(_ fields: FieldList<Order>) { fields.add(\.gone, "gone") }
    }
  }

  @Test("An entry that was carried along is an answer again where a later form has its field")
  func fittingAgain() throws {
    let draft = """
      {"version": 2, "form": {"id": "Order", "version": 1}, "fields": {"gone": {"value": {"text": "old"}}}}
      """
    let form = FormSession(Order())
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: Data(draft.utf8))
    #expect(!snapshot.isEditing && snapshot.failedSubmits == 0 && snapshot.page == .root)
    #expect(try form.restore(snapshot) == ["gone"])
    let later = FormSession(Later.Order())
    #expect(try later.restore(form.snapshot) == [])
    #expect(later.model.gone == "old" && later.snapshot.unfit.isEmpty)
  }

  @Test("A draft of another form or format is refused and changes nothing")
  func refused() throws {
    let form = FormSession(Order())
    form.send(.type("name", "Bob"))
    let other = FormSession(Guest()).snapshot
    #expect(throws: FormSnapshotError.otherForm("Guest", expected: "Order")) { try form.restore(other) }
    for version in [1, 3] {
      let data = Data(#"{"version": \#(version), "anything": [1]}"#.utf8)
      #expect(throws: FormSnapshotError.version(version)) { try JSONDecoder().decode(FormSnapshot.self, from: data) }
    }
    #expect(form.model.name == "Bob" && form.facts.canUndo)
  }

  @Test("An entry for a field that has become secret is reported and not carried along")
  func secret() throws {
    let definition = FormDefinition<Order>(describe: { fields in
      fields.add(\.name, "name").password()
    })
    let plain = FormDefinition<Order>(describe: { fields in fields.add(\.name, "name") })
    let form = FormSession(Order(), definition: plain)
    form.send(.type("name", "hunter2"))
    let secure = FormSession(Order(), definition: definition)
    let left = try secure.restore(form.snapshot)
    #expect(left == ["name"] && secure.snapshot.unfit.isEmpty && secure.model.name == "Ada")
  }

  @Test("A secret for a field that a form doesn't have is carried along for a form that has it")
  func unfitSecret() throws {
    let secure = FormDefinition<Order>(describe: { $0.add(\.name, "name").password() })
    let other = FormDefinition<Order>(describe: { $0.add(\.note, "note") })
    let form = FormSession(Order(), definition: secure)
    form.send(.type("name", "hunter2"))
    let between = FormSession(Order(), definition: other)
    #expect(try between.restore(form.snapshot, secrets: form.secrets) == ["name"])
    #expect(between.secrets == form.secrets)
    let again = FormSession(Order(), definition: secure)
    #expect(try again.restore(between.snapshot, secrets: between.secrets) == [])
    #expect(again.model.name == "hunter2")
  }
}
