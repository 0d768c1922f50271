import FieldstoneCore

/// The model of an element that has collections itself.
struct PlanBean<Tag: PlanTag>: PlanModel, FormModel, Hashable {
  typealias Family = Tag
  var t0 = ""
  var u0: String?
  var i0 = 0
  var j0: Int?
  var f0 = false
  var k0: Shade?
  var plain = 0
  var loud: String { t0.uppercased() }
  var perhaps: PlanToy<Tag>?
  var pods: [PlanPod<Tag>] = []
  var words: [String] = []
  var luck: PlanDeal<Tag>?

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

  static func subform(_ name: String, _ visitor: inout some SubformVisitor<Self>) {
    if name == "perhaps" { visitor.visitOptional(\.perhaps, \.perhaps!) }
  }

  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<Self>) {
    switch name {
    case "pods": visitor.visit(\.pods)
    case "words": visitor.visitValues(\.words)
    default: break
    }
  }

  static func cases(_ name: String, _ visitor: inout some CasesVisitor<Self>) {
    if name == "luck" { visitor.visitOptional(\.luck) }
  }

  static func describe(_ fields: FieldList<Self>) { PlanBuilder.describe(fields, Tag.family.bean) }
  static func arrange(_ form: FormBuilder<Self>) { PlanBuilder.arrange(form, Tag.family.bean) }
  static var formTemplate: Self? { Tag.family.bean.template(Self.self) }
}

/// The model of an element of a collection in an element. It has an identity of its own, which a program can set.
struct PlanPod<Tag: PlanTag>: PlanModel, FormModel, Hashable, Identifiable {
  typealias Family = Tag
  var t0 = ""
  var u0: String?
  var i0 = 0
  var j0: Int?
  var f0 = false
  var k0: Shade?
  var plain = 0
  var loud: String { t0.uppercased() }
  var id: Int { plain }

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

  static func describe(_ fields: FieldList<Self>) { PlanBuilder.describe(fields, Tag.family.pod) }
  static func arrange(_ form: FormBuilder<Self>) { PlanBuilder.arrange(form, Tag.family.pod) }
  static var formTemplate: Self? { Tag.family.pod.template(Self.self) }
}
