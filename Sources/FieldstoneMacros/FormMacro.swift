import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Form`: reads the type's body, diagnoses it, and emits `describe` and `formTemplate`.
///
/// The members come from the *member* role, so that they are in the type's own scope: a trait's arguments mean the
/// same there as at the attribute, and private properties are accessible. Only the conformance needs an extension.
public struct FormMacro: MemberMacro, ExtensionMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let form = FormSpec(parsing: declaration, attribute: node, enclosing: context.lexicalContext)
    guard form.host.canConform else { return [] }
    if form.host.hasCaseValues {
      let cases = CasesSpec(host: form.host, parsing: declaration, hasTemplate: form.hasTemplate)
      let diagnostics = diagnose(cases)
      diagnostics.forEach(context.diagnose)
      return diagnostics.contains { $0.diagMessage.severity == .error } ? cases.stub : cases.members
    }
    let diagnostics = diagnose(form)
    diagnostics.forEach(context.diagnose)
    // After an error, emit only a stub, so that the user doesn't also see the errors that follow from it.
    if diagnostics.contains(where: { $0.diagMessage.severity == .error }) { return [FormEmitter.stub(for: form)] }
    return FormEmitter(lines: SourceLines(of: declaration, in: context)).members(of: form)
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let host = HostSpec(parsing: declaration, attribute: node, enclosing: context.lexicalContext)
    guard host.canConform else {
      // Diagnosed here, because the compiler doesn't expand an enum's members until one of them is looked up.
      diagnose(host).map(context.diagnose)
      return []
    }
    // No protocols: the conformance is written by hand.
    let missing = host.protocolNames.filter { name in protocols.contains { $0.trimmedDescription.hasSuffix(name) } }
    guard !missing.isEmpty else { return [] }
    return [try FormEmitter.conformance(of: host, named: type, to: missing)]
  }
}
