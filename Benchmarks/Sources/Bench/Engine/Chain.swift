import FieldstoneCore

/// Numbers of which each is one more than the last.
struct Numbers: Sendable {
  var values: [Int]

  /// A root and `n` computed fields, each of which reads the one before.
  static func definition(_ n: Int) -> FormDefinition<Numbers> {
    FormDefinition { fields in
      var previous = add(0, to: fields).reference
      for i in 1...n {
        let reference = previous
        previous = add(i, to: fields).computed { ($0[reference] ?? 0) + 1 }.reference
      }
    }
  }

  private static func add(_ i: Int, to fields: FieldList<Numbers>) -> FieldBuilder<Numbers, Int> {
    fields.add("n\(i)", get: { $0.values[i] }, set: { $0.values[i] = $1 })
  }
}

extension Benchmark {
  /// Seconds from a change of the root until all computed fields of the chain are up to date and the batch is there.
  static let chain = Benchmark([Measure(name: "chain")], sizes: [2_000]) { n in
    let form = FormSession(Numbers(values: Array(repeating: 0, count: n + 1)), definition: Numbers.definition(n))
    let root = form.rows.id(at: 0)
    _ = form.takeChanges()
    var value = 0
    return {
      value += 1
      let input = FormInput.type(root, "\(value)")
      let closures = form.operations.closures
      var updates = 0
      let time = seconds {
        form.send(input)
        updates = form.takeChanges().pages[0].updates.count
      }
      let runs = form.operations.closures - closures
      try check(runs == n, "\(n) computed fields ran \(runs) times.")
      try check(updates == n + 1, "\(n + 1) fields changed, and the batch has \(updates).")
      let last = form.model.values[n]
      try check(last == value + n, "The last field is \(last), not \(value + n).")
      return [time]
    }
  }
}
