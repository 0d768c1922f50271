#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif
import SwiftSyntaxMacros
