import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// A journey whose stages, and whose return, are forms in steps.
private struct Journey: Equatable, FormModel {
  var name = ""
  var stages: [Stage] = [Stage(place: "Oslo")]
  var back: Stage? = Stage(place: "Rome")

  static func describe(_ fields: FieldList<Journey>) {
    fields.add(\.name, "name").required()
    fields.add(\.stages, "stages")
    fields.add(\.back, "back")
  }
  static var formTemplate: Journey? { Journey() }

  static func arrange(_ form: FormBuilder<Journey>) {
    form.step("Name") { $0.field(\.name) }
    form.step("Stages") { $0.field(\.stages) }
    form.step("Return") { $0.field(\.back) }
    form.review()
    form.mode(.submit)
  }

  struct Stage: Equatable, FormModel {
    var place = ""
    var nights = 1
    static func describe(_ fields: FieldList<Stage>) {
      fields.add(\.place, "place").required()
      fields.add(\.nights, "nights").range(1...9)
    }
    static var formTemplate: Stage? { Stage() }
    static func arrange(_ form: FormBuilder<Stage>) {
      form.step("Where") { $0.field(\.place) }
      form.step("How long") { $0.field(\.nights) }.visible { $0.place != "Rome" }
    }
  }
}

/// A form that contains itself.
private final class Crate: FormModel {
  var label = ""
  var inner: Crate?
  static func describe(_ fields: FieldList<Crate>) {
    fields.add(\.label, "label").required()
    fields.add(\.inner, "inner")
  }
  static var formTemplate: Crate? { Crate() }
  static func arrange(_ form: FormBuilder<Crate>) {
    form.step("Outside") { $0.field(\.label) }
    form.step("Inside") { $0.field(\.inner) }
  }
}

/// The invariants that a form has broken.
private final class Breaks {
  var all: [String] = []
  init(_ form: FormEngine) { form.onBrokenInvariant = { [unowned self] in all.append($0) } }
}

@Suite("How far steps are, in corners")
struct StepStateCornerTests {
  private let form = FormSession(Journey())
  private var stage: FormRowID { form.elements(of: "stages")[0] }
  private func step(_ row: FormRowID, _ name: String) -> FormRowID { FormRowID("\(row.path).step.\(name)") }
  private func finish(_ form: FormEngine, _ step: FormRowID) {
    form.send(.open(step))
    form.send(.perform(FormRowID("\(step.path).next")))
  }

