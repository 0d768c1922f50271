import Foundation

/// A type that has a form.
///
/// `@Form` generates the conformance; written by hand, it is one statement per field:
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
  /// Declares the fields, with one statement per field, in the order in which they are shown.
  static func describe(_ fields: FieldList<Self>)

  /// Arranges the fields: their order, sections, conditions, cross-field rules, and buttons.
  ///
  /// Write it in the type's body, where `@Form` checks its signature. A misspelled one in an extension is never called.
  static func arrange(_ form: FormBuilder<Self>)

  /// A blank value, for nil subforms and for hidden fields that are dropped; nil if none can be made.
  static var formTemplate: Self? { get }
}

extension FormModel {
  public static func arrange(_ form: FormBuilder<Self>) {}
  public static var formTemplate: Self? { nil }

  /// The definition of the type's form, built on first use and cached.
  public static var definition: FormDefinition<Self> {
    FormDefinition(core: DefinitionCache.shared.core(for: Self.self) { buildDefinition().core })
  }

  static func buildDefinition(_ catalog: CodecCatalog = CodecCatalog()) -> FormDefinition<Self> {
    FormDefinition(template: { formTemplate }, catalog, describe: describe, arrange: arrange)
  }
}

/// A cache of the definitions of all models, by type.
final class DefinitionCache: @unchecked Sendable {
  static let shared = DefinitionCache()
  private let lock = NSRecursiveLock()
  private var cores: [ObjectIdentifier: DefinitionCore] = [:]
  private var building: Set<ObjectIdentifier> = []

  /// The cached definition, created if missing.
  ///
  /// The lock guards both tables. It is recursive because building a model's definition builds those of its subforms.
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

  /// Whether the type's definition is being built further up the call stack, which means that the type contains itself.
  func isBuilding(_ type: Any.Type) -> Bool { lock.withLock { building.contains(ObjectIdentifier(type)) } }
}
