/// A compiled schema: flat arrays whose elements refer to each other by index.
///
/// -1 stands for "none" throughout.
struct SchemaProgram {
  /// A schema.
  struct Schema {
    enum Verdict: UInt8 {
      case checks, accepts, refuses
    }

    var verdict = Verdict.checks
    var types = SchemaTypes.all
    /// Whether properties and items that the schema has looked at have to be remembered for it.
    var hasUnevaluated = false
    var resource: Int32 = 0
    /// Instructions for values of every type, and for numbers and strings.
    var any = Instructions()
    var number = Instructions()
    var string = Instructions()
    var object: Int32 = -1
    var array: Int32 = -1
    var unevaluatedProperties: Int32 = -1
    var unevaluatedItems: Int32 = -1
    /// The keys of `type` and of the two keywords above, for reports.
    var typeKey: Int32 = -1
    var unevaluatedPropertiesKey: Int32 = -1
    var unevaluatedItemsKey: Int32 = -1
    var document: Int32 = 0
    var index: Int32 = 0
  }

  struct Instructions {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  struct Instruction {
    enum Operation: UInt8 {
      case reference, dynamicReference, all, any, one, not, condition, constant, enumeration
      case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multiple
      case minLength, maxLength, pattern, format
    }

    var operation: Operation
    /// What the operands mean depends on the operation: schemas, or indices of the tables below.
    var first: Int32 = -1
    var second: Int32 = -1
    var third: Int32 = -1
    /// The keyword's key in the schema's document.
    var key: Int32
  }

  /// What a schema says about objects.
  struct ObjectRules {
    /// Every property that the schema names, for whatever reason.
    var names = NameTable()
    var requiredMask: UInt64 = 0
    /// `required`, as positions in the table of names, in `lists`.
    var required = Instructions()
    var requiredKey: Int32 = -1
    var patterns = Instructions()
    var additional: Int32 = -1
    var propertyNames: Int32 = -1
    var dependents = Instructions()
    var minimum = 0
    var maximum = Int.max
    var minimumKey: Int32 = -1
    var maximumKey: Int32 = -1
  }

  struct PatternProperty {
    var pattern: Int32
    var schema: Int32
  }

  /// What has to hold if an object has a property.
  struct Dependent {
    var trigger: Int32
    /// In `lists`, as positions in the table of names.
    var required = Instructions()
    var schema: Int32 = -1
    var key: Int32
  }

  struct ArrayRules {
    /// In `lists`.
    var prefix = Instructions()
    /// For the items behind the prefix.
    var items: Int32 = -1
    var contains: Int32 = -1
    var containsKey: Int32 = -1
    var minContains = 1
    var maxContains = Int.max
    var minContainsKey: Int32 = -1
    var maxContainsKey: Int32 = -1
    /// Whether items that match `contains` count as evaluated (since 2020-12).
    var containsEvaluates = true
    var minimum = 0
    var maximum = Int.max
    var minimumKey: Int32 = -1
    var maximumKey: Int32 = -1
    /// The key of `uniqueItems`, if that is true.
    var uniqueKey: Int32 = -1
  }

  /// A number that others are compared with.
  struct Bound {
    /// The number, if it is a whole one that fits, so that small numbers can be compared at once.
    var integer: Int64?
    var decimal: JSONDecimal
  }

  /// A value that others are compared with.
  struct Constant {
    var document: Int32
    var index: Int32
  }

  struct Enumeration {
    /// The strings, whose positions mean nothing.
    var strings = NameTable()
    /// The other values, in `constants`.
    var others = Instructions()
    /// Where the other values are, by hash, in `hashes`. -1 if they are few.
    var hashes: Int32 = -1
  }

  var schemas: [Schema] = []
  var instructions: [Instruction] = []
  var objects: [ObjectRules] = []
  var arrays: [ArrayRules] = []
  var patternProperties: [PatternProperty] = []
  var dependents: [Dependent] = []
  /// Runs of schemas, or of positions in a table of names.
  var lists: [Int32] = []
  var bounds: [Bound] = []
  var divisors: [SchemaDivisor] = []
  var lengths: [Int] = []
  var patterns: [any SchemaPattern] = []
  var formats: [SchemaFormat] = []
  var constants: [Constant] = []
  var enumerations: [Enumeration] = []
  var hashes: [[UInt64: [Int32]]] = []
  var names = NameStore()
  /// For each name of `$dynamicAnchor` that a `$dynamicRef` uses: the schema with it in each resource.
  var dynamicAnchors: [[Int32: Int32]] = []
  var documents: [SchemaRegistry.Document] = []
  var hash = JSONHash.shared
  var patternCompiler: SchemaPatternCompiler

  init(patterns: SchemaPatternCompiler) { patternCompiler = patterns }
}

/// Which types a schema accepts.
struct SchemaTypes: OptionSet {
  let rawValue: UInt8

  static let null = SchemaTypes(rawValue: 1)
  static let boolean = SchemaTypes(rawValue: 2)
  static let integer = SchemaTypes(rawValue: 4)
  static let number = SchemaTypes(rawValue: 8)
  static let string = SchemaTypes(rawValue: 16)
  static let array = SchemaTypes(rawValue: 32)
  static let object = SchemaTypes(rawValue: 64)
  static let all = SchemaTypes(rawValue: 127)

  static let named: [(name: String, type: SchemaTypes)] = [
    ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number), ("string", .string),
    ("array", .array), ("object", .object),
  ]

  /// What is wrong with a type.
  ///
  /// - Parameter name: Its name; nil if it is no string.
  static func message(for name: String?) -> String {
    let names = named.map(\.name)
    let all = names.dropLast().joined(separator: ", ") + " or object"
    guard let name else { return "'type' must be \(all), or an array of several of these." }
    return "There is no type '\(name.shortenedInProblem)'." + likelyNames(for: name, among: names) + " Use \(all)."
  }
}
