import SwiftDiagnostics
import SwiftSyntax

/// All diagnostics of an enum whose cases are alternatives.
func diagnose(_ form: CasesSpec) -> [Diagnostic] {
  if let fault = diagnose(form.host) { return [fault] }
  if let modifier = form.indirect.first { return [.indirectCases(modifier)] }
  return form.conditional.map(Diagnostic.conditionalCase) + form.cases.flatMap(diagnose)
}

private func diagnose(_ spec: CaseSpec) -> [Diagnostic] {
  var found: [Diagnostic] = []
  if let attribute = spec.attributes.first, spec.isFirstOfSeveral { found.append(.severalCases(attribute.node)) }
  found += spec.traits.filter { !$0.suitsCase }.map(Diagnostic.caseTrait)
  if !spec.values.isEmpty, CaseSpec.takenNames.contains(spec.id) { found.append(.takenCaseName(spec)) }
  if spec.values.count > 1, let first = spec.values.first(where: { $0.name == nil }) {
    found.append(.unlabeledValues(spec, first.parameter))
  }
  return found
}

extension CaseSpec {
  /// The members of `FormCaseFields`, next to which the answers for a case are stored.
  static let takenNames: Set = ["chosen", "value", "take", "init"]
}

extension TraitSpec {
  /// Whether the option of a case can have the trait.
  var suitsCase: Bool { ["title", "help", "icon"].contains(name) }
}
