import FieldstoneTesting
import Testing

@Suite("Several conditions on one row")
struct SeveralConditionsTests {
  struct Trip: FormModel {
    var isAbroad = false
    var isLong = false
    var visa: String?
    var leg = Leg()

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.isAbroad, "isAbroad")
      fields.add(\.isLong, "isLong")
      fields.add(\.visa, "visa")
      fields.add(\.leg, "leg").inline()
    }
  }

  struct Leg: FormModel {
    var isNight = false
    var berth: String?

    static func describe(_ fields: FieldList<Leg>) {
      fields.add(\.isNight, "isNight")
      fields.add(\.berth, "berth")
    }
    static func arrange(_ form: FormBuilder<Leg>) {
      form[\.berth].visible { $0.isNight }
      form[\.berth].enabled { $0.isNight }
      form[\.berth].required { $0.isNight }
    }
    static var formTemplate: Leg? { Leg() }
  }

  private func form(_ arrange: (FormBuilder<Trip>) -> Void) -> FormSession<Trip> {
    FormSession(Trip(), definition: FormDefinition(describe: Trip.describe, arrange: arrange))
  }

  /// The values of a fact for all answers to two questions, in the order ff, ft, tf, tt.
  private func table(_ form: FormEngine, _ first: FormRowID, _ second: FormRowID, _ fact: () -> Bool) -> [Bool] {
    [(false, false), (false, true), (true, false), (true, true)].map { one, other in
      form.send(.set(first, .flag(one)))
      form.send(.set(second, .flag(other)))
      return fact()
    }
  }

  @Test("A row is visible while all of its conditions hold")
  func visible() {
    let form = form { $0[\.visa].visible { $0.isAbroad }.visible { $0.isLong } }
    #expect(table(form, "isAbroad", "isLong") { form.isShown("visa") } == [false, false, false, true])
  }

  @Test("A row is enabled while all of its conditions hold")
  func enabled() {
    let form = form {
      $0[\.visa].enabled { $0.isLong }
      $0[\.visa].enabled { $0.isAbroad }
    }
    #expect(table(form, "isAbroad", "isLong") { form.row("visa")?.isEnabled == true } == [false, false, false, true])
  }

  @Test("A field is required while all conditions for that hold")
  func required() {
    let form = form { $0[\.visa].required { $0.isLong }.required { $0.isAbroad } }
    #expect(table(form, "isAbroad", "isLong") { form.row("visa")?.isRequired == true } == [false, false, false, true])
    #expect(form.issues.map(\.kind) == [.required])
  }

  @Test("The parent's conditions on a subform's row are combined with the subform's own")
  func parentAndChild() {
    let form = form {
      $0[\.leg.berth].visible { $0.isLong }
      $0[\.leg.berth].enabled { $0.isAbroad }
      $0[\.leg.berth].required { $0.isAbroad }
    }
    form.send(.set("isAbroad", .flag(true)))
    #expect(table(form, "isLong", "leg.isNight") { form.isShown("leg.berth") } == [false, false, false, true])
    let row = { form.row("leg.berth") }
    #expect(table(form, "isAbroad", "leg.isNight") { row()?.isEnabled == true } == [false, false, false, true])
    #expect(table(form, "isAbroad", "leg.isNight") { row()?.isRequired == true } == [false, false, false, true])
  }

  @Test("The form is enabled while the program enables it and all of its conditions hold")
  func wholeForm() {
    let form = form {
      $0.enabled { !$0.isAbroad }
      $0.enabled { !$0.isLong }
    }
    form.edit { $0.isLong = true }
    form.edit { $0.isAbroad = true }
    #expect(!form.isEnabled)
    form.edit { $0.isAbroad = false }
    #expect(!form.isEnabled, "The other condition does not hold.")
    form.edit { $0.isLong = false }
    #expect(form.isEnabled)
    form.isEnabled = false
    form.edit { $0.isLong = true }
    form.edit { $0.isLong = false }
    #expect(!form.isEnabled, "A condition that starts to hold does not override the program.")
    form.isEnabled = true
    #expect(form.isEnabled)
  }

  @Test("Options that either of two closures disables can't be chosen, whichever ran last")
  func disabledOptions() {
    let definition = FormDefinition<Wardrobe>(
      describe: { fields in
        fields.add(\.isWarm, "isWarm")
        fields.add(\.colour, "colour").disabledOptions { $0.isWarm ? [.blue] : [] }
          .disabledOptions { _ in [.green] }
      })
    let form = FormSession(Wardrobe(), definition: definition)
    form.send(.set("isWarm", .flag(true)))
    #expect(form.row("colour")?.options.filter { !$0.isEnabled }.map(\.id) == ["green", "blue"])
  }

  struct Wardrobe {
    var isWarm = false
    var colour = Colour.red
  }

  @Test("Two closures that compute the same field are a problem")
  func computedTwice() {
    let form = form { $0[\.leg.berth].computed { _ in "1" }.computed { _ in "2" } }
    #expect(form.problems == [FormProblem(kind: .computedTwice, key: "leg.berth")])
    #expect(form.send(.submit) == .refused(.hasProblems))
  }
}
