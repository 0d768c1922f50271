/// Whether a plan is consistent: a shrunk plan must not read fields that were removed.
extension Plan {
  /// Whether every property that a statement reads or targets is in the form, and so is every optional subform that is
  /// read as a whole.
  var isReadable: Bool {
    ![root, kid, toy].contains { $0.fields.isEmpty } && hasElements && hasForms && isReadable(root, "")
      && isReadable(kid, "kid")
      && isReadable(toy, "toy") && isReadable(bean, "bean") && isReadable(pod, "pod")
      && observers.allSatisfy { root.field($0.source) != nil && root.field($0.target) != nil }
  }

  var hasCollections: Bool { [root, kid, hat].contains { $0.fields.contains(where: \.isCollection) } }
  var hasCases: Bool { !deal.fields.isEmpty }
  var hasFiles: Bool { [root, kid].contains { $0.fields.contains { $0.leaf?.kind == .file } } }

  /// Whether the forms of elements that collections need have fields and a blank model.
  private var hasElements: Bool {
    let fields = [root, kid, bean, hat].flatMap(\.fields)
    return (!fields.contains { $0.name == "beans" } || !bean.fields.isEmpty && bean.blank != nil)
      && (!fields.contains { $0.name == "pods" } || !pod.fields.isEmpty && pod.blank != nil)
  }

  /// Whether the enums that the plan has have cases, and the forms in them fields.
  private var hasForms: Bool {
    let names = Set([root, kid, bean, deal].flatMap(\.fields).map(\.name))
    return (names.isDisjoint(with: ["deal", "luck", "deals"]) || deal.caseIDs.contains("bare"))
      && (!names.contains("mini") || mini.caseIDs.contains("bare"))
      && (!names.contains("hat") || !hat.fields.isEmpty && hat.blank != nil)
      && isReadable(deal, "deal") && isReadable(mini, "mini") && isReadable(hat, "hat")
  }

  private func isReadable(_ form: FormPlan, _ name: String) -> Bool {
    if form.blank == nil {
      if name == "kid", root.field("maybe") != nil { return false }
      if name == "toy", kid.field("perhaps") != nil || bean.field("perhaps") != nil { return false }
    }
    return form.statements.allSatisfy { statement in
      (statement.target.isEmpty || has(form, statement.target)) && statement.wholes.allSatisfy { has(form, $0) }
    }
  }

  private func has(_ form: FormPlan, _ path: String) -> Bool {
    guard let stop = path.firstIndex(of: ".") else { return form.field(path) != nil }
    let owner = String(path[..<stop])
    guard form.field(owner) != nil else { return false }
    return has(
      owner == "hat" ? hat : ["kid", "pal", "maybe"].contains(owner) ? kid : toy,
      String(path[path.index(after: stop)...]))
  }
}

extension Statement {
  /// The paths that have to be in the form. A property that is not a field is read as part of its whole model.
  fileprivate var wholes: [String] {
    if case .computed(let formula) = kind { return formula.wholes + test.wholes }
    return test.wholes
  }
}

extension Formula {
  fileprivate var wholes: [String] {
    switch self {
    case .joined(let paths, _), .sum(let paths, _): paths.filter { $0 != "plain" }
    case .test(let test): test.wholes
    case .either(let test, let first, let second): test.wholes + first.wholes + second.wholes
    }
  }
}

extension Expression {
  fileprivate var wholes: [String] {
    switch self {
    case .yes: []
    case .isOn(let path), .isEmpty(let path), .equals(let path, _), .isAbove(let path, _), .isVisible(let path),
      .isEnabled(let path), .isValid(let path), .isThere(let path):
      path == "plain" ? [] : [path]
    case .not(let inner): inner.wholes
    case .both(let first, let second), .either(let first, let second): first.wholes + second.wholes
    case .isEmptyWithin(let name, _), .isCase(let name, _), .hasMore(let name, _), .isSumAbove(let name, _): [name]
    }
  }
}
