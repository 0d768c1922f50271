import FieldstoneCore

/// Random steps about what happens around a form: what ends a submit, and issues from outside. They are drawn from a
/// generator of their own, so that the other steps stay as they are.
extension StepMaker {
  mutating func doWork() -> ReferenceStep? {
    guard plan.work != nil, work.one(in: 2) else { return nil }
    if form.state.work != nil, !work.one(in: 4) { return .finish(ending(), checks: answer()) }
    if form.state.mode == .free, form.state.isSaveNeeded, work.one(in: 2) { return .finish(ending(), checks: answer()) }
    if work.one(in: 3) { return correct() }
    if !checked.isEmpty, work.one(in: 3) { return check() }
    switch work.pick(12) {
    case 0..<3: return .report(reports())
    case 3..<6: return submit()
    case 6..<9: return answerReport()
    case 9: return .send(.undo)
    case 10: return RandomText.pick([.keep, .restore(corrupted: [:]), .resume(corrupted: [:]), .send(.reset)], &work)
    default: return .finish(ending(), checks: answer())
    }
  }

  /// An answer to a field with a check, or the end of a check: often at once, sometimes late, sometimes never.
  private mutating func check() -> ReferenceStep {
    if work.one(in: 2) {
      return .answer(back: RandomText.pick([0, 0, 0, 1, 1, 2, 3], &work), answer(), isHeldBack: work.one(in: 5))
    }
    let row = RandomText.pick(checked, &work)
    if work.one(in: 5) || form.isSecret(row) { return .send(.focus(FormRowID(row.id))) }
    if work.one(in: 3) { return .send(.set(FormRowID(row.id), RandomText.answer(row, &work))) }
    return .send(.type(FormRowID(row.id), RandomText.typed(row, isSecret: false, &work)))
  }

  private var checked: [ReferenceRow] { form.layout.rows.filter { $0.kind == .field && form.isChecked($0.path) } }

  private mutating func answer() -> PlanAnswer {
    RandomText.pick([.found([]), .found([]), .wrong(.error), .wrong(.error), .wrong(.warning), .failed], &work)
  }

  /// What people do before a submit: they correct what is wrong. If nothing is, they submit.
  private mutating func correct() -> ReferenceStep {
    let wrong = form.layout.rows.filter { form.counts($0) && form.hasError($0) && !form.triesAgain($0) }
    guard let row = pick(wrong) else { return submit() }
    guard let leaf = row.field?.leaf, !row.path.contains("["), !form.layout.isInCases(row.block), !form.isSecret(row)
    else {
      return .send(.undo)
    }
    return .set(row.path, RandomText.present(leaf, &work))
  }

  func submit() -> ReferenceStep {
    switch form.state.mode {
    case .submit, .free: .send(.submit)
    case .edit where !form.state.isEditing: .send(.edit)
    case .edit, .save, .frozen: .send(.save)
    }
  }

  private mutating func ending() -> PlanEnding {
    switch work.pick(6) {
    case 0..<3: .succeeded
    case 3: .failed
    default: .found(reports())
    }
  }

  /// Issues, mostly of rows that show.
  private mutating func reports() -> [PlanReport] {
    let rows = form.layout.rows.filter { !$0.isHeadless && $0.kind != .notice }
    let counting = rows.filter { form.counts($0) }
    return (0..<(1 + work.pick(3))).map { _ in
      let row = work.one(in: 12) ? "unknown" : pick(counting.isEmpty || work.one(in: 8) ? rows : counting)?.id ?? ""
      return PlanReport(
        row: row, severity: RandomText.pick([.error, .error, .error, .warning, .info], &work),
        text: "report \(work.pick(3))")
    }
  }

  /// An answer to a row that has an issue from outside, or in it.
  private mutating func answerReport() -> ReferenceStep? {
    let ids = form.state.outside.keys.sorted()
    guard let id = pick(ids) else { return nil }
    guard let row = pick(form.layout.rows.filter { $0.kind == .field && $0.id.isInside(id) }) else { return nil }
    if form.isSecret(row) { return .send(.blur(FormRowID(row.id))) }
    if work.one(in: 3) { return .send(.set(FormRowID(row.id), RandomText.answer(row, &work))) }
    return .send(.type(FormRowID(row.id), RandomText.typed(row, isSecret: false, &work)))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : RandomText.pick(values, &work)
  }
}
