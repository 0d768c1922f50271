import SwiftDiagnostics
import SwiftSyntax

/// All diagnostics of a form, in source order as far as possible.
func diagnose(_ form: FormSpec) -> [Diagnostic] {
  let host = form.host
  if let fault = diagnose(host) { return [fault] }
  var found = form.parts.flatMap(\.tuples).map(Diagnostic.tuplePattern)
  found += form.properties.flatMap(diagnose)
  found += diagnoseFunctions(of: form)
  let hasFields = form.properties.contains(where: \.isField)
  if found.isEmpty, !hasFields, !form.hasDescribe, !form.hasArrange { found.append(.noFields(host)) }
  return found
}

/// The first error of the host, which is enough: nothing in its body matters until that is fixed.
func diagnose(_ host: HostSpec) -> Diagnostic? {
  switch host.kind {
  case .enumeration where host.hasCaseValues: break
  case .enumeration, .actor, .protocol, .extension: return .unsupportedHost(host)
  case .openClass: return .openClass(host)
  case .structure, .finalClass: break
  }
  if host.isGeneric { return .genericHost(host) }
  if let actor = host.globalActor { return .isolatedHost(host, actor: actor) }
  if let modifier = host.hidingModifier { return .hiddenHost(host, modifier: modifier) }
  return nil
}

private func diagnoseFunctions(of form: FormSpec) -> [Diagnostic] {
  let rules = [SignatureRule.arrange, .describe]
  return form.functions.flatMap { function -> [Diagnostic] in
    for rule in rules where rule.isMeant(by: function) {
      let name = function.name.plainText
      // If the real function exists, another function that takes a builder is a helper of it.
      if name != rule.name, form.functions.contains(where: { rule.isMet(by: $0, in: form.host) }) { continue }
      if name != rule.name, nearest(to: name, among: [rule.name]) == nil { continue }
      if name != rule.name { return [.misspelled(function, rule)] }
      if let fault = rule.fault(of: function, in: form.host) {
        return [.wrongSignature(function, rule, fault, host: form.host)]
      }
    }
    return []
  }
}
