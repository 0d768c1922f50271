/// A default or initial value, and accessor closures with one: behind references, because few fields have one, and
/// every field has room for the largest way to access a property.
final class DefaultValue<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

final class ClosuresWithDefault<Model, Value> {
  let get: (Model) -> Value?
  let set: (inout Model, Value?) -> Void
  let value: Value

  init(get: @escaping (Model) -> Value?, set: @escaping (inout Model, Value?) -> Void, _ value: Value) {
    (self.get, self.set, self.value) = (get, set, value)
  }
}

/// How a field accesses its property.
enum FieldAccess<Model, Value> {
  case path(WritableKeyPath<Model, Value>)
  case optionalPath(WritableKeyPath<Model, Value?>)
  case readOnly(KeyPath<Model, Value>)
  case readOnlyOptional(KeyPath<Model, Value?>)
  /// A property of a type that can't be edited, unless options are declared for it.
  case label(KeyPath<Model, Value>)
  case optionalLabel(KeyPath<Model, Value?>)
  /// An optional property that is never nil in a form, because a default value takes the place of nil.
  case defaulted(WritableKeyPath<Model, Value?>, DefaultValue<Value>)
  case defaultedClosures(ClosuresWithDefault<Model, Value>)
  case closures(get: (Model) -> Value, set: (inout Model, Value) -> Void)
  case optionalClosures(get: (Model) -> Value?, set: (inout Model, Value?) -> Void)
  /// No property: the session keeps the value.
  case standalone(initial: DefaultValue<Value>)

  var path: AnyKeyPath? {
    switch self {
    case .path(let path): path
    case .optionalPath(let path), .defaulted(let path, _): path
    case .readOnly(let path), .label(let path): path
    case .readOnlyOptional(let path), .optionalLabel(let path): path
    case .closures, .optionalClosures, .defaultedClosures, .standalone: nil
    }
  }
}
