/// Which properties the model of a form in a plan has.
enum PlanShape {
  case root, kid, toy, bean, pod, hat, deal, mini

  func form(_ plan: Plan) -> FormPlan {
    switch self {
    case .root: plan.root
    case .kid: plan.kid
    case .toy: plan.toy
    case .bean: plan.bean
    case .pod: plan.pod
    case .hat: plan.hat
    case .deal: plan.deal
    case .mini: plan.mini
    }
  }

  /// The properties that hold a value.
  var leaves: [Leaf] {
    let names: [String]
    switch self {
    case .root, .kid: return Leaf.all + Leaf.files
    case .toy: return Leaf.all
    case .bean, .pod, .hat: return Leaf.ofElements
    case .deal: names = ["t0", "j0", "f0"]
    case .mini: names = ["u0", "i0", "k0"]
    }
    return names.compactMap(Leaf.named)
  }

  /// The properties that hold a form, with that of the form.
  var subforms: [(name: String, shape: PlanShape)] {
    switch self {
    case .root: [("kid", .kid), ("pal", .kid), ("maybe", .kid), ("mate", .toy)]
    case .kid: [("toy", .toy), ("perhaps", .toy)]
    case .bean: [("perhaps", .toy)]
    case .deal: [("hat", .hat)]
    case .toy, .pod, .hat, .mini: []
    }
  }

  /// The properties that hold several elements; without a shape, values.
  var collections: [(name: String, shape: PlanShape?)] {
    switch self {
    case .root: [("beans", .bean), ("words", nil), ("nums", nil), ("deals", .deal)]
    case .kid: [("beans", .bean), ("words", nil)]
    case .bean, .hat: [("pods", .pod), ("words", nil)]
    case .toy, .pod, .deal, .mini: []
    }
  }

  /// The properties that hold an enum with a form.
  var cases: [(name: String, shape: PlanShape)] {
    switch self {
    case .root: [("deal", .deal), ("luck", .deal)]
    case .kid: [("deal", .deal)]
    case .bean: [("luck", .deal)]
    case .deal: [("mini", .mini)]
    case .toy, .pod, .hat, .mini: []
    }
  }

  /// The shape of the form in a property.
  func below(_ name: String) -> PlanShape? {
    subforms.first { $0.name == name }?.shape ?? collections.first { $0.name == name }?.shape
      ?? cases.first { $0.name == name }?.shape
  }
}
