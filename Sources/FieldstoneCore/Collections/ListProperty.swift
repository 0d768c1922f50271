/// The property that holds the elements of a collection.
enum ListProperty<Parent, List: FormCollection> {
  case path(WritableKeyPath<Parent, List>)
  /// A property that is nil as long as there are no elements.
  case optionalPath(WritableKeyPath<Parent, List?>)

  var path: AnyKeyPath {
    switch self {
    case .path(let path): path
    case .optionalPath(let path): path
    }
  }

  /// Whether it is a stored property without observers.
  var isStored: Bool {
    switch self {
    case .path(let path): MemoryLayout<Parent>.offset(of: path) != nil
    case .optionalPath(let path): MemoryLayout<Parent>.offset(of: path) != nil
    }
  }

  func value(_ parent: ModelAccess<Parent>, _ location: ModelLocation) -> List {
    switch self {
    case .path(let path): parent.value(path, location)
    case .optionalPath(let path): parent.value(path, location) ?? List()
    }
  }

  /// Changes the elements in place, as a copy would cost as much as all of them.
  func change(_ parent: UnsafeMutableRawPointer, _ body: (inout List) -> Void) {
    let parent = parent.assumingMemoryBound(to: Parent.self)
    switch self {
    case .path(let path): body(&parent.pointee[keyPath: path])
    case .optionalPath(let path):
      guard parent.pointee[keyPath: path] != nil else {
        var list = List()
        body(&list)
        if !list.isEmpty { parent.pointee[keyPath: path] = list }
        return
      }
      body(&parent.pointee[keyPath: path]!)
      if parent.pointee[keyPath: path]?.isEmpty == true { parent.pointee[keyPath: path] = nil }
    }
  }
}
