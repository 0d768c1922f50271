import FieldstoneTesting
import Testing

@Suite("Values of hidden fields")
struct HiddenValueTests {
  /// A struct without a blank value.
  struct Booking {
    var isShown: Bool
    var isSectionShown: Bool
    var name: String
    var note: String?
    var total: Int
    var state: String
    var seat = Seat(row: "A")
    var maybe: Seat?

    init(isShown: Bool = false, isSectionShown: Bool = false) {
      (self.isShown, self.isSectionShown) = (isShown, isSectionShown)
      (name, note, total, state) = ("Ada", "Window", 3, "open")
    }
  }

  struct Seat: FormModel, Equatable {
    var row: String
    static func describe(_ fields: FieldList<Seat>) { fields.add(\.row, "row") }
  }

  private static func describe(_ fields: FieldList<Booking>) {
    fields.add(\.isShown, "isShown")
    fields.add(\.isSectionShown, "isSectionShown")
    fields.add(\.name, "name")
    fields.add(\.note, "note")
    fields.add(\.total, "total")
    fields.add(\.state, "state").readOnly()
    fields.add(\.seat, "seat")
  }

  private func definition(
    isBlank: Bool = false, _ arrange: (FormBuilder<Booking>) -> Void
  ) -> FormDefinition<Booking> {
    let template: (@Sendable () -> Booking?)? = isBlank ? { @Sendable () -> Booking? in Self.blank } : nil
    return FormDefinition(template: template, describe: Self.describe, arrange: arrange)
  }

  private static var blank: Booking {
    var blank = Booking()
    (blank.name, blank.note, blank.total, blank.state, blank.seat.row) = ("", nil, 0, "", "")
    return blank
  }

  private func missing(_ definition: FormDefinition<Booking>) -> [String] {
    definition.problems.filter { $0.kind == .noDropValue }.map(\.key)
  }

  @Test("A text in a section that can be hidden, nested or not, needs a blank value")
  func sections() {
    let flat = definition { $0.section("Who") { $0.fields(\.name, \.note) }.visible { $0.isSectionShown } }
    #expect(missing(flat) == ["name"])
    let nested = definition {
      $0.section("Who") { $0.section("Exactly") { $0.field(\.name) } }.visible { $0.isSectionShown }
    }
    #expect(missing(nested) == ["name"])
    #expect(FormSession(Booking(), definition: nested).send(.submit) == .refused(.hasProblems))
    let kept = definition {
      $0.section("Who") { $0.field(\.name).whenHidden(.keep) }.visible { $0.isSectionShown }
    }
    #expect(missing(kept).isEmpty)
    let declared = definition {
      $0.section("Who") { $0.field(\.name).whenHidden(.dropOnSubmit, to: "") }.visible { $0.isSectionShown }
    }
    #expect(missing(declared).isEmpty)
  }

  @Test("A field needs a blank value if its subform can be hidden or the parent hides it")
  func subforms() {
    #expect(missing(definition { $0[\.seat].visible { $0.isShown } }) == ["seat.row"])
    #expect(missing(definition { $0.section("At") { $0.field(\.seat) }.visible { $0.isShown } }) == ["seat.row"])
    let own = definition { $0[\.seat.row].visible { $0.isShown } }
    #expect(FormSession(Booking(), definition: own).problems.map(\.key) == ["seat.row"])
    #expect(missing(definition { $0[\.seat].visible { $0.isShown }.whenHidden(.keep) }).isEmpty)
    let declared = definition { $0[\.seat.row].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "") }
    #expect(FormSession(Booking(), definition: declared).problems.isEmpty)
  }

  @Test("An optional subform that can be hidden is left out as a whole, so that its fields need no blank value")
  func optional() {
    let definition = FormDefinition<Booking>(
      template: nil,
      describe: { fields in
        fields.add(\.isShown, "isShown")
        fields.add(\.maybe, "maybe")
      }, arrange: { $0[\.maybe].visible { $0.isShown } })
    #expect(missing(definition).isEmpty)
  }

  @Test("A section's hidden answers are left out of the submitted model, and kept in the form")
  func dropped() {
    let form = FormSession(
      Booking(),
      definition: definition(isBlank: true) {
        $0.section("Who") { $0.fields(\.name, \.note) }.visible { $0.isSectionShown }
      })
    #expect(form.send(.submit) == .accepted)
    #expect(form.submission?.name == "" && form.submission?.note == nil)
    #expect(form.model.name == "Ada")
  }

  @Test("A hidden computed value is left out of the submitted model")
  func computed() {
    let form = FormSession(
      Booking(), definition: definition(isBlank: true) { $0[\.total].visible { $0.isShown }.computed { $0.name.count } }
    )
    #expect(form.model.total == 3)
    form.send(.submit)
    #expect(form.submission?.total == 0)
    #expect(
      missing(definition { $0[\.total].computed { $0.name.count }.visible { $0.isShown } }) == ["total"])
  }

  @Test("A hidden read-only value is kept, unless a policy says to drop it")
  func readOnly() {
    let kept = FormSession(Booking(), definition: definition { $0[\.state].visible { $0.isShown } })
    #expect(kept.problems.isEmpty && kept.send(.submit) == .accepted && kept.submission?.state == "open")
    let left = FormSession(
      Booking(),
      definition: definition { $0[\.state].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "left out") })
    left.send(.submit)
    #expect(left.submission?.state == "left out")
  }

  struct Loud: FormModel {
    var isQuiet = false
    var word = "hey"
    var shout: String { word.uppercased() }
    static func describe(_ fields: FieldList<Loud>) {
      fields.add(\.isQuiet, "isQuiet")
      fields.add(\.word, "word").whenHidden(.dropAtOnce)
      fields.add(viewing: \.shout, "shout")
    }
    static func arrange(_ form: FormBuilder<Loud>) { form[\.word].visible { !$0.isQuiet } }
    static var formTemplate: Loud? { Loud(word: "") }
  }

  @Test("A viewer of a dropped value is updated")
  func viewer() {
    let form = FormSession(Loud())
    #expect(form.row("shout")?.text == "HEY")
    form.send(.set("isQuiet", .flag(true)))
    #expect(form.model.word == "" && form.row("shout")?.text == "")
    form.undo()
    #expect(form.model.word == "hey" && form.row("shout")?.text == "HEY")
  }
}
