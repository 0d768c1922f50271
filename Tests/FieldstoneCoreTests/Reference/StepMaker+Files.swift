import FieldstoneCore

/// Random steps about files. They are drawn from a generator of their own, so that the other steps stay as they are.
extension StepMaker {
  mutating func chooseFile() -> ReferenceStep? {
    let rows = form.layout.rows.filter { $0.field?.leaf?.kind == .file }
    guard !rows.isEmpty, files.one(in: 3) else { return nil }
    let open = rows.filter { form.facts.shown.contains($0.id) && form.facts.enabled.contains($0.id) }
    let row = RandomText.pick(open.isEmpty || files.one(in: 8) ? rows : open, &files)
    let id = FormRowID(row.id)
    switch files.pick(14) {
    case 0..<4: return .send(.type(id, RandomText.typed(row, isSecret: false, &files)))
    case 4..<6: return .send(.set(id, RandomText.answer(row, &files)))
    case 6..<8: return .refuse(row.id, RandomText.pick(["huge.png", "a/b\u{0}.png"], &files))
    case 8: return .send(.blur(id))
    case 9: return .send(RandomText.pick([.undo, .undo, .redo], &files))
    case 10: return RandomText.pick([.keep, .restore(corrupted: entry(row)), .resume(corrupted: entry(row))], &files)
    case 11, 12: return submit()
    default: return files.one(in: 4) ? .send(.cancel) : .send(.set(id, .none))
    }
  }

  /// Something that a draft may have for a file.
  private mutating func entry(_ row: ReferenceRow) -> [String: FormSnapshot.Value] {
    guard files.one(in: 3), !row.id.contains(".") else { return [:] }
    let cv: [FormSnapshot.Value] = [.text("cv"), .text("cv.pdf"), .text("application/pdf"), .integer(3_000)]
    let own: [FormSnapshot.Value] = [.text("own"), .text("own.pdf"), .text("application/pdf"), .integer(700)]
    let larger: [FormSnapshot.Value] = [.text("cv"), .text("cv.pdf"), .text("application/pdf"), .integer(3_001)]
    let values: [FormSnapshot.Value] = [.list(cv), .list(own), .list(larger), .list(cv + [.integer(-1)]), .list([])]
    return [row.id: RandomText.pick(values, &files)]
  }
}
