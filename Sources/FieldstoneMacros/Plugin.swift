import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The macros of this plug-in, by the type name that their declarations in `Fieldstone` give.
var macrosByName: [String: any Macro.Type] { ["FormMacro": FormMacro.self, "FieldMacro": FieldMacro.self] }

#if canImport(SwiftCompilerPlugin)
  @main
  struct FieldstonePlugin: CompilerPlugin {
    var providingMacros: [any Macro.Type] { Array(macrosByName.values) }
  }
#else
  struct UnknownMacro: Error {
    let name: String
  }

  /// The toolchain's own swift-syntax has no `CompilerPlugin`: this is what that protocol does.
  @main
  struct FieldstonePlugin: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = macrosByName[typeName] else { throw UnknownMacro(name: typeName) }
      return macro
    }

    static func main() throws {
      let connection = try StandardIOMessageConnection()
      let handler = PluginProviderMessageHandler(provider: FieldstonePlugin())
      try CompilerPluginMessageListener(connection: connection, messageHandler: handler).main()
    }
  }
#endif
