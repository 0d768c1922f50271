import FieldstoneCore

/// A form, drawn by lot or cut down, as a value: what the real form is built from, and what the reference engine reads.
struct Plan: Hashable, Codable, Sendable {
  var root = FormPlan()
  /// The definition of all subforms `kid`, `pal` and `maybe`.
  var kid = FormPlan()
  /// The definition of all subforms `toy`, `perhaps` and `mate`.
  var toy = FormPlan()
  /// Whether the model is a class instance.
  var isObject = false
  var policy = FormIssuePolicy.calm
  /// Where the model that the session starts from differs from a blank one.
  var start: [String: PlanValue] = [:]
  /// Fields that set other fields when they change.
  var observers: [ObserverPlan] = []
}

/// An observer: when a text changes, another text becomes a copy of it with something added.
struct ObserverPlan: Hashable, Codable, Sendable {
  var source: String
  var target: String
}

/// What one definition says.
struct FormPlan: Hashable, Codable, Sendable {
  static let subformNames = ["kid", "pal", "maybe", "mate", "toy", "perhaps"]
  static let optionalNames: Set<String> = ["maybe", "perhaps"]

  /// In the order of `describe`.
  var fields: [FieldPlan] = []
  /// The arrangement; without one, fields stand as they were described.
  var places: [PlacePlan] = []
  var statements: [Statement] = []
  /// Where a blank model differs from one that was just made; nil where there is no blank one.
  var blank: [String: PlanValue]? = [:]

  func field(_ name: String) -> FieldPlan? { fields.first { $0.name == name } }

  /// The blank model.
  func template<Model: PlanModel>(_ type: Model.Type) -> Model? { blank.map(Model.make) }
}

/// A field or a subform.
struct FieldPlan: Hashable, Codable, Sendable {
  /// The property; of an extra, its id.
  var name: String
  /// The id of its row, if it is another one.
  var alias: String?
  var traits: [Trait] = []

  init(_ name: String, _ traits: [Trait] = []) {
    self.name = name
    self.traits = traits
  }

  var id: String { alias ?? name }
  var isSubform: Bool { FormPlan.subformNames.contains(name) }
  var isExtra: Bool { name.hasPrefix("x") }
  var leaf: Leaf? { Leaf.byName[name] }
}

/// What a definition says of one field.
enum Trait: Hashable, Codable, Sendable {
  case required
  case minimumLength(Int)
  case maximumLength(Int)
  /// Numbers, or seconds since 1970.
  case range(Double?, Double?)
  case trimmed
  case longText
  case password
  /// A control of one's own that falls back to a secure one, or to a plain text.
  case custom(isSecret: Bool)
  case readOnly
  case mustBeTrue
  case whenHidden(FormHiddenPolicy, PlanValue?)
  case dateKind(FormDateKind)
  case timeZone(String)
  /// A rule with one argument: not this value.
  case not(PlanValue, Severity, String)
  case inline
}

enum Severity: String, Codable, Sendable { case error, warning, info }

/// A statement of the arrangement about a field or a subform, or about the form as a whole.
struct Statement: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case visible, enabled, required, readOnlyWhen
    case computed(Formula)
    /// A rule with two arguments: an issue where the test holds.
    case rule(Severity, String)
    /// A rule across fields, shown at the field.
    case ruleOn(Severity, String)
    case matches(String)
    case disabledOptions([String])
    case formRule(Severity, String)
    case formEnabled
  }

  var kind: Kind
  /// The path of the field or subform; empty for the form.
  var target: String
  var test = Expression.yes
}

/// A statement of the arrangement about the order of rows.
indirect enum PlacePlan: Hashable, Codable, Sendable {
  case field(String)
  case others
  case section(id: String, footer: Bool, [PlacePlan], [RowCondition])
  case note(id: String, [RowCondition])
  case button(String, [RowCondition])
}

/// A condition of a section, a note or a button.
struct RowCondition: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case visible, enabled }
  var kind: Kind
  var test: Expression
}

/// A condition: a small closed language, read by the reference engine and made into closures for the real one.
indirect enum Expression: Hashable, Codable, Sendable {
  case yes
  case isOn(String)
  case isEmpty(String)
  case equals(String, PlanValue)
  case isAbove(String, Int)
  case not(Expression)
  case both(Expression, Expression)
  case either(Expression, Expression)
  case isVisible(String)
  case isEnabled(String)
  case isValid(String)
  /// Whether a subform that may be nil is there, read as a whole.
  case isThere(String)
  /// A property of a subform that is read as a whole.
  case isEmptyWithin(String, String)
}

/// What a computed field is worked out from.
indirect enum Formula: Hashable, Codable, Sendable {
  /// Texts, one after the other.
  case joined([String], String)
  /// Numbers, summed up; what is nil counts as 0.
  case sum([String], Int)
  case test(Expression)
  /// The first where the test holds, else the second.
  case either(Expression, Formula, Formula)
}
