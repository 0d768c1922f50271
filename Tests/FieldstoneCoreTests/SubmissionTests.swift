import FieldstoneTesting
import Foundation
import Testing

@Suite("Submitting")
struct SubmissionTests {
  struct Refused: Error {}

  @Test("Handlers get the model once, however often a submit is sent")
  func once() async throws {
    let form = FormSession(Guest.valid)
    form.send(.type("extraBill.company", "ACME"))
    var names: [String] = []
    form.onSubmit { guest in
      names.append(guest.name)
      #expect(form.facts.isSubmitting)
      #expect(form.send(.submit) == .refused(.submitting))
      #expect(form.send(.type("name", "x")) == .refused(.submitting))
      guard case .refused(.submitting) = await form.submit() else {
        Issue.record("A submit during a submit is refused.")
        return
      }
    }
    #expect(await form.submit().model?.name == "Ada")
    #expect(await form.submit().model?.name == "Ada", "Nothing has changed, so it is the same submit.")
    #expect(names == ["Ada"])
    #expect(form.facts.isSubmitted && !form.facts.isDirty && !form.facts.canUndo)
    form.send(.type("name", "Bob"))
    #expect(!form.facts.isSubmitted)
    #expect(await form.submit().model?.name == "Bob")
    #expect(names == ["Ada", "Bob"])
  }

  @Test("A form whose handler throws keeps its state and can be submitted again")
  func failure() async throws {
    let form = FormSession(Guest.valid)
    form.send(.type("extraBill.company", "ACME"))
    var fails = true
    form.onSubmit { _ in if fails { throw Refused() } }
    guard case .failed(let error) = await form.submit() else {
      Issue.record("The handler's error is the outcome.")
      return
    }
    #expect(error is Refused)
    #expect(!form.facts.isSubmitting && !form.facts.isSubmitted && form.facts.isDirty)
    fails = false
    #expect(await form.submit().model != nil)
  }

  @Test("Every result of a submit has its outcome")
  func outcomes() async {
    var form = FormSession(Guest())
    guard case .invalid(let issues) = await form.submit() else {
      Issue.record("A guest without a name is invalid.")
      return
    }
    #expect(!issues.isEmpty && issues == form.issues.filter { $0.severity == .error })
    form.send(.cancel)
    guard case .cancelled = await form.submit() else {
      Issue.record("A form that was left must be cancelled.")
      return
    }
    form = FormSession(Guest.valid)
    form.isEnabled = false
    guard case .refused = await form.submit() else {
      Issue.record("A disabled form can't be submitted.")
      return
    }
    form.isEnabled = true
    form.onSubmit { _ in throw CancellationError() }
    guard case .cancelled = await form.submit() else {
      Issue.record("A cancelled task is not a failure.")
      return
    }
    #expect(!form.facts.isCancelled && !form.facts.isSubmitting)
  }

  @Test("A submit button submits; a named button calls the program with its row")
  func buttons() {
    let definition = FormDefinition<Guest>(
      describe: { $0.add(\.name, "name").required() },
      arrange: { form in
        form.button("Register", .submit)
        form.button("Fetch", "fetch")
        form.button("Nobody", "nobody")
      })
    let person = FormTester(Guest(), definition: definition)
    person.press("Register")
    #expect(person.form.facts.failedSubmits == 1)
    var pressed: [FormRowID] = []
    person.form.on("fetch") { pressed.append($0) }
    person.press("Fetch")
    #expect(pressed == ["action.fetch"])
    #expect(person.refusals.isEmpty)
    #expect(person.refusal { $0.press("Nobody") } == .noEffect)
  }

  @Test("A live object is edited in place: property observers run, and submitting doesn't change it")
  func liveObject() async throws {
    let account = Account()
    let form = FormSession(account, definition: Account.form)
    form.send(.type("first", "Ada"))
    #expect(account.first == "Ada" && account.full == "Ada " && account.writes == 1)
    #expect(form.model === account)
    #expect(form[\.full].value == "", "The property has not been read again yet.")
    form.refresh()
    #expect(form[\.full].value == "Ada ")
    form.undo()
    #expect(account.first == "" && account.full == "" && form[\.full].value == "")
    account.last = "King"
    form.refresh(\.last)
    #expect(form.row("last")?.text == "King")
    #expect(await form.submit().model === account)
  }

  @Test("With refreshesAfterEdits the form follows property observers automatically")
  func automaticRefresh() {
    let form = FormSession(Account(), definition: Account.form)
    form.refreshesAfterEdits = true
    form.send(.type("first", "Ada"))
    #expect(form.row("full")?.text == "Ada ")
    form.undo()
    #expect(form.row("full")?.text == "")
    form.redo()
    #expect(form.row("full")?.text == "Ada " && form.row("first")?.text == "Ada")
  }

  @Test("Replacing the model starts the form over")
  func replace() {
    let form = FormSession(Guest.valid)
    form.send(.type("seats", "x"))
    form.send(.type("name", "Bob"))
    var other = Guest.valid
    other.name = "Grace"
    other.needsInvoice = true
    form.replace(other)
    #expect(form.model == other && form[\.name].text == "Grace" && form[\.seats].text == "1")
    #expect(form.isShown("invoice") && !form.facts.isDirty && !form.facts.canUndo)
  }

  final class Account {
    var writes = 0
    var first = "" {
      didSet {
        writes += 1
        full = first.isEmpty && last.isEmpty ? "" : "\(first) \(last)"
      }
    }
    var last = ""
    var full = ""

    static var form: FormDefinition<Account> {
      FormDefinition { fields in
        fields.add(\.first, "first")
        fields.add(\.last, "last")
        fields.add(\.full, "full")
      }
    }
  }
}
