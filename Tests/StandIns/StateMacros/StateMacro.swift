@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

/// `@State` in the shape of SDK 27: an attached macro whose storage is `_x`, whose value is made when it is first
/// needed (`__x`), and whose binding is `$x`.
struct StateMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try Property(declaration, node)
    return [
      """
      @storageRestrictions(initializes: _\(raw: property.name))
      init(initialValue) { _\(raw: property.name) = SwiftUI._StateStorage(initialValue) }
      """,
      "get { _\(raw: property.name).wrappedValue }",
      "nonmutating set { _\(raw: property.name).wrappedValue = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try Property(declaration, node)
    let name = property.name
    let initial = property.initialValue.map { " = SwiftUI._StateStorage(\($0))" } ?? ""
    guard let type = property.type else {
      // A macro sees no types: the compiler infers them from the value, which is enough to type-check.
      return [
        "private var _\(raw: name)\(raw: initial)",
        "private let __\(raw: name)\(raw: initial)",
        "private let $\(raw: name)\(raw: initial).projectedValue",
      ]
    }
    return [
      "private var _\(raw: name): SwiftUI._StateStorage<\(raw: type)>\(raw: initial)",
      "private var __\(raw: name): SwiftUI._StateStorage<\(raw: type)> { _\(raw: name) }",
      "private var $\(raw: name): SwiftUI.Binding<\(raw: type)> { _\(raw: name).projectedValue }",
    ]
  }
}

/// What the macros need of the property they stand on.
private struct Property {
  let name: String
  let type: String?
  let initialValue: String?

  init(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw MacroExpansionErrorMessage("@State stands on a stored property") }
    name = pattern.identifier.text
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    let value = binding.initializer?.value ?? argument
    type = binding.typeAnnotation?.type.trimmedDescription
    // An optional variable starts with nil by itself.
    initialValue = value?.trimmedDescription ?? (type?.hasSuffix("?") == true ? "nil" : nil)
    if type == nil, initialValue == nil {
      throw MacroExpansionErrorMessage("'\(name)' needs a type or a value")
    }
  }
}

private struct UnknownMacro: Error {
  let name: String
}
/// The toolchain's own swift-syntax has no `CompilerPlugin`: this is what that protocol does.
@main struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard typeName == "StateMacro" else { throw UnknownMacro(name: typeName) }
    return StateMacro.self
  }
  static func main() throws {
    let handler = PluginProviderMessageHandler(provider: Plugin())
    try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), messageHandler: handler).main()
  }
}
