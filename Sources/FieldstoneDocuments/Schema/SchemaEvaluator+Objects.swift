extension SchemaEvaluator {
  mutating func checkObject(_ schema: Int32, _ index: Int32, _ node: Int, _ tracks: Bool) -> Bool {
    let rules = code.objects + Int(index)
    let table = rules.pointee.names
    // The properties that have been seen, by their positions in the table: bits in a word, or in several.
    var bits: UInt64 = 0
    let isWide = table.count > 64
    let base = seen.count
    if isWide { seen.append(contentsOf: repeatElement(0, count: Int(table.count) / 64 + 1)) }
    defer { if isWide { seen.removeSubrange(base...) } }

    var isValid = true
    var count = 0
    let end = view.after(node)
    var key = node + 1
    while key < end {
      let position = table.count == 0 ? -1 : find(key, table)
      if position >= 0 {
        if isWide {
          seen[base + position >> 6] |= 1 << UInt64(position & 63)
        } else {
          bits |= 1 << UInt64(position)
        }
      }
      if !checkMember(rules, key, position, tracks) {
        if !collects { return false }
        isValid = false
      }
      count += 1
      key = view.after(key + 1)
    }
    if count < rules.pointee.minimum, !fails(schema, rules.pointee.minimumKey, node, &isValid) { return false }
    if count > rules.pointee.maximum, !fails(schema, rules.pointee.maximumKey, node, &isValid) { return false }
    let run = rules.pointee.required
    if run.count > 0, isWide || bits & rules.pointee.requiredMask != rules.pointee.requiredMask {
      guard hasAll(run, table, bits, base, schema, rules.pointee.requiredKey, node, &isValid) else { return false }
    }
    guard rules.pointee.dependents.count > 0 else { return isValid }
    return checkDependents(schema, rules, bits, base, node, tracks) && isValid
  }

  /// Notes a finding, if findings are wanted, and returns whether the check goes on.
  @inline(__always)
  private mutating func fails(_ schema: Int32, _ key: Int32, _ node: Int, _ isValid: inout Bool) -> Bool {
    isValid = false
    if collects { note(schema, key, node) }
    return collects
  }

  @inline(__always)
  private mutating func find(_ key: Int, _ table: NameTable) -> Int {
    let entry = view[key]
    if entry.kind == .string { return names.find(view.text(entry), readable: readable(entry), in: table) }
    return withText(key) { $0.names.find($1, readable: 0, in: table) }
  }

  /// Checks a member's key and value.
  @inline(__always)
  private mutating func checkMember(
    _ rules: UnsafePointer<SchemaProgram.ObjectRules>, _ key: Int, _ position: Int, _ tracks: Bool
  ) -> Bool {
    var isValid = true
    var isEvaluated = false
    if position >= 0 {
      let property = names.entries[Int(rules.pointee.names.start) + position].schema
      if property >= 0 {
        isEvaluated = true
        if !run(property, key + 1, false) { isValid = false }
      }
    }
    if rules.pointee.patterns.count > 0, isValid || collects {
      let patterns = rules.pointee.patterns
      for index in Int(patterns.start)..<Int(patterns.start + patterns.count) {
        let property = code.patternProperties + index
        guard withText(key, { $0.matches(Int(property.pointee.pattern), $1) }) else { continue }
        isEvaluated = true
        if !run(property.pointee.schema, key + 1, false) { isValid = false }
      }
    }
    if !isEvaluated, rules.pointee.additional >= 0 {
      isEvaluated = true
      if !run(rules.pointee.additional, key + 1, false) { isValid = false }
    }
    if rules.pointee.propertyNames >= 0, !run(rules.pointee.propertyNames, key, false) { isValid = false }
    if tracks, isEvaluated { evaluated.append(Int32(key)) }
    return isValid
  }

  private func isSeen(_ position: Int, _ table: NameTable, _ bits: UInt64, _ base: Int) -> Bool {
    let word = table.count > 64 ? seen[base + position >> 6] : bits
    return word >> UInt64(position & 63) & 1 == 1
  }

  /// Whether all names of a list have been seen. Otherwise `isValid` becomes false; returns whether the check goes on.
  private mutating func hasAll(
    _ run: SchemaProgram.Instructions, _ table: NameTable, _ bits: UInt64, _ base: Int, _ schema: Int32, _ key: Int32,
    _ node: Int, _ isValid: inout Bool
  ) -> Bool {
    for item in Int(run.start)..<Int(run.start + run.count) {
      let position = Int(code.lists[item])
      if isSeen(position, table, bits, base) { continue }
      isValid = false
      guard collects else { return false }
      note(schema, key, node, name: code.names.name(position, in: table))
    }
    return true
  }

  private mutating func checkDependents(
    _ schema: Int32, _ rules: UnsafePointer<SchemaProgram.ObjectRules>, _ bits: UInt64, _ base: Int, _ node: Int,
    _ tracks: Bool
  ) -> Bool {
    var isValid = true
    let (run, table) = (rules.pointee.dependents, rules.pointee.names)
    for index in Int(run.start)..<Int(run.start + run.count) {
      let dependent = code.dependents + index
      guard isSeen(Int(dependent.pointee.trigger), table, bits, base) else { continue }
      if dependent.pointee.schema >= 0 {
        if !self.run(dependent.pointee.schema, node, tracks) { isValid = false }
      } else {
        _ = hasAll(
          dependent.pointee.required, table, bits, base, schema, dependent.pointee.key, node, &isValid)
      }
      if !isValid, !collects { return false }
    }
    return isValid
  }
}
