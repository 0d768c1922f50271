/// All `swift` blocks of a file as one source.
///
/// A block sees what the blocks above it declare. Types are at file scope; properties with `@Field` are wrapped in a
/// model, functions in a type, statements that arrange a form in a function with `form` and `fields`, and all other
/// statements in the function of a program. `CodeBlockPrelude.swift` declares what the blocks use but don't declare.
struct CodePage {
  let file: String
  let blocks: [CodeBlock]

  private static let modules = [
    "Fieldstone", "FieldstoneDocuments", "FieldstoneGTK", "FieldstoneTerminal", "FieldstoneTesting", "FieldstoneWeb",
    "Foundation", "Testing",
  ]

  /// The source, with unique names for the page's own types.
  func source(_ number: Int) -> String {
    var parts: [(block: Int, part: CodePart, kind: CodePart.Kind)] = []
    for (index, block) in blocks.enumerated() where !block.isManifest {
      let own = block.parts.map { (index, $0, $0.kind) }
      // Next to properties with `@Field`, those without it belong to the model too.
      let isModel = own.contains { $0.2 == .property }
      for (index, part, kind) in own {
        let isProperty = isModel && kind == .statement && (part.text.hasPrefix("var ") || part.text.hasPrefix("let "))
        parts.append((index, part, isProperty ? .property : kind))
      }
    }
    func texts(_ kind: CodePart.Kind, in block: Int? = nil) -> String {
      parts.filter { $0.kind == kind && (block ?? $0.block) == $0.block }.map(\.part.located).joined()
    }
    var source = Self.modules.map { "import \($0)\n" }.joined() + texts(.importing) + texts(.type)
    for index in blocks.indices {
      let (properties, functions) = (texts(.property, in: index), texts(.function, in: index))
      // Has the name of the prelude's model, so that a key path can begin with it.
      if !properties.isEmpty {
        source += "enum Model\(index)_\(number) {\n@Form struct Attendee {\n\(properties)}\n}\n"
      }
      if !functions.isEmpty { source += "struct Functions\(index)_\(number) {\n\(functions)}\n" }
      let arrangement = texts(.arrangement, in: index)
      if !arrangement.isEmpty {
        source += "func arrange\(index)_\(number)(_ form: FormBuilder<Attendee>, _ fields: FieldList<Survey>) {\n"
        source += arrangement + "}\n"
      }
    }
    // Each block has its own scope, nested in that of the block above.
    let programs = blocks.indices.map { texts(.statement, in: $0) }.filter { !$0.isEmpty }
    if !programs.isEmpty {
      source += "@MainActor func run_\(number)() async throws {\n" + programs.joined(separator: "do {\n")
      source += String(repeating: "}\n", count: programs.count)
    }
    for name in Set(parts.compactMap { $0.kind == .type ? $0.part.typeName : nil }) {
      guard let word = try? Regex("\\b\(name)\\b") else { continue }
      source = source.replacing(word.wordBoundaryKind(.simple), with: "\(name)_\(number)")
    }
    return source
  }

  /// The manifests of the page and the dependencies of manifests, each as a separate source.
  var manifests: [String] {
    blocks.filter(\.isManifest).flatMap { block in
      let dependencies = block.parts.filter { $0.kind == .dependency }
      guard dependencies.isEmpty else {
        return dependencies.map {
          "import PackageDescription\nfunc dependency() -> Package.Dependency {\n\($0.located)}\n"
        }
      }
      return [CodePart(file: file, line: block.line, text: block.lines.joined(separator: "\n")).located]
    }
  }
}

extension CodeBlock {
  /// Whether the block is a manifest, or dependencies of one.
  var isManifest: Bool { lines.contains("import PackageDescription") || parts.contains { $0.kind == .dependency } }
}
