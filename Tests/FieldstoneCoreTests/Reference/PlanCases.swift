import FieldstoneCore

/// Performs an operation on a property that holds an enum with a form.
protocol CasesVisitor<Parent> {
  associatedtype Parent: PlanModel
  mutating func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>)
  mutating func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>)
}

/// Enums with a form, in plans.
extension FormPlan {
  /// Properties that hold an enum with a form. The choice of its case is below it, and called `case`; where nothing has
  /// to be chosen, `pick`.
  static let casesNames = ["deal", "luck", "mini"]

  /// The case that a field of an enum belongs to; fields of different cases have different names.
  static func caseOfField(_ path: String) -> String? {
    switch path.prefix(while: { $0 != "." && $0 != "#" }) {
    case "t0", "j0", "f0": "pair"
    case "hat": "hat"
    case "mini": "mini"
    case "u0": "one"
    case "i0", "k0": "two"
    default: nil
    }
  }

  /// Whether it is the plan of an enum.
  var isCases: Bool { fields.first?.isCaseChoice == true }
  /// The ids of the cases of an enum.
  var caseIDs: [String] { isCases ? fields[0].options : [] }

  /// The same enum as an optional one.
  var optionalCases: FormPlan {
    var plan = self
    plan.fields[0].name = "pick"
    return plan
  }

  /// The names of the properties that the enum has for its fields.
  var caseLeaves: [Leaf] {
    let names = caseIDs.contains("hat") ? ["t0", "j0", "f0"] : ["u0", "i0", "k0"]
    return ([fields[0].name] + names).compactMap(Leaf.named)
  }
}

extension FieldPlan {
  var isCases: Bool { FormPlan.casesNames.contains(name) }
  var isCaseChoice: Bool { name == "case" || name == "pick" }
}

struct ValuesOfCases<Parent: PlanModel>: CasesVisitor {
  let model: Parent
  let name: String
  var values: [String: PlanValue] = [:]

  mutating func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>) {
    for (below, value) in model[keyPath: path].values { values["\(name).\(below)"] = value }
  }
  mutating func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>) {
    for (below, value) in model[keyPath: path]?.values ?? [:] { values["\(name).\(below)"] = value }
    values["\(name).pick"] = values.removeValue(forKey: "\(name).case") ?? PlanValue.none
  }
}

struct CasesLoader<Parent: PlanModel>: CasesVisitor {
  var model: Parent
  let values: [String: PlanValue]

  mutating func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>) {
    var child = model[keyPath: path]
    child.load(values)
    model[keyPath: path] = child
  }
  mutating func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>) {
    model[keyPath: path] = Child.made(optional: values)
  }
}

extension PlanCases {
  /// The value of an optional property.
  static func made(optional values: [String: PlanValue]) -> Self? {
    guard case .option? = values["pick"] else { return nil }
    var values = values
    values["case"] = values["pick"]
    return make(values)
  }
}
