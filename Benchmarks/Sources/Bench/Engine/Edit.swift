import FieldstoneCore

/// Edits of workload T(N): each types a whole text, alternately valid and too short, into a different field than the
/// last one. The engine parses and validates it, writes it to the model, records an undo step, updates all facts and
/// passes a batch to an observer of the whole form.
final class EditRun {
  private static let edits = 50_000

  private let form: FormSession<Texts>
  private let ids: [FormRowID]
  private let valid: Texts
  private let tooShort: Texts
  /// Whether a field's next text is valid. Half of the fields begin with each, so that edits alternate from the start.
  private var isNextValid: [Bool]
  private let isSequential: Bool
  private var random = Xorshift(seed: 42)
  private var last = -1
  private var observation: FormObservation?
  private var batches = 0

  init(_ n: Int, isSequential: Bool = false) {
    form = FormSession(Texts.make(n), definition: Texts.definition(n))
    ids = form.rows.ids
    valid = Texts.make(n, seed: 2)
    tooShort = Texts.tooShort(n)
    isNextValid = (0..<n).map { ($0 / 2).isMultiple(of: 2) }
    self.isSequential = isSequential
    observation = form.observe { [unowned self] in take($0) }
  }

  /// The observer: it reads the row and the facts, as a surface would.
  private func take(_ changes: FormChanges) {
    guard let facts = changes.facts, changes.pages[0].updates.count == 1 else { return }
    batches += facts.invalidFields >= 0 ? 1 : 0
  }

  private func nextIndex() -> Int {
    if isSequential {
      last = (last + 1) % ids.count
      return last
    }
    var index = random.next(below: ids.count)
    if index == last { index = (index + 1) % ids.count }
    last = index
    return index
  }

  private func nextInput(_ index: Int) -> FormInput {
    let text = isNextValid[index] ? valid.values[index] : tooShort.values[index]
    isNextValid[index].toggle()
    // Every edit has its own text, as from a keyboard. Shared texts would be in the cache with a small form and not
    // with a large one, which has nothing to do with the engine.
    return .type(ids[index], String(decoding: Array(text.utf8), as: UTF8.self))
  }

  /// Seconds for one edit. Inputs are made and fields are drawn beforehand: only the engine is timed.
  func callAsFunction() throws -> Double {
    var edited: Set<Int> = []
    let inputs = (0..<Self.edits).map { _ in
      let index = nextIndex()
      edited.insert(index)
      return nextInput(index)
    }
    try check(edited.count > min(ids.count, Self.edits) / 3, "Only \(edited.count) fields were edited.")
    batches = 0
    let time = seconds {
      for input in inputs { form.send(input) }
    }
    try check(batches == inputs.count, "\(inputs.count) edits made \(batches) batches with a row and facts.")
    return time / Double(inputs.count)
  }
}

extension Benchmark {
  /// Seconds for one edit of a random field.
  static let edit = Benchmark("edit") { n in
    let run = EditRun(n)
    return { try run() }
  }

  /// Seconds for one edit, going from field to field in order: how much caches hide of the same work.
  static let editSequential = Benchmark("edit-sequential") { n in
    let run = EditRun(n, isSequential: true)
    return { try run() }
  }
}
