import FieldstoneCore

extension Benchmark {
  /// Seconds for a session over N objects of 50 fields, of which every fifth differs from object to object, and for an
  /// edit of one field in all objects, with its batch. Making the objects and the definition is not timed.
  static let inspect = Benchmark(
    [Measure(name: "inspect"), Measure(name: "inspect-edit")], sizes: [1_000]
  ) { n in
    let definition = Texts.definition(50)
    let shared = Texts.make(50)
    let objects = (0..<n).map { object in
      var own = shared
      for field in stride(from: 0, to: 50, by: 5) { own.values[field] = "Object \(object)" }
      return own
    }
    return {
      var opened: FormSession<Texts>?
      let opening = seconds { opened = FormSession(all: objects, definition: definition) }
      guard let form = opened else { throw Failure("There is no session.") }
      let mixed = form.rows.filter(\.isMixed).count
      try check(mixed == 10 && form.facts.isValid, "\(mixed) rows are mixed, not 10.")
      _ = form.takeChanges()
      let editing = seconds {
        form.send(.type("f0", "The same"))
        _ = form.takeChanges()
      }
      try check(form.models.allSatisfy { $0.values[0] == "The same" }, "The edit has not reached all objects.")
      return [opening, editing]
    }
  }
}
