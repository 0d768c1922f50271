import FieldstoneCore

/// When something applies that depends on other answers.
indirect enum SchemaFormula: Sendable {
  /// The answers under these keys match a schema.
  case matches(schema: Int32, keys: [String])
  /// There is an answer.
  case has(String)
  case not(SchemaFormula)
  case all([SchemaFormula])
  case any([SchemaFormula])

  static func any(of formulas: [SchemaFormula]) -> SchemaFormula { formulas.count == 1 ? formulas[0] : .any(formulas) }

  /// The keys that it reads itself.
  var keys: [String] {
    switch self {
    case .matches(_, let keys): keys
    case .has(let key): [key]
    case .not(let formula): formula.keys
    case .all(let formulas), .any(let formulas): formulas.flatMap(\.keys)
    }
  }
}

/// The conditions of one level of a form.
///
/// Unchecked `Sendable`: complete before the form is used.
final class SchemaConditions: @unchecked Sendable {
  /// How many conditions may depend on one another, before an answer counts as visible.
  private static let mostLevels = 6
  /// The most keys that one condition reads.
  private static let mostKeys = 256

  private let compilation: SchemaCompilation
  /// When each key that isn't always visible is.
  var visible: [String: SchemaFormula] = [:]
  /// The keys that the level has, and whether each is missing while it is an empty list.
  private(set) var known: [String: Bool] = [:]
  /// The conditions of the form around it, whose keys it may read.
  private let outer: SchemaConditions?
  private let limits: JSONSchema.Limits

  init(_ compilation: SchemaCompilation, _ limits: JSONSchema.Limits, in outer: SchemaConditions? = nil) {
    (self.compilation, self.limits, self.outer) = (compilation, limits, outer)
  }

  /// Notes the fields of the level.
  func note(_ fields: [DocumentField]) {
    for field in fields {
      if let alternatives = field.alternativesOfLevel {
        known[alternatives.discriminator] = false
        for alternative in alternatives.cases { note(alternative.form.fields) }
        continue
      }
      switch field.kind {
      case .list, .choices: known[field.key] = field.mayBeMissing
      default: known[field.key] = false
      }
    }
  }

  func condition(_ formula: SchemaFormula) -> DocumentCondition {
    // What isn't visible isn't submitted, and so doesn't count: its condition is part of this one.
    var (paths, seen, next) = ([FormValuePath](), Set<String>(), formula.keys)
    for _ in 0..<Self.mostLevels where !next.isEmpty && seen.count < Self.mostKeys {
      let keys = next.filter { seen.insert($0).inserted }
      paths += keys.filter { known[$0] != nil }.map { FormValuePath([$0]) }
      next = keys.flatMap { visible[$0]?.keys ?? [] }
    }
    return DocumentCondition(paths: paths) { self.holds(formula, $0, 0, Answers()) }
  }

  /// What has been found while one condition is worked out. Without it, conditions that read each other would be worked
  /// out once for each way through them.
  private final class Answers {
    struct Key: Hashable {
      let conditions: ObjectIdentifier
      let key: String
      let level: Int
    }

    var known: [Key: FormValues.Value?] = [:]
  }

  private func holds(_ formula: SchemaFormula, _ reader: DocumentReader, _ level: Int, _ answers: Answers) -> Bool {
    switch formula {
    case .has(let key): return value(key, reader, level, answers) != nil
    case .not(let formula): return !holds(formula, reader, level, answers)
    case .all(let formulas): return formulas.allSatisfy { holds($0, reader, level, answers) }
    case .any(let formulas): return formulas.contains { holds($0, reader, level, answers) }
    case .matches(let schema, let keys):
      var object = FormValues()
      for key in keys { if let value = value(key, reader, level, answers) { object[key] = value } }
      return compilation.code.accepts(object, schema: schema, limits)
    }
  }

  /// The answer under a key, as it would be submitted. A form has no answers to what it doesn't show.
  private func value(_ key: String, _ reader: DocumentReader, _ level: Int, _ answers: Answers) -> FormValues.Value? {
    guard let isMissingIfEmpty = known[key] else {
      guard let outer, let parent = reader.parent else { return nil }
      return outer.value(key, parent, level, answers)
    }
    let place = Answers.Key(conditions: ObjectIdentifier(self), key: key, level: level)
    if let known = answers.known[place] { return known }
    var value: FormValues.Value?
    if level >= Self.mostLevels || visible[key].map({ holds($0, reader, level + 1, answers) }) ?? true {
      value = reader[FormValuePath([key])]
    }
    if isMissingIfEmpty, value == .list([]) { value = nil }
    answers.known[place] = .some(value)
    return value
  }
}

extension SchemaCode {
  /// Whether values match one of the schemas; false if that can't be told within the limits.
  func accepts(_ values: FormValues, schema: Int32, _ limits: JSONSchema.Limits) -> Bool {
    let bytes = Array(values.json())
    return bytes.withUnsafeBufferPointer { bytes in
      guard let tape = try? JSONStorage.read(bytes, limits: JSONDocument.Limits()).tape else { return false }
      defer { tape.free() }
      guard let start = bytes.baseAddress else { return false }
      let view = JSONView(bytes: start, byteCount: bytes.count, entries: tape.entries, count: tape.count)
      var evaluator = SchemaEvaluator(
        view, self, collects: false, depthLimit: 96, work: min(limits.evaluations, 1_000_000), findings: 0)
      return evaluator.run(schema, 0, false) && evaluator.stop == nil
    }
  }
}
