import SwiftDiagnostics
import SwiftSyntax

extension Edit {
  /// Gives a function the signature that the form calls. Its access, and its own name of the parameter, stay.
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
  /// `struct`, `class`, or the `final` before it: where another modifier may go.
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
