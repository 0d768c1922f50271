import FieldstoneTesting
import Testing

@Suite("Hidden values of live objects")
struct LiveHiddenValueTests {
  final class Order {
    var isShown = false
    var name = "Ada"
    var note: String? = "Ring twice"
    var part = Part()
  }

  struct Part: FormModel {
    var word = "w"
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word") }
  }

  private func form(_ arrange: (FormBuilder<Order>) -> Void) -> FormSession<Order> {
    let definition = FormDefinition<Order>(
      describe: { fields in
        fields.add(\.isShown, "isShown")
        fields.add(\.name, "name")
        fields.add(\.note, "note")
        fields.add(\.part, "part")
      }, arrange: arrange)
    return FormSession(Order(), definition: definition)
  }

  @Test("Hidden values are kept, and `why` explains it")
  func kept() {
    let form = form {
      $0[\.name].visible { $0.isShown }
      $0[\.part].visible { $0.isShown }
      $0[\.part.word].visible { $0.isShown }
    }
    #expect(form.problems.isEmpty)
    form.send(.submit)
    #expect(form.submission?.name == "Ada" && form.submission?.part.word == "w")
    let why = form.why("name")
    #expect(why?.whenHidden == .keep)
    #expect(
      why?.description.contains(
        "Its value is kept and submitted: a live object keeps what is hidden unless 'whenHidden' says otherwise.")
        == true)
  }

  @Test("Hidden values are dropped if a policy declares it")
  func dropped() {
    let form = form {
      $0[\.name].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "nobody")
      $0[\.note].visible { $0.isShown }.whenHidden(.dropOnSubmit)
    }
    #expect(form.problems.isEmpty && form.why("note")?.whenHidden == .dropOnSubmit)
    form.send(.submit)
    #expect(form.facts.isSubmitted && form.submission?.name == "nobody" && form.submission?.note == nil)
    #expect(form.row("name")?.text == "nobody", "The form shows what the object has.")
  }

  @Test("A submit has an outcome even if a dropped value makes an observer set another field")
  func observed() async {
    let form = form { $0[\.name].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "nobody") }
    let observation = form.observe(\.name) { form[\.note].value = $0 }
    guard case .submitted(let order) = await form.submit() else {
      Issue.record("The outcome must be the successful submit.")
      return
    }
    #expect(order.name == "nobody" && order.note == "nobody", "A live object is submitted in its current state.")
    #expect(!form.facts.isSubmitted, "The value that the observer set has not been submitted.")
    form.send(.set("isShown", .flag(true)))
    #expect(await form.finishSubmitting()?.model == nil, "The form has changed since.")
    observation.cancel()
  }

  @Test("A refused submit drops nothing")
  func refused() {
    let form = form {
      $0[\.name].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "nobody")
      $0[\.part.word].rule { $0 == "x" ? nil : "Enter x." }
    }
    form.send(.submit)
    #expect(form.facts.failedSubmits == 1 && form.model.name == "Ada")
  }

  @Test("A policy that drops a value without a blank one is a problem")
  func fieldsWithoutDropValue() {
    let form = form { $0[\.name].visible { $0.isShown }.whenHidden(.dropOnSubmit) }
    #expect(form.problems == [FormProblem(kind: .noDropValue, key: "name")])
  }

  struct Card: FormModel {
    var isUsed = false
    static func describe(_ fields: FieldList<Card>) { fields.add(\.isUsed, "isUsed").whenHidden(.dropAtOnce) }
    static func arrange(_ form: FormBuilder<Card>) { form[\.isUsed].visible { _ in false } }
  }

  final class Wallet: FormModel {
    var card = Card()
    static func describe(_ fields: FieldList<Wallet>) { fields.add(\.card, "card") }
  }

  @Test("A subform's own policy that drops a value without a blank one is a problem")
  func undroppableInSubform() {
    #expect(FormSession(Wallet()).problems == [FormProblem(kind: .noDropValue, key: "card.isUsed")])
  }

  final class Ticket: FormModel {
    var isPaid = false
    var seat = 1
    var code = ""
    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.isPaid, "isPaid")
      fields.add(\.seat, "seat")
      fields.add(\.code, "code")
    }
    static func arrange(_ form: FormBuilder<Ticket>) {
      form[\.seat].visible { $0.isPaid }.whenHidden(.dropOnSubmit)
    }
  }

  struct Booking: FormModel {
    var ticket = Ticket()
    static func describe(_ fields: FieldList<Booking>) { fields.add(\.ticket, "ticket") }
    static func arrange(_ form: FormBuilder<Booking>) { form[\.ticket.code].excluded() }
  }

  @Test("So is that of an object of which the form leaves something out")
  func undroppableInPart() {
    #expect(FormSession(Booking()).problems == [FormProblem(kind: .noDropValue, key: "ticket.seat")])
  }
}
