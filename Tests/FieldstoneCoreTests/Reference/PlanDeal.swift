import FieldstoneCore

/// An enum of a plan, with a form: a choice of a case, and the fields of the chosen case.
protocol PlanCases: PlanModel, FormCases, Hashable where Fields: PlanCaseFields, Fields.Family == Family {
  /// The plan of the fields of all cases, the choice among them.
  static func plan(_ family: PlanFamily) -> FormPlan
  static var blankCase: Self { get }
}

/// The answers for all cases of an enum of a plan.
protocol PlanCaseFields: PlanModel, FormCaseFields where Cases: PlanCases, Cases.Fields == Self {}

extension PlanCases {
  static func leaf(_ name: String) -> Property<Self>? { nil }

  /// The chosen case, and the values of that case alone.
  var values: [String: PlanValue] {
    var fields = Fields()
    fields.take(self)
    let chosen = fields.chosen ?? ""
    var values = fields.values.filter { FormPlan.caseOfField($0.key) == chosen }
    values["case"] = .option(chosen)
    return values
  }

  mutating func load(_ values: [String: PlanValue]) {
    var fields = Fields()
    fields.take(self)
    if case .option(let id)? = values["case"] { fields.chosen = id }
    fields.load(values)
    if let value = fields.value { self = value }
  }

  static func describe(_ cases: FormCaseList<Self>) {
    let plan = plan(Family.family)
    for id in plan.caseIDs {
      cases.add(id) { list in
        var own = plan
        own.fields.removeAll { $0.ofCase != id }
        PlanBuilder.describe(list, own)
      }
    }
  }
  static func arrange(_ form: FormBuilder<Fields>) { PlanBuilder.arrange(form, plan(Family.family)) }
  static var formTemplate: Self? { blankCase }
}

/// An enum with a form, a case with labels, another enum, and a case without anything.
enum PlanDeal<Tag: PlanTag>: PlanCases {
  typealias Family = Tag
  case hat(PlanHat<Tag>)
  case pair(t0: String, j0: Int?, f0: Bool)
  case mini(PlanMini<Tag>)
  case bare

  init() { self = .bare }
  static var blankCase: Self { .bare }
  static func plan(_ family: PlanFamily) -> FormPlan { family.deal }

  struct Fields: PlanCaseFields {
    typealias Family = Tag
    var chosen: String?
    var hat = PlanHat<Tag>()
    var t0 = ""
    var j0: Int?
    var f0 = false
    var mini = PlanMini<Tag>.bare

    mutating func take(_ deal: PlanDeal<Tag>) {
      switch deal {
      case .hat(let hat): (chosen, self.hat) = ("hat", hat)
      case .pair(let t0, let j0, let f0): (chosen, self.t0, self.j0, self.f0) = ("pair", t0, j0, f0)
      case .mini(let mini): (chosen, self.mini) = ("mini", mini)
      case .bare: chosen = "bare"
      }
    }

    var value: PlanDeal<Tag>? {
      switch chosen {
      case "hat": .hat(hat)
      case "pair": .pair(t0: t0, j0: j0, f0: f0)
      case "mini": .mini(mini)
      case "bare": .bare
      default: nil
      }
    }

    static func leaf(_ name: String) -> Property<Self>? {
      switch name {
      case "t0": .text(\.t0)
      case "j0": .maybeWhole(\.j0)
      case "f0": .flag(\.f0)
      default: nil
      }
    }
    static func subform(_ name: String, _ visitor: inout some SubformVisitor<Self>) {
      if name == "hat" { visitor.visit(\.hat) }
    }
    static func cases(_ name: String, _ visitor: inout some CasesVisitor<Self>) {
      if name == "mini" { visitor.visit(\.mini) }
    }
  }
}

/// An enum in an enum.
enum PlanMini<Tag: PlanTag>: PlanCases {
  typealias Family = Tag
  case one(u0: String?)
  case two(i0: Int, k0: Shade?)
  case bare

  init() { self = .bare }
  static var blankCase: Self { .bare }
  static func plan(_ family: PlanFamily) -> FormPlan { family.mini }

  struct Fields: PlanCaseFields {
    typealias Family = Tag
    var chosen: String?
    var u0: String?
    var i0 = 0
    var k0: Shade?

    mutating func take(_ mini: PlanMini<Tag>) {
      switch mini {
      case .one(let u0): (chosen, self.u0) = ("one", u0)
      case .two(let i0, let k0): (chosen, self.i0, self.k0) = ("two", i0, k0)
      case .bare: chosen = "bare"
      }
    }

    var value: PlanMini<Tag>? {
      switch chosen {
      case "one": .one(u0: u0)
      case "two": .two(i0: i0, k0: k0)
      case "bare": .bare
      default: nil
      }
    }

    static func leaf(_ name: String) -> Property<Self>? {
      switch name {
      case "u0": .maybeText(\.u0)
      case "i0": .whole(\.i0)
      case "k0": .maybeChoice(\.k0)
      default: nil
      }
    }
  }
}

/// The form of a case, with collections.
struct PlanHat<Tag: PlanTag>: PlanModel, FormModel, Hashable {
  typealias Family = Tag
  var t0 = ""
  var u0: String?
  var i0 = 0
  var j0: Int?
  var f0 = false
  var k0: Shade?
  var plain = 0
  var loud: String { t0.uppercased() }
  var pods: [PlanPod<Tag>] = []
  var words: [String] = []

  static func leaf(_ name: String) -> Property<Self>? {
    switch name {
    case "t0": .text(\.t0)
    case "u0": .maybeText(\.u0)
    case "i0": .whole(\.i0)
    case "j0": .maybeWhole(\.j0)
    case "f0": .flag(\.f0)
    case "k0": .maybeChoice(\.k0)
    case "plain": .whole(\.plain)
    case "loud": .viewer(\.loud)
    default: nil
    }
  }

  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<Self>) {
    switch name {
    case "pods": visitor.visit(\.pods)
    case "words": visitor.visitValues(\.words)
    default: break
    }
  }

  static func describe(_ fields: FieldList<Self>) { PlanBuilder.describe(fields, Tag.family.hat) }
  static func arrange(_ form: FormBuilder<Self>) { PlanBuilder.arrange(form, Tag.family.hat) }
  static var formTemplate: Self? { Tag.family.hat.template(Self.self) }
}
