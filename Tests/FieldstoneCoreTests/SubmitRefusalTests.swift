import FieldstoneTesting
import Testing

@Suite("Forms that refuse every submit")
struct SubmitRefusalTests {
  struct Order: FormModel {
    var isReady = false
    var part = Part()

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.isReady, "isReady")
      fields.add(\.part, "part")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.button("Send", .submit).enabled { $0.isReady }
    }
  }

  struct Part: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.name, "name") }
  }

  @Test("A submit by key is refused while the submit button can't be pressed")
  func disabledButton() {
    let form = FormSession(Order())
    #expect(form.send(.submit) == .refused(.disabled("action.submit")))
    #expect(form.send(.perform("action.submit")) == .refused(.disabled("action.submit")))
    #expect(form.submission == nil && form.facts.failedSubmits == 0)
    form.send(.set("isReady", .flag(true)))
    #expect(form.send(.submit) == .accepted && form.facts.isSubmitted)
  }

  @Test("A hidden submit button allows no submit; another one that can be pressed does")
  func hiddenButton() {
    let definition = FormDefinition<Order>(describe: Order.describe) {
      $0.button("Send", .submit).visible { $0.isReady }
    }
    let form = FormSession(Order(), definition: definition)
    #expect(form.send(.submit) == .refused(.hidden("action.submit")))
    let two = FormDefinition<Order>(describe: Order.describe) {
      $0.button("Send", .submit).visible { $0.isReady }
      $0.button("Send anyway", .submit)
    }
    #expect(FormSession(Order(), definition: two).send(.submit) == .accepted)
  }

  @Test("A disabled form can't be submitted")
  func disabledForm() {
    let form = FormSession(Part())
    form.isEnabled = false
    #expect(form.send(.submit) == .refused(.disabled("")) && form.submission == nil)
    #expect(FormReply.Refusal.disabled("").description == "The form is disabled.")
    form.isEnabled = true
    #expect(form.send(.submit) == .accepted && form.facts.isSubmitted)
  }

  @Test("A form with a problem can't be submitted, even if the problem is in a subform")
  func problems() {
    let part = FormDefinition<Part> { fields in
      fields.add(\.name, "name")
      fields.add(\.name, "name")
    }
    #expect(FormSession(Part(), definition: part).send(.submit) == .refused(.hasProblems))
    let whole = FormSession(Faulty())
    #expect(whole.problems == [FormProblem(kind: .duplicateID, key: "inner.word")])
    #expect(whole.send(.submit) == .refused(.hasProblems) && whole.submission == nil)
  }

  struct Faulty: FormModel {
    var inner = Inner()
    static func describe(_ fields: FieldList<Faulty>) { fields.add(\.inner, "inner") }

    struct Inner: FormModel {
      var word = ""
      static func describe(_ fields: FieldList<Inner>) {
        fields.add(\.word, "word")
        fields.add(\.word, "word")
      }
    }
  }

  @Test("A cycle that is found later refuses submits, even if problems were read before")
  func cycle() {
    let definition = FormDefinition<Order>(describe: Order.describe) {
      $0[\.part.name].computed { $0.part.name + ($0.isReady ? "x" : "") }
    }
    let form = FormSession(Order(), definition: definition)
    form.send(.set("isReady", .flag(true)))
    #expect(!form.problems.isEmpty && form.send(.submit) == .refused(.hasProblems))
  }
}
