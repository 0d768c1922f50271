import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Parent statements about a subform's fields")
struct FieldCopyTests {
  struct Stay: FormModel {
    var city = ""
    var note = ""
    var nights = 1
    var total = 0
    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.city, "city").required().minimumLength(3)
      fields.add(\.note, "note").longText().whenHidden(.dropAtOnce)
      fields.add(\.nights, "nights").stepper(1...5)
      fields.add(\.total, "total").title("In all").placeholder("0").icon("sum")
    }
    static func arrange(_ form: FormBuilder<Stay>) {
      form.title("Where to stay")
      form.section("Place", footer: "Any town.") { $0.fields(\.city, \.note) }
      form[\.city].help("The nearest one.").purpose(.givenName)
      form[\.note].visible { !$0.city.isEmpty }.enabled { $0.nights > 1 }
      form[\.total].computed { $0.nights * 10 }
      form.button("Look up", "look")
      form.rule(on: \.nights) { $0.city == "Rome" && $0.nights > 3 ? "Too long." : nil }
    }
    static var formTemplate: Stay? { Stay() }
  }

  struct Trip: FormModel {
    var stay = Stay()
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.stay, "stay") }
    static var formTemplate: Trip? { Trip() }
  }

  @Test("The subform keeps its own headings, help, conditions, rules and computed values")
  func keeps() {
    let plain = FormSession(Trip(), environment: .test)
    let definition = FormDefinition<Trip>(template: { Trip() }, describe: Trip.describe) { $0[\.stay.city].icon("map") }
    let more = FormSession(Trip(), definition: definition, environment: .test)
    var pressed: [FormRowID] = []
    for form in [plain, more] { form.on("look") { pressed.append($0) } }
    func rows(_ form: FormSession<Trip>) -> String {
      let rows = (form.rows(of: "stay") ?? form.rows).map(\.description)
      return (rows + form.openPages.map(\.title) + form.search("nearest").map(\.title)).joined(separator: "\n")
        .replacing(", icon: \"map\"", with: "")
    }
    #expect(more.row("stay.city")?.icon == "map" && plain.row("stay.city")?.icon == nil)
    for input: FormInput in [
      .open("stay"), .type("stay.city", "Rom"), .type("stay.city", "Rome"), .type("stay.nights", "2"),
      .type("stay.note", "quiet"), .type("stay.nights", "4"), .submit, .type("stay.city", ""), .undo,
      .perform("stay.action.look"),
    ] {
      #expect(plain.send(input) == more.send(input))
      #expect(rows(plain) == rows(more) && plain.issues == more.issues, "\(input)")
    }
    #expect(pressed == ["stay.action.look", "stay.action.look"])
    #expect(more.model.stay.total == 40 && more.row("stay.city")?.help == "The nearest one." && more.issues.count == 1)
  }

  @Test("A parent can configure fields at any depth")
  func farDown() {
    let form = FormSession(Order())
    #expect(form.row("person.address.street")?.help == "And number." && form.problems.isEmpty)
    #expect(FormSession(Person()).row("address.street")?.help == nil)
  }

  struct Controls: FormModel {
    var age = 7
    var part = Part()
    static func describe(_ fields: FieldList<Controls>) {
      fields.add(\.age, "typed").unit("km")
      fields.add(\.age, "stepped").stepper().unit("km")
      fields.add(\.age, "unitFirst").unit("km").stepper(1...9)
      fields.add(\.age, "dragged").slider(1...9).unit("km")
      fields.add(\.part, "part").inline().pushed()
    }
  }

  @Test("Several statements about one control are all applied")
  func controls() {
    let form = FormSession(Controls())
    for id: FormRowID in ["typed", "stepped", "unitFirst", "dragged"] { #expect(form.row(id)?.control.unit == "km") }
    #expect(form.row("part")?.isInline == false && form.send(.open("part")).isAccepted)
  }

  struct Tour: FormModel {
    var stay = Stay()
    static func describe(_ fields: FieldList<Tour>) {
      fields.add(\.stay, "stay").summary { "To \($0.city)" }
    }
    static var formTemplate: Tour? { Tour() }
  }

  struct Season: FormModel {
    var tour = Tour()
    static func describe(_ fields: FieldList<Season>) { fields.add(\.tour, "tour") }
    static func arrange(_ form: FormBuilder<Season>) { form[\.tour.stay.city].icon("map") }
  }

  @Test("A nested subform keeps its summary")
  func keepsSummary() {
    let form = FormSession(Season(tour: Tour(stay: Stay(city: "Rome"))), environment: .test)
    #expect(form.row("tour.stay")?.display == "To Rome")
  }
}
