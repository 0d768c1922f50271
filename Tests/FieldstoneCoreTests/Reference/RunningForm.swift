import FieldstoneTesting
import Foundation

@testable import FieldstoneCore

/// Runs steps on a session of the engine, for comparison. What depends on the type of the model is left to subclasses.
class RunningForm<Model>: ObservableForm {
  let plan: Plan
  let clock: FormTestClock
  let environment: FormEnvironment
  private(set) var form: FormSession<Model>
  private var origin: [String: PlanValue]
  private var observations: [FormObservation] = []
  /// How often it has been compared.
  private var compared = 0
  private var kept: (snapshot: Data, secrets: FormSecrets)?
  /// The searches for options, and what those have found that have run.
  private var jobs: [FormJob] = []
  private var outcomes: [Int: FormJob.Outcome] = [:]
  var submitted: [String: PlanValue]?
  /// How the handler of a submit or a save ends.
  var ending = PlanEnding.succeeded
  /// The rows at which an action has fired in this step.
  var fired: [String] = []
  let fileStore: PlanFileStore
  private let layout: ReferenceLayout
  /// The properties of the plan, whatever the position of an element.
  private let known: Set<String>
  private let secretRows: Set<String>
  private let open: ([String: PlanValue], FormEnvironment) -> FormSession<Model>

  /// - Parameter open: Makes a session that begins with these values.
  init(_ plan: Plan, open: @escaping ([String: PlanValue], FormEnvironment) -> FormSession<Model>) {
    (self.plan, self.open, fileStore) = (plan, open, PlanFileStore())
    clock = FormTestClock(Date(timeIntervalSince1970: 1_743_422_400))
    var environment = FormEnvironment.test(clock: clock)
    // Only the time limit of a check is that long.
    environment.sleep = { if $0 > .seconds(1) { try await Task.sleep(for: $0) } }
    environment.fileStore = fileStore
    self.environment = environment
    origin = ReferenceForm.model(plan)
    layout = ReferenceLayout(plan)
    known = plan.properties
    let reference = ReferenceForm(plan)
    secretRows = Set(reference.layout.rows.filter(reference.isSecret).map(\.id))
    form = open(origin, environment)
    observe()
  }

  // MARK: The type of the model

  /// The values of a model.
  func values(of model: Model) -> [String: PlanValue] { [:] }
  /// The model with these values.
  func model(of values: [String: PlanValue]) -> Model { form.model }
  /// Copies the source of an observer to its target whenever it has changed.
  func observe(_ observer: ObserverPlan) -> FormObservation? { nil }
  /// Sets a field.
  func set(_ path: String, _ value: PlanValue) {}
  func edit(_ edits: [ProgramEdit]) {}
  /// Changes a live object from outside.
  func change(_ step: ReferenceStep) {}

  // MARK: Steps

  private func observe() {
    (jobs, outcomes) = ([], [:])
    addHandlers()
    receiveFiles()
    form.jobRunner = { [unowned self] in jobs.append($0) }
    observations = plan.observers.compactMap(observe)
  }

