import SwiftSyntax

/// The parsed body of a host type.
struct FormSpec {
  var host: HostSpec
  var parts: [Part]
  var functions: [FunctionDeclSyntax]
  /// `Host()` certainly exists.
  var hasDefaultInitializer: Bool
  /// The user wrote the member, so the macro does not.
  var hasDescribe: Bool
  var hasArrange: Bool
  var hasTemplate: Bool

  /// Every property in source order, including those inside an `#if`.
  var properties: [PropertySpec] { parts.flatMap(\.properties) }
}

/// A piece of the body: a property, or an `#if` with the properties of its branches.
indirect enum Part {
  case property(PropertySpec)
  case tuple(VariableDeclSyntax)
  case conditional([Branch])

  var properties: [PropertySpec] {
    switch self {
    case .property(let property): [property]
    case .tuple: []
    case .conditional(let branches): branches.flatMap { $0.parts.flatMap(\.properties) }
    }
  }

  var tuples: [VariableDeclSyntax] {
    switch self {
    case .property: []
    case .tuple(let declaration): [declaration]
    case .conditional(let branches): branches.flatMap { $0.parts.flatMap(\.tuples) }
    }
  }
}

/// One `#if`, `#elseif` or `#else`, with its content.
struct Branch {
  var directive: String
  var parts: [Part]
}
