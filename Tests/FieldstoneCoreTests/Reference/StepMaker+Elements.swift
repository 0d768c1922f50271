import FieldstoneCore

/// Random steps that change collections.
extension StepMaker {
  /// A step about a collection that is there now, or about one of its elements.
  mutating func changeElements() -> ReferenceStep? {
    let collections = form.layout.rows.filter { $0.kind == .collection }
    guard !collections.isEmpty else { return nil }
    let row = openRow(collections)
    switch lot.pick(20) {
    case 0..<4:
      return .send(.insert(FormRowID(row.id + (lot.one(in: 3) ? "[+]" : "")), id: newID(row), before: neighbor(row)))
    case 4..<6: return .send(.perform(FormRowID(row.id + "[+]")))
    case 6..<10: return .send(.remove(element(row)))
    case 10..<13: return .send(.move(element(row), before: neighbor(row)))
    case 13..<15: return .send(.duplicate(element(row), id: newID(row)))
    case 15: return .send(.focus(element(row)))
    case 16: return .send(.open(element(row)))
    default: break
    }
    guard !row.path.contains("["), !form.layout.isInCases(row.block) else { return .send(.undo) }
    let edit: ElementsEdit =
      switch lot.pick(6) {
      case 0: .append(ElementMaker.values(row.path.lastName, &lot))
      case 1: .insertFirst(ElementMaker.values(row.path.lastName, &lot))
      case 2: .remove(lot.pick(3))
      case 3: .swap(lot.pick(3), lot.pick(3))
      case 4: .change(lot.pick(3), ElementMaker.values(row.path.lastName, &lot))
      default: .all((0..<lot.pick(4)).map { _ in ElementMaker.values(row.path.lastName, &lot) })
      }
    if plan.isObject, lot.one(in: 3) { return .refreshElements(row.path, edit) }
    return .edit([.elements(row.path, edit)])
  }

  /// An answer in an element.
  mutating func editElement() -> ReferenceStep? {
    let rows = form.layout.rows.filter { $0.kind == .field && $0.id.contains("[") }
    guard !rows.isEmpty else { return nil }
    let again = lot.one(in: 3) ? rows.first { $0.id == last?.id } : nil
    let row = again ?? openRow(rows)
    last = row
    if lot.one(in: 4) { return .send(.blur(FormRowID(row.id))) }
    if row.field?.leaf?.kind == .flag || lot.one(in: 4) {
      return .send(.set(FormRowID(row.id), RandomText.answer(row, &lot)))
    }
    return .send(.type(FormRowID(row.id), RandomText.typed(row, isSecret: form.isSecret(row), &lot)))
  }

  /// The id of a new element: mostly one that was never used.
  private mutating func newID(_ row: ReferenceRow) -> String {
    let used = form.state.usedIDs[row.path]?.sorted() ?? []
    switch lot.pick(12) {
    case 0: return RandomText.pick(["", "a.b", "+", "é", "a b", "]", String(repeating: "x", count: 65)], &lot)
    case 1, 2: return used.isEmpty ? "a" : RandomText.pick(used, &lot)
    case 3: return "\(1 + lot.pick(9))"
    default:
      let ids = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "A-_9"].filter { !used.contains($0) }
      return ids.isEmpty ? "z" : RandomText.pick(ids, &lot)
    }
  }

  private mutating func element(_ row: ReferenceRow) -> FormRowID {
    let ids = form.elements(row.path)
    let gone = (form.state.usedIDs[row.path] ?? []).subtracting(ids).sorted()
    if !gone.isEmpty, lot.one(in: 10) { return FormRowID("\(row.id)[\(RandomText.pick(gone, &lot))]") }
    if ids.isEmpty || lot.one(in: 15) {
      return FormRowID(RandomText.pick(form.layout.rows.filter { !$0.isHeadless }, &lot).id)
    }
    return FormRowID("\(row.id)[\(RandomText.pick(ids, &lot))]")
  }

  private mutating func neighbor(_ row: ReferenceRow) -> FormRowID? { lot.one(in: 3) ? nil : element(row) }
}
