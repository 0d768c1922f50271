import FieldstoneCore
import Foundation

/// A list of N elements of three fields each.
struct Lines: FormModel {
  struct Line: FormModel {
    var name = ""
    var count = 1
    var isPaid = false

    static func describe(_ fields: FieldList<Line>) {
      fields.add(\.name, "name").maximumLength(20)
      fields.add(\.count, "count").range(0...1_000)
      fields.add(\.isPaid, "isPaid")
    }
    static var formTemplate: Line? { Line() }
  }

  var lines: [Line]

  init(_ n: Int) { lines = (0..<n).map { Line(name: "Line \($0)", count: $0 % 1_000) } }

  static func describe(_ fields: FieldList<Lines>) { fields.add(\.lines, "lines").inline().sortable() }
}

extension Benchmark {
  /// The sizes of collections.
  private static let lengths = [100, 10_000, 100_000]
  private static let steps = 100

  /// Something that is done to a collection many times, and undone again, which is not timed.
  private static func collection(
    _ name: String, _ input: @escaping @Sendable (_ step: Int, _ rows: [FormRowID]) -> FormInput
  ) -> Benchmark {
    Benchmark([Measure(name: name, hasGrowth: true)], sizes: lengths) { n in
      let form = FormSession(Lines(n))
      _ = form.takeChanges()
      // They are the same after each undo. 100,000 new strings would empty the processor's caches before what is timed.
      let rows = form.elements(of: "lines")
      return {
        let inputs = (0..<steps).map { input($0, rows) }
        var batches = 0
        let time = seconds {
          for input in inputs {
            form.send(input)
            batches += form.takeChanges().pages.count
          }
        }
        try check(batches == steps, "\(steps) inputs made \(batches) batches with a page.")
        for _ in 0..<steps { form.undo() }
        _ = form.takeChanges()
        try check(form.model.lines.count == n, "There are \(form.model.lines.count) elements.")
        return [time / Double(steps)]
      }
    }
  }

  private static let ids = Locked(0)
  private static func newID() -> String {
    ids.withLock { count in
      count += 1
      return "new\(count)"
    }
  }

  /// Seconds to add an element at the end.
  static let collectionAppend = collection("collection-append") { _, _ in
    .insert("lines", id: newID(), before: nil)
  }
  /// Seconds to remove the last element.
  static let collectionRemove = collection("collection-remove") { step, rows in
    .remove(rows[rows.count - 1 - step % rows.count])
  }
  /// Seconds to move an element by one place near the end.
  static let collectionMove = collection("collection-move") { step, rows in
    let last = rows.count - 1
    return step.isMultiple(of: 2) ? .move(rows[last], before: rows[last - 1]) : .move(rows[last], before: nil)
  }
  /// Seconds to move an element from the middle to the end and back, with the work of the array in the model.
  static let collectionMoveFar = collection("collection-move-far") { step, rows in
    let middle = rows.count / 2
    return .move(rows[middle], before: step.isMultiple(of: 2) ? nil : rows[middle + 1])
  }

  /// Seconds that an array takes for the same moves.
  static let collectionMoveFarModel = Benchmark(
    [Measure(name: "collection-move-far-model")], sizes: lengths
  ) { n in
    var lines = Lines(n).lines
    return {
      let time = seconds {
        for step in 0..<steps {
          let (from, to) = step.isMultiple(of: 2) ? (n / 2, n - 1) : (n - 1, n / 2)
          lines.insert(lines.remove(at: from), at: to)
        }
      }
      try check(lines.count == n, "The array has \(lines.count) elements.")
      return [time / Double(steps)]
    }
  }

  /// Seconds to edit a field of an element.
  static let collectionEdit = Benchmark([Measure(name: "collection-edit", hasGrowth: true)], sizes: lengths) { n in
    let form = FormSession(Lines(n))
    let rows = form.elements(of: "lines")
    let ids = rows.compactMap { form.row(FormRowID($0.path + ".name"))?.id }
    var random = Xorshift(seed: 42)
    var round = 0
    return {
      round += 1
      let edits = 20_000
      let inputs = (0..<edits).map { FormInput.type(ids[random.next(below: n)], "Text \(round) \($0)") }
      var batches = 0
      let time = seconds {
        for input in inputs {
          form.send(input)
          batches += form.takeChanges().pages.count
        }
      }
      try check(batches == edits, "\(edits) edits made \(batches) batches.")
      return [time / Double(edits)]
    }
  }

  /// Seconds for a session over N elements.
  static let collectionBuild = Benchmark([Measure(name: "collection-build")], sizes: lengths) { n in
    let model = Lines(n)
    return {
      var form: FormSession<Lines>?
      let time = seconds { form = FormSession(model) }
      try check(form?.elements(of: "lines").count == n, "Elements are missing.")
      return [time]
    }
  }
}

/// A value behind a lock.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
