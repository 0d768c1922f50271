import FieldstoneCore
import Testing

/// A place with rules of its own.
private struct Place: Equatable, FormModel {
  var street = ""
  var isAbroad = false
  var country = ""
  var gate: Gate?
  static func describe(_ fields: FieldList<Place>) {
    fields.add(\.street, "street").required()
    fields.add(\.isAbroad, "isAbroad")
    fields.add(\.country, "country")
    fields.add(\.gate, "gate")
  }
  static func arrange(_ form: FormBuilder<Place>) { form[\.country].visible { $0.isAbroad } }
  static var formTemplate: Place? { Place() }
}

private struct Gate: Equatable, FormModel {
  var code = ""
  static func describe(_ fields: FieldList<Gate>) { fields.add(\.code, "code") }
  static var formTemplate: Gate? { Gate() }
}

private struct Parcel: Equatable, FormModel {
  var label = ""
  var pickup: Place?
  var isUrgent = false
  static func describe(_ fields: FieldList<Parcel>) {
    fields.add(\.label, "label")
    fields.add(\.pickup, "pickup")
    fields.add(\.isUrgent, "isUrgent")
  }
  static func arrange(_ form: FormBuilder<Parcel>) {
    form[\.pickup!.gate!.code].required { $0.isUrgent }
  }
  static var formTemplate: Parcel? { Parcel() }
}

private struct Delivery: Equatable, FormModel {
  var parcels: [Parcel] = []
  static func describe(_ fields: FieldList<Delivery>) { fields.add(\.parcels, "parcels").inline() }
}

/// What a blank one begins with isn't all nil.
private struct Villa: Equatable, FormModel {
  var name = ""
  var gate: Gate? = Gate(code: "0")
  static func describe(_ fields: FieldList<Villa>) {
    fields.add(\.name, "name")
    fields.add(\.gate, "gate")
  }
  static var formTemplate: Villa? { Villa() }
}
private struct Estate: Equatable, FormModel {
  var villa: Villa?
  static func describe(_ fields: FieldList<Estate>) { fields.add(\.villa, "villa") }
}

private final class Chief: FormModel {
  var name = ""
  var boss: Chief?
  var team: [Chief] = []
  static func describe(_ fields: FieldList<Chief>) {
    fields.add(\.name, "name")
    fields.add(\.boss, "boss")
    fields.add(\.team, "team")
  }
  static var formTemplate: Chief? { Chief() }
}

/// A form and one in it that both have a rule about the same field.
private struct Cellar: Equatable, FormModel {
  var bottles = 0
  static func describe(_ fields: FieldList<Cellar>) { fields.add(\.bottles, "bottles") }
  static func arrange(_ form: FormBuilder<Cellar>) {
    form.rule(on: \.bottles) { $0.bottles < 1 ? .error("inner") : nil }
  }
  static var formTemplate: Cellar? { Cellar() }
}
private struct House: Equatable, FormModel {
  var cellar: Cellar?
  static func describe(_ fields: FieldList<House>) { fields.add(\.cellar, "cellar") }
  static func arrange(_ form: FormBuilder<House>) {
    form.rule(on: \.cellar!.bottles) { _ in .warning("outer") }
  }
  static var formTemplate: House? { House() }
}

@Suite("Optional subforms that have no rows until they are needed")
struct LateSubformTests {
  @Test("Rules of outer forms come first, whenever the subform is made", arguments: [false, true])
  func ruleOrder(_ isLate: Bool) {
    let form = FormSession(House(cellar: isLate ? nil : Cellar()), policy: .immediately)
    if isLate { form.send(.set("cellar", .flag(true))) }
    #expect(form.issues.map { $0.text(in: form.environment) } == ["outer", "inner"])
  }

  @Test("A nil subform has no rows, wherever it is")
  func noRows() {
    let parcel = FormSession(Parcel())
    #expect(parcel.allRowIDs.map(\.path) == ["label", "pickup", "isUrgent"] && parcel.pages == [.root])
    let many = FormSession(Delivery(parcels: Array(repeating: Parcel(), count: 100)))
    // The page of each parcel is on the same page, and has a page for nothing.
    #expect(many.pages == [.root] && many.allRowIDs.count == 2 + 100 * 4)
  }

  @Test("Its page can be opened, and what is typed there creates it")
  func opened() {
    let form = FormSession(Parcel())
    #expect(form.send(.open("pickup")).isAccepted)
    #expect(form.rows.ids.map(\.path) == ["pickup.street", "pickup.isAbroad", "pickup.gate"])
    #expect(form.focusedRow == "pickup.street" && form.model.pickup == nil)
    form.send(.type("pickup.street", "Elm"))
    #expect(form.model.pickup == Place(street: "Elm"))
    form.undo()
    #expect(form.model.pickup == nil && !form.facts.isDirty)
  }

  @Test("An answer to a row that nobody has seen is taken or refused as if the page had been open")
  func byName() {
    let form = FormSession(Parcel())
    #expect(form.send(.type("pickup.country", "NL")) == .refused(.hidden("pickup.country")))
    #expect(form.model.pickup == nil)
    #expect(form.send(.set("pickup.isAbroad", .flag(true))).isAccepted)
    #expect(form.send(.type("pickup.country", "NL")).isAccepted)
    #expect(form.model.pickup == Place(isAbroad: true, country: "NL"))
  }

