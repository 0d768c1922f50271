import SwiftSyntax

/// The cases of an enum that `@Form` is attached to.
struct CasesSpec {
  var host: HostSpec
  var cases: [CaseSpec] = []
  /// The `indirect` modifiers of the enum and of its cases.
  var indirect: [DeclModifierSyntax] = []
  /// The first case in each `#if`.
  var conditional: [EnumCaseDeclSyntax] = []
  /// The user wrote the member, so the macro does not.
  var hasFields = false
  var hasDescribe = false
  var hasTemplate = false
}

/// One case, as far as its syntax tells.
struct CaseSpec {
  /// With backticks, if it is written so.
  var name: TokenSyntax
  var values: [CaseValueSpec]
  var attributes: [FieldAttribute]
  var documentation: String?
  /// The first of several cases declared together carries the declaration's diagnostics.
  var isFirstOfSeveral: Bool

  /// Without backticks.
  var id: String { name.plainText }
  var traits: [TraitSpec] { attributes.flatMap(\.traits) }
  /// The single value that needs no name, because the case names it.
  var unlabeled: CaseValueSpec? { values.count == 1 && values[0].name == nil ? values[0] : nil }
}

/// One value of a case.
struct CaseValueSpec {
  var parameter: EnumCaseParameterSyntax
  /// The name of its field: the label, or the name after `_`.
  var name: TokenSyntax?
  /// The label, where the value is given.
  var label: TokenSyntax?

  var type: String { parameter.type.trimmedDescription }
  var defaultValue: String? { parameter.defaultValue.map { " " + $0.trimmedDescription } }
}
