import SwiftDiagnostics
import SwiftSyntax

// MARK: Enums whose cases are alternatives

extension Diagnostic {
  static func indirectCases(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      .indirectCases, at: modifier,
      "'@Form' cannot be attached to an indirect enum; a form that contains itself would have no end")
  }

  static func unlabeledValues(_ spec: CaseSpec, _ value: EnumCaseParameterSyntax) -> Diagnostic {
    Diagnostic(
      .unlabeledValues, at: value,
      "'@Form' needs a label for each of the values of '\(spec.id)'; the labels become the titles of its fields")
  }

  static func takenCaseName(_ spec: CaseSpec) -> Diagnostic {
    Diagnostic(
      .takenCaseName, at: spec.name,
      "'@Form' cannot read a case with values that is called '\(spec.id)', like a member of 'FormCaseFields'; "
        + "give it another name")
  }

  static func conditionalCase(_ declaration: EnumCaseDeclSyntax) -> Diagnostic {
    Diagnostic(
      .conditionalCase, at: declaration,
      "'@Form' cannot read a case in an '#if'; write the conformance to 'FormCases' by hand")
  }

  static func caseTrait(_ trait: TraitSpec) -> Diagnostic {
    Diagnostic(
      .caseTrait, at: trait.element.expression,
      "'@Field' of a case takes a title, '.help' and '.icon'; rules for its fields are written in 'arrange'")
  }

  static func severalCases(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .severalCases, at: attribute,
      "'@Field' cannot be applied to several cases at once; declare each case by itself")
  }
}
