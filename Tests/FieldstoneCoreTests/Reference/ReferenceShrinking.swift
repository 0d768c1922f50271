import FieldstoneCore

/// Shrinks a failing case: removes and simplifies steps, then the plan, until nothing more can be removed.
struct ReferenceShrinking {
  private var best: ReferenceCase
  private var difference: ReferenceDifference
  private var tries = 0
  private let most: Int
  /// What finds the difference.
  private let run: (ReferenceCase) async -> ReferenceDifference?

  init(
    _ failing: ReferenceCase, _ difference: ReferenceDifference, tries: Int = 3_000,
    run: @escaping (ReferenceCase) async -> ReferenceDifference? = { await $0.run() }
  ) {
    (best, self.difference, most, self.run) = (failing, difference, tries, run)
  }

  mutating func shrink() async -> (ReferenceCase, ReferenceDifference) {
    best.steps = Array(best.steps.prefix(difference.step + 1))
    var last: ReferenceCase
    repeat {
      last = best
      await dropSteps()
      await simplifySteps()
      await simplifyPlan()
    } while best != last && tries < most
    return (best, difference)
  }

  /// Keeps a smaller case if it still fails.
  private mutating func take(_ candidate: ReferenceCase) async -> Bool {
    guard tries < most, candidate != best else { return false }
    tries += 1
    guard let found = await run(candidate), found.kind == difference.kind else { return false }
    best = candidate
    difference = found
    best.steps = Array(best.steps.prefix(found.step + 1))
    return true
  }

