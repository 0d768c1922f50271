/// What a save changes, compared with the model that was saved last.
extension FormSession {
  /// After a draft was restored, finds out what had been saved when it was stored: the form as its baseline is, without
  /// what is hidden in that.
  func followRestore() {
    guard saves.restores != restores, let origin = saves.origin, !blocks[0].isShared else { return }
    saves.restores = restores
    let baseline = snapshot.atBaseline
    let isSame = baseline.fields.isEmpty && baseline.elements.isEmpty && baseline.news.isEmpty
    guard !isSame else { return saves.baseline = origin }
    let other = FormSession(origin, definition: FormDefinition(core: core), environment: environment)
    do {
      try other.restore(baseline, withNews: true)
      saves.baseline = other.makeSubmission()
    } catch { environment.report(error) }
  }

  /// The value of a property when it was saved last.
  func savedValue<Value>(of path: KeyPath<Model, Value>) -> Value {
    // An object has changed since, and the values of secret fields aren't in drafts.
    let isKnown = saves.baseline != nil && !blocks[0].isShared && several == nil
    if let slot = slot(path), let field = field(at: slot), !isKnown || field.isPrivate,
      let value = field.value(start(of: slot).value(of: several?.saving ?? 0), as: Value.self)
    {
      return value
    }
    return (saves.baseline ?? saves.first ?? model)[keyPath: path]
  }

  /// Whether a property, or anything in it, differs from what was saved last.
  func isBeingSaved(_ path: PartialKeyPath<Model>, in saved: Model) -> Bool {
    guard let slot = slot(path) else { return true }
    if isLeftOut(slot) { return false }
    guard several == nil, var before = saves.baseline, !blocks[0].isShared else { return isChangeSaved(at: slot) }
    var after = saved
    return withUnsafeMutablePointer(to: &before) { before in
      withUnsafeMutablePointer(to: &after) { after in
        differs(slot, UnsafeMutableRawPointer(before), UnsafeMutableRawPointer(after))
      }
    }
  }

  /// Whether a row, or anything in it, is among the changes that are being saved.
  private func isChangeSaved(at slot: Int) -> Bool {
    submissionState.saved.keys.contains { saved in
      var row = saved
      while row >= 0, row != slot { row = blocks[block(of: row)].owner }
      return row == slot
    }
  }

  /// Whether two models have other values in a row or in anything in it. What is hidden is in neither, so it needn't be a
  /// change of the form, and a change of the form needn't be one here.
  private func differs(_ slot: Int, _ before: UnsafeMutableRawPointer, _ after: UnsafeMutableRawPointer) -> Bool {
    let block = blocks[block(of: slot)]
    let (old, new) = (model(of: Int(block.index), in: before), model(of: Int(block.index), in: after))
    guard old.isPresent, new.isPresent else { return old.isPresent != new.isPresent }
    if let field = field(at: slot) {
      if block.isShared || field.isPrivate { return isChangeSaved(at: slot) }
      var values: [StoredValue] = []
      for model in [old, new] { model.read { values.append(field.read($0)) } }
      return values[0] != values[1]
    }
    if let collection = collections[slot] {
      let count = collection.element.count(new)
      return collection.element.count(old) != count || count > 0 && isChangeSaved(at: slot)
    }
    guard let child = children[slot] else { return false }
    let (had, has) = (model(of: child, in: before).isPresent, model(of: child, in: after).isPresent)
    return had != has || has && blocks[child].slots.contains { differs($0, before, after) }
  }

  /// Puts back what was saved before into the fields that aren't saved now because they have errors.
  func keepSaved(in root: UnsafeMutableRawPointer, _ object: Int) {
    for slot in differing where isLeftOut(slot) && slots[slot].start >= 0 {
      let block = blocks[block(of: slot)]
      guard !block.isShared, let field = field(at: slot), field.isWritable else { continue }
      let model = model(of: Int(block.index), in: root)
      guard model.isPresent else { continue }
      let value = start(of: slot).value(of: object)
      model.modify { field.write(value, $0) }
    }
  }
}
