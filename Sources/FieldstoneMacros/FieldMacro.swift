import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Field`: emits nothing, since `@Form` reads the attribute. It only says where the attribute cannot stand.
///
/// What is wrong with a field of a form is `@Form`'s to say; here is what `@Form` never sees.
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