  private mutating func dropSteps() async {
    var size = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + size, candidate.steps.count))
        if await !take(candidate) { start += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  private mutating func simplifySteps() async {
    for index in best.steps.indices.reversed() where best.steps.indices.contains(index) {
      switch best.steps[index] {
      case .together(let inputs):
        for drop in inputs.indices.reversed() {
          var fewer = inputs
          fewer.remove(at: drop)
          var candidate = best
          candidate.steps[index] = .together(fewer)
          if await take(candidate) { break }
        }
      case .answer(let back, let answer, let isHeldBack) where back > 1:
        // Fewer searches are then needed before it.
        var candidate = best
        candidate.steps[index] = .answer(back: back - 1, answer, isHeldBack: isHeldBack)
        _ = await take(candidate)
      case .report(let reports), .finish(.found(let reports), _):
        for drop in reports.indices where reports.count > 1 {
          var fewer = reports
          fewer.remove(at: drop)
          var candidate = best
          if case .report = best.steps[index] {
            candidate.steps[index] = .report(fewer)
          } else {
            candidate.steps[index] = .finish(.found(fewer), checks: .found([]))
          }
          if await take(candidate) { break }
        }
      case .edit(let edits) where edits.count == 1:
        guard case .elements(let path, let edit) = edits[0] else { break }
        for simpler in edit.simpler {
          var candidate = best
          candidate.steps[index] = .edit([.elements(path, simpler)])
          if await take(candidate) { break }
        }
      case .refreshElements(let path, let edit):
        for simpler in edit.simpler {
          var candidate = best
          candidate.steps[index] = .refreshElements(path, simpler)
          if await take(candidate) { break }
        }
      case .edit(let edits) where edits.count > 1:
        for edit in edits {
          var candidate = best
          candidate.steps[index] = .edit([edit])
          if await take(candidate) { break }
        }
      case .replace(let values), .merge(let values):
        for key in values.keys.sorted() {
          var fewer = values
          fewer[key] = nil
          var candidate = best
          if case .replace = best.steps[index] {
            candidate.steps[index] = .replace(fewer)
          } else {
            candidate.steps[index] = .merge(fewer)
          }
          if await take(candidate) { break }
        }
      case .restore(let corrupted) where !corrupted.isEmpty, .resume(let corrupted) where !corrupted.isEmpty:
        for key in corrupted.keys.sorted() {
          var fewer = corrupted
          fewer[key] = nil
          var candidate = best
          if case .restore = best.steps[index] {
            candidate.steps[index] = .restore(corrupted: fewer)
          } else {
            candidate.steps[index] = .resume(corrupted: fewer)
          }
          if await take(candidate) { break }
        }
      case .answer(let back, let answer, let isHeldBack):
        for simpler in [
          ReferenceStep.answer(back: 0, answer, isHeldBack: false), .answer(back: back, answer, isHeldBack: false),
          .answer(back: back, .found([]), isHeldBack: isHeldBack),
        ] {
          var candidate = best
          candidate.steps[index] = simpler
          if await take(candidate) { break }
        }
      default: break
      }
    }
  }

  private mutating func simplifyPlan() async {
    for key in best.plan.start.keys.sorted() { await change { $0.start[key] = nil } }
    for (key, value) in best.plan.start.sorted(by: { $0.key < $1.key }) {
      let isCollection = FormPlan.collectionNames.contains(key.lastName)
      if isCollection, let count = value.number { await change { $0.start[key] = .whole(count - 1) } }
    }
    await change { $0.observers = [] }
    await change { $0.isObject = false }
    await change { $0.mode = nil }
    await change { $0.work = nil }
    await change { $0.work?.hasHandler = false }
    await change { $0.policy = .calm }
    await change { $0.policy = .immediately }
    for form: WritableKeyPath<Plan, FormPlan> in [\.root, \.kid, \.toy, \.bean, \.pod, \.deal, \.mini, \.hat] {
      await drop({ $0[keyPath: form].statements.count }) { $0[keyPath: form].statements.removeSubrange($1) }
      await drop({ $0[keyPath: form].fields.count }) { plan, part in
        for name in plan[keyPath: form].fields[part].map(\.name) {
          plan[keyPath: form].statements.removeAll { $0.target == name || $0.target.hasPrefix(name + ".") }
        }
        plan[keyPath: form].fields.removeSubrange(part)
      }
      for index in best.plan[keyPath: form].fields.indices {
        for trait in best.plan[keyPath: form].fields[index].traits.indices.reversed() {
          await change { $0[keyPath: form].fields[index].traits.remove(at: trait) }
        }
        await change { $0[keyPath: form].fields[index].alias = nil }
      }
      await change { $0[keyPath: form].blank = [:] }
      await change { $0[keyPath: form].places = [] }
      for index in best.plan[keyPath: form].places.indices.reversed() {
        await change { $0[keyPath: form].places.remove(at: index) }
      }
      for index in best.plan[keyPath: form].places.indices {
        for simpler in best.plan[keyPath: form].places[index].simpler {
          await change { $0[keyPath: form].places[index] = simpler }
        }
      }
      for index in best.plan[keyPath: form].statements.indices {
        for simpler in best.plan[keyPath: form].statements[index].test.simpler {
          await change { $0[keyPath: form].statements[index].test = simpler }
        }
      }
    }
  }

  /// Removes parts of a list in the plan: first all of it, then halves, and in the end one at a time.
  private mutating func drop(_ count: (Plan) -> Int, _ remove: (inout Plan, Range<Int>) -> Void) async {
    var size = count(best.plan)
    while size > 0 {
      var start = 0
      while start < count(best.plan) {
        let end = min(start + size, count(best.plan))
        if await !change({ remove(&$0, start..<end) }) { start = end }
      }
      size /= 2
    }
  }

  /// - Returns: Whether the plan still fails with the change.
  @discardableResult private mutating func change(_ change: (inout Plan) -> Void) async -> Bool {
    var candidate = best
    change(&candidate.plan)
    guard candidate.plan.isReadable else { return false }
    return await take(candidate)
  }
}

extension ReferenceDifference {
  /// The kind of difference, without the row: a smaller case has to fail in the same way.
  var kind: String { String(key.prefix { $0 != "'" }) }
}

extension PlacePlan {
  /// Simpler variants.
  var simpler: [PlacePlan] {
    switch self {
    case .section(let id, let footer, let inner, let conditions):
      inner.indices.map { index in
        var fewer = inner
        fewer.remove(at: index)
        return PlacePlan.section(id: id, footer: footer, fewer, conditions)
      }
        + conditions.indices.map { index in
          var fewer = conditions
          fewer.remove(at: index)
          return PlacePlan.section(id: id, footer: footer, inner, fewer)
        } + (footer ? [.section(id: id, footer: false, inner, conditions)] : [])
    case .button(let action, let conditions) where !conditions.isEmpty:
      [.button(action, []), .button(action, [conditions[0]])]
    case .note(let id, let conditions) where !conditions.isEmpty: [.note(id: id, [])]
    default: []
    }
  }
}

extension Expression {
  /// Simpler variants.
  var simpler: [Expression] {
    switch self {
    case .yes: []
    case .not(.yes): []
    case .not(let inner): [.not(.yes), inner] + inner.simpler.map(Expression.not)
    case .both(let first, let second), .either(let first, let second): [.yes, .not(.yes), first, second]
    default: [.yes, .not(.yes)]
    }
  }
}
