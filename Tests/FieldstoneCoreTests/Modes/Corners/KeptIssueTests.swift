import FieldstoneCore
import Foundation
import Testing

@Suite("Issues that are kept")
struct KeptIssueTests {
  struct Owner: FormModel {
    var part: Part? = Part()
    static func describe(_ fields: FieldList<Owner>) { fields.add(\.part, "part").inline() }
    static var formTemplate: Owner? { Owner() }
  }
  struct Part: FormModel {
    var word = "w"
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word") }
    static func arrange(_ form: FormBuilder<Part>) {
      form[\.word].asyncRule(delay: .zero) { $0 == "w" ? nil : "Taken." }
    }
    static var formTemplate: Part? { Part() }
  }

  @Test("A blank subform has nothing of what was found in the one before")
  func blank() async {
    let form = FormSession(Owner())
    form.send(.type("part.word", "z"))
    await form.runJobs()
    form.report(["part.word": "Wrong."])
    form.send(.set("part", .flag(false)))
    #expect(form.facts.isValid)
    form.send(.set("part", .flag(true)))
    #expect(form.model.part?.word == "w")
    #expect(form.facts.isValid && form.row("part.word")?.issues == [])
  }

  @Test("And is checked itself")
  func blankChecked() async {
    let definition = FormDefinition<Owner>(describe: Owner.describe) { form in
      form.button("Other") { $0.edit { $0.part = Part(word: "bad") } }
    }
    let form = FormSession(Owner(), definition: definition)
    form.send(.type("part.word", "x"))
    form.send(.type("part.word", "w"))
    await form.runJobs()
    form.send(.perform("action.other"))
    _ = await form.submit()
    #expect(!form.facts.isSubmitted)
  }

  @Test("An issue from outside about a collection doesn't hold back what is saved by itself")
  func heldBack() async {
    let form = Contact.session(.free)
    var names: [String] = []
    var isBusy = true
    form.onSave {
      if isBusy { throw FormIssues(["phones": "The phone book is busy."]) }
      names.append($0.name)
    }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    isBusy = false
    form.send(.type("name", "Eve"))
    _ = await form.finishSubmitting()
    #expect(names == ["Eve"])
  }

  @Test("A draft that is kept from now on has what was entered before")
  func before() async throws {
    let store = FormMemoryStore()
    let form = FormSession(Contact())
    form.send(.type("name", "Bob"))
    form.keepDraft(in: store, as: "a", delay: .zero)
    await form.runJobs()
    try await form.saveDraftNow()
    #expect(store.load("a") != nil)
  }

  @Test("What a check has found is not restored as something that the check says nothing about")
  func mixed() async throws {
    // A draft's finding goes when its answer is edited, and the check runs again.
    let form = FormSession(Owner())
    form.send(.type("part.word", "z"))
    await form.runJobs()
    let other = FormSession(Owner())
    try other.restore(form.snapshot)
    #expect(!other.facts.isValid)
    other.send(.type("part.word", "w"))
    await other.runJobs()
    #expect(other.facts.isValid)
    other.undo()
    await other.runJobs()
    #expect(!other.facts.isValid)
  }

  @Test("A session that is released while its jobs run")
  func released() async {
    var jobs: [FormJob] = []
    var form: FormSession<Owner>? = FormSession(Owner())
    form?.jobRunner = { jobs.append($0) }
    form?.keepDraft(in: FormMemoryStore(), as: "a", delay: .zero)
    form?.send(.type("part.word", "z"))
    weak let seen = form
    form = nil
    #expect(seen == nil)
    for job in jobs { _ = await job.run() }
  }
}
