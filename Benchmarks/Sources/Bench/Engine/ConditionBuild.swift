import FieldstoneCore

/// N conditions, built into a form of N switches and N texts.
struct ConditionBuild {
  let n: Int

  /// Seconds for the definition and a session over it.
  ///
  /// - Parameter readsOne: whether all conditions read the first switch; otherwise each reads its own.
  func callAsFunction(readsOne: Bool) throws -> Double {
    let model = Texts.make(n)
    var form: FormSession<Texts>?
    let time = seconds {
      let definition = FormDefinition<Texts> { fields in
        let switches = (0..<n).map { fields.add(standalone: "switch\($0)", initial: true).reference }
        for i in 0..<n {
          let read = switches[readsOne ? 0 : i]
          Texts.add(i, to: fields).whenHidden(.keep).visible { $0[read] ?? true }
        }
      }
      form = FormSession(model, definition: definition)
    }
    try check(form?.problems.isEmpty == true, "The form has problems.")
    try check(form?.operations.closures == n, "\(form?.operations.closures ?? 0) of \(n) conditions ran.")
    let before = form?.operations.closures ?? 0
    form?.send(.set("switch0", .flag(false)))
    let runs = (form?.operations.closures ?? 0) - before
    try check(runs == (readsOne ? n : 1), "A flip of the first switch ran \(runs) conditions.")
    return time
  }
}

extension Benchmark {
  /// Seconds to build a form with N conditions that all read one field, with N that each read their own, and the ratio
  /// of the first to the second: both are built in turn.
  static let conditionBuild = Benchmark(
    [
      Measure(name: "condition-build"), Measure(name: "condition-build-apart"),
      Measure(name: "condition-build-ratio", unit: "times"),
    ], sizes: [50_000]
  ) { n in
    let build = ConditionBuild(n: n)
    return {
      let (one, apart) = (try build(readsOne: true), try build(readsOne: false))
      return [one, apart, one / apart]
    }
  }
}