  func run(_ step: ReferenceStep) async -> String {
    (submitted, fired) = (nil, [])
    switch step {
    case .send(let input):
      form.submissionState.discard()
      let reply = form.send(input)
      if form.submitWentThrough { submitted = form.submission.map(values) }
      return reply.kind
    case .together(let inputs): return form.sendTogether(inputs).map(\.kind).joined(separator: " ")
    case .set(let path, let value): set(path, value)
    case .edit(let edits): edit(edits)
    case .replace(let values):
      kept = nil
      let model = model(of: values)
      origin = self.values(of: model)
      form.replace(model)
    case .merge, .refreshElements, .refreshCases:
      guard plan.isObject else { break }
      change(step)
      form.refresh()
    case .enable(let isEnabled): form.isEnabled = isEnabled
    case .mode(let mode): form.mode = mode
    case .toggle(let id, let number):
      let options = form.row(FormRowID(id))?.options.map { ($0.id, $0.isChosen) } ?? []
      return form.send(.toggling(id, layout.byID[id]?.field, options, number)).kind
    case .answer(let back, let answer, let isHeldBack): return await give(answer, back: back, isHeldBack)
    case .report(let reports): return report(reports)
    case .finish(let ending, let answer): return await finish(ending, answer)
    case .refuse(let id, let name): return refuse(id, name)
    case .validate: form.validate()
    case .validateRow(let id):
      return form.validate(FormRowID(id)).filter { form.row($0.row ?? "")?.kind != .notice }
        .map { "\($0.row ?? ""): \($0.name)" }.joined(separator: ", ")
    case .wait(let seconds): clock.advance(seconds: seconds)
    case .keep: kept = (try? form.snapshot.encoded()).map { ($0, form.secrets) }
    case .resume(let corrupted):
      guard kept != nil else { return "" }
      form = open(origin, environment)
      observe()
      return restore(corrupted)
    case .restore(let corrupted): return restore(corrupted)
    }
    return ""
  }

  /// Runs the search or check that was started last, or one before it, and hands over what it has found.
  private func give(_ answer: PlanAnswer, back: Int, _ isHeldBack: Bool) async -> String {
    let number = jobs.count - 1 - back
    guard jobs.indices.contains(number) else { return "no search" }
    var outcome = outcomes[number]
    if outcome == nil {
      let job = jobs[number]
      outcome = await PlanAnswer.$current.withValue(answer) { await job.run() }
      outcomes[number] = outcome
    }
    if let outcome, !isHeldBack { form.finish(outcome) }
    return ""
  }

