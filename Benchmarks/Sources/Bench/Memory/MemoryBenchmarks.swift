extension Benchmark {
  /// Bytes of heap for one field of a form that nobody has touched: definition and session, not the model's values.
  static let memoryPerField = memory("memory-per-field", isEdited: false)
  /// Bytes of heap for one field after each was edited once; half of them are invalid then. Undo steps are included.
  static let memoryPerFieldEdited = memory("memory-per-field-edited", isEdited: true)

  private static func memory(_ name: String, isEdited: Bool) -> Benchmark {
    Benchmark([Measure(name: name, unit: "B")], sizes: allSizes) { n in
      {
        let arguments = ["--memory", "\(n)", isEdited ? "edited" : "fresh"]
        let child = try Child.run([Child.ownPath] + arguments)
        guard let bytes = Double(child.output) else { throw Failure("The process said: \(child.output)") }
        return [bytes / Double(n)]
      }
    }
  }
}
