import Foundation

/// A type that a form can be made from.
///
/// `@Form` writes the conformance; by hand it is one statement a field:
///
/// ```swift
/// struct Talk: FormModel {
///   var title = ""
///   var minutes = 30
///
///   static func describe(_ fields: FieldList<Talk>) {
///     fields.add(\.title, "title").required()
///     fields.add(\.minutes, "minutes").range(5...90)
///   }
///   static var formTemplate: Talk? { Talk() }
/// }
/// ```
public protocol FormModel {
  /// Which fields there are: one statement a field, in the order in which they are shown.
  static func describe(_ fields: FieldList<Self>)

  /// How the fields stand and depend on each other: order, sections, conditions, rules across fields, buttons.
  ///
  /// Write it in the type's body, where `@Form` checks its signature: one that is misspelt in an extension is never called.
  static func arrange(_ form: FormBuilder<Self>)

  /// A blank value, for subforms that are nil and for hidden fields that are dropped; nil where none can be made.
  static var formTemplate: Self? { get }
}

extension FormModel {
  public static func arrange(_ form: FormBuilder<Self>) {}
  public static var formTemplate: Self? { nil }

  /// The form of the type, built when it is first asked for and kept.
  public static var definition: FormDefinition<Self> {
    FormDefinition(core: DefinitionCache.shared.core(for: Self.self) { buildDefinition().core })
  }

  static func buildDefinition(_ catalog: CodecCatalog = CodecCatalog()) -> FormDefinition<Self> {
    FormDefinition(template: { formTemplate }, catalog, describe: describe, arrange: arrange)
  }
}

/// The definitions of all models of the program, by type.
final class DefinitionCache: @unchecked Sendable {
  static let shared = DefinitionCache()
  private let lock = NSRecursiveLock()
  private var cores: [ObjectIdentifier: DefinitionCore] = [:]
  private var building: Set<ObjectIdentifier> = []

  /// The cached definition, made when it is missing.
  ///
  /// Recursive by design: building a model builds its subforms. The lock guards both tables.
  func core(for type: Any.Type, make: () -> DefinitionCore) -> DefinitionCore {
    lock.withLock {
      let id = ObjectIdentifier(type)
      if let known = cores[id] { return known }
      building.insert(id)
      defer { building.remove(id) }
      let core = make()
      cores[id] = core
      return core
    }
  }

  /// Whether the type's definition is being built further up: a type that contains itself.
  func isBuilding(_ type: Any.Type) -> Bool { lock.withLock { building.contains(ObjectIdentifier(type)) } }
}
