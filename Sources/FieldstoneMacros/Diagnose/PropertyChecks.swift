import SwiftDiagnostics
import SwiftSyntax

/// All diagnostics of one property.
func diagnose(_ property: PropertySpec) -> [Diagnostic] {
  var found: [Diagnostic] = []
  if property.declaration.hidesFieldUnderCondition { found.append(.conditionalAttribute(property)) }
  guard let first = property.attributes.first else { return found }
  if property.declaration.bindings.count > 1 {
    return property.isFirstOfSeveral ? found + [.severalProperties(property)] : found
  }
  if let fault = misplacement(of: property) { return found + [fault] }
  if property.attributes.count > 1 { found.append(.repeatedAttribute(property)) }
  if first.traits.isEmpty, property.attributes.count == 1, first.hasNoArguments, property.isFieldUnmarked {
    found.append(.emptyAttribute(property))
  }
  return found + diagnoseTraits(of: property)
}

private func misplacement(of property: PropertySpec) -> Diagnostic? {
  if property.isStatic { return .staticProperty(property) }
  switch property.storage {
  case .lazy: return .lazyProperty(property)
  case .weak, .unowned: return .weakProperty(property)
  case .stored, .computed: break
  }
  return property.getterObstacle.map { .unreadableProperty(property, word: $0) }
}

private func diagnoseTraits(of property: PropertySpec) -> [Diagnostic] {
  var seen: Set<String> = []
  return property.traits.compactMap { trait in
    guard let name = trait.name else { return .opaqueTrait(trait) }
    if unavailableTraitNames.contains(name) { return nil }
    guard let facts = knownTraits[name] else {
      return nearest(to: name, among: knownTraits.keys).map { .unknownTrait(trait, meant: $0) }
    }
    if !seen.insert(name).inserted, !facts.mayRepeat { return .duplicateTrait(trait, of: property) }
    if facts.needsSetter, property.isReadOnly { return .traitWithoutEffect(trait, of: property) }
    return nil
  }
}

extension TraitSpec {
  /// Whether the compiler rejects the name at the attribute: a name from another library, or an unknown name that is
  /// similar to a known one. If it were emitted, it would be rejected again. (An unknown name that is similar to none
  /// may be the app's own trait.)
  var isRefused: Bool {
    guard let name, knownTraits[name] == nil else { return false }
    if unavailableTraitNames.contains(name) { return true }
    return nearest(to: name, among: knownTraits.keys) != nil
  }
}

extension FieldAttribute {
  fileprivate var hasNoArguments: Bool {
    guard case .argumentList(let list) = node.arguments else { return true }
    return list.isEmpty
  }
}

extension VariableDeclSyntax {
  /// `#if … @Field(…) #endif var x`: the branches of an attribute list are not read.
  fileprivate var hidesFieldUnderCondition: Bool {
    attributes.contains { element in
      guard let condition = element.as(IfConfigDeclSyntax.self) else { return false }
      return condition.clauses.contains { clause in
        guard case .attributes(let list) = clause.elements else { return false }
        return list.attributeNodes.contains(where: \.isField)
      }
    }
  }
}
