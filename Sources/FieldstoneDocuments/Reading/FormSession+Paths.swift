import FieldstoneCore

/// What a program reads and sets by paths.
extension FormSession where Model == FormValues {
  /// The value at a path of the model; nil if there is none. Setting it is an edit like a user's: one undo step, with
  /// rules and conditions. A form or a list is set as a whole.
  ///
  /// A value that isn't of the field's kind changes nothing, and neither does nil where the value can't be missing. A
  /// key that the document doesn't know is set in the model alone.
  public subscript(path path: FormValuePath) -> FormValues.Value? {
    get { model[path: path] }
    set { edit { $0[path: path] = newValue } }
  }

  /// Calls a closure with the value at a path whenever it has changed, until the observation is cancelled or released.
  public func observe(_ path: FormValuePath, untilReleased call: @escaping (FormValues.Value?) -> Void)
    -> FormObservation
  {
    // What no row is about is observed by none.
    observe(at: target(path)?.names ?? []) { [unowned self] in call(model[path: path]) }
  }

  fileprivate func target(_ path: FormValuePath) -> DocumentTarget? {
    guard let compiler = source as? DocumentCompiler else { return nil }
    return compiler.levels.root.target(path.components[...], in: model, compiler.levels)
  }

  fileprivate func set(_ path: FormValuePath, _ value: FormValues.Value?) {
    guard let target = target(path) else { return change(at: nil) { $0[path: path] = value } }
    switch target.content {
    case .value(let kind): kind.visit(Setter(form: self, names: target.names, value: value))
    case .whole(let field):
      let compiler = source as? DocumentCompiler
      guard value == nil || value.map(field.kind.accepts) == true, value != nil || field.mayBeMissing else { return }
      change(at: target.names) { model in
        model[path: path] =
          compiler.map { compiler in value.map { compiler.values.completed($0, field.kind) } } ?? value
      }
    }
  }

  private struct Setter: LeafVisitor {
    let form: FormSession
    let names: [String]
    let value: FormValues.Value?

    func visit<Value>(_ leaf: Leaf<Value>) {
      let read = value.flatMap(leaf.read)
      guard read != nil || value == nil || value == .null else { return }
      if form.set(read, at: names, as: Value.self) { return }
      // What people may add to holds texts.
      switch read {
      case let option as DocumentOption?: form.set(option.map { String($0) }, at: names, as: String.self)
      case let options as [DocumentOption]?:
        form.set(options.map { $0.map { String($0) } }, at: names, as: [String].self)
      default: break
      }
    }
  }
}

extension FormEdit where Model == FormValues {
  /// The value at a path, as ``FormSession/subscript(path:)`` of the session.
  public subscript(path path: FormValuePath) -> FormValues.Value? {
    get { Self.session(of: self).model[path: path] }
    nonmutating set { Self.session(of: self).set(path, newValue) }
  }
  /// The value of a key, as that at a path.
  public subscript(key: String) -> FormValues.Value? {
    get { self[path: FormValuePath([key])] }
    nonmutating set { self[path: FormValuePath([key])] = newValue }
  }
}
