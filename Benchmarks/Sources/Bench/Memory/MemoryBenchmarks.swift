extension Benchmark {
  /// Bytes of heap for one field of a form that nobody has touched: definition and session, not the model's values.
  static let memoryPerField = memory("memory-per-field", "fresh")
  /// Bytes of heap for one field after each was edited once; half of them are invalid then. Undo steps are included.
  static let memoryPerFieldEdited = memory("memory-per-field-edited", "edited")

  /// Bytes of heap for one field of a collection of elements with three fields each, which nobody has touched.
  static let memoryPerElementField = memory("memory-per-element-field", "elements")

  private static func memory(_ name: String, _ kind: String) -> Benchmark {
    Benchmark([Measure(name: name, unit: "B")], sizes: allSizes) { n in
      {
        let arguments = ["--memory", "\(n)", kind]
        let child = try Child.run([Child.ownPath] + arguments)
        guard let bytes = Double(child.output) else { throw Failure("The process said: \(child.output)") }
        return [bytes / Double(n)]
      }
    }
  }
}
