/// A property of a model: one that always has a value, or one that may be nil.
enum ModelProperty<Parent, Value> {
  case path(WritableKeyPath<Parent, Value>)
  case optionalPath(WritableKeyPath<Parent, Value?>)
  case keyed(KeyedProperty<Parent, Value>)

  var path: AnyKeyPath {
    switch self {
    case .path(let path): path
    case .optionalPath(let path): path
    case .keyed(let property): property.path
    }
  }

  /// Whether it is a stored property without observers.
  var isStored: Bool {
    switch self {
    case .path(let path): MemoryLayout<Parent>.offset(of: path) != nil
    case .optionalPath(let path): MemoryLayout<Parent>.offset(of: path) != nil
    case .keyed: true
    }
  }

  func value(in parent: ModelAccess<Parent>, _ location: ModelLocation) -> Value? {
    switch self {
    case .path(let path): parent.value(path, location)
    case .optionalPath(let path): parent.value(path, location)
    case .keyed(let property): parent.value(property.path, location)
    }
  }

  func value(of parent: Parent) -> Value? {
    switch self {
    case .path(let path): parent[keyPath: path]
    case .optionalPath(let path): parent[keyPath: path]
    case .keyed(let property): parent[keyPath: property.path]
    }
  }
}
