import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: submitting")
struct SubmissionPromises {
  @Test("The next submit includes what edit { } has changed since")
  func editAfterSubmit() async throws {
    let form = Whole.form()
    nonisolated(unsafe) var saved: [Whole] = []
    form.onSubmit { saved.append($0) }
    _ = await form.submit().model
    form.edit { $0.part.name = "new" }
    let second = await form.submit().model
    #expect(second?.part.name == "new" && saved.count == 2)
  }

  @Test("The next submit includes changes to a property that is not a field")
  func editNonField() async throws {
    let form = Whole.form()
    _ = await form.submit().model
    form.edit { $0.token = "t" }
    #expect(await form.submit().model?.token == "t")
  }

  @Test("The next submit includes what refresh(_:) has found since")
  func refreshAfterSubmit() async throws {
    let live = Live()
    let form = FormSession(live)
    nonisolated(unsafe) var saves = 0
    form.onSubmit { _ in saves += 1 }
    _ = await form.submit().model
    live.name = "new"
    form.refresh(\.name)
    #expect(!form.facts.isSubmitted)
    _ = await form.submit().model
    #expect(saves == 2)
  }

  @Test("Edits during a submit don't count as submitted")
  func editDuring() async throws {
    let form = Whole.form()
    form.onSubmit { _ in form[\.a].value = "later" }
    let submitted = await form.submit().model
    #expect(submitted?.a == "")
    #expect(form.facts.isDirty && !form.facts.isSubmitted)
  }

  @Test("A subform with the policy keep is kept as a whole")
  func keepNested() {
    let form = Whole.form(Whole(part: Part(name: "n", inner: Inner(word: "i"), deep: Inner(word: "d")))) {
      $0[\.part].visible { $0.flag }.whenHidden(.keep)
    }
    form.send(.submit)
    #expect(form.submission?.part == Part(name: "n", inner: Inner(word: "i"), deep: Inner(word: "d")))
  }

  @Test("With dropAtOnce a subform is removed as soon as it is hidden")
  func dropSubformAtOnce() {
    let form = Whole.form(Whole(flag: true, part: Part(name: "n"), maybe: Part(name: "m"))) {
      $0[\.part].visible { $0.flag }.whenHidden(.dropAtOnce)
      $0[\.maybe].visible { $0.flag }.whenHidden(.dropAtOnce)
    }
    form.send(.set("flag", .flag(false)))
    #expect(form.model.part.name == "" && form.model.maybe == nil)
    form.undo()
    #expect(form.model.part.name == "n" && form.model.maybe?.name == "m")
  }

  @Test("A hidden optional class subform is nil in a submitted struct")
  func hiddenClass() {
    let form = FormSession(HasLive(live: Live(), shown: false))
    form.send(.submit)
    #expect(form.submission != nil && form.submission?.live == nil)
  }

  @Test("A rule on a nil or hidden subform doesn't block a submit")
  func hiddenNotice() {
    let form = FormSession(HasRuled())
    #expect(form.facts.isValid, "The bill is nil.")
    let other = FormSession(HasRuled(bill: Ruled(vat: "y"), shown: false, other: Ruled(vat: "")))
    #expect(other.facts.isValid, "The other bill is hidden.")
  }

  @Test("A rule on a visible subform blocks a submit")
  func ruleOnSubform() {
    let form = Whole.form { $0.rule(on: \.part) { $0.part.name.isEmpty ? "Name the part." : nil } }
    #expect(!form.facts.isValid)
    form.send(.submit)
    #expect(!form.facts.isSubmitted && form.row("part")?.issues.count == 1)
  }
}
