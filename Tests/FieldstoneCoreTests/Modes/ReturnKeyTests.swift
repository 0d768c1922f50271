import FieldstoneCore
import Testing

@Suite("What Return does")
struct ReturnKeyTests {
  private struct Street: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Street>) { fields.add(\.name, "name") }
    static var formTemplate: Street? { Street() }
  }

  private struct Address: FormModel {
    var code = ""
    var city = ""
    var motto = ""
    var question = ""
    var street = Street()
    var stops = [Street()]
    var last = ""
    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.code, "code")
      fields.add(\.city, "city")
      fields.add(\.motto, "motto").returnKey(.done)
      fields.add(\.question, "question").returnKey(.search)
      fields.add(\.street, "street").inline()
      fields.add(\.stops, "stops").inline()
      fields.add(\.last, "last")
    }
    static func arrange(_ form: FormBuilder<Address>) {
      form[\.code].contextAction("Clear") { $0.edit { $0.code = "" } }
        .onReturn("Look up", icon: .search) { press in
          press.edit { $0.city = "City of " + $0.code }
          press.form.send(.focus("city"))
        }
    }
    static var formTemplate: Address? { Address() }
  }

  private let form = FormSession(Address())

  @Test("It goes on through forms and elements, and ends at the last row")
  func goesOn() {
    var rows: [FormRowID] = []
    var row: FormRowID? = "question"
    row = form.focusableRow(after: "question")
    while let here = row {
      rows.append(here)
      if case .next(let next) = form.returnStep(in: here) { row = next } else { row = nil }
    }
    let isInElement = rows.contains { $0.path.hasPrefix("stops[") && $0.path.hasSuffix("].name") }
    #expect(rows.first == "street.name" && isInElement && rows.last == "last", "\(rows)")
    #expect(form.returnStep(in: "last") == .done && form.returnKey(in: "last") == .done)
    #expect(form.returnKey(in: "city") == .next && form.returnTitle(in: "city") == nil)
  }

  @Test("A field's own action takes its place, is an entry of its menu, and names the key")
  func ownAction() throws {
    form.send(.type("code", "8000"))
    guard case .act(let action) = form.returnStep(in: "code") else {
      Issue.record("\(form.returnStep(in: "code"))")
      return
    }
    #expect(form.returnTitle(in: "code") == "Look up" && form.returnKey(in: "code") == .go)
    let actions = try #require(form.row("code")).contextActions
    #expect(actions.map(\.isForReturn) == [false, true] && actions[1].id == action)
    #expect(form.send(.act("code", action: action)).isAccepted)
    #expect(form.model.city == "City of 8000" && form.focusedRow == "city")
  }

  @Test("What the key says is what Return does: Done stays, Search submits")
  func declared() {
    #expect(form.returnStep(in: "motto") == .done && form.returnTitle(in: "motto") == "Done")
    #expect(form.returnStep(in: "question") == .submit && form.returnTitle(in: "question") == "Submit")
    #expect(form.returnKey(in: "question") == .search)
  }

  @Test("In a form that is saved, it saves; in the last field of one that says so, it submits")
  func submits() {
    let definition = FormDefinition<Street>(describe: { $0.add(\.name, "name") }) { form in
      form.returnSubmits()
      form.mode(.save)
    }
    let street = FormSession(Street(), definition: definition)
    #expect(street.returnStep(in: "name") == .submit && street.returnTitle(in: "name") == "Save")
    #expect(street.returnKey(in: "name") == .send)
  }

  @Test("A form that is locked, or saves by itself, is neither submitted nor saved by Return")
  func locked() {
    for mode in [FormMode.edit, .free] {
      let definition = FormDefinition<Street>(describe: {
        $0.add(\.name, "name").returnKey(.send).editableWhenLocked()
      }) { $0.mode(mode) }
      let form = FormSession(Street(), definition: definition)
      #expect(form.returnStep(in: "name") == .done && form.returnTitle(in: "name") == "Done", "\(mode)")
      guard mode == .edit else { continue }
      form.send(.edit)
      #expect(form.returnStep(in: "name") == .submit && form.returnTitle(in: "name") == "Save")
    }
  }

  @Test("A key that says Next goes on, also in the last field of a form that Return submits")
  func nextWins() {
    let definition = FormDefinition<Street>(describe: { $0.add(\.name, "name").returnKey(.next) }) {
      $0.returnSubmits()
    }
    #expect(FormSession(Street(), definition: definition).returnStep(in: "name") == .done)
  }

  @Test("The action sees a text that becomes the value when the field is left")
  func heldText() throws {
    let definition = FormDefinition<Address>(describe: {
      $0.add(\.code, "code").updates(.whenLeft)
      $0.add(\.city, "city")
    }) { form in
      form[\.code].onReturn("Look up") { press in press.edit { $0.city = $0.code } }
    }
    let form = FormSession(Address(), definition: definition)
    form.send(.focus("code"))
    form.send(.type("code", "8000"))
    form.send(.act("code", action: try #require(form.row("code")?.contextActions.first?.id)))
    #expect(form.model.city == "8000")
  }

  @Test("A button says what it is for by its role; one that adds has a plus sign, unless it has an icon of its own")
  func roles() {
    let definition = FormDefinition<Street>(describe: { $0.add(\.name, "name") }) { form in
      form.button("Add a stop", role: .add) { _ in }
      form.button("Take it", role: .add) { _ in }.icon(.heart)
      form.button("Keep", role: .save) { _ in }
      form.button("Terms", role: .navigation) { $0.form.send(.type("name", "read")) }
    }
    let form = FormSession(Street(), definition: definition)
    let buttons = form.rows.filter { $0.kind == .action }
    #expect(buttons.map(\.control) == [.button(.add), .button(.add), .button(.save), .button(.navigation)])
    #expect(buttons.map(\.icon) == [.add, .heart, nil, nil])
    #expect(form.send(.perform(buttons[3].id)).isAccepted && form.model.name == "read")
  }
}
