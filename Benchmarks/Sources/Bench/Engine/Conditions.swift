import FieldstoneCore

/// Workload T(N) with a switch that hides some of the fields.
struct SwitchRun {
  private let form: FormSession<Texts>
  private let flips: [FormInput]
  private let hidden: Int

  /// - Parameter isHidden: which fields the switch hides.
  init(_ n: Int, hiding isHidden: (Int) -> Bool) {
    let definition = FormDefinition<Texts> { fields in
      let toggle = fields.add(standalone: "switch", initial: true).reference
      for i in 0..<n {
        let field = Texts.add(i, to: fields)
        if isHidden(i) { field.visible { $0[toggle] ?? true } }
      }
    }
    form = FormSession(Texts.make(n), definition: definition)
    let id = form.rows.id(at: 0)
    flips = [.set(id, .flag(false)), .set(id, .flag(true))]
    hidden = (0..<n).count(where: isHidden)
    _ = form.takeChanges()
  }

  /// Seconds for one toggle, including its batch. As many toggles hide as show.
  func callAsFunction(pairs: Int) throws -> Double {
    let closures = form.operations.closures
    var moved = 0
    let time = seconds {
      for _ in 0..<pairs {
        for flip in flips {
          form.send(flip)
          for splice in form.takeChanges().pages[0].splices { moved += splice.removed + splice.inserted.count }
        }
      }
    }
    let count = 2 * pairs
    try check(moved == count * hidden, "\(count) flips of \(hidden) rows moved \(moved).")
    let runs = form.operations.closures - closures
    try check(runs == count * hidden, "\(count) flips of \(hidden) conditions ran \(runs).")
    return time / Double(count)
  }
}

extension Benchmark {
  /// Seconds for one toggle of a switch that hides the row in the middle, including the batch.
  static let conditionOne = Benchmark("condition-one") { n in
    let run = SwitchRun(n) { $0 == n / 2 }
    return { try run(pairs: 5_000) }
  }

  /// Seconds for one toggle of a switch that hides every second row, including the batch.
  static let conditionHalf = Benchmark("condition-half") { n in
    let run = SwitchRun(n) { $0 % 2 == 1 }
    return { try run(pairs: repetitions(of: n)) }
  }
}
