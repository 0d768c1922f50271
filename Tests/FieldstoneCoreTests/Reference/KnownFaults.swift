import Foundation

enum Known {
  static let points = Set((ProcessInfo.processInfo.environment["FIELDSTONE_KNOWN"] ?? "").split(separator: ",").compactMap { Int($0) })
  static func has(_ point: Int) -> Bool { points.contains(point) }

  static func filter(_ item: inout ReferenceCase) {
    if has(2) {
      var seen: Set<String> = []
      for (name, form) in [("", \Plan.root), ("kid", \Plan.kid), ("toy", \Plan.toy)] as [(String, WritableKeyPath<Plan, FormPlan>)] {
        if name != "" { item.plan[keyPath: form].statements.removeAll { $0.kind == .formEnabled } }
        item.plan[keyPath: form].statements.removeAll { statement in
          if case .formRule = statement.kind { return false }
          if case .rule = statement.kind { return false }
          if case .ruleOn = statement.kind { return false }
          var path = statement.target
          for (owner, low) in [("kid.", "kid"), ("pal.", "kid"), ("maybe.", "kid"), ("mate.", "toy"), ("toy.", "toy"), ("perhaps.", "toy")] where path.hasPrefix(owner) {
            path = low + "." + path.dropFirst(owner.count)
            if let stop = path.lastIndex(of: "."), ["toy", "perhaps"].contains(where: { path.hasPrefix("kid.\($0).") }) { path = "toy" + path[stop...] }
          }
          if name != "" { path = name + "." + path }
          var kind = "\(statement.kind)"
          if case .disabledOptions = statement.kind { kind = "options" }
          return !seen.insert(kind + path).inserted
        }
      }
      func one(_ places: [PlacePlan]) -> [PlacePlan] {
        places.map { place in
          func one1(_ c: [RowCondition]) -> [RowCondition] { c.count == 2 && c[0].kind == c[1].kind ? [c[0]] : c }
          switch place {
          case .section(let id, let footer, let inner, let c): return .section(id: id, footer: footer, one(inner), one1(c))
          case .note(let id, let c): return .note(id: id, one1(c))
          case .button(let a, let c): return .button(a, one1(c))
          default: return place
          }
        }
      }
      for form in [\Plan.root, \Plan.kid, \Plan.toy] as [WritableKeyPath<Plan, FormPlan>] { item.plan[keyPath: form].places = one(item.plan[keyPath: form].places) }
      let hasOne = item.plan.root.statements.contains { $0.kind == .formEnabled }
      item.steps.removeAll { if case .enable = $0 { hasOne } else { false } }
    }
    if has(1) {
      // No unsound form.
      for form in [\Plan.root, \Plan.kid, \Plan.toy] as [WritableKeyPath<Plan, FormPlan>] where item.plan[keyPath: form].blank == nil { item.plan[keyPath: form].blank = [:] }
    }
    if has(9) {
      let computed = Set(ReferenceForm(item.plan).statements.filter { $0.value.contains { if case .computed = $0.statement.kind { true } else { false } } }.keys)
      item.steps.removeAll { step in
        if case .set(let path, _) = step { return computed.contains(path) }
        if case .edit(let edits) = step { return edits.contains { if case .value(let path, _) = $0 { computed.contains(path) } else { false } } }
        return false
      }
    }
    if has(13) { for form in [\Plan.root, \Plan.kid, \Plan.toy] as [WritableKeyPath<Plan, FormPlan>] { for i in item.plan[keyPath: form].fields.indices { item.plan[keyPath: form].fields[i].alias = nil } } }
    if has(7) {
      item.steps.removeAll { step in
        switch step {
        case .resume(let spoilt), .restore(let spoilt): !spoilt.isEmpty
        case .replace: item.plan.root.fields.contains { $0.isExtra }
        default: false
        }
      }
      // No snapshot after a submit.
      let submits = item.steps.contains { if case .send(.submit) = $0 { true } else if case .send(.perform) = $0 { true } else { false } }
      item.steps.removeAll { step in
        switch step {
        case .keep, .resume, .restore: submits
        default: false
        }
      }
    }
    if has(8) {
      for key in item.plan.start.keys where key.hasSuffix(".plain") { item.plan.start[key] = nil }
      item.plan.kid.blank?["plain"] = nil
      item.plan.toy.blank?["plain"] = nil
      item.steps = item.steps.map { step in
        guard case .edit(let edits) = step else { return step }
        return .edit(edits.map { edit in
          if case .subform(_, nil) = edit { return .value("plain", .whole(2)) }
          guard case .subform(let path, var values?) = edit, path == "maybe" else { return edit }
          values["plain"] = nil
          return .subform(path, values)
        })
      }
    }
    if has(12) {
      item.steps = item.steps.map { step in
        guard case .edit(let edits) = step else { return step }
        return .edit(edits.filter { if case .value(let path, _) = $0 { Leaf.byName[path.lastName]?.isOptional != true } else { true } })
      }
    }
    if has(3) { for form in [\Plan.root, \Plan.kid, \Plan.toy] as [WritableKeyPath<Plan, FormPlan>] { for i in item.plan[keyPath: form].fields.indices { item.plan[keyPath: form].fields[i].traits.removeAll { $0 == .password || $0 == .custom(isSecret: true) } } } }
  }
}
