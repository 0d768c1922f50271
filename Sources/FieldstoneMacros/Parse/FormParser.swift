import SwiftSyntax

extension FormSpec {
  init(parsing declaration: some DeclGroupSyntax, attribute: AttributeSyntax, enclosing: [Syntax]) {
    let host = HostSpec(parsing: declaration, attribute: attribute, enclosing: enclosing)
    var body = BodyReader()
    let parts = body.read(declaration.memberBlock.members)
    self.init(
      host: host, parts: parts, functions: body.functions,
      hasDefaultInitializer: body.blankness.allowsBlank(host),
      hasDescribe: body.functions.contains { SignatureRule.describe.isMet(by: $0, in: host) },
      hasArrange: body.functions.contains { SignatureRule.arrange.isMet(by: $0, in: host) },
      hasTemplate: body.hasTemplate)
  }
}

/// Walks the members of a type once, including the branches of `#if`.
private struct BodyReader {
  var functions: [FunctionDeclSyntax] = []
  var blankness = DefaultInitializerScan()
  var hasTemplate = false
  private var depth = 0

  mutating func read(_ members: MemberBlockItemListSyntax) -> [Part] {
    var parts: [Part] = []
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        parts += read(variable)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        depth += 1
        parts.append(.conditional(condition.clauses.map { read($0) }))
        depth -= 1
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        functions.append(function)
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        blankness.note(initializer, isConditional: depth > 0)
      }
    }
    return parts
  }

  private mutating func read(_ variable: VariableDeclSyntax) -> [Part] {
    let isTuple = variable.bindings.contains { $0.pattern.is(TuplePatternSyntax.self) }
    if isTuple {
      blankness.note(tuple: variable)
      return variable.isPrivate && FieldAttribute.all(of: variable).isEmpty ? [] : [.tuple(variable)]
    }
    let properties = PropertySpec.all(in: variable)
    for property in properties {
      blankness.note(property)
      if property.isStatic, property.id == "formTemplate" { hasTemplate = true }
    }
    return properties.map(Part.property)
  }

  private mutating func read(_ clause: IfConfigClauseSyntax) -> Branch {
    let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
    var parts: [Part] = []
    if case .decls(let members) = clause.elements { parts = read(members) }
    return Branch(directive: clause.poundKeyword.text + condition, parts: parts)
  }
}
