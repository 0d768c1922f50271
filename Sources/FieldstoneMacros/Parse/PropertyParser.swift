import SwiftSyntax

extension PropertySpec {
  /// The properties in one declaration: `var a, b: Int` declares two.
  static func all(in declaration: VariableDeclSyntax) -> [PropertySpec] {
    let attributes = FieldAttribute.all(of: declaration)
    let modifiers = declaration.modifiers
    let documentation = documentation(in: declaration.leadingTrivia)
    var result: [PropertySpec] = []
    for binding in declaration.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let accessors = Accessors(binding.accessorBlock)
      result.append(
        PropertySpec(
          declaration: declaration, binding: binding, name: pattern.identifier, attributes: attributes,
          storage: storage(modifiers, accessors),
          isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
          isStatic: modifiers.contains(.static) || modifiers.contains(.class),
          isPrivate: declaration.isPrivate,
          hasPrivateSetter: modifiers.contains(where: \.hidesSetter),
          getterObstacle: accessors.getterObstacle,
          isFirstOfSeveral: declaration.bindings.count > 1 && result.isEmpty,
          documentation: documentation))
    }
    return result
  }

  private static func storage(_ modifiers: DeclModifierListSyntax, _ accessors: Accessors) -> Storage {
    if accessors.isComputed { return .computed(hasSetter: accessors.hasSetter) }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.lazy): return .lazy
      case .keyword(.weak): return .weak
      case .keyword(.unowned): return .unowned
      default: continue
      }
    }
    return .stored
  }
}

extension DeclModifierSyntax {
  /// `private(set)`, `fileprivate(set)`.
  fileprivate var hidesSetter: Bool {
    detail?.detail.text == "set" && (name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate))
  }
}

/// The accessors in the braces after a property.
private struct Accessors {
  var isComputed = false
  var hasSetter = false
  var getterObstacle: String?

  init(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    guard case .accessors(let list) = block.accessors else {
      isComputed = true
      return
    }
    for accessor in list {
      // By its text, because the keywords that the parser knows differ between its versions.
      switch accessor.accessorSpecifier.text {
      case "get", "_read", "read", "unsafeAddress":
        isComputed = true
        let effects = accessor.effectSpecifiers
        getterObstacle =
          effects?.asyncSpecifier?.text ?? effects?.throwsClause?.throwsSpecifier.text
          ?? (accessor.modifier?.name.text == "mutating" ? "mutating" : nil)
      case "set", "_modify", "modify", "unsafeMutableAddress":
        isComputed = true
        hasSetter = true
      default: break
      }
    }
  }
}