  private func restore(_ corrupted: [String: FormSnapshot.Value]) -> String {
    guard let kept else { return "" }
    do {
      var json = try JSONSerialization.jsonObject(with: kept.snapshot) as? [String: Any] ?? [:]
      var fields = json["fields"] as? [String: Any] ?? [:]
      for (id, value) in corrupted {
        fields[id] = ["value": try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))]
      }
      json["fields"] = fields
      let snapshot = try FormSnapshot(encoded: JSONSerialization.data(withJSONObject: json))
      return try form.restore(snapshot, secrets: kept.secrets).sorted().joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }

  // MARK: Observation

  func latePages(_ pages: [String]) -> [String] {
    // Now and then, the rows of subforms that nobody has needed are compared, too.
    compared += 1
    if compared % 8 == 0 { form.makeAllLate() }
    let made = Set(form.pages.map(\.path))
    var late: [String] = []
    for page in pages.sorted(by: { $0.count < $1.count }) where !made.contains(page) {
      // Not looked up below a late one, because that would make it.
      let isBelow = late.contains { page.hasPrefix($0 + ".") }
      if isBelow || form.row(FormRowID(page))?.answer == .flag(false) { late.append(page) }
    }
    return late
  }

  var observation: Observation {
    var seen: Observation = [:]
    for page in form.pages {
      let rows = form.rows(of: page).map(Array.init) ?? []
      seen["rows of '\(page.path)'"] = rows.map(\.id.path).joined(separator: " ")
      for row in rows { seen["row '\(row.id)'"] = line(row) }
    }
    seen["open"] = form.openPages.map(\.id.path).joined(separator: " > ")
    seen["focus"] = form.focusedRow?.path ?? ""
    seen["sound"] = "\(form.problems.isEmpty)"
    for (path, value) in values(of: form.model) where isKnown(path) { seen["model '\(path)'"] = "\(value)" }
    for (path, value) in submitted ?? [:] where isKnown(path) { seen["submitted '\(path)'"] = "\(value)" }
    seen["issues"] = form.issues.map { "\($0.row ?? ""): \($0.severity) \($0.name)" }.joined(separator: ", ")
    seen.merge(snapshotFacts) { $1 }
    seen["searches"] = "\(form.hasJobs)"
    seen.merge(fileFacts) { $1 }
    seen["fired"] = fired.joined(separator: " ")
    seen["toolbar"] = toolbar
    seen["submittable"] = "\(form.isSubmittable)"
    let facts = form.facts
    seen["facts.isSubmitting"] = "\(facts.isSubmitting)"
    seen["facts.invalid"] = "\(facts.invalidFields)"
    seen["facts.warned"] = "\(facts.warnedFields)"
    seen["facts.dirty"] = "\(facts.dirtyFields)"
    seen["facts.shownErrors"] = "\(facts.shownErrors)"
    seen["facts.touched"] = "\(facts.touchedFields)"
    seen["facts.applicable"] = "\(facts.applicableFields)"
    seen["facts.answered"] = "\(facts.answeredFields)"
    seen["facts.failedSubmits"] = "\(facts.failedSubmits)"
    seen["facts.isSubmitted"] = "\(facts.isSubmitted)"
    seen["facts.isEditing"] = "\(facts.isEditing)"
    seen["facts.isSaved"] = "\(facts.isSaved)"
    seen["facts.isCancelled"] = "\(facts.isCancelled)"
    seen["facts.canUndo"] = "\(facts.canUndo)"
    seen["facts.canRedo"] = "\(facts.canRedo)"
    return seen
  }

  private func isKnown(_ path: String) -> Bool {
    known.contains(path.withoutPositions)
  }

  private func line(_ row: FormRow) -> String {
    RowLine(
      kind: row.kind, help: row.help,
      captions: FormCaption.Kind.allCases.flatMap { kind in
        row.captions.filter { $0.kind == kind }.map { "\(kind) \($0.text)" }
      }, isEnabled: row.isEnabled, isReadOnly: row.isReadOnly, isRequired: row.isRequired,
      isDirty: row.isDirty, text: row.text, display: row.kind == .field ? row.display : "", answer: row.answer,
      issues: row.issues.map { "\($0.severity) \($0.code == "custom" ? $0.text : $0.code)" },
      issueCount: row.issueCount,
      options: row.options.map {
        OptionLine(
          id: $0.id, title: $0.title, isChosen: $0.isChosen, isEnabled: $0.isEnabled, isOffered: $0.isOffered)
      }, suggestions: row.suggestions.map(\.id), finding: row.options.finding, isBusy: row.states.contains(.busy),
      isPending: row.states.contains(.pending),
      actions: row.actionNames
    ).description + (leaks(row) ? " LEAKS" : "")
  }

  /// Whether a secret appears in a row's printed or displayed text.
  private func leaks(_ row: FormRow) -> Bool {
    guard secretRows.contains(row.id.path) else { return false }
    var printed = ""
    dump(row, to: &printed)
    printed += "\(row)" + String(reflecting: row) + row.display
    return RandomText.secrets.contains { printed.contains($0) }
  }

  private var snapshotFacts: Observation {
    var seen: Observation = [:]
    guard let data = try? JSONEncoder().encode(form.snapshot) else { return ["snapshot": "can't be encoded"] }
    let text = String(decoding: data, as: UTF8.self)
    let held = secretRows.compactMap { form.row(FormRowID($0))?.text }.filter {
      RandomText.secrets.contains($0) && text.contains($0)
    }
    if !held.isEmpty {
      // A program's observer may copy a secret to another field, where half-typed text may stand before it.
      let open =
        form.allRowIDs.filter { !secretRows.contains($0.path) }.compactMap { form.row($0)?.text }
        + values(of: form.model).filter { !secretRows.contains($0.key) }.map { "\($0.value)" }
      for secret in held where !open.contains(where: { $0.contains(secret) }) { seen["snapshot"] = "holds a secret" }
    }
    for (id, entry) in form.snapshot.unfit { seen["carried '\(id)'"] = entry.value.map { "\($0)" } ?? "" }
    return seen
  }
}

extension ReferenceRow {
  var formID: FormRowID { FormRowID(id) }
}

extension FormIssue {
  /// The code, or the message of a custom rule.
  var name: String { kind.code == "custom" ? text(in: .test) : kind.code }
}
