import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Expands both macros in a source file without the compiler.
struct Expansion {
  /// The generated code in source order: the members of a form, then its conformance.
  private(set) var texts: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  let file: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(_ source: String) throws {
    file = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "Attendee.swift", tree: file)
    try expand(in: Syntax(file), enclosing: [])
    diagnostics.sort { $0.position < $1.position }
  }

  var text: String { texts.joined(separator: "\n") }

  func place(of diagnostic: Diagnostic) -> String {
    let location = converter.location(for: diagnostic.position)
    return "\(location.line):\(location.column)"
  }

  /// The source after applying all edits of a fix-it.
  func source(applying fixIt: FixIt) -> String {
    var bytes = Array(file.description.utf8)
    for edit in fixIt.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameter enclosing: The enclosing nodes, innermost first, as the compiler passes them. Unlike there, they have
  ///   bodies, which macros must not use.
  private mutating func expand(in node: Syntax, enclosing: [Syntax]) throws {
    if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.attributeNodes {
      let context = BasicMacroExpansionContext(
        lexicalContext: enclosing,
        sourceFiles: [file: .init(moduleName: "Conference", fullFilePath: "Attendee.swift")])
      for attribute in attributes where attribute.isField {
        guard let declaration = node.asProtocol((any DeclSyntaxProtocol).self) else { continue }
        _ = try FieldMacro.expansion(of: attribute, providingPeersOf: declaration, in: context)
      }
      for attribute in attributes where attribute.isForm { try expandForm(attribute, of: node, in: context) }
      diagnostics += context.diagnostics
    }
    let isScope = node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(FunctionDeclSyntax.self)
    for child in node.children(viewMode: .sourceAccurate) {
      try expand(in: child, enclosing: isScope ? [node] + enclosing : enclosing)
    }
  }

  private mutating func expandForm(
    _ attribute: AttributeSyntax, of node: Syntax, in context: BasicMacroExpansionContext
  ) throws {
    guard let type = node.asProtocol((any DeclGroupSyntax).self) else { return }
    let (_, name) = HostSpec.kindAndName(of: node)
    let outer = context.lexicalContext.reversed().map { scope in
      scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? HostSpec.kindAndName(of: scope).1.text
    }
    let path: TypeSyntax = "\(raw: (outer + [name.text]).joined(separator: "."))"
    let members = try FormMacro.expansion(
      of: attribute, providingMembersOf: type, conformingTo: ["FormModel", "FormCases"], in: context)
    texts += members.map(\.description)
    let extensions = try FormMacro.expansion(
      of: attribute, attachedTo: type, providingExtensionsOf: path, conformingTo: ["FormModel", "FormCases"],
      in: context)
    texts += extensions.map(\.description)
  }
}
