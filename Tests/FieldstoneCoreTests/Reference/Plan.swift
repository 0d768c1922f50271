import FieldstoneCore

/// A randomly generated or shrunk form as a value. The real form is built from it, and the reference engine reads it.
struct Plan: Hashable, Codable, Sendable {
  var root = FormPlan()
  /// The definition of all subforms `kid`, `pal` and `maybe`.
  var kid = FormPlan()
  /// The definition of all subforms `toy`, `perhaps` and `mate`.
  var toy = FormPlan()
  /// The definition of the elements of all collections `beans`.
  var bean = FormPlan()
  /// The definition of the elements of all collections `pods`.
  var pod = FormPlan()
  /// The definition of all enums `deal` and `luck`, and of the elements of `deals`.
  var deal = FormPlan()
  /// The definition of the enum in that enum.
  var mini = FormPlan()
  /// The definition of the form of one of its cases.
  var hat = FormPlan()
  /// Whether the model is a class instance.
  var isObject = false
  var policy = FormIssuePolicy.calm
  /// How people work with the form; nil for one that is submitted.
  var mode: FormMode?
  /// The values that differ between the session's initial model and a blank one, by path.
  var start: [String: PlanValue] = [:]
  /// Fields that set other fields when they change.
  var observers: [ObserverPlan] = []
  /// What happens around the form over time; nil in plans without it.
  var work: PlanWork?

  /// The definitions of all forms but the main one.
  var family: PlanFamily {
    PlanFamily(kid: kid, toy: toy, bean: bean, pod: pod, deal: deal, mini: mini, hat: hat)
  }
}

/// An observer: when a text changes, it sets another text to a copy with a suffix.
struct ObserverPlan: Hashable, Codable, Sendable {
  var source: String
  var target: String
}

/// The plan of one form definition.
struct FormPlan: Hashable, Codable, Sendable {
  static let subformNames = ["kid", "pal", "maybe", "mate", "toy", "perhaps", "hat"]
  static let optionalNames: Set<String> = ["maybe", "perhaps"]
  /// Those with the definition `toy`.
  static let innermostNames: Set<String> = ["toy", "perhaps", "mate"]
  /// Collections of forms, and of values.
  static let collectionNames = ["beans", "pods", "words", "nums", "deals"]

  /// In the order of `describe`.
  var fields: [FieldPlan] = []
  /// The arrangement; if empty, fields are in the order of `describe`.
  var places: [PlacePlan] = []
  var statements: [Statement] = []
  /// The values that differ between the blank model and `init()`; nil if there is no blank model.
  var blank: [String: PlanValue]? = [:]

  func field(_ name: String) -> FieldPlan? { fields.first { $0.name == name } }

  /// The blank model.
  func template<Model: PlanModel>(_ type: Model.Type) -> Model? { blank.map(Model.make) }
}

/// A field or a subform.
struct FieldPlan: Hashable, Codable, Sendable {
  /// The name of the property; for a standalone field, its id.
  var name: String
  /// The id of its row, if it differs from the name.
  var alias: String?
  var traits: [Trait] = []
  /// The case of an enum that the field belongs to.
  var ofCase: String?

  init(_ name: String, _ traits: [Trait] = []) {
    self.name = name
    self.traits = traits
  }

  var id: String { alias ?? name }
  var isCollection: Bool { FormPlan.collectionNames.contains(name) }
  /// Whether it is a collection whose elements are forms.
  var hasForms: Bool { ["beans", "pods", "deals"].contains(name) }
  var isSubform: Bool { FormPlan.subformNames.contains(name) }
  var isExtra: Bool { name.hasPrefix("x") }
  var leaf: Leaf? { Leaf.named(name) }

  /// The field of an element of a collection of values.
  func ofElement(_ id: String) -> FieldPlan {
    FieldPlan(
      "\(name)[\(id)]",
      traits.flatMap { trait in
        if case .elements(let inner) = trait { return inner }
        return []
      })
  }
}

