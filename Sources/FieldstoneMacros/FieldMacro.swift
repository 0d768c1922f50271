import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Field`: emits nothing, because `@Form` reads the attribute. It only diagnoses misplaced attributes.
///
/// `@Form` diagnoses the fields of a form; this macro diagnoses what `@Form` never sees.
public struct FieldMacro: PeerMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let diagnostic = diagnosePlacement(of: node, on: Syntax(declaration), in: context.lexicalContext) {
      context.diagnose(diagnostic)
    }
    return []
  }
}
