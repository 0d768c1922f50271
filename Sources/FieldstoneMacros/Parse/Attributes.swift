import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes that are not inside an `#if`.
  var attributeNodes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }
}

extension AttributeSyntax {
  /// The name as written, without generic arguments: `Field`, `Fieldstone.Field`.
  var writtenName: String {
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = attributeName.as(MemberTypeSyntax.self) {
      return member.baseType.trimmedDescription + "." + member.name.text
    }
    return attributeName.trimmedDescription
  }

  var isField: Bool { names("Field") }
  var isForm: Bool { names("Form") }

  /// Rejects other modules' attributes, such as `@Fluent.Field`.
  private func names(_ macro: String) -> Bool { writtenName == macro || writtenName == "Fieldstone." + macro }

  /// In syntax, a global actor can be recognized only by its name, which by convention ends in `Actor`.
  var namesGlobalActor: Bool { writtenName.hasSuffix("Actor") }

  /// An attribute with an upper-case name may be a property wrapper, unless it is one of these.
  var mayBeWrapper: Bool {
    guard !isField, !namesGlobalActor else { return false }
    let name = writtenName.split(separator: ".").last.map(String.init) ?? writtenName
    return name.first?.isUppercase == true && !["ObservationIgnored", "ObservationTracked"].contains(name)
  }
}

extension FieldAttribute {
  static func all(of declaration: VariableDeclSyntax) -> [FieldAttribute] {
    declaration.attributes.attributeNodes.filter(\.isField).map { FieldAttribute(node: $0, traits: $0.fieldTraits) }
  }
}

extension VariableDeclSyntax {
  var isPrivate: Bool { modifiers.contains(.private) || modifiers.contains(.fileprivate) }
}
