import SwiftSyntax

/// Whether `Host()` exists. If syntax alone can't tell, the answer is no: a missing template costs little, but one that
/// doesn't compile breaks the whole form.
struct DefaultInitializerScan {
  private var hasBlankInitializer = false
  private var replacesDefaultInitializer = false
  private var allStoredHaveValues = true

  mutating func note(_ initializer: InitializerDeclSyntax, isConditional: Bool) {
    // A convenience initializer doesn't remove the class's default initializer.
    if !initializer.modifiers.contains(.convenience) { replacesDefaultInitializer = true }
    if !isConditional, initializer.needsNoArguments { hasBlankInitializer = true }
  }

  mutating func note(_ property: PropertySpec) {
    guard !property.isStatic, property.binding.initializer == nil else { return }
    switch property.storage {
    case .computed, .lazy: return
    case .stored, .weak, .unowned: break
    }
    let isWrapped = property.declaration.attributes.attributeNodes.contains { $0.mayBeWrapper }
    // Only the short forms are nil by default: `Optional<Int>` is not.
    let type = property.binding.typeAnnotation?.type
    let beginsAsNil =
      type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    if property.isConstant || isWrapped || !beginsAsNil { allStoredHaveValues = false }
  }

  mutating func note(tuple declaration: VariableDeclSyntax) {
    let isStatic = declaration.modifiers.contains(.static)
    if !isStatic, declaration.bindings.contains(where: { $0.initializer == nil }) { allStoredHaveValues = false }
  }

  func allowsBlank(_ host: HostSpec) -> Bool {
    if hasBlankInitializer { return true }
    // A superclass may require arguments. It would be the first inherited type, so a well-known protocol there means
    // that there is none.
    if host.kind == .finalClass, let first = host.firstInherited, !DefaultInitializerScan.protocols.contains(first) {
      return false
    }
    return allStoredHaveValues && !replacesDefaultInitializer
  }

  private static let protocols: Set = [
    "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Sendable", "@unchecked Sendable",
    "Identifiable", "Observable", "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible",
    "FormModel", "Fieldstone.FormModel",
  ]
}

extension InitializerDeclSyntax {
  fileprivate var needsNoArguments: Bool {
    let effects = signature.effectSpecifiers
    let isPlain =
      optionalMark == nil && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && genericParameterClause == nil && genericWhereClause == nil
    let isFree = !attributes.attributeNodes.contains { $0.namesGlobalActor || $0.writtenName == "available" }
    return isPlain && isFree
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
  }
}
