import SwiftDiagnostics
import SwiftSyntax

/// Diagnoses a `@Field` that `@Form` does not see.
func diagnosePlacement(of node: AttributeSyntax, on declaration: Syntax, in enclosing: [Syntax]) -> Diagnostic? {
  // The node in the request is a detached copy: only the declaration's own attribute can be edited in place.
  let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.attributeNodes ?? []
  let attribute = attributes.first(where: \.isField) ?? node
  // '@Form' reads the attribute of a case of its own enum.
  if declaration.is(EnumCaseDeclSyntax.self),
    enclosing.first?.as(EnumDeclSyntax.self)?.attributes.attributeNodes.contains(where: \.isForm) == true
  {
    return nil
  }
  guard declaration.is(VariableDeclSyntax.self) else {
    return .notAProperty(attribute, kind: declaration.declarationKind)
  }
  guard let outer = enclosing.first else { return .freeVariable(attribute, kind: "a global variable") }
  if outer.is(ExtensionDeclSyntax.self) { return .propertyInExtension(attribute) }
  guard let type = outer.asProtocol((any DeclGroupSyntax).self) else {
    return .freeVariable(attribute, kind: "a local variable")
  }
  return type.attributes.attributeNodes.contains(where: \.isForm) ? nil : .outsideForm(attribute, type: outer)
}

extension Syntax {
  fileprivate var declarationKind: String {
    switch kind {
    case .functionDecl: "a function"
    case .initializerDecl: "an initializer"
    case .deinitializerDecl: "a deinitializer"
    case .subscriptDecl: "a subscript"
    case .enumCaseDecl: "an enum case"
    case .typeAliasDecl, .associatedTypeDecl: "a type alias"
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: "a type"
    case .extensionDecl: "an extension"
    default: "this declaration"
    }
  }
}
