import FieldstoneCore

/// Random steps about enums with a form.
extension StepMaker {
  /// A switch to another case, an answer in a case, or a change by a program.
  mutating func changeCases() -> ReferenceStep? {
    let rows = form.layout.rows.filter { $0.kind == .field && form.layout.isInCases($0.block) }
    guard !rows.isEmpty else { return nil }
    switch lot.pick(20) {
    case 0..<6:
      let row = openRow(rows.filter { $0.field?.isCaseChoice == true })
      last = row
      let id = RandomText.pick((row.field?.options ?? []) + ["unknown"], &lot)
      if row.field?.name == "pick", lot.one(in: 4) { return .send(.set(FormRowID(row.id), .none)) }
      return .send(lot.one(in: 4) ? .type(FormRowID(row.id), id) : .set(FormRowID(row.id), .choices([id])))
    case 6..<12:
      let again = lot.one(in: 3) ? rows.first { $0.id == last?.id } : nil
      let row = again ?? openRow(rows)
      last = row
      if lot.one(in: 5) { return .send(.blur(FormRowID(row.id))) }
      if row.field?.leaf?.kind == .flag || lot.one(in: 4) {
        return .send(.set(FormRowID(row.id), RandomText.answer(row, &lot)))
      }
      return .send(.type(FormRowID(row.id), RandomText.typed(row, isSecret: form.isSecret(row), &lot)))
    case 12, 13: return .send(.undo)
    case 14: return .send(.redo)
    case 15: return .send(.submit)
    case 16:
      return RandomText.pick([.keep, .keep, .restore(corrupted: [:]), .resume(corrupted: [:]), .send(.reset)], &lot)
    default: return replaceCases()
    }
  }

  private mutating func replaceCases() -> ReferenceStep? {
    let names = ["deal", "luck"].filter { plan.root.field($0) != nil }
    guard !names.isEmpty else { return nil }
    let name = RandomText.pick(names, &lot)
    if plan.isObject, lot.one(in: 2) {
      return .refreshCases(name, CaseMaker.values(&lot, of: name, hasForms: false).below(name))
    }
    return .edit([.cases(name, CaseMaker.values(&lot, of: name).below(name))])
  }
}
