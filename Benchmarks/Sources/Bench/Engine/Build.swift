import FieldstoneCore

extension Benchmark {
  /// Seconds for a definition of N fields and a session over it; titles are not shown yet, so none is made. Making the
  /// model and deallocating the form are not timed.
  static let build = Benchmark("build") { n in
    let model = Texts.make(n)
    let repeats = repetitions(of: n)
    return {
      var forms: [FormSession<Texts>] = []
      forms.reserveCapacity(repeats)
      let time = seconds {
        for _ in 0..<repeats { forms.append(FormSession(model, definition: Texts.definition(n))) }
      }
      try check(forms[0].problems.isEmpty, "The form has problems: \(forms[0].problems)")
      try check(forms[0].rows.count == n, "The form has \(forms[0].rows.count) rows, not \(n).")
      return time / Double(repeats)
    }
  }
}
