extension SchemaEvaluator {
  mutating func checkString(_ schema: Int32, _ run: SchemaProgram.Instructions, _ node: Int) -> Bool {
    withText(node) { evaluator, text in
      var isValid = true
      for position in Int(run.start)..<Int(run.start + run.count) {
        let instruction = evaluator.code.instructions + position
        if instruction.pointee.operation == .pattern {
          if evaluator.matches(Int(instruction.pointee.first), text) { continue }
        } else if evaluator.holds(instruction, text) {
          continue
        }
        isValid = false
        guard evaluator.collects else { break }
        evaluator.note(schema, instruction.pointee.key, node)
      }
      return isValid
    }
  }

  @inline(__always)
  private func holds(
    _ instruction: UnsafePointer<SchemaProgram.Instruction>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let operand = Int(instruction.pointee.first)
    switch instruction.pointee.operation {
    case .minLength:
      let least = code.lengths[operand]
      // A character takes at most four bytes.
      return text.count >= least && (text.count / 4 >= least || JSONText.scalarCount(text) >= least)
    case .maxLength:
      let most = code.lengths[operand]
      return text.count <= most || (text.count + 3) / 4 <= most && JSONText.scalarCount(text) <= most
    case .format: return code.formats[operand].accepts(text, patterns: code.program.patternCompiler)
    default: return true
    }
  }

  /// Whether a pattern matches a text. Its work counts as the schemas do that could be applied in the time.
  mutating func matches(_ pattern: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let unit = 16
    let all = work.multipliedReportingOverflow(by: unit)
    var left = all.overflow ? Int.max : all.partialValue
    let before = left
    let matches = code.patterns[pattern].matches(utf8: text, work: &left)
    work -= (before - left + unit - 1) / unit
    return matches ?? end(.work)
  }

  mutating func checkNumber(_ schema: Int32, _ run: SchemaProgram.Instructions, _ node: Int) -> Bool {
    let entry = view[node]
    var isValid = true
    for position in Int(run.start)..<Int(run.start + run.count) {
      let instruction = code.instructions + position
      if holds(instruction, entry) { continue }
      isValid = false
      guard collects else { break }
      note(schema, instruction.pointee.key, node)
    }
    return isValid
  }

  @inline(__always)
  private func holds(_ instruction: UnsafePointer<SchemaProgram.Instruction>, _ entry: JSONEntry) -> Bool {
    let operand = Int(instruction.pointee.first)
    if instruction.pointee.operation == .multiple {
      let divisor = code.divisors + operand
      if entry.kind == .integer, let divides = divisor.pointee.divides(view.integer(entry)) { return divides }
      return divisor.pointee.divides(view.decimal(entry))
    }
    let order = compare(entry, code.bounds + operand)
    switch instruction.pointee.operation {
    case .minimum: return order >= 0
    case .maximum: return order <= 0
    case .exclusiveMinimum: return order > 0
    case .exclusiveMaximum: return order < 0
    default: return true
    }
  }

  @inline(__always)
  private func compare(_ entry: JSONEntry, _ bound: UnsafePointer<SchemaProgram.Bound>) -> Int {
    if entry.kind == .integer, let other = bound.pointee.integer {
      let value = view.integer(entry)
      return value < other ? -1 : value > other ? 1 : 0
    }
    return view.decimal(entry).compared(to: bound.pointee.decimal)
  }
}
