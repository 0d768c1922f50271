import FieldstoneCore
import Foundation

/// Runs steps on the reference engine, for comparison.
final class ReferenceRun: ObservableForm {
  private(set) var form: ReferenceForm
  private var kept: ReferenceSnapshot?

  init(_ plan: Plan, faults: Set<ReferenceFault> = []) { form = ReferenceForm(plan, faults: faults) }

  func run(_ step: ReferenceStep) async -> String { perform(step) }

  func perform(_ step: ReferenceStep) -> String {
    form.submission = nil
    form.fired = []
    switch step {
    case .send(let input): return form.send(input).kind
    case .together(let inputs): return form.sendTogether(inputs).map(\.kind).joined(separator: " ")
    case .set(let path, let value): form.set(path, value)
    case .edit(let edits): form.edit(edits)
    case .replace(let values):
      kept = nil
      form.replace(PlanRoot<PlanZero>.make(values).values)
    case .refreshElements(let path, let edit): if form.plan.isObject { form.mergeElements(path, edit) }
    case .refreshCases(let path, let values): if form.plan.isObject { form.mergeCases(path, values) }
    case .merge(let values): if form.plan.isObject { form.merge(values) }
    case .enable(let isEnabled): form.enable(isEnabled)
    case .mode(let mode): form.change(to: mode)
    case .toggle(let id, let number):
      let row = form.layout.byID[id]
      let options = row.map(form.options)?.map { ($0.id, $0.isChosen) } ?? []
      return form.send(.toggling(id, row?.field, options, number)).kind
    case .answer(let back, let answer, let isHeldBack):
      return form.answer(back: back, answer, isHeldBack: isHeldBack) ? "" : "no search"
    case .report(let reports): return form.report(reports)
    case .finish(let ending, let answer): return form.finish(ending, checks: answer)
    case .refuse(let id, let name): return form.refuseFile(id, name).kind
    case .validate: form.validate()
    case .validateRow(let id): return form.validate(id).joined(separator: ", ")
    case .wait(let seconds): form.now += seconds
    case .keep: kept = form.snapshot
    case .resume(let corrupted):
      guard let kept else { return "" }
      let now = form.now
      form = ReferenceForm(form.plan, faults: form.faults, model: form.originModel)
      form.now = now
      return form.restore(kept, corrupted: corrupted).joined(separator: ", ")
    case .restore(let corrupted):
      guard let kept else { return "" }
      return form.restore(kept, corrupted: corrupted).joined(separator: ", ")
    }
    return ""
  }

  var observation: Observation {
    var seen: Observation = [:]
    let rows = form.layout.rows
    for block in form.layout.blocks where !block.isInline && form.isPageThere(block) {
      seen["rows of '\(block.page)'"] = form.rows(of: block.page).map(\.id).joined(separator: " ")
    }
    seen["open"] = form.state.pages.joined(separator: " > ")
    seen["focus"] = form.state.focus ?? ""
    seen["sound"] = "\(form.isSound)"
    for row in rows where form.facts.shown.contains(row.id) { seen["row '\(row.id)'"] = form.line(row) }
    for (path, value) in form.model { seen["model '\(path)'"] = "\(value)" }
    for (path, value) in form.submission ?? [:] { seen["submitted '\(path)'"] = "\(value)" }
    let counting = rows.filter { form.counts($0) }
    seen["issues"] =
      counting.flatMap { row in (form.facts.issues[row.id] ?? []).map { "\(row.id): \($0.severity) \($0.code)" } }
      .joined(separator: ", ")
    for (id, entry) in form.state.carried { seen["carried '\(id)'"] = "\(entry)" }
    let fields = counting.filter { $0.kind == .field && !form.isReadOnlyItself($0) }
    let hasError = counting.filter(form.hasError)
    seen["toolbar"] = form.toolbar
    seen["received files"] = form.state.files.received.sorted().joined(separator: " ")
    seen["removed files"] = form.state.files.removed.sorted().joined(separator: " ")
    seen["submittable"] = "\(form.isSubmittable)"
    seen["facts.isSubmitting"] = "\(form.state.work != nil)"
    seen["facts.invalid"] = "\(hasError.count)"
    seen["facts.warned"] =
      "\(counting.filter { row in !form.hasError(row) && form.facts.issues[row.id]?.contains { $0.severity == .warning } == true }.count)"
    seen["facts.dirty"] = "\(rows.filter(form.isDirty).count)"
    seen["facts.shownErrors"] = "\(hasError.filter(form.showsError).count)"
    seen["facts.touched"] = "\(form.state.touched.filter { form.layout.byID[$0] != nil }.count)"
    seen["facts.applicable"] = "\(fields.count)"
    seen["facts.answered"] = "\(fields.filter(form.isAnswered).count)"
    seen["facts.failedSubmits"] = "\(form.state.failedSubmits)"
    seen["facts.isSubmitted"] = "\(form.state.isSubmitted)"
    seen["facts.isEditing"] = "\(form.state.isEditing)"
    seen["facts.isSaved"] = "\(form.state.isSaved)"
    seen["facts.isCancelled"] = "\(form.state.isCancelled)"
    seen["facts.canUndo"] = "\(!form.state.done.isEmpty && form.state.isEditing)"
    seen["fired"] = form.fired.joined(separator: " ")
    seen["facts.canRedo"] = "\(!form.state.undone.isEmpty && form.state.isEditing)"
    seen["searches"] =
      "\(form.searches.values.contains { $0.job != nil } || form.state.checks.values.contains(where: \.isPending))"
    return seen
  }
}

