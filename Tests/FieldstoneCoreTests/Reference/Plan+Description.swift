/// A short description of plan and steps for people; ``ReferenceCase/json`` is for tests.
extension ReferenceCase: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    var facts: [String] = []
    if plan.isObject { facts.append("class") }
    if let mode = plan.mode { facts.append("\(mode)") }
    if plan.policy != .calm { facts.append("\(plan.policy)") }
    for (path, value) in plan.start.sorted(by: { $0.key < $1.key }) { facts.append("\(path) = \(value)") }
    if let work = plan.work { facts.append("\(work)") }
    for observer in plan.observers { facts.append("\(observer.source) sets \(observer.target)") }
    if !facts.isEmpty { lines.append(facts.joined(separator: ", ")) }
    lines += describe(plan.root, "form") + describe(plan.kid, "kid") + describe(plan.toy, "toy")
    lines += describe(plan.bean, "bean") + describe(plan.pod, "pod")
    lines += describe(plan.deal, "deal") + describe(plan.mini, "mini") + describe(plan.hat, "hat")
    lines.append("steps: " + steps.map { "\($0)" }.joined(separator: " · "))
    return lines.joined(separator: "\n").withoutModules
  }

  private func describe(_ form: FormPlan, _ name: String) -> [String] {
    guard !form.fields.isEmpty else { return [] }
    let fields = form.fields.map { field in
      (field.alias.map { "\(field.name) as \($0)" } ?? field.name)
        + (field.traits.isEmpty ? "" : "(" + field.traits.map { "\($0)" }.joined(separator: " ") + ")")
    }
    var line = "\(name): " + fields.joined(separator: ", ")
    if form.blank == nil {
      line += "; no blank"
    } else if form.blank?.isEmpty == false {
      line += "; blank \(form.blank ?? [:])"
    }
    if !form.places.isEmpty { line += "; order \(form.places)" }
    let statements = form.statements.map { "\($0.target).\($0.kind)" + ($0.test == .yes ? "" : " if \($0.test)") }
    return [line] + statements.map { "  " + $0 }
  }
}

extension String {
  /// The text without the module and type names that Swift prints.
  fileprivate var withoutModules: String {
    var text = self
    for name in [
      "FieldstoneCoreTests.", "FieldstoneCore.", "Expression.", "PlanValue.", "FormInput.", "FormAnswer.", "Severity.",
      "Formula.", "ProgramEdit.",
    ] {
      text = text.replacing(name, with: "")
    }
    return text
  }
}
