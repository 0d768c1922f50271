extension SchemaEvaluator {
  /// Checks what no keyword has evaluated since `base` (core specification, section 11).
  mutating func checkRest(
    _ index: Int32, _ schema: UnsafePointer<SchemaProgram.Schema>, _ node: Int, _ base: Int, _ tracks: Bool
  ) -> Bool {
    let isObject = view[node].kind == .object
    let rest: Int32
    switch view[node].kind {
    case .object: rest = schema.pointee.unevaluatedProperties
    case .array: rest = schema.pointee.unevaluatedItems
    default: return true
    }
    guard rest >= 0 else { return true }
    // -1 comes first.
    let done = evaluated[base...].sorted()
    var isValid = true
    if done.first != -1 {
      var next = 0
      let end = view.after(node)
      var child = node + 1
      while child < end {
        while next < done.count, Int(done[next]) < child { next += 1 }
        let value = isObject ? child + 1 : child
        if next == done.count || Int(done[next]) != child, !run(rest, value, false) {
          if !collects { return false }
          isValid = false
        }
        child = view.after(value)
      }
    }
    if tracks { evaluated.append(-1) }
    return isValid
  }
}