extension ReferenceForm {
  /// Whether one of the issues that it shows is an error.
  func showsError(_ row: ReferenceRow) -> Bool { shownIssues(row).contains { $0.severity == .error } }

  /// Whether an applicable field has a valid answer, whoever gave it.
  func isAnswered(_ row: ReferenceRow) -> Bool {
    !isMissing(row, value(row.path)) && !hasError(row) && state.drafts[row.path]?.issue == nil
  }

  /// A one-line description of a row.
  func line(_ row: ReferenceRow) -> String {
    let below =
      [.link, .collection, .element].contains(row.kind)
      ? layout.rows.filter { $0.id != row.id && layout.isBelow($0, row.path) } : []
    let isSecret = isSecret(row)
    let isReadOnly = isReadOnlyNow(row)
    // Warnings wait until the answer has no error.
    let shown = shownIssues(row).filter { !hasError(row) || $0.severity != .warning }
    var answer = FormAnswer.none
    var (text, display) = ("", "")
    if row.kind == .field, let reading = reading(row) {
      let value = value(row.path)
      let dots = value == .none || value == .text("") ? "" : "••••••"
      answer = isSecret && isReadOnly ? .none : reading.answer(value)
      // What is half typed is a secret, too.
      text = isSecret && isReadOnly ? self.text(row).isEmpty ? "" : "••••••" : self.text(row)
      let isUnparsed = isReadOnly && state.drafts[row.path]?.issue != nil
      display = isSecret ? dots : isUnparsed ? self.text(row) : reading.display(value)
    } else if FormPlan.optionalNames.contains(row.path.lastName) {
      answer = .flag(isPresent(row.path))
    }
    return RowLine(
      kind: row.kind, help: help(row), captions: captions(row),
      isEnabled: facts.enabled.contains(row.id) && !isReadOnly && !isFullAdd(row),
      isReadOnly: isReadOnly,
      isRequired: isMarkedRequired(row), isDirty: isDirty(row) || below.contains(where: isDirty), text: text,
      display: row.kind == .field ? display : "", answer: answer,
      issues: shown.map { "\($0.severity) \($0.code)" },
      issueCount: row.kind == .collection ? 0 : below.filter { hasError($0) && showsError($0) }.count,
      options: isReadOnly ? [] : options(row), suggestions: isReadOnly ? [] : suggestions(row),
      finding: isReadOnly ? nil : finding(row), isBusy: searches[row.id]?.job != nil,
      isPending: state.checks[row.path]?.isPending == true,
      actions: actions(row)
    ).description
  }

  /// The help text: what the outermost form says about it last.
  private func help(_ row: ReferenceRow) -> String? {
    let all = (statements[row.path] ?? []).filter { if case .help = $0.1.kind { true } else { false } }
    let outermost = all.map(\.0.count).min()
    guard let (block, statement) = all.last(where: { $0.0.count == outermost }),
      case .help(let first, let second) = statement.kind
    else { return nil }
    var reading = ReferenceReading(self, facts, block)
    let text = reading.holds(statement.test) ? first : second
    return text.isEmpty ? nil : text
  }

  /// The remarks beside it: of each kind what the outermost form says last.
  private func captions(_ row: ReferenceRow) -> [String] {
    FormCaption.Kind.allCases.compactMap { kind in
      let all = (statements[row.path] ?? []).compactMap { block, statement -> (String, Expression, String, String)? in
        guard case .caption(kind, let first, let second) = statement.kind else { return nil }
        return (block, statement.test, first, second)
      }
      let outermost = all.map(\.0.count).min()
      guard let (block, test, first, second) = all.last(where: { $0.0.count == outermost }) else { return nil }
      var reading = ReferenceReading(self, facts, block)
      let text = reading.holds(test) ? first : second
      return text.isEmpty ? nil : "\(kind) \(text)"
    }
  }