/// What a definition declares for one field.
enum Trait: Hashable, Codable, Sendable {
  case required
  case minimumLength(Int)
  case maximumLength(Int)
  /// Numbers, or seconds since 1970.
  case range(Double?, Double?)
  case trimmed
  /// Hundredths, which are typed and shown as a percentage.
  case percent
  /// A unit, which a number may be typed with.
  case unit
  case uppercased
  /// Letters and their accents are one character.
  case composed
  /// The program replaces answers by ``PlanValue/simplified``.
  case simplified
  /// A typed text becomes the value when the field is left.
  case whenLeft
  /// Written as `12-3`: three digits.
  case masked
  case longText
  case password
  /// A custom control that falls back to a secure field, or to plain text.
  case custom(isSecret: Bool)
  case readOnly
  case mustBeTrue
  case whenHidden(FormHiddenPolicy, PlanValue?)
  case dateKind(FormDateKind)
  case timeZone(String)
  /// A rule with one argument that reports this value.
  case not(PlanValue, Severity, String)
  case inline
  /// The options of a choice, by id.
  case options([String])
  /// Titles for the options that differ from the standard ones.
  case optionTitles
  case minimumCount(Int)
  case maximumCount(Int)
  /// Pictures only.
  case pictures
  /// In bytes.
  case maximumSize(Int)
  /// Options that the program searches for.
  case searched
  /// People may add values of their own.
  case ownEntries
  /// The value that takes the place of nil.
  case defaultValue(PlanValue)
  case suggestions([String])
  /// What the value reads like where it is only shown.
  case display
  /// The elements of a collection can be moved.
  case sortable
  /// No two elements of a collection may be equal.
  case unique
  /// The value of a new element of a collection; that of a value has an empty name.
  case template([String: PlanValue])
  /// What a collection declares for its values.
  indirect case elements([Trait])
}

enum Severity: String, Codable, Sendable { case error, warning, info }

/// A statement of the arrangement about a field or a subform, or about the form as a whole.
struct Statement: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case visible, enabled, required, readOnlyWhen
    case computed(Formula)
    /// A rule with two arguments that reports an issue while the test holds.
    case rule(Severity, String)
    /// A rule across fields, shown at the field.
    case ruleOn(Severity, String)
    case matches(String)
    /// The bounds of numbers, or of dates in seconds since 1970, while the test holds.
    case bounds(Double?, Double?)
    case disabledOptions([String])
    /// The first options while the test holds, otherwise the second.
    case options([String], [String])
    /// Options that the program searches for.
    case searching
    /// Suggests the first texts while the test holds, otherwise the second.
    case suggestions([String], [String])
    /// The first help text while the test holds, otherwise the second.
    case help(String, String)
    /// The first remark of its kind while the test holds, otherwise the second.
    case caption(FormCaption.Kind, String, String)
    /// A default value that a parent declares.
    case defaultValue(PlanValue)
    /// The first unit while the test holds, otherwise the second; an empty text is none.
    case unit(String, String)
    case formRule(Severity, String)
    /// A check that takes time.
    case checked
    /// An action that fires when a person has given another answer: at once, or when the field is left.
    case acts(atEnd: Bool)
    case formEnabled
  }

  var kind: Kind
  /// The path of the field or subform; empty for the main form.
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

/// A condition in a small language. The reference engine interprets it; the real engine gets closures.
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
  /// Whether an optional subform, read as a whole, exists.
  case isThere(String)
  /// A property of a subform that is read as a whole.
  case isEmptyWithin(String, String)
  /// Whether an enum, read as a whole, has a case.
  case isCase(String, String)
  /// Whether a collection, read as a whole, has more elements than that.
  case hasMore(String, Int)
  /// Whether the sum of a number of each element is above a bound.
  case isSumAbove(String, Int)
}

/// The formula of a computed field.
indirect enum Formula: Hashable, Codable, Sendable {
  /// Concatenates texts and a suffix.
  case joined([String], String)
  /// Adds numbers and a constant; nil counts as 0.
  case sum([String], Int)
  case test(Expression)
  /// The first formula if the test holds, otherwise the second.
  case either(Expression, Formula, Formula)
}
