import FieldstoneTesting
import Testing

@Suite("Setters that change other properties, subforms that are created")
struct SetterTests {
  struct Address {
    var isAbroad = true
    var country = "FR" {
      didSet { if country != oldValue { city = "" } }
    }
    var city = "Paris"

    static let form = FormDefinition<Address>(
      template: { Address(country: "IT", city: "Rome") },
      describe: { fields in
        fields.add(\.isAbroad, "isAbroad")
        fields.add(\.country, "country").refreshes().whenHidden(.dropOnSubmit)
        fields.add(\.city, "city")
      }, arrange: { $0[\.country].visible { $0.isAbroad } })
  }

  @Test("Leaving out a hidden answer doesn't change visible answers")
  func submission() {
    let form = FormSession(Address(), definition: Address.form)
    form.send(.set("isAbroad", .flag(false)))
    form.send(.type("city", "Lyon"))
    form.send(.submit)
    #expect(form.submission?.country == "IT" && form.submission?.city == "Lyon" && form.model.city == "Lyon")
  }

  @Test("Later edits of the same step are compared with what a setter has changed")
  func sameStep() {
    let form = FormSession(Address(), definition: Address.form)
    form.edit {
      $0.country = "IT"
      $0.city = "Paris"
    }
    #expect(form.model.city == "Paris")
    form.sendTogether([.type("country", "FR"), .type("city", "Paris")])
    #expect(form.model.country == "FR" && form.model.city == "Paris")
  }

  struct Home: FormModel {
    var kid: Kid?
    var remark = ""
    var hasKid: Bool { kid != nil }
    static func describe(_ fields: FieldList<Home>) {
      fields.add(\.kid, "kid")
      fields.add(\.remark, "remark")
      fields.add(viewing: \.hasKid, "hasKid")
    }
    static func arrange(_ form: FormBuilder<Home>) { form[\.remark].visible { $0.hasKid } }
    static var formTemplate: Home? { Home() }
  }

  struct Kid: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Kid>) { fields.add(\.name, "name") }
    static var formTemplate: Kid? { Kid() }
  }

  @Test("Observers of a subform are notified when it is created and removed")
  func presence() {
    let form = FormSession(Home())
    var calls = 0
    let watch = form.observe(\.kid) { _ in calls += 1 }
    form.send(.set("kid", .flag(true)))
    #expect(form.isShown("remark") && form.row("hasKid")?.answer == .flag(true) && calls == 1)
    form.send(.set("kid", .none))
    #expect(!form.isShown("remark") && form.row("hasKid")?.answer == .flag(false) && calls == 2)
    withExtendedLifetime(watch) {}
  }

  @Test("A computed field may depend on any number of others")
  func manyReads() {
    struct Sums { var values = [Int](repeating: 1, count: 150), doubles = [Int](repeating: 0, count: 150), total = 0 }
    let definition = FormDefinition<Sums> { fields in
      let total = fields.add(\.total, "total")
      let doubles = (0..<150).map { place in
        let value = fields.add("v\(place)", get: { $0.values[place] }, set: { $0.values[place] = $1 }).reference
        let double = fields.add("d\(place)", get: { $0.doubles[place] }, set: { $0.doubles[place] = $1 })
        return double.computed { ($0[value] ?? 0) * 2 }.reference
      }
      total.computed { form in doubles.reduce(0) { $0 + (form[$1] ?? 0) } }
    }
    let form = FormSession(Sums(), definition: definition)
    #expect(form.problems.isEmpty && form.model.total == 300)
  }

  @Test("A condition on a text is updated when the model is replaced")
  func textOfReplaced() {
    struct Age { var age = 0, hint = "" }
    let definition = FormDefinition<Age>(
      template: { Age() },
      describe: { fields in
        fields.add(\.age, "age")
        fields.add(\.hint, "hint")
      }, arrange: { $0[\.hint].visible { $0[text: \.age] == "abc" } })
    let form = FormSession(Age(), definition: definition)
    form.send(.type("age", "abc"))
    #expect(form.isShown("hint"))
    form.replace(Age())
    #expect(!form.isShown("hint"))
  }

  struct Club: FormModel {
    var guest: Guest?
    static func describe(_ fields: FieldList<Club>) { fields.add(\.guest, "guest") }

    struct Guest: FormModel {
      var name = ""
      static func describe(_ fields: FieldList<Guest>) {
        fields.add(\.name, "name")
        fields.add(standalone: "code", initial: "")
      }
      static var formTemplate: Guest? { Guest() }
    }
  }

  @Test("The answer of a standalone field disappears and returns with its subform")
  func extras() throws {
    let form = FormSession(Club())
    let blank = form.snapshot
    form.send(.type("guest.code", "of Ada"))
    form.send(.set("guest", .none))
    #expect(form.row("guest.code")?.text == "")
    form.undo()
    #expect(form.row("guest.code")?.text == "of Ada" && form.model.guest != nil)
    let again = FormSession(Club())
    try again.restore(form.snapshot)
    #expect(again.row("guest.code")?.text == "of Ada" && again.snapshot == form.snapshot)
    try form.restore(blank)
    #expect(form.row("guest.code")?.text == "" && form.model.guest == nil && !form.facts.isDirty)
  }
}
