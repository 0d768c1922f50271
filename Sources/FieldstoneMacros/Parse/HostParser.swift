import SwiftSyntax

extension HostSpec {
  /// - Parameter enclosing: What encloses the declaration, innermost first.
  init(parsing declaration: some DeclGroupSyntax, attribute: AttributeSyntax, enclosing: [Syntax]) {
    let modifiers = declaration.modifiers
    let (kind, name) = HostSpec.kindAndName(of: Syntax(declaration))
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let isInGeneric = enclosing.contains {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
    self.init(
      declaration: Syntax(declaration), attribute: attribute, kind: kind, name: name,
      attributes: declaration.attributes, modifiers: modifiers,
      access: HostSpec.access(modifiers, enclosing: enclosing),
      isGeneric: generics != nil || isInGeneric,
      globalActor: declaration.attributes.attributeNodes.first { $0.namesGlobalActor },
      hidingModifier: HostSpec.hidingModifier(modifiers, enclosing: enclosing),
      firstInherited: declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      hasCaseValues: kind == .enumeration && CaseSpec.hasValues(declaration.memberBlock.members))
  }

  static func kindAndName(of declaration: Syntax) -> (Kind, TokenSyntax) {
    if let structure = declaration.as(StructDeclSyntax.self) { return (.structure, structure.name) }
    if let type = declaration.as(ClassDeclSyntax.self) {
      return (type.modifiers.contains(.final) ? .finalClass : .openClass, type.name)
    }
    if let enumeration = declaration.as(EnumDeclSyntax.self) { return (.enumeration, enumeration.name) }
    if let actor = declaration.as(ActorDeclSyntax.self) { return (.actor, actor.name) }
    if let type = declaration.as(ProtocolDeclSyntax.self) { return (.protocol, type.name) }
    return (.extension, declaration.firstToken(viewMode: .sourceAccurate) ?? .identifier("_"))
  }

  private static func access(_ modifiers: DeclModifierListSyntax, enclosing: [Syntax]) -> String? {
    // A type in a `public extension` is implicitly public.
    let own = modifiers.access
    let effective = own ?? enclosing.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    return switch effective {
    case .public, .open: "public"
    case .package: "package"
    default: nil
    }
  }

  private static func hidingModifier(_ modifiers: DeclModifierListSyntax, enclosing: [Syntax]) -> DeclModifierSyntax? {
    // At the top of a file `private` means `fileprivate`; an extension can name such a type.
    let scopes = [modifiers] + enclosing.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.modifiers }
    for (depth, scope) in scopes.enumerated() where depth < enclosing.count {
      if let modifier = scope.first(where: { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }) {
        return modifier
      }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }

  /// The access of the declaration, not of its setter.
  var access: Keyword? {
    for keyword in [Keyword.open, .public, .package, .internal, .fileprivate, .private] where contains(keyword) {
      return keyword
    }
    return nil
  }
}
