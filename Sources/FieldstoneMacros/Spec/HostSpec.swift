import SwiftSyntax

/// The type that `@Form` stands at.
struct HostSpec {
  enum Kind: String {
    case structure = "a struct"
    case finalClass = "a final class"
    case openClass = "a class"
    case enumeration = "an enum"
    case actor = "an actor"
    case `protocol` = "a protocol"
    case `extension` = "an extension"
  }

  var declaration: Syntax
  var attribute: AttributeSyntax
  var kind: Kind
  var name: TokenSyntax
  var attributes: AttributeListSyntax
  var modifiers: DeclModifierListSyntax
  /// `public`, `package` or nothing: what the emitted members need to satisfy the protocol's requirements.
  var access: String?
  var isGeneric: Bool
  var globalActor: AttributeSyntax?
  /// `private` inside another type (the modifier of it or of a type around it): no extension can name the type.
  var hidingModifier: DeclModifierSyntax?
  var firstInherited: String?

  /// Whether any conformance can be written, be it a stub.
  var canConform: Bool { (kind == .structure || kind == .finalClass) && hidingModifier == nil }
}
