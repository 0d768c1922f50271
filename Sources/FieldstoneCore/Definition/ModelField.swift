/// A field of a model.
final class ModelField<Model, Value>: ValueField<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private(set) var access: FieldAccess<Model, Value>
  /// Where a stored property without observers is in the model; -1 for any other. Going there takes a fraction of the
  /// time that its key path takes.
  private let offset: Int
  /// The offset of a property that has no place of its own in the model, and yet keeps what it is given.
  private static var keyed: Int { -2 }

  /// - Parameter isKeyed: Whether closures access a value that the model keeps by a key, so that setting it changes
  ///   nothing else.
  init(name: String, codec: FieldCodec<Value>, access: FieldAccess<Model, Value>, isKeyed: Bool = false) {
    self.access = access
    offset =
      isKeyed ? Self.keyed : (access.path as? PartialKeyPath<Model>).flatMap(MemoryLayout<Model>.offset) ?? -1
    super.init(name: name, codec: codec)
    switch access {
    case .readOnly, .readOnlyOptional: flags.insert(.readOnly)
    case .label, .optionalLabel: flags.formUnion([.readOnly, .readOnlyByType])
    case .optionalPath, .optionalClosures: flags.insert(.optional)
    case .standalone: flags.insert(.standalone)
    case .defaulted, .defaultedClosures: flags.insert(.defaulted)
    case .path, .closures: break
    }
  }

  override func copy() -> FormElement {
    let copy = ModelField(name: name, codec: typedCodec, access: access, isKeyed: offset == Self.keyed)
    copy.rules = rules
    return copied(to: copy)
  }

  override var isStored: Bool { offset != -1 && isWritable }

  override var isWritable: Bool {
    switch access {
    case .readOnly, .readOnlyOptional, .label, .optionalLabel, .standalone: false
    default: true
    }
  }

  override func becomeEditable() {
    switch access {
    case .label(let path as WritableKeyPath<Model, Value>): access = .path(path)
    case .optionalLabel(let path as WritableKeyPath<Model, Value?>):
      access = .optionalPath(path)
      flags.insert(.optional)
    case .defaulted where flags.contains(.readOnlyByType): break
    case .closures, .optionalClosures: break
    default: return
    }
    flags.remove(.viewer)
    // A field that is declared read-only, or computed, stays so.
    if flags.contains(.readOnlyByType) { flags.subtract([.readOnly, .readOnlyByType]) }
  }

  override func replaceNil(by value: Value) -> Bool {
    switch access {
    case .optionalPath(let path), .defaulted(let path, _): access = .defaulted(path, DefaultValue(value))
    case .optionalLabel(let path as WritableKeyPath<Model, Value?>): access = .defaulted(path, DefaultValue(value))
    case .optionalClosures(let get, let set):
      access = .defaultedClosures(ClosuresWithDefault(get: get, set: set, value))
    case .defaultedClosures(let old):
      access = .defaultedClosures(ClosuresWithDefault(get: old.get, set: old.set, value))
    default: return false
    }
    flags.remove(.optional)
    flags.insert(.defaulted)
    return true
  }

  override var valueForNil: StoredValue {
    switch access {
    case .defaulted(_, let value): typedCodec.pack(value.value)
    case .defaultedClosures(let closures): typedCodec.pack(closures.value)
    default: .none
    }
  }

  override func storeDefault(_ model: UnsafeMutableRawPointer) {
    let model = model.assumingMemoryBound(to: Model.self)
    switch access {
    case .defaulted(let path, let value):
      if model.pointee[keyPath: path] == nil { model.pointee[keyPath: path] = value.value }
    case .defaultedClosures(let closures):
      if closures.get(model.pointee) == nil { closures.set(&model.pointee, closures.value) }
    default: break
    }
  }

  override var path: AnyKeyPath? { access.path }

  override var isLabel: Bool {
    switch access {
    case .readOnly, .readOnlyOptional, .label, .optionalLabel: true
    default: codec.isLabel
    }
  }

  /// The getter of a property that is accessed with closures. A copy of `access` would also retain the setter, which is
  /// elsewhere in memory.
  private var getter: ((Model) -> Value)? {
    if case .closures(let get, _) = access { get } else { nil }
  }

  override func read(_ model: UnsafeRawPointer) -> StoredValue {
    let model = model.assumingMemoryBound(to: Model.self)
    if let getter { return typedCodec.pack(getter(model.pointee)) }
    switch access {
    case .path(let path): return typedCodec.pack(self[path, model])
    case .readOnly(let path), .label(let path): return typedCodec.pack(self[path, model])
    case .standalone(let initial): return typedCodec.pack(initial.value)
    default: return readOptional(model)
    }
  }

  /// Separate, so that only this function looks up the metadata of `Optional<Value>`.
  @inline(never) private func readOptional(_ model: UnsafePointer<Model>) -> StoredValue {
    switch access {
    case .optionalPath(let path): packed(self[path, model])
    case .defaulted(let path, let value): typedCodec.pack(self[path, model] ?? value.value)
    case .readOnlyOptional(let path), .optionalLabel(let path): packed(self[path, model])
    case .defaultedClosures(let closures): typedCodec.pack(closures.get(model.pointee) ?? closures.value)
    case .optionalClosures(let get, _): packed(get(model.pointee))
    case .path, .readOnly, .label, .closures, .standalone: .none
    }
  }

  /// Without `map`, which would allocate a closure for each value that is read.
  private func packed(_ value: Value?) -> StoredValue {
    guard let value else { return .none }
    return typedCodec.pack(value)
  }

  override func write(_ value: StoredValue, _ model: UnsafeMutableRawPointer) {
    let model = model.assumingMemoryBound(to: Model.self)
    switch access {
    case .path(let path): typedCodec.use(value) { self[path, model] = $0 }
    case .closures(_, let set): typedCodec.use(value) { set(&model.pointee, $0) }
    case .readOnly, .readOnlyOptional, .label, .optionalLabel, .standalone: break
    case .optionalPath, .optionalClosures, .defaulted, .defaultedClosures: writeOptional(value, model)
    }
  }

  @inline(never) private func writeOptional(_ value: StoredValue, _ model: UnsafeMutablePointer<Model>) {
    switch access {
    case .optionalPath(let path): self[path, model] = typedCodec.unpack(value)
    case .defaulted(let path, _): typedCodec.use(value) { self[path, model] = $0 }
    case .defaultedClosures(let closures): typedCodec.use(value) { closures.set(&model.pointee, $0) }
    case .optionalClosures(_, let set): set(&model.pointee, typedCodec.unpack(value))
    default: break
    }
  }

  private subscript<Property>(path: KeyPath<Model, Property>, model: UnsafePointer<Model>) -> Property {
    guard offset >= 0 else { return model.pointee[keyPath: path] }
    return UnsafeRawPointer(model).advanced(by: offset).assumingMemoryBound(to: Property.self).pointee
  }

  private subscript<Property>(
    path: WritableKeyPath<Model, Property>, model: UnsafeMutablePointer<Model>
  ) -> Property {
    get { self[path, UnsafePointer(model)] }
    set {
      guard offset >= 0 else { return model.pointee[keyPath: path] = newValue }
      UnsafeMutableRawPointer(model).advanced(by: offset).assumingMemoryBound(to: Property.self).pointee = newValue
    }
  }
}
