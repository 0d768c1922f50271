import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Conditions that make fields read-only")
struct ReadOnlyConditionTests {
  struct Order: FormModel {
    enum Size: CaseIterable { case small, large }
    var isSent = false
    var isPaid = false
    var name = "Ada"
    var size = Size.small
    var word = "secret"
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.isSent, "isSent")
      fields.add(\.isPaid, "isPaid")
      fields.add(\.name, "name").required()
      fields.add(\.size, "size")
      fields.add(\.word, "word").password()
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form[\.name].readOnly { $0.isSent }.readOnly { $0.isPaid }
      form[\.size].readOnly { $0.isSent }
      form[\.word].readOnly { $0.isSent }
    }
    static var formTemplate: Order? { Order() }
  }

  private let person = FormTester(Order())

  @Test("While all conditions hold, a field can't be edited, but its value counts and is submitted")
  func condition() throws {
    person.set(\.isSent, true)
    person.enter("Grace", in: \.name)
    #expect(person.row(\.name)?.isReadOnly == false, "One of two conditions holds.")
    person.set(\.isPaid, true)
    let row = try #require(person.row(\.name))
    #expect(row.isReadOnly && !row.isEnabled && row.control == .label && row.display == "Grace" && row.hint == nil)
    #expect(person.refusal { $0.type("x", in: \.name) } == .readOnly("name"))
    #expect(person.form.why("name")?.readOnlyReads == ["isSent", "isPaid"])
    #expect(
      person.form.why("name")?.description.contains("It is read-only now, which depends on 'isSent', 'isPaid'.") == true
    )
    person.submit()
    #expect(person.form.submission?.name == "Grace")
  }

  @Test("The batch reports it; options disappear, and a secret's dots have no answer")
  func batch() throws {
    _ = person.form.takeChanges()
    person.set(\.isSent, true)
    let named = person.form.takeChanges().pages.flatMap(\.updates).filter { $0.aspects.contains(.enabled) }.map(\.row)
    #expect(named == ["size", "word"], "One of the two conditions on the name holds.")
    #expect(person.row(\.size)?.options.isEmpty == true && person.row(\.size)?.display == "Small")
    #expect(person.row(\.word)?.answer == FormAnswer.none && person.row(\.word)?.text == FormRow.dots)
    person.set(\.isSent, false)
    #expect(person.row(\.size)?.options.count == 2 && person.row(\.word)?.isReadOnly == false)
  }

  struct Trip: FormModel {
    var isSent = false
    var hotel: Order?
    var flight: Order?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.isSent, "isSent")
      fields.add(\.hotel, "hotel").inline()
      fields.add(\.flight, "flight")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form[\.hotel].readOnly { $0.isSent }
      form[\.flight].readOnly { $0.isSent }
    }
  }

  @Test("The switch of an inline subform loses the focus; the row of a pushed one still leads to its page")
  func subforms() {
    for (row, stays) in [("hotel", false), ("flight", true)] {
      let form = FormSession(Trip())
      #expect(form.send(.focus(FormRowID(row))) == .accepted)
      form.edit { $0.isSent = true }
      #expect((form.focusedRow?.path == row) == stays)
      #expect(form.send(.focus(FormRowID(row))) == (stays ? .accepted : .refused(.disabled(FormRowID(row)))))
    }
  }

  @Test("A read-only field shows the text that can't be parsed and blocks the submit")
  func unparsed() {
    struct Guest: FormModel {
      var age = 1
      var isLocked = false
      static func describe(_ fields: FieldList<Guest>) {
        fields.add(\.age, "age")
        fields.add(\.isLocked, "isLocked")
      }
      static func arrange(_ form: FormBuilder<Guest>) { form[\.age].readOnly { $0.isLocked } }
    }
    let form = FormSession(Guest())
    form.send(.type("age", "abc"))
    form.edit { $0.isLocked = true }
    #expect(form.row("age")?.display == "abc" && form.row("age")?.isReadOnly == true)
    form.send(.submit)
    #expect(!form.facts.isSubmitted && form.row("age")?.issues.count == 1)
    form.edit { $0.age = 2 }
    #expect(form.row("age")?.display == "2" && form.facts.isValid)
  }

  @Test("A read-only subform makes its fields read-only, creates nothing, and its buttons still work")
  func cascade() {
    let definition = FormDefinition<Trip>(
      describe: {
        $0.add(\.isSent, "isSent")
        $0.add(\.hotel, "hotel").inline()
        $0.add(\.flight, "flight").readOnly()
      },
      arrange: { $0[\.hotel].readOnly { $0.isSent } })
    let form = FormSession(Trip(hotel: Order()), definition: definition)
    #expect(form.send(.type("flight.name", "x")) == .refused(.readOnly("flight.name")) && form.model.flight == nil)
    #expect(form.row("hotel.name")?.isReadOnly == false)
    let asked = form.facts.applicableFields
    form.send(.type("hotel.name", "Grace"))
    form.send(.focus("hotel.name"))
    _ = form.takeChanges()
    form.edit { $0.isSent = true }
    #expect(form.row("hotel.name")?.isReadOnly == true && form.row("hotel.name")?.display == "Grace")
    #expect(form.send(.type("hotel.name", "x")) == .refused(.readOnly("hotel.name")))
    #expect(form.focusedRow == nil || form.focusedRow?.path.hasPrefix("hotel.") == false)
    #expect(form.facts.applicableFields < asked)
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "hotel.name" })
    form.edit { $0.isSent = false }
    #expect(form.row("hotel.name")?.isReadOnly == false && form.facts.applicableFields == asked)
  }

  @Test("An error in a read-only field still blocks a submit, and the focus leaves the field")
  func focus() {
    person.type("", in: \.name)
    person.form.edit {
      $0.isSent = true
      $0.isPaid = true
    }
    #expect(person.form.focusedRow != "name")
    person.submit()
    #expect(!person.form.facts.isSubmitted && person.form.facts.invalidFields == 1)
    #expect(person.form.facts.applicableFields == 2)
  }
}
