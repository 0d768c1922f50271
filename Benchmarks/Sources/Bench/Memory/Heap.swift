import CHeap
import FieldstoneCore

/// The heap that a form takes. Runs in its own process, so that nothing was allocated, freed and kept before.
enum Heap {
  /// Bytes in use for a definition and a session of workload T(N).
  ///
  /// The model is made before the first reading and given to the session, so its own values do not count. Neither do
  /// ids and texts of the edits, except for what the form keeps of them.
  static func bytes(n: Int, isEdited: Bool) throws -> Int {
    var model: Texts? = Texts.make(n)
    let texts = isEdited ? Self.texts(n) : []
    warmUp()
    let before = heapInUse()
    try check(before > 0, "This C library does not tell how much heap is in use.")
    let form = FormSession(model.take() ?? Texts(values: []), definition: Texts.definition(n))
    for (index, text) in texts.enumerated() {
      form.send(.type(form.rows.id(at: index), text))
      _ = form.takeChanges()
    }
    let after = heapInUse()
    if isEdited { try check(form.facts.invalidFields == n / 2, "\(form.facts.invalidFields) fields are invalid.") }
    try check(form.rows.count == n, "The form has \(form.rows.count) rows.")
    return Int(after) - Int(before)
  }

  /// Bytes in use for a session of a collection with this many fields, three to an element.
  static func bytes(elementFields n: Int) throws -> Int {
    var model: Lines? = Lines(max(1, n / 3))
    warmUp()
    _ = FormSession(Lines(1)).rows.count
    let before = heapInUse()
    let form = FormSession(model.take() ?? Lines(0))
    let after = heapInUse()
    try check(form.elements(of: "lines").count == max(1, n / 3), "Elements are missing.")
    return Int(after) - Int(before)
  }

  /// A text for each field, every second one too short; made before the first reading.
  private static func texts(_ n: Int) -> [String] {
    let (valid, tooShort) = (Texts.make(n, seed: 2), Texts.tooShort(n))
    return (0..<n).map { $0 % 2 == 1 ? tooShort.values[$0] : valid.values[$0] }
  }

  /// Makes what a program has only once, for any number of forms: tables of the library and of the runtime.
  private static func warmUp() {
    let form = FormSession(Texts.make(2), definition: Texts.definition(2))
    form.send(.type(form.rows.id(at: 0), "x"))
    _ = form.takeChanges()
  }
}
