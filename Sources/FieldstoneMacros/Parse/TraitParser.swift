import SwiftSyntax

extension AttributeSyntax {
  /// The arguments of `@Field(…)`, in order, without labeled ones, which the compiler has already rejected.
  var fieldTraits: [TraitSpec] {
    guard case .argumentList(let list) = arguments else { return [] }
    // Not `filter`, which copies the list out of the tree: a diagnostic at the copy has no location in the file.
    return list.compactMap { $0.label == nil ? TraitSpec(element: $0, kind: .init($0.expression)) : nil }
  }
}

extension TraitSpec.Kind {
  init(_ expression: ExprSyntax) {
    if expression.is(StringLiteralExprSyntax.self) {
      self = .title
      return
    }
    var callee = expression
    var suffix = "()"
    if let call = expression.as(FunctionCallExprSyntax.self) {
      callee = call.calledExpression
      suffix = ""
    }
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) { callee = specialized.expression }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.hasTraitBase,
      member.declName.baseName.tokenKind != .keyword(.`init`)
    else {
      self = .opaque
      return
    }
    // Verbatim from the name on: generic arguments, arguments, trailing closures.
    let name = member.declName.baseName
    let skipped = name.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = String(decoding: expression.trimmedDescription.utf8.dropFirst(skipped - start), as: UTF8.self)
    self = .member(name, call: text + suffix)
  }
}

extension MemberAccessExprSyntax {
  /// `.name`, or `FieldTrait.name` with or without its module.
  fileprivate var hasTraitBase: Bool {
    guard let base else { return true }
    return ["FieldTrait", "Fieldstone.FieldTrait", "FieldstoneCore.FieldTrait"].contains(base.trimmedDescription)
  }
}
