import SwiftSyntax

extension CasesSpec {
  init(host: HostSpec, parsing declaration: some DeclGroupSyntax, hasTemplate: Bool) {
    self.init(host: host, hasTemplate: hasTemplate)
    indirect = declaration.modifiers.filter { $0.name.tokenKind == .keyword(.indirect) }
    for member in declaration.memberBlock.members {
      if let enumCase = member.decl.as(EnumCaseDeclSyntax.self) {
        indirect += enumCase.modifiers.filter { $0.name.tokenKind == .keyword(.indirect) }
        cases += CaseSpec.all(in: enumCase)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        conditional += CaseSpec.declarations(in: condition).prefix(1)
      } else if let type = member.decl.as(StructDeclSyntax.self), type.name.text == "Fields" {
        hasFields = true
      } else if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "describe" {
        let parameters = function.signature.parameterClause.trimmedDescription
        hasDescribe = hasDescribe || parameters.contains("FormCaseList<")
      }
    }
  }
}

extension CaseSpec {
  /// Whether one of the cases has values.
  static func hasValues(_ members: MemberBlockItemListSyntax) -> Bool {
    members.contains { member in
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        return declarations(in: condition).contains { $0.elements.contains { $0.parameterClause != nil } }
      }
      return member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } == true
    }
  }

  /// The declarations of cases in the branches of an `#if`.
  static func declarations(in condition: IfConfigDeclSyntax) -> [EnumCaseDeclSyntax] {
    condition.clauses.flatMap { clause -> [EnumCaseDeclSyntax] in
      guard case .decls(let members) = clause.elements else { return [] }
      return members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    }
  }

  /// The cases in one declaration: `case a, b` declares two.
  static func all(in declaration: EnumCaseDeclSyntax) -> [CaseSpec] {
    let attributes = declaration.attributes.attributeNodes.filter(\.isField).map {
      FieldAttribute(node: $0, traits: $0.fieldTraits)
    }
    let documentation = PropertySpec.documentation(in: declaration.leadingTrivia)
    return declaration.elements.map { element in
      CaseSpec(
        name: element.name, values: element.parameterClause?.parameters.map(CaseValueSpec.init) ?? [],
        attributes: attributes, documentation: documentation,
        isFirstOfSeveral: declaration.elements.count > 1 && element == declaration.elements.first)
    }
  }
}

extension CaseValueSpec {
  init(_ parameter: EnumCaseParameterSyntax) {
    let isNamed = parameter.firstName.map { $0.tokenKind != .wildcard } ?? false
    self.init(
      parameter: parameter, name: parameter.secondName ?? (isNamed ? parameter.firstName : nil),
      label: isNamed ? parameter.firstName : nil)
  }
}
