import FieldstoneCore

/// Generates random steps.
struct StepMaker {
  var lot: SeededGenerator
  /// Draws the steps about what happens around the form.
  var work: SeededGenerator
  /// Draws the steps about files.
  var files: SeededGenerator
  let plan: Plan
  private let start: ReferenceForm
  /// Where the plan has collections or enums, or something happens around it, a form that does all steps: which rows there are depends on them.
  private let run: ReferenceRun?
  var last: ReferenceRow?
  /// The rows whose options are searched for.
  private let searched: [ReferenceRow]
  private var lastSearched = ""
  private let choices: [ReferenceRow]

  init(_ plan: Plan, seed: UInt64) {
    lot = SeededGenerator(seed: seed &+ 4_242)
    work = SeededGenerator(seed: seed &+ 5_353)
    files = SeededGenerator(seed: seed &+ 6_464)
    self.plan = plan
    let form = ReferenceForm(plan)
    start = form
    run = plan.hasCollections || plan.hasCases || plan.work != nil || plan.hasFiles ? ReferenceRun(plan) : nil
    searched = form.layout.rows.filter(form.isSearched)
    choices = form.layout.rows.filter { $0.field?.leaf?.isChoice == true }
  }

  var form: ReferenceForm { run?.form ?? start }

  mutating func make() -> ReferenceStep {
    guard let run else { return next() }
    if let step = chooseFile() {
      _ = run.perform(step)
      return step
    }
    if let step = doWork() {
      _ = run.perform(step)
      return step
    }
    if plan.hasCases, lot.one(in: 2), let step = changeCases() {
      _ = run.perform(step)
      return step
    }
    let step =
      !plan.hasCollections && !plan.hasCases
      ? nil : lot.one(in: 3) ? changeElements() : lot.one(in: 3) ? editElement() : nil
    let next = step ?? next()
    _ = run.perform(next)
    return next
  }

  private mutating func next() -> ReferenceStep {
    if plan.mode != nil, lot.one(in: 6) { return editing() }
    if !searched.isEmpty, lot.one(in: 4) { return searching() }
    if !choices.isEmpty, lot.one(in: 8) { return toggle() }
    return switch lot.pick(100) {
    case 0..<40: .send(edit())
    case 40..<46: .send(.focus(id()))
    case 46..<54: .send(.blur(last.map { FormRowID($0.id) } ?? id()))
    case 54..<58: .send(.open(id(.link)))
    case 58: .send(.back)
    case 59: .send(lot.one(in: 3) ? elements() : .back)
    case 60..<67: .send(.undo)
    case 67..<70: .send(.redo)
    case 70..<75: .send(lot.one(in: 3) ? .perform(id(.action)) : .submit)
    case 75: .send(lot.one(in: 6) ? .cancel : .reset)
    case 76..<79: .together((0..<(1 + lot.pick(4))).map { _ in lot.one(in: 5) ? .blur(id()) : edit() })
    case 79..<82: set()
    case 82..<86: .edit((0..<(1 + lot.pick(3))).map { _ in programEdit() })
    case 86: .replace(model())
    case 87..<90: plan.isObject ? .merge(changes()) : .send(edit())
    case 90: .enable(!lot.one(in: 3))
    case 91: .validate
    case 92: .validateRow(id().path)
    case 93: .wait(lot.one(in: 2) ? 0.5 : 2)
    case 94... where plan.hasCollections && !Self.restoresElements: .send(.undo)
    case 94..<97: .keep
    case 97: .resume(corrupted: corrupted())
    default: .restore(corrupted: corrupted())
    }
  }

  /// What people do in a form that isn't submitted; mostly what has an effect.
  private mutating func editing() -> ReferenceStep {
    if lot.one(in: 8) { return .mode(RandomText.pick([.edit, .save, .frozen, .submit], &lot)) }
    return .send(RandomText.pick([.edit, .edit, .save, .save, .discard], &lot))
  }

  /// A search for options, or an answer to one: often at once, sometimes late, sometimes never.
  private mutating func searching() -> ReferenceStep {
    if lot.one(in: 12) { return .send(.search(id(), "r")) }
    // Often searches again where the last search was, so that searches replace each other.
    let again = lot.one(in: 2) ? nil : searched.first { $0.id == lastSearched }
    let row = again ?? openRow(searched)
    (lastSearched, last) = (row.id, row)
    if lot.one(in: 2) { return .send(.search(FormRowID(row.id), RandomText.pick(["", "", "r", "x"], &lot))) }
    var found = row.field?.leaf.map { RandomChoice.options($0, &lot) } ?? []
    if let first = found.first, lot.one(in: 6) { found.append(first) }
    return .answer(
      back: RandomText.pick([0, 0, 0, 1, 1, 2, 3], &lot), lot.one(in: 4) ? .failed : .found(found),
      isHeldBack: lot.one(in: 5))
  }

  /// One of the rows, mostly one that can be edited at first; others may appear later, or never.
  mutating func openRow(_ rows: [ReferenceRow]) -> ReferenceRow {
    let open = rows.filter {
      form.facts.shown.contains($0.id) && form.facts.enabled.contains($0.id) && !form.isReadOnlyNow($0)
    }
    return RandomText.pick(open.isEmpty || lot.one(in: 6) ? rows : open, &lot)
  }

  /// Picks an option as surfaces do, often several ones of the same row.
  private mutating func toggle() -> ReferenceStep {
    let again = lot.one(in: 2) ? choices.first { $0.id == last?.id } : nil
    let row = again ?? openRow(choices)
    last = row
    return .toggle(row.id, lot.pick(5))
  }

