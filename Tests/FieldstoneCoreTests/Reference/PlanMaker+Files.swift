/// Files in random plans. They are drawn from a copy of the generator, so that the rest of the plan stays as it is.
extension PlanMaker {
  func addFiles(_ plan: inout Plan) {
    var copy = self
    if copy.chance(2) { plan.makeSubmittable() }
    // Always the same, so that there are not more types of subforms.
    plan.kid.addFile(FieldPlan("z1", [.maximumSize(1_000_000), .whenHidden(.dropOnSubmit, nil)]))
    for name in ["z0", "z1"] where name == "z1" || !copy.chance(3) {
      // Read before it has conditions itself.
      plan.root.addFile(copy.field(name))
      if copy.chance(3) {
        plan.root.statements.append(
          Statement(kind: .formRule(.warning, copy.message()), target: "", test: .isEmpty(name)))
      }
      let names = plan.root.fields.map(\.name).filter { $0 != name && !$0.hasPrefix("x") }
      copy.say(name, Scope(plan.root, names, plan), &plan.root)
      if copy.chance(2) { plan.start[name] = RandomText.value(Leaf.byName[name] ?? Leaf.files[0], &copy.lot) }
    }
  }
}

extension FormPlan {
  /// Adds a field at the end.
  fileprivate mutating func addFile(_ field: FieldPlan) {
    fields.append(field)
    if !places.isEmpty, !places.contains(.others) { places.append(.field(field.name)) }
  }
}
