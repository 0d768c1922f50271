/// Checks one value against a program.
///
/// `run` calls itself for schemas within schemas; `depthLimit` says how often, and how much stack there is for it is up
/// to the caller.
struct SchemaEvaluator {
  let view: JSONView
  let code: SchemaCode
  private let schemas: UnsafePointer<SchemaProgram.Schema>
  let names: NameView
  private let usesDynamicReferences: Bool
  /// -1 once the check has been ended, so that every schema is left at once.
  private var depthLimit: Int
  private var depth = 0
  /// How many schemas and compared values are left before the check is ended.
  var work: Int
  private(set) var stop: SchemaStop?
  /// Whether findings are noted, and checks go on after the first one.
  var collects: Bool
  var findings: [SchemaFinding] = []
  /// How many findings with causes are within one another. Beyond a few levels, causes explain nothing any more.
  var causeDepth = 0
  static let mostCauseLevels = 8
  /// How many more findings are noted.
  private var findingsLeft: Int
  /// The properties (by their keys) and items of the current value that have been evaluated (core specification,
  /// section 11), for schemas that ask for the others. -1 stands for all of them.
  var evaluated: [Int32] = []
  /// The resources that have been entered, from the outermost on (core specification, section 7.1).
  private var scope: [Int32] = []
  var scratch: [UInt8] = []
  /// Bits for the properties that have been seen, of objects with more than 64 names.
  var seen: [UInt64] = []

  init(_ view: JSONView, _ code: SchemaCode, collects: Bool, depthLimit: Int, work: Int, findings: Int) {
    self.view = view
    self.code = code
    schemas = code.schemas
    names = code.names
    usesDynamicReferences = code.usesDynamicReferences
    self.collects = collects
    self.depthLimit = depthLimit
    self.work = work
    findingsLeft = findings
  }

  /// Whether a value is valid. `tracks` asks for what has been evaluated to be noted, if it is.
  mutating func run(_ index: Int32, _ node: Int, _ tracks: Bool) -> Bool {
    let schema = schemas + Int(index)
    switch schema.pointee.verdict {
    case .accepts: return true
    case .refuses:
      if collects { note(index, -1, node) }
      return false
    case .checks: break
    }
    guard depth < depthLimit else { return end(.depth) }
    work -= 1
    guard work >= 0 else { return end(.work) }
    depth += 1
    let base = evaluated.count
    let enters = usesDynamicReferences && scope.last != schema.pointee.resource
    if enters { scope.append(schema.pointee.resource) }
    var isValid = check(index, schema, node, tracks || schema.pointee.hasUnevaluated)
    if schema.pointee.hasUnevaluated, isValid || collects {
      if !checkRest(index, schema, node, base, tracks) { isValid = false }
    }
    if !isValid || !tracks, evaluated.count > base { evaluated.removeSubrange(base...) }
    if enters { scope.removeLast() }
    depth -= 1
    return isValid
  }

  mutating func end(_ reason: SchemaStop) -> Bool {
    if stop == nil { stop = reason }
    depthLimit = -1
    return false
  }

  mutating func note(
    _ schema: Int32, _ key: Int32, _ node: Int, name: String? = nil, causes: [SchemaFinding] = []
  ) {
    guard findingsLeft > 0 else { return }
    findingsLeft -= 1
    findings.append(SchemaFinding(schema: schema, key: key, node: node, name: name, causes: causes))
  }

  /// Lets as many more findings be noted as have been dropped.
  mutating func restore(_ count: Int) { findingsLeft += count }

  /// Whether a value is valid, as far as a schema's keywords other than `unevaluated…` say.
  @inline(__always)
  private mutating func check(
    _ index: Int32, _ schema: UnsafePointer<SchemaProgram.Schema>, _ node: Int, _ tracks: Bool
  ) -> Bool {
    let entry = view[node]
    if schema.pointee.types != .all, !hasType(entry, schema.pointee.types) {
      if collects { note(index, schema.pointee.typeKey, node) }
      return false
    }
    var isValid = true
    switch entry.kind {
    case .string, .escapedString:
      if schema.pointee.string.count > 0 { isValid = checkString(index, schema.pointee.string, node) }
    case .integer, .number:
      if schema.pointee.number.count > 0 { isValid = checkNumber(index, schema.pointee.number, node) }
    case .object:
      if schema.pointee.object >= 0 { isValid = checkObject(index, schema.pointee.object, node, tracks) }
    case .array:
      if schema.pointee.array >= 0 { isValid = checkArray(index, schema.pointee.array, node, tracks) }
    default: break
    }
    guard isValid || collects, schema.pointee.any.count > 0 else { return isValid }
    let start = Int(schema.pointee.any.start)
    for position in start..<start + Int(schema.pointee.any.count)
    where !combine(index, code.instructions + position, node, tracks) {
      if !collects { return false }
      isValid = false
    }
    return isValid
  }

  @inline(__always)
  private func hasType(_ entry: JSONEntry, _ types: SchemaTypes) -> Bool {
    switch entry.kind {
    case .null: types.contains(.null)
    case .no, .yes: types.contains(.boolean)
    case .integer: types.contains(.integer)
    case .number: types.contains(.number) || types.contains(.integer) && view.decimal(entry).isInteger
    case .string, .escapedString: types.contains(.string)
    case .array: types.contains(.array)
    case .object: types.contains(.object)
    }
  }

  /// The schema that a `$dynamicRef` leads to: that of the outermost resource which has the anchor.
  func dynamicTarget(_ name: Int32, otherwise schema: Int32) -> Int32 {
    let anchors = code.program.dynamicAnchors[Int(name)]
    for resource in scope {
      if let target = anchors[resource] { return target }
    }
    return schema
  }
}
