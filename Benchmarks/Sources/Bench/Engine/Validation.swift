import FieldstoneCore

extension FormSession<Texts> {
  /// Workload T(N) over these texts.
  fileprivate convenience init(_ texts: Texts) {
    self.init(texts, definition: Texts.definition(texts.values.count))
  }

  /// Fails unless each validation ran two rules per field: one that had nothing to do would look fast.
  fileprivate func checked<Found>(_ repeats: Int, _ validate: () -> Found) throws -> Found {
    let rules = operations.rules
    let found = validate()
    let runs = operations.rules - rules
    let expected = 2 * rows.count * repeats
    try check(runs == expected, "\(expected) rules should have run; \(runs) did.")
    return found
  }
}

extension Benchmark {
  /// Seconds for all rules of all fields, all of which are valid.
  static let validateAll = Benchmark("validate-all") { n in
    let form = FormSession<Texts>(Texts.make(n))
    let repeats = repetitions(of: n)
    return {
      var isValid = true
      let time = try form.checked(repeats) {
        seconds { for _ in 0..<repeats { isValid = form.revalidateAll() && isValid } }
      }
      try check(isValid, "The form is not valid.")
      return time / Double(repeats)
    }
  }

  /// Seconds for all rules of all fields, all of which are too short, and for every issue's message in display order.
  ///
  /// Rules cache nothing: each finds its issue again, and the engine then compares it with the one that it has.
  /// Messages are not cached either. What a first validation does in addition, storing the issues, is part of `edit`
  /// and of building.
  static let validateAllInvalid = Benchmark("validate-all-invalid") { n in
    let form = FormSession<Texts>(Texts.tooShort(n))
    let repeats = repetitions(of: n)
    return {
      var sentences: [String] = []
      let time = try form.checked(repeats) {
        seconds {
          for _ in 0..<repeats {
            _ = form.revalidateAll()
            sentences = form.issues.map { $0.text(in: .standard) }
          }
        }
      }
      try check(sentences.count == n, "\(sentences.count) of \(n) fields are invalid.")
      try check(sentences[n - 1] == "Enter at least 2 characters.", "An issue says: \(sentences[n - 1])")
      return time / Double(repeats)
    }
  }

  /// Seconds to submit a valid form in which one field was edited; the edit itself, before each submit, is not timed.
  static let submit = Benchmark("submit") { n in
    let form = FormSession<Texts>(Texts.make(n))
    let id = form.rows.id(at: n / 2)
    let repeats = repetitions(of: n)
    var edits = 0
    return {
      var time = 0.0
      for _ in 0..<repeats {
        edits += 1
        form.send(.type(id, "Text \(edits)"))
        try check(form.facts.isDirty && !form.facts.isSubmitted, "The form was not edited.")
        time += seconds { form.send(.submit) }
        try check(form.facts.isSubmitted && form.submission != nil, "The form was not submitted.")
      }
      return time / Double(repeats)
    }
  }
}
