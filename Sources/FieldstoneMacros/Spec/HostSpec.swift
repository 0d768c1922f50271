import SwiftSyntax

/// The type that `@Form` is attached to.
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
  /// `public`, `package` or nil: the access that the emitted members need to satisfy the protocol's requirements.
  var access: String?
  var isGeneric: Bool
  var globalActor: AttributeSyntax?
  /// The `private` modifier of a nested type or of a type around it: no extension can name such a type.
  var hidingModifier: DeclModifierSyntax?
  var firstInherited: String?

  /// Whether it is an enum with a case that has values, which makes its cases alternatives.
  var hasCaseValues = false

  /// Whether a conformance can be emitted at all, even a stub.
  var canConform: Bool { (kind == .structure || kind == .finalClass || hasCaseValues) && hidingModifier == nil }
}
