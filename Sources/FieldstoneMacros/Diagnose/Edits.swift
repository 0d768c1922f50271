import SwiftDiagnostics
import SwiftSyntax

/// Edits of source text, for fix-its. Each keeps the white space and comments around what it changes.
enum Edit {
  /// The text is inserted as one token: only the text of the new tree is used.
  static func replace(_ node: some SyntaxProtocol, with text: String) -> FixIt.Change {
    let token = TokenSyntax(
      .identifier(text), leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia, presence: .present)
    return .replace(oldNode: Syntax(node), newNode: Syntax(token))
  }

  static func insert(_ text: String, before token: TokenSyntax) -> FixIt.Change {
    replace(token, with: text + token.text)
  }

  /// Removes an attribute, a modifier or another node at the beginning of a declaration, and its line if nothing is
  /// left.
  static func remove(_ node: some SyntaxProtocol) -> [FixIt.Change] {
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    var changes = [FixIt.Change.replace(oldNode: Syntax(node), newNode: Syntax(nothing))]
    let last = node.lastToken(viewMode: .sourceAccurate)
    if let next = last?.nextToken(viewMode: .sourceAccurate), next.leadingTrivia.contains(where: \.isNewline),
      next.leadingTrivia.allSatisfy(\.isWhitespace)
    {
      changes.append(.replaceLeadingTrivia(token: next, newTrivia: []))
    }
    return changes
  }

  /// Removes one trait. Removes the attribute with its last trait if the property is a field even without it.
  static func remove(_ trait: TraitSpec, from property: PropertySpec) -> [FixIt.Change] {
    guard let attribute = property.attributes.first(where: { $0.traits.contains { $0.element == trait.element } }),
      case .argumentList(let list) = attribute.node.arguments
    else { return [] }
    var rest = list.filter { $0 != trait.element }
    if rest.isEmpty, property.isFieldUnmarked { return remove(attribute.node) }
    if rest.isEmpty { return [replace(attribute.node, with: "@" + attribute.node.writtenName)] }
    let last = rest.index(before: rest.endIndex)
    if rest[last].trailingComma != nil {
      rest[last].trailingComma = nil
      rest[last].trailingTrivia = list.trailingTrivia
    }
    if let first = rest.first, first != list.first { rest[rest.startIndex].leadingTrivia = list.leadingTrivia }
    return [.replace(oldNode: Syntax(list), newNode: Syntax(rest))]
  }

  /// Moves the traits of the later attributes into the first one.
  static func mergeAttributes(of property: PropertySpec) -> [FixIt.Change] {
    guard let first = property.attributes.first else { return [] }
    let traits = property.traits.map { trait in trait.element.expression.trimmedDescription }
    let merged = "@\(first.node.writtenName)(\(traits.joined(separator: ", ")))"
    return [replace(first.node, with: merged)] + property.attributes.dropFirst().flatMap { remove($0.node) }
  }

  /// One declaration for each property, or nil if that takes more than copying text.
  static func split(_ declaration: VariableDeclSyntax) -> [FixIt.Change]? {
    guard let bindings = declaration.separateBindings else { return nil }
    let text = declaration.trimmedDescription.utf8
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = declaration.bindingSpecifier.endPositionBeforeTrailingTrivia.utf8Offset
    let head = String(decoding: text.prefix(end - start), as: UTF8.self)
    var indentation = declaration.leadingTrivia.description
    if let lineBreak = indentation.lastIndex(where: \.isNewline) {
      indentation = String(indentation[indentation.index(after: lineBreak)...])
    }
    let lines = bindings.map { "\(head) \($0)" }
    return [replace(declaration, with: lines.joined(separator: "\n" + indentation))]
  }
}

extension PropertySpec {
  /// Whether the property is a field even without `@Field`.
  var isFieldUnmarked: Bool {
    if case .stored = storage { return !isPrivate }
    return false
  }
}

extension VariableDeclSyntax {
  /// The text after `var`, for each property separately.
  fileprivate var separateBindings: [String]? {
    if bindings.count == 1, let tuple = bindings.first?.pattern.as(TuplePatternSyntax.self),
      let binding = bindings.first
    {
      return binding.elements(of: tuple)
    }
    var type: String?
    var lines: [String] = []
    // `var a, b: Int`: the type after the last name also applies to the names before it.
    for binding in bindings.reversed() {
      guard binding.accessorBlock == nil, binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
      if let annotation = binding.typeAnnotation {
        type = annotation.trimmedDescription
      } else if binding.initializer != nil {
        type = nil
      }
      let value = binding.initializer.map { " " + $0.trimmedDescription } ?? ""
      lines.append(binding.pattern.trimmedDescription + (type ?? "") + value)
    }
    return lines.reversed()
  }
}

extension PatternBindingSyntax {
  fileprivate func elements(of tuple: TuplePatternSyntax) -> [String]? {
    let names = tuple.elements.map { $0.pattern.trimmedDescription }
    var types: [String]?
    var values: [String]?
    if let typeAnnotation {
      guard let tupleType = typeAnnotation.type.as(TupleTypeSyntax.self) else { return nil }
      types = tupleType.elements.map { $0.type.trimmedDescription }
    }
    if let initializer {
      guard let tupleValue = initializer.value.as(TupleExprSyntax.self) else { return nil }
      values = tupleValue.elements.map { $0.expression.trimmedDescription }
    }
    guard types?.count ?? names.count == names.count, values?.count ?? names.count == names.count,
      tuple.elements.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) })
    else { return nil }
    return names.indices.map { index in
      names[index] + (types.map { ": " + $0[index] } ?? "") + (values.map { " = " + $0[index] } ?? "")
    }
  }
}