  /// Whether the engine restores elements from snapshots.
  static let restoresElements = true

  /// An input for collections, which most rows don't take.
  private mutating func elements() -> FormInput {
    switch lot.pick(4) {
    case 0: .insert(id(), id: "new", before: nil)
    case 1: .remove(id())
    case 2: .move(id(), before: id())
    default: .duplicate(id(), id: "new")
    }
  }

  private mutating func row(_ kind: FormRow.Kind? = nil) -> ReferenceRow? {
    let shown = form.layout.rows.filter { !$0.isHeadless }
    let rows = shown.filter { kind == nil ? $0.kind == .field || $0.kind == .link : $0.kind == kind }
    guard !rows.isEmpty else { return nil }
    return lot.one(in: 15) ? RandomText.pick(shown, &lot) : RandomText.pick(rows, &lot)
  }

  private mutating func id(_ kind: FormRow.Kind? = nil) -> FormRowID {
    if lot.one(in: 40) { return "unknown" }
    return FormRowID(row(kind)?.id ?? "none")
  }

  private mutating func edit() -> FormInput {
    // Often edits the same field again, as people do.
    let again = lot.one(in: 3) ? last : nil
    guard let row = again ?? row() else { return .undo }
    last = row
    if row.kind == .link || lot.one(in: 3) || row.field?.leaf?.kind == .flag && !lot.one(in: 6) {
      if form.isSecret(row) { return .type(FormRowID(row.id), RandomText.typed(row, isSecret: true, &lot)) }
      return .set(FormRowID(row.id), RandomText.answer(row, &lot))
    }
    return .type(FormRowID(row.id), RandomText.typed(row, isSecret: form.isSecret(row), &lot))
  }

  private mutating func property(withOptionals: Bool) -> (String, PlanValue)? {
    let rows = form.layout.rows.filter { row in
      row.kind == .field && !row.path.contains("[") && !form.layout.isInCases(row.block) && row.field?.leaf != nil
        && row.field?.leaf?.kind != .viewer
        && !form.isSecret(row)
        && (withOptionals || form.layout.optionals(above: row.block).isEmpty)
    }
    guard !rows.isEmpty else { return nil }
    let row = RandomText.pick(rows, &lot)
    return row.field?.leaf.map { (row.path, RandomText.value($0, &lot)) }
  }

  private mutating func set() -> ReferenceStep {
    guard let (path, value) = property(withOptionals: true) else { return .validate }
    return .set(path, value)
  }

  private mutating func programEdit() -> ProgramEdit {
    let subforms = form.layout.blocks.filter {
      !$0.path.isEmpty && !$0.isElement && !$0.path.contains(".") && $0.path != "mate" && !$0.isCases
    }
    if !subforms.isEmpty, lot.one(in: 4) {
      let block = RandomText.pick(subforms, &lot)
      if block.isOptional, lot.one(in: 2) { return .subform(block.path, nil) }
      var values: [String: PlanValue] = ["t0": .text("s"), "plain": .whole(lot.pick(9))]
      if form.layout.block(block.path + ".perhaps") != nil, lot.one(in: 3) { values["perhaps"] = .flag(true) }
      return .subform(block.path, values)
    }
    if lot.one(in: 6) { return .value("plain", .whole(lot.pick(9))) }
    guard let (path, value) = property(withOptionals: false) else { return .value("plain", .whole(4)) }
    return .value(path, value)
  }

  private mutating func model() -> [String: PlanValue] {
    var model: [String: PlanValue] = [:]
    for leaf in Leaf.all where leaf.kind != .viewer && lot.one(in: 3) {
      model[leaf.name] = RandomText.value(leaf, &lot)
    }
    if lot.one(in: 2) {
      model["maybe"] = .flag(true)
      model["maybe.t0"] = .text("r")
    }
    for name in ["deal", "luck"] where plan.root.field(name) != nil && lot.one(in: 2) {
      model.merge(CaseMaker.values(&lot, of: name)) { $1 }
    }
    return model
  }

  private mutating func changes() -> [String: PlanValue] {
    var changes: [String: PlanValue] = [:]
    for _ in 0...lot.pick(2) {
      if let (path, value) = property(withOptionals: false) { changes[path] = value }
    }
    if lot.one(in: 4) { changes["plain"] = .whole(lot.pick(9)) }
    return changes
  }

  private mutating func corrupted() -> [String: FormSnapshot.Value] {
    guard lot.one(in: 3) else { return [:] }
    var corrupted: [String: FormSnapshot.Value] = [:]
    for _ in 0...lot.pick(2) {
      let fields = form.layout.rows.filter { $0.kind == .field && !$0.id.contains(".") && !$0.id.contains("[") }
      let id = lot.one(in: 5) || fields.isEmpty ? "gone" : RandomText.pick(fields, &lot).id
      corrupted[id] = RandomText.pick(
        [
          FormSnapshot.Value.none, .text("ab"), .text(plan.hasCases ? "pair" : "dark"), .flag(true), .integer(5),
          .integer(300), .integer(-1),
          .number("1.5"), .number("x"), .list([.text("dark"), .text("pale")]), .list([.text("x")]), .list([]),
          .list([.integer(1)]), .list([.integer(7), .integer(0)]), .list([.integer(-1)]), .list([.number("6")]),
          .list([.number("300")]), .list([.number("x")]), .list([.integer(1), .text("Green")]),
          .list([.integer(1), .text("x"), .integer(2)]),
        ], &lot)
    }
    return corrupted
  }
}
