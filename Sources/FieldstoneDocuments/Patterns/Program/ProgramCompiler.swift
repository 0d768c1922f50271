/// Instructions, before they are laid out in a program.
struct CompiledCode {
  var instructions: [PatternInstruction] = []
  var start: Int32 = 0
  var lookarounds: [Int] = []

  /// The instructions where a match can start, after all choices.
  var firstSteps: [Int32] {
    var seen: Set<Int32> = [start]
    var steps = [start]
    var found: [Int32] = []
    while let step = steps.popLast() {
      let instruction = instructions[Int(step)]
      guard instruction.operation == .split else {
        found.append(step)
        continue
      }
      for next in [instruction.next, instruction.argument] where seen.insert(next).inserted { steps.append(next) }
    }
    return found
  }
}

/// Translates a syntax tree into instructions, from its end to its start.
struct ProgramCompiler {
  /// How a set of characters is tested: the instruction for it, without where to go on.
  let tests: [PatternInstruction]
  let readsBackward: Bool
  private var code = CompiledCode()

  static func compile(_ root: PatternNode, _ tests: [PatternInstruction], readsBackward: Bool) -> CompiledCode {
    var compiler = ProgramCompiler(tests: tests, readsBackward: readsBackward)
    let match = compiler.add(PatternInstruction(operation: .match))
    compiler.code.start = compiler.emit(root, then: match)
    return compiler.code
  }

  private init(tests: [PatternInstruction], readsBackward: Bool) {
    self.tests = tests
    self.readsBackward = readsBackward
  }

  private mutating func add(_ instruction: PatternInstruction) -> Int32 {
    code.instructions.append(instruction)
    return Int32(code.instructions.count - 1)
  }

  /// Adds a node's instructions, which go on at `next`, and returns where they start.
  ///
  /// Recursion is as deep as the tree, which the limit for nested groups bounds.
  private mutating func emit(_ node: PatternNode, then next: Int32) -> Int32 {
    switch node.kind {
    case .empty: return next
    case .set(let index):
      var test = tests[index]
      test.next = next
      return add(test)
    case .sequence(let parts):
      var start = next
      for index in parts.indices {
        start = emit(parts[readsBackward ? index : parts.count - 1 - index], then: start)
      }
      return start
    case .either(let alternatives):
      var start = emit(alternatives[alternatives.count - 1], then: next)
      for alternative in alternatives.dropLast().reversed() {
        let other = emit(alternative, then: next)
        start = add(PatternInstruction(operation: .split, argument: start, next: other))
      }
      return start
    case .repeated(let body, let minimum, let maximum):
      return emit(body, minimum, maximum, then: next)
    case .assertion(let assertion):
      return add(PatternInstruction(operation: operation(assertion), next: next))
    case .lookaround(let index, let isNegated):
      let position = code.lookarounds.firstIndex(of: index) ?? code.lookarounds.count
      if position == code.lookarounds.count { code.lookarounds.append(index) }
      return add(
        PatternInstruction(
          operation: isNegated ? .noLookaround : .lookaround, argument: Int32(position), next: next))
    }
  }

  private mutating func emit(_ body: PatternNode, _ minimum: Int, _ maximum: Int?, then next: Int32) -> Int32 {
    var start = next
    var copies = minimum
    if let maximum {
      // Each further repetition is inside of the one before it: (x(x(x)?)?)?
      for _ in minimum..<maximum {
        start = add(PatternInstruction(operation: .split, argument: next, next: emit(body, then: start)))
      }
    } else {
      let loop = add(PatternInstruction(operation: .split, argument: next))
      let first = emit(body, then: loop)
      code.instructions[Int(loop)].next = first
      start = minimum == 0 ? loop : first
      copies = max(0, minimum - 1)
    }
    for _ in 0..<copies { start = emit(body, then: start) }
    return start
  }

  private func operation(_ assertion: PatternAssertion) -> PatternInstruction.Operation {
    switch assertion {
    case .start: readsBackward ? .atScanEnd : .atScanStart
    case .end: readsBackward ? .atScanStart : .atScanEnd
    case .wordBoundary: .atWordBoundary
    case .noWordBoundary: .atNoWordBoundary
    }
  }
}
