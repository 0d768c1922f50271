import SwiftSyntax

/// One property, as far as its syntax tells.
struct PropertySpec {
  enum Storage {
    case stored, lazy, weak, unowned
    case computed(hasSetter: Bool)
  }

  var declaration: VariableDeclSyntax
  var binding: PatternBindingSyntax
  /// With backticks, if it is written so.
  var name: TokenSyntax
  var attributes: [FieldAttribute]
  var storage: Storage
  var isConstant: Bool
  var isStatic: Bool
  /// `private` or `fileprivate`.
  var isPrivate: Bool
  /// `private(set)` or `fileprivate(set)`. The emitted code can reach a wider setter, so that property can be edited.
  var hasPrivateSetter: Bool
  /// The keyword that keeps a key path from reading the property: `async`, `throws`, `mutating`.
  var getterObstacle: String?
  /// The first of several properties declared together carries the declaration's diagnostics.
  var isFirstOfSeveral: Bool
  var documentation: String?

  /// Without backticks.
  var id: String { name.plainText }
  var isMarked: Bool { !attributes.isEmpty }
  var traits: [TraitSpec] { attributes.flatMap(\.traits) }

  var isReadOnly: Bool {
    if case .computed(hasSetter: false) = storage { return true }
    return isConstant || hasPrivateSetter
  }

  /// Inside the type, the key path of a property with a private setter is writable, so the emitted code must mark the
  /// property as read-only. The key path of a `let` is read-only by itself.
  var isEmittedAsViewer: Bool { isReadOnly && !isConstant }

  var isField: Bool {
    if isStatic || traits.contains(where: { $0.name == "excluded" }) { return false }
    return switch storage {
    case .stored: isMarked || !isPrivate
    case .computed: isMarked
    case .lazy, .weak, .unowned: false
    }
  }
}

/// One `@Field(…)`.
struct FieldAttribute {
  var node: AttributeSyntax
  var traits: [TraitSpec]
}

/// One argument of `@Field(…)`.
struct TraitSpec {
  enum Kind {
    /// A string literal: the title.
    case title
    /// `.name` or `.name(arguments)`: the name's token, and the source text from there on.
    case member(TokenSyntax, call: String)
    /// An expression whose value is known only at run time.
    case opaque
  }

  var element: LabeledExprSyntax
  var kind: Kind

  var name: String? {
    switch kind {
    case .title: "title"
    case .member(let name, _): name.plainText
    case .opaque: nil
    }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
