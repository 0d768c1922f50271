/// The problems of a form, which keep it from being shown and submitted.
extension FormEngine {
  /// The problems of the form: those of its definition and of its subforms' definitions, and those found at run time. A
  /// form with problems can't be submitted.
  ///
  /// - Complexity: O(1) for a form whose definitions have none, otherwise O(rows).
  public var problems: [FormProblem] {
    guard mayHaveProblems else { return foundProblems }
    var problems: [FormProblem] = []
    for block in liveBlocks {
      let prefix = prefix(of: Int(block.index))
      func add(_ problem: FormProblem, after: String) {
        problems.append(FormProblem(kind: problem.kind, key: prefix + after + problem.key))
      }
      for problem in block.problems { add(problem, after: "") }
      forEachLateDefinition(in: block) { core, isShared, path in
        for problem in core.problems(isShared: isShared) { add(problem, after: path) }
      }
    }
    return problems + foundProblems
  }

  /// Whether there are any problems, without listing them.
  var hasProblems: Bool {
    guard foundProblems.isEmpty else { return true }
    guard mayHaveProblems else { return false }
    return liveBlocks.contains { block in
      var isFound = !block.problems.isEmpty
      forEachLateDefinition(in: block) { core, isShared, _ in
        isFound = isFound || !core.problems(isShared: isShared).isEmpty
      }
      return isFound
    }
  }
}
