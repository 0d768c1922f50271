import Foundation

/// The field of an element that is a value.
enum ElementField {
  /// The field, and a `FieldBuilder` for it; nil if values of the type can't be edited.
  static func make<Element>(_ type: Element.Type, _ scope: BuilderScope) -> (field: FormElement, builder: Any)? {
    if let type = type as? any OptionalElement.Type { return type.makeField(scope) }
    return make(type, .path(\.self), scope)
  }

  fileprivate static func make<Element, Value>(
    _ type: Value.Type, _ access: FieldAccess<Element, Value>, _ scope: BuilderScope
  ) -> (field: FormElement, builder: Any)? {
    guard let codec = CodecCatalog.elementCodec(of: type) else { return nil }
    let field = ModelField(name: "", codec: codec, access: access)
    scope.add(field, isChoice: codec.isChoice)
    // An entry that has no file is none.
    if codec is FileCodec { field.flags.insert(.required) }
    return (field, FieldBuilder<Element, Value>(scope: scope, element: field, typed: field))
  }

  static func exists<Element>(_ type: Element.Type) -> Bool {
    (type as? any OptionalElement.Type)?.holdsValue ?? (CodecCatalog.elementCodec(of: type) != nil)
  }
}

/// The form of an element that is one, or holds one: that is nil in some elements, or several forms or values.
enum ElementForm {
  static func make<Element>(_ type: Element.Type) -> DefinitionCore? {
    if let form = type as? any FormModel.Type { return form.untypedDefinition }
    guard exists(type) else { return nil }
    let scope = BuilderScope(catalog: CodecCatalog())
    if let type = type as? any OptionalElement.Type {
      type.addForm(scope)
    } else {
      FieldList<Element>(scope: scope).collection(\.self, "entries")?.element.detail { $0.title = .common(.list) }
    }
    return scope.finish()
  }

  /// An element to begin with: a form's template, an empty text or list, zero, the first case, or nil.
  static func blank<Element>(_ type: Element.Type) -> Element? {
    if let form = type as? any FormModel.Type { return form.formTemplate as? Element }
    return CodecCatalog.elementCodec(of: type) == nil ? BlankValue.make(type) : CodecCatalog.blank(type)
  }

  static func exists<Element>(_ type: Element.Type) -> Bool {
    if type is any FormModel.Type { return true }
    if let type = type as? any OptionalElement.Type { return type.holdsForm }
    func holdsElements<List: FormCollection>(_ type: List.Type) -> Bool {
      ElementField.exists(List.Element.self) || exists(List.Element.self)
    }
    return (type as? any FormCollection.Type).map { holdsElements($0) } ?? false
  }
}

/// A type that may be nil, as that of elements.
private protocol OptionalElement {
  static func makeField(_ scope: BuilderScope) -> (field: FormElement, builder: Any)?
  static var holdsValue: Bool { get }
  static var holdsForm: Bool { get }
  static func addForm(_ scope: BuilderScope)
}

extension Optional: OptionalElement {
  fileprivate static func makeField(_ scope: BuilderScope) -> (field: FormElement, builder: Any)? {
    ElementField.make(Wrapped.self, FieldAccess<Self, Wrapped>.optionalPath(\.self), scope)
  }
  fileprivate static var holdsValue: Bool { CodecCatalog.elementCodec(of: Wrapped.self) != nil }
  fileprivate static var holdsForm: Bool { (Wrapped.self as? any FormModel.Type)?.formTemplate != nil }
  fileprivate static func addForm(_ scope: BuilderScope) {
    let path: WritableKeyPath<Self, Wrapped?> = \.self
    FieldList<Self>(scope: scope).subform(path, "entry")?.element.detail { $0.title = .common(.entry) }
  }
}

extension CodecCatalog {
  /// The codec of values in a collection; nil if they can't be edited.
  static func elementCodec<Value>(of type: Value.Type) -> FieldCodec<Value>? {
    make(type).flatMap { $0 as? FieldCodec<Value> }
  }

  /// A value to begin with: an empty text, zero, the first case.
  static func blank<Value>(_ type: Value.Type) -> Value? {
    guard let codec = elementCodec(of: type) else { return nil }
    if case .value(let value) = codec.emptied, value != .none { return codec.unpack(value) }
    switch type {
    case is Bool.Type: return false as? Value
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is UUID.Type: return nil
    default: break
    }
    if case .value(let value) = codec.parse("0", .standard) { return codec.unpack(value) }
    if let option = codec.options?.ids.first,
      case .value(let value)? = codec.value(of: .choices([option]), over: .none, .standard)
    {
      return codec.unpack(value)
    }
    return nil
  }
}
