import SwiftDiagnostics
import SwiftSyntax

extension Edit {
  /// Gives a function the signature that the form calls, keeping its access level and its name for the parameter.
  static func rewrite(_ function: FunctionDeclSyntax, to rule: SignatureRule, in host: HostSpec) -> [FixIt.Change] {
    var changes: [FixIt.Change] = []
    for attribute in function.attributes.attributeNodes where attribute.namesGlobalActor {
      changes += remove(attribute)
    }
    for modifier in function.modifiers where ["mutating", "nonmutating", "class"].contains(modifier.name.text) {
      changes += remove(modifier)
    }
    if !function.modifiers.contains(.static) { changes.append(insert("static ", before: function.funcKeyword)) }
    let parameter = function.signature.parameterClause.parameters.first
    let name = parameter.map { $0.secondName ?? $0.firstName }?.text
    let signature = rule.signature(in: host, parameter: name == "_" ? nil : name)
    changes.append(replace(function.signature, with: signature))
    return changes
  }
}

extension HostSpec {
  /// The token before which another modifier can be inserted: the first modifier, `struct` or `class`.
  var introducer: TokenSyntax? {
    modifiers.first?.name ?? declaration.as(StructDeclSyntax.self)?.structKeyword
      ?? declaration.as(ClassDeclSyntax.self)?.classKeyword
  }
}

extension PropertySpec {
  /// The node that a diagnostic about the attribute points to.
  var fieldAttribute: Syntax { attributes.first.map { Syntax($0.node) } ?? Syntax(name) }
}

extension PropertySpec.Storage {
  var isWeak: Bool {
    if case .weak = self { return true }
    return false
  }
}
