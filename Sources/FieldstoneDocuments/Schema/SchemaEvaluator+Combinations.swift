extension SchemaEvaluator {
  /// Carries out an instruction for values of every type.
  mutating func combine(
    _ schema: Int32, _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ node: Int, _ tracks: Bool
  ) -> Bool {
    let first = instruction.pointee.first
    switch instruction.pointee.operation {
    case .reference: return run(first, node, tracks)
    case .dynamicReference:
      return run(dynamicTarget(instruction.pointee.second, otherwise: first), node, tracks)
    case .all: return all(instruction, node, tracks)
    case .any: return any(schema, instruction, node, tracks)
    case .one: return one(schema, instruction, node, tracks)
    case .not:
      if !quietly({ $0.run(first, node, false) }) { return true }
      if collects { note(schema, instruction.pointee.key, node) }
      return false
    case .condition:
      let holds = quietly { $0.run(first, node, tracks) }
      let consequence = holds ? instruction.pointee.second : instruction.pointee.third
      return consequence < 0 || run(consequence, node, tracks)
    case .constant:
      if isConstant(first, node) { return true }
      if collects { note(schema, instruction.pointee.key, node) }
      return false
    case .enumeration:
      if isEnumerated(first, node) { return true }
      if collects { note(schema, instruction.pointee.key, node) }
      return false
    default: return true  // Instructions for one type are in lists of their own.
    }
  }

  /// Checks something whose failure isn't a finding.
  @inline(__always)
  mutating func quietly(_ body: (inout SchemaEvaluator) -> Bool) -> Bool {
    let before = collects
    collects = false
    let result = body(&self)
    collects = before
    return result
  }

  private mutating func all(
    _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ node: Int, _ tracks: Bool
  ) -> Bool {
    var isValid = true
    for position in branches(instruction) where !run(code.lists[position], node, tracks) {
      if !collects { return false }
      isValid = false
    }
    return isValid
  }

  private func branches(_ instruction: UnsafePointer<SchemaProgram.Instruction>) -> Range<Int> {
    Int(instruction.pointee.first)..<Int(instruction.pointee.first + instruction.pointee.second)
  }

  private mutating func any(
    _ schema: Int32, _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ node: Int, _ tracks: Bool
  ) -> Bool {
    withCauses(schema, instruction, node) { evaluator in
      var isValid = false
      for position in evaluator.branches(instruction) where evaluator.run(evaluator.code.lists[position], node, tracks)
      {
        isValid = true
        // What the others evaluate counts as well.
        if !tracks { break }
      }
      return (isValid, true)
    }
  }

  private mutating func one(
    _ schema: Int32, _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ node: Int, _ tracks: Bool
  ) -> Bool {
    withCauses(schema, instruction, node) { evaluator in
      var matches = 0
      for position in evaluator.branches(instruction) where evaluator.run(evaluator.code.lists[position], node, tracks)
      {
        matches += 1
        if matches > 1 { break }
      }
      // If several match, what the others say is no cause.
      return (matches == 1, matches == 0)
    }
  }

  /// Checks several schemas, and turns their findings into causes of one.
  @inline(__always)
  private mutating func withCauses(
    _ schema: Int32, _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ node: Int,
    _ body: (inout SchemaEvaluator) -> (isValid: Bool, hasCauses: Bool)
  ) -> Bool {
    guard collects else { return body(&self).isValid }
    let start = findings.count
    causeDepth += 1
    collects = causeDepth <= Self.mostCauseLevels
    let (isValid, hasCauses) = body(&self)
    collects = true
    causeDepth -= 1
    let causes = Array(findings[start...])
    findings.removeSubrange(start...)
    if isValid || !hasCauses {
      restore(causes.count)
    } else if !causes.isEmpty {
      // A finding is noted even if there is no room for more: it takes the place of a cause.
      restore(1)
    }
    if !isValid { note(schema, instruction.pointee.key, node, causes: hasCauses ? causes : []) }
    return isValid
  }

  private mutating func isConstant(_ index: Int32, _ node: Int) -> Bool {
    let constant = code.constants + Int(index)
    work -= view[node].span
    return view.isEqual(node, code.documents[Int(constant.pointee.document)], Int(constant.pointee.index))
  }

  private mutating func isEnumerated(_ index: Int32, _ node: Int) -> Bool {
    let values = code.enumerations + Int(index)
    let entry = view[node]
    if entry.isString {
      let table = values.pointee.strings
      return withText(node) { evaluator, text in
        evaluator.names.find(text, readable: evaluator.readable(entry), in: table) >= 0
      }
    }
    let others = values.pointee.others
    if values.pointee.hashes < 0 {
      for position in others.start..<others.start + others.count where isConstant(position, node) { return true }
      return false
    }
    work -= entry.span
    let hash = code.program.hash.value(view, node, &scratch)
    guard let candidates = code.program.hashes[Int(values.pointee.hashes)][hash] else { return false }
    for position in candidates where isConstant(position, node) { return true }
    return false
  }

  /// How many bytes can be read from where an unescaped string begins.
  @inline(__always)
  func readable(_ entry: JSONEntry) -> Int { entry.kind == .string ? view.byteCount - entry.offset : 0 }

  /// Calls `body` with the UTF-8 that a string stands for.
  @inline(__always)
  mutating func withText<Result>(
    _ node: Int, _ body: (inout SchemaEvaluator, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let entry = view[node]
    if entry.kind == .string { return body(&self, view.text(entry)) }
    // Taken out, as `body` may need it for another string.
    var text: [UInt8] = []
    swap(&text, &scratch)
    text.removeAll(keepingCapacity: true)
    JSONText.decode(view.text(entry), into: &text)
    let result = text.withUnsafeBufferPointer { body(&self, $0) }
    swap(&text, &scratch)
    return result
  }
}