  @Test("Whatever is sent, the batches and the counters follow the steps", arguments: 1...6)
  func fuzz(seed: UInt64) {
    let failure = FormFuzzer { FormSession(Journey(), environment: .test) }.run(inputs: 400, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("A form that contains itself has the states of its steps, too", arguments: 1...3)
  func fuzzRecursive(seed: UInt64) {
    let failure = FormFuzzer { FormSession(Crate(), environment: .test) }.run(inputs: 300, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("A step of an element that is removed and comes back is as far as it was")
  func removed() {
    let breaks = Breaks(form)
    let (stage, step) = (stage, step(stage, "where"))
    finish(form, step)
    #expect(form.stepState(of: step) == .done)
    form.send(.remove(stage))
    form.undo()
    #expect(form.stepState(of: step) == .done && breaks.all.isEmpty, "\(breaks.all)")
    form.send(.type(FormRowID("\(stage.path).place"), ""))
    #expect(form.stepState(of: step) == .inProgress && breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test("An element that a draft brings back begins anew")
  func broughtBack() throws {
    let breaks = Breaks(form)
    let blank = form.snapshot
    let (stage, step) = (stage, step(stage, "where"))
    finish(form, step)
    form.send(.remove(stage))
    try form.restore(blank)
    #expect(form.stepState(of: step) == .notStarted && breaks.all.isEmpty, "\(breaks.all)")
    _ = form.takeChanges()
    finish(form, step)
    let named = form.takeChanges().pages.flatMap(\.updates).filter { $0.aspects.contains(.value) }.map(\.row)
    #expect(form.stepState(of: step) == .done && named.contains(step) && breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test("A subform that is set to nil and comes back is as far as it was")
  func nilSubform() {
    let breaks = Breaks(form)
    finish(form, "back.step.where")
    form.send(.set("back", .none))
    #expect(form.stepState(of: "back.step.where") != .done && breaks.all.isEmpty, "\(breaks.all)")
    form.undo()
    #expect(form.stepState(of: "back.step.where") == .done && breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test("A copy of an element is not further than anybody has gone in it")
  func duplicated() {
    let breaks = Breaks(form)
    finish(form, step(stage, "where"))
    form.send(.duplicate(stage, id: "x"))
    #expect(form.stepState(of: "stages[x].step.where") == .notStarted && breaks.all.isEmpty, "\(breaks.all)")
    form.undo()
    form.redo()
    form.send(.move("stages[x]", before: stage))
    #expect(breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test(
    "The row of a step can't be answered, and that doesn't finish it",
    arguments: [
      FormInput.set("step.stages", .flag(true)), .set("step.stages", .none), .type("step.stages", "x"),
      .blur("step.stages"),
      .focus("step.stages"), .insert("step.stages", id: "q", before: nil),
    ])
  func answered(input: FormInput) {
    let breaks = Breaks(form)
    form.send(.back)
    form.send(input)
    form.send(.blur("step.stages"))
    #expect(form.stepState(of: "step.stages") == .notStarted && breaks.all.isEmpty, "\(breaks.all)")
    #expect(form.snapshot.finishedSteps.isEmpty)
  }

  @Test(
    "Another mode changes what the rows of steps say, and the batch names them",
    arguments: [
      FormMode.edit, .save, .free, .frozen,
    ])
  func modes(mode: FormMode) {
    let breaks = Breaks(form)
    form.send(.type("name", "Ada"))
    func follow(_ mode: FormMode) {
      let before = form.row("step.name")?.display
      let wasEditing = form.facts.isEditing
      _ = form.takeChanges()
      form.mode = mode
      let changes = form.takeChanges()
      let isNamed = changes.pages.flatMap(\.updates).contains { $0.row == "step.name" && $0.aspects.contains(.value) }
      #expect(form.row("step.name")?.display != before)
      #expect(isNamed || wasEditing != form.facts.isEditing, "\(changes)")
      #expect(breaks.all.isEmpty, "\(breaks.all)")
    }
    follow(mode)
    if mode != .frozen { form.send(.edit) }
    form.send(.type("stages", "x"))
    form.send(.remove(stage))
    follow(.submit)
    form.undo()
    #expect(breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test("What was submitted isn't called not started")
  func submitted() {
    let breaks = Breaks(form)
    form.send(.type("name", "Ada"))
    form.send(.back)
    form.send(.submit)
    #expect(form.facts.isSubmitted)
    #expect(form.stepState(of: "step.name") == .done && breaks.all.isEmpty, "\(breaks.all)")
    #expect(form.row("step.name")?.display == "Completed: Ada")
  }

  @Test("Drafts of hostile hands finish nothing that isn't a step, and break nothing")
  func hostile() throws {
    let form = FormSession(Crate())
    let breaks = Breaks(form)
    let deep = Array(repeating: "inner", count: 400).joined(separator: ".")
    let paths = [
      "", ".", "[", "]", "inner", "inner.step.outside", "\(deep).step.outside", "step.outside.next", "label",
      "step.inside",
      "step.inside", "inner.inner.inner.step.inside", "stages[9].step.where",
    ]
    let list = try String(decoding: JSONEncoder().encode(paths), as: UTF8.self)
    var text = try String(decoding: form.snapshot.encoded(), as: UTF8.self)
    text = text.replacing("\"form\":", with: "\"finishedSteps\":\(list),\"form\":")
    let draft = try FormSnapshot(encoded: Data(text.utf8))
    #expect(draft.finishedSteps == paths)
    _ = try form.restore(draft)
    #expect(form.stepState(of: "step.inside") == .done && form.stepState(of: "step.outside") == .notStarted)
    #expect(form.model.inner == nil && breaks.all.isEmpty, "\(breaks.all)")
    form.send(.type("label", "x"))
    form.send(.set("inner", .flag(true)))
    form.undo()
    #expect(breaks.all.isEmpty, "\(breaks.all)")
  }

  @Test("Finished steps in a subform that an earlier version called otherwise are renamed in drafts")
  func migrated() throws {
    let definition = FormDefinition<Journey>(describe: Journey.describe) { form in
      form.identity("Journey", version: 2)
      form.migrate(from: 1) { $0.rename("return", to: "back") }
      Journey.arrange(form)
    }
    let old = FormSession(
      Journey(),
      definition: FormDefinition<Journey>(describe: Journey.describe) { form in
        form.identity("Journey", version: 1)
        Journey.arrange(form)
      })
    finish(old, "back.step.where")
    let text = try String(decoding: old.snapshot.encoded(), as: UTF8.self).replacing("back.step", with: "return.step")
    let form = FormSession(Journey(), definition: definition)
    try form.restore(FormSnapshot(encoded: Data(text.utf8)))
    #expect(form.stepState(of: "back.step.where") == .done)
  }

  @Test("Earlier answers bring an element back with the steps that were finished in it")
  func withVisits() throws {
    let step = step(stage, "where")
    finish(form, step)
    let before = form.snapshot
    form.send(.remove(stage))
    #expect(before.withVisits(of: form.snapshot).finishedSteps == before.finishedSteps)
    #expect(before.finishedSteps.count == 1)
  }

  @Test("The steps of a draft are in the same order, whatever the session calls its elements")
  func order() throws {
    form.replace(Journey(stages: []))
    form.replace(Journey(stages: (0..<12).map { Journey.Stage(place: "P\($0)") }))
    let stages = form.elements(of: "stages")
    for stage in stages { finish(form, step(stage, "where")) }
    let other = FormSession(Journey(stages: (0..<12).map { Journey.Stage(place: "P\($0)") }))
    try other.restore(form.snapshot)
    #expect(other.snapshot.finishedSteps.count == 12)
    #expect(other.snapshot.finishedSteps == form.snapshot.finishedSteps)
  }

  @Test("A finished step is stored with the draft, although no answer has changed since")
  func kept() async throws {
    var environment = FormEnvironment.test
    environment.sleep = { _ in }
    let form = FormSession(Journey(), environment: environment)
    let store = FormMemoryStore()
    form.keepDraft(in: store, as: "journey")
    form.send(.type("name", "Ada"))
    await form.runJobs()
    finish(form, "step.name")
    await form.runJobs()
    let draft = try #require(try await form.findDraft(in: store, as: "journey"))
    #expect(draft.snapshot.finishedSteps == ["step.name"])
  }
}