  @Test("What the form around it declares about its fields holds once they are there")
  func declaredAbove() {
    let form = FormSession(Parcel())
    form.send(.set("isUrgent", .flag(true)))
    form.send(.set("pickup", .flag(true)))
    form.send(.set("pickup.gate", .flag(true)))
    #expect(form.row("pickup.gate.code")?.isRequired == true)
    #expect(form.issues.map(\.row) == ["pickup.street", "pickup.gate.code"])
    form.send(.set("isUrgent", .flag(false)))
    #expect(form.row("pickup.gate.code")?.isRequired == false)
  }

  @Test("A closure can read a field of it")
  func readAbove() {
    let definition = FormDefinition<Parcel> {
      Parcel.describe($0)
    } arrange: { form in
      form[\.isUrgent].visible { $0.pickup?.street != "" && $0[text: \.pickup!.street] != "far" }
    }
    let form = FormSession(Parcel(), definition: definition)
    #expect(form.isShown("isUrgent"))
    form.send(.type("pickup.street", "far"))
    #expect(!form.isShown("isUrgent"))
    form.undo()
    #expect(form.isShown("isUrgent"))
  }

  @Test("One that the program creates differs from a blank one in the same fields, whether its page was open or not")
  func created() {
    let (form, looked) = (FormSession(Parcel()), FormSession(Parcel()))
    #expect(looked.rows(of: "pickup")?.count == 3)
    for form in [form, looked] {
      form.edit { $0.pickup = Place(street: "Elm", gate: Gate(code: "7")) }
      #expect(form.row("pickup.gate.code")?.text == "7")
      #expect(form.changedRows.map(\.path).sorted() == ["pickup", "pickup.gate", "pickup.gate.code", "pickup.street"])
      form.undo()
      #expect(form.model == Parcel() && !form.facts.isDirty)
      form.redo()
      #expect(form.model.pickup?.gate == Gate(code: "7"))
    }
    #expect(form.facts == looked.facts)
  }

  @Test("So does one that an object has created itself")
  func refreshed() {
    let boss = Chief()
    boss.name = "Ada"
    let form = FormSession(Chief())
    form.model.boss = boss
    form.refresh()
    #expect(form.row("boss")?.answer == .flag(true) && form.row("boss.name")?.text == "Ada")
    #expect(form.changedRows.map(\.path).sorted() == ["boss", "boss.name"])
    form.model.boss = nil
    form.refresh()
    #expect(form.row("boss")?.answer == .flag(false) && !form.facts.isDirty)
  }

  @Test("A blank one may have a subform itself")
  func blankWithin() {
    let form = FormSession(Estate())
    form.send(.type("villa.name", "Elm"))
    #expect(form.model.villa == Villa(name: "Elm"))
    #expect(form.row("villa.gate")?.answer == .flag(true) && form.row("villa.gate.code")?.text == "0")
    form.undo()
    #expect(form.model.villa == nil && !form.facts.isDirty)
  }

  @Test("A draft finds the rows that it has answers for")
  func draft() throws {
    let form = FormSession(Parcel())
    form.send(.type("pickup.gate.code", "7"))
    form.send(.open("pickup"))
    let other = FormSession(Parcel())
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model == form.model && other.page == "pickup")
  }

  @Test("The search finds its rows, and ends where a form contains itself")
  func search() {
    #expect(FormSession(Parcel()).search("street").map(\.row) == ["pickup.street"])
    #expect(FormSession(Chief()).search("name").map(\.row) == ["name"])
  }

  @Test("Mistakes in its definition are reported although it has no rows")
  func problems() {
    struct Twice: FormModel {
      var name = ""
      static func describe(_ fields: FieldList<Twice>) {
        fields.add(\.name, "name")
        fields.add(\.name, "name")
      }
      static var formTemplate: Twice? { Twice() }
    }
    struct Around: FormModel {
      var twice: Twice?
      static func describe(_ fields: FieldList<Around>) { fields.add(\.twice, "twice") }
    }
    let form = FormSession(Around())
    #expect(form.problems == [FormProblem(kind: .duplicateID, key: "twice.name")])
    #expect(form.send(.submit) == .refused(.hasProblems))
  }

  @Test("An object that contains itself is reported, and its form ends there")
  func containsItself() {
    let (ada, ben) = (Chief(), Chief())
    (ada.name, ben.name) = ("Ada", "Ben")
    (ada.boss, ben.boss) = (ben, ada)
    ben.team = [ada]
    let form = FormSession(ada)
    #expect(form.row("boss.name")?.text == "Ben" && form.row("boss.boss.name") == nil)
    #expect(form.problems.map(\.key) == ["boss.boss", "boss.team[1]"])
    #expect(form.send(.open("boss.boss")) == .refused(.wrongInput("boss.boss")))
    #expect(form.send(.submit) == .refused(.hasProblems))
  }

  @Test("Looking up a row far below a form that contains itself causes no problem")
  func deepLookup() {
    final class Link: FormModel {
      var name = ""
      var next: Link?
      static func describe(_ fields: FieldList<Link>) {
        fields.add(\.name, "name")
        fields.add(\.next, "next")
      }
      static var formTemplate: Link? { Link() }
    }
    let form = FormSession(Link())
    let row = FormRowID(String(repeating: "next.", count: 201) + "name")
    #expect(form.send(.type(row, "x")) == .refused(.unknownRow(row)))
    #expect(form.problems.isEmpty)
    #expect(form.send(.submit).isAccepted)
  }
}
