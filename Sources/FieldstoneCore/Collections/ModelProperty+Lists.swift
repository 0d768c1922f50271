/// A property that holds the elements of a collection, or is nil as long as there are none.
extension ModelProperty where Value: FormCollection {
  func list(in parent: ModelAccess<Parent>, _ location: ModelLocation) -> Value {
    value(in: parent, location) ?? Value()
  }

  /// Changes the elements in place, as a copy would cost as much as all of them.
  func change(_ parent: UnsafeMutableRawPointer, _ body: (inout Value) -> Void) {
    let parent = parent.assumingMemoryBound(to: Parent.self)
    switch self {
    case .path(let path): body(&parent.pointee[keyPath: path])
    case .optionalPath(let path):
      guard parent.pointee[keyPath: path] != nil else {
        var list = Value()
        body(&list)
        if !list.isEmpty { parent.pointee[keyPath: path] = list }
        return
      }
      body(&parent.pointee[keyPath: path]!)
      if parent.pointee[keyPath: path]?.isEmpty == true { parent.pointee[keyPath: path] = nil }
    case .keyed(let property):
      property.change(&parent.pointee) { list in
        guard list == nil else { return body(&list!) }
        var added = Value()
        body(&added)
        if !added.isEmpty { list = added }
      }
    }
  }
}