  /// The page of an element in a collection that is not there can't be opened.
  func isPageThere(_ block: ReferenceBlock) -> Bool { !block.path.contains("[") || isPresent(block.path.dropElement) }

  /// Whether it adds to a collection that has as many elements as it may.
  func isFullAdd(_ row: ReferenceRow) -> Bool { row.kind == .add && layout.owner(of: row).map(isFull) == true }

  /// The options of a row: what is offered, then what is chosen but not offered.
  func options(_ row: ReferenceRow) -> [OptionLine] {
    guard let choice = choice(row, facts) else { return [] }
    let chosen = choice.ids(value(row.path))
    return (choice.offered + choice.unoffered(chosen)).map { id in
      OptionLine(
        id: id, title: choice.title(id), isChosen: chosen.contains(id),
        isEnabled: facts.disabledOptions[row.id]?.contains(id) != true,
        isOffered: choice.offered.contains(id) || isSearched(row) || choice.takesOwn)
    }
  }

  /// The texts that a field suggests: what the closure returns, or else what the field declares.
  private func suggestions(_ row: ReferenceRow) -> [String] {
    for (block, statement) in statements[row.path] ?? [] {
      guard case .suggestions(let first, let second) = statement.kind else { continue }
      var reading = ReferenceReading(self, facts, block)
      return reading.holds(statement.test) ? first : second
    }
    for trait in (row.field?.traits ?? []).reversed() { if case .suggestions(let texts) = trait { return texts } }
    return []
  }

  private func isMarkedRequired(_ row: ReferenceRow) -> Bool {
    // What is required is the collection, and not each of its elements.
    if row.kind == .element { return false }
    if facts.required.contains(row.id) || row.field?.traits.contains(.mustBeTrue) == true { return true }
    // Numbers and dates that aren't optional can't be left empty.
    guard let leaf = row.field?.leaf, !leaf.isOptional, !isReadOnly(row) else { return false }
    return [.whole, .byte, .real, .date].contains(leaf.kind)
  }
}

/// The properties of a row that are compared.
struct RowLine: CustomStringConvertible {
  let kind: FormRow.Kind
  let help: String?
  /// In the order of their kinds.
  let captions: [String]
  let isEnabled: Bool
  let isReadOnly: Bool
  let isRequired: Bool
  let isDirty: Bool
  let text: String
  let display: String
  let answer: FormAnswer
  let issues: [String]
  let issueCount: Int
  let options: [OptionLine]
  let suggestions: [String]
  let finding: FormRow.Options.Finding?
  let isBusy: Bool
  let isPending: Bool
  let actions: [String]

  var description: String {
    var line = "\(kind)"
    if isEnabled { line += " enabled" }
    if isReadOnly { line += " readOnly" }
    if isRequired { line += " required" }
    if isDirty { line += " dirty" }
    if let help { line += " help \(help)" }
    if !captions.isEmpty { line += " captions \(captions)" }
    line += " text \(text.debugDescription)"
    // Texts are equal to Swift whether letters and their accents are one character or two.
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { line += " of \(text.unicodeScalars.count)" }
    line += " display \(display.debugDescription) answer "
    if case .date(let parts) = answer {
      line += [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map {
        $0.map(String.init) ?? "-"
      }
      .joined(separator: ":")
    } else {
      line += "\(answer)"
    }
    if !issues.isEmpty { line += " shows \(issues)" }
    if issueCount > 0 { line += " with \(issueCount) below" }
    if !options.isEmpty { line += " options \(options)" }
    if let finding { line += " \(finding)" }
    if isBusy { line += " busy" }
    if isPending { line += " pending" }
    if !actions.isEmpty { line += " can \(actions.joined(separator: ", "))" }
    if !suggestions.isEmpty { line += " suggests \(suggestions)" }
    return line
  }
}

/// The properties of an option that are compared.
struct OptionLine: CustomStringConvertible {
  let id: String
  let title: String
  let isChosen: Bool
  let isEnabled: Bool
  let isOffered: Bool

  var description: String {
    "\(id)=\(title)" + (isChosen ? " chosen" : "") + (isEnabled ? "" : " disabled") + (isOffered ? "" : " unoffered")
  }
}
