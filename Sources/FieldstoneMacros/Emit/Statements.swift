import SwiftSyntax

/// One call on a field, and the node it comes from.
struct Statement {
  var call: String
  var origin: Syntax
}

extension PropertySpec {
  /// The calls after `fields.add`: `refreshes()` for a computed property with a setter, the doc comment as help unless
  /// a trait gives the help, then the traits as they are written.
  var statements: [Statement] {
    var result: [Statement] = []
    if case .computed = storage, !isReadOnly {
      result.append(Statement(call: "field.refreshes()", origin: Syntax(name)))
    }
    if let documentation, !traits.contains(where: { $0.name == "help" }) {
      result.append(Statement(call: "field.help(\(literal(documentation)))", origin: Syntax(name)))
    }
    for trait in traits where !trait.isRefused {
      let origin = Syntax(trait.element)
      switch trait.kind {
      case .title:
        let call = "field.title(\(trait.element.expression.trimmedDescription))"
        result.append(Statement(call: call, origin: origin))
      case .member(_, let call):
        result.append(Statement(call: "field." + call, origin: origin))
      case .opaque: continue
      }
    }
    return result
  }
}
