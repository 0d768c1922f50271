/// Access from the root model to the model of one block, without types.
///
/// There is one per block of a session, and a session is used from one isolation; nothing here is shared between
/// sessions.
class AnyAccess {
  /// Calls a closure with the block's model, for reading.
  func read(_ root: UnsafeMutableRawPointer, _ body: (UnsafeRawPointer) -> Void) { fatalError("abstract") }
  /// Calls a closure with the block's model, for writing in place, so that property observers run. Creates a nil
  /// subform first.
  func modify(_ root: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) { fatalError("abstract") }
  /// Whether the model exists: false for a nil subform.
  func isPresent(_ root: UnsafeMutableRawPointer) -> Bool { true }
  /// Creates a nil subform, or sets a subform to nil.
  func setExists(_ isPresent: Bool, _ root: UnsafeMutableRawPointer) {}
  /// The whole model of a subform; nil if the subform is nil.
  func whole(_ root: UnsafeMutableRawPointer) -> ValueBox? { nil }
  /// Restores what ``whole(_:)`` returned.
  func put(_ whole: ValueBox, _ root: UnsafeMutableRawPointer) {}
  /// Whether there is a class instance on the path, so that a copy of the root shares what is written.
  var isShared: Bool { false }
  /// What the form shows of the subform and the model doesn't hold: the answers for cases that are not chosen. Setting
  /// it to nil forgets them.
  var besidesModel: ValueBox? {
    get { nil }
    set {}
  }
  /// Leaves a hidden subform out of a copy of the model.
  ///
  /// - Returns: Whether it is left out as a whole, and not field by field.
  func leaveOut(_ root: UnsafeMutableRawPointer) -> Bool { false }
}

class ModelAccess<Model>: AnyAccess {
  /// A property's value in the block's model, without a copy of the model if possible.
  func value<Value>(_ path: KeyPath<Model, Value>, _ root: UnsafeMutableRawPointer) -> Value { fatalError("abstract") }
}

/// The root model itself.
final class RootAccess<Model>: ModelAccess<Model> {
  override func read(_ root: UnsafeMutableRawPointer, _ body: (UnsafeRawPointer) -> Void) { body(root) }
  override func modify(_ root: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) { body(root) }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ root: UnsafeMutableRawPointer) -> Value {
    root.assumingMemoryBound(to: Model.self).pointee[keyPath: path]
  }
  override var isShared: Bool { Model.self is AnyObject.Type }
}

/// A subform that is never nil.
final class ChildAccess<Parent, Model>: ModelAccess<Model> {
  private let parent: ModelAccess<Parent>
  private let path: KeyPath<Parent, Model>
  /// Whole paths by the part below this model. Cached because appending creates a new key path each time.
  private var whole: [AnyKeyPath: AnyKeyPath] = [:]

  /// - Parameter path: A writable key path, for a subform that is edited.
  init(_ parent: ModelAccess<Parent>, _ path: KeyPath<Parent, Model>) {
    self.parent = parent
    self.path = path
  }

  override func read(_ root: UnsafeMutableRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    let model = parent.value(path, root)
    withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ root: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard let path = path as? WritableKeyPath<Parent, Model> else { return }
    parent.modify(root) { parent in
      withUnsafeMutablePointer(to: &parent.assumingMemoryBound(to: Parent.self).pointee[keyPath: path]) {
        body(UnsafeMutableRawPointer($0))
      }
    }
  }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ root: UnsafeMutableRawPointer) -> Value {
    if let known = whole[path] as? KeyPath<Parent, Value> { return parent.value(known, root) }
    let appended: KeyPath<Parent, Value> = self.path.appending(path: path)
    whole[path] = appended
    return parent.value(appended, root)
  }
  override func isPresent(_ root: UnsafeMutableRawPointer) -> Bool { parent.isPresent(root) }
  override func whole(_ root: UnsafeMutableRawPointer) -> ValueBox? {
    guard parent.isPresent(root) else { return nil }
    return BoxOf(parent.value(path, root), equals: { _, _ in false })
  }
  override func put(_ whole: ValueBox, _ root: UnsafeMutableRawPointer) {
    guard let model = (whole as? BoxOf<Model>)?.value else { return }
    modify(root) { $0.assumingMemoryBound(to: Model.self).pointee = model }
  }
  override var isShared: Bool { Model.self is AnyObject.Type || parent.isShared }
}

/// An optional subform: reads as a blank model until it is first edited.
final class OptionalChildAccess<Parent, Model>: ModelAccess<Model> {
  private let parent: ModelAccess<Parent>
  private let path: WritableKeyPath<Parent, Model?>
  private let template: () -> Model?
  /// The blank model that is shown while the subform is nil. It is created once, so that what is shown is what becomes
  /// part of the model.
  private var shownBlank: Model?

  init(_ parent: ModelAccess<Parent>, _ path: WritableKeyPath<Parent, Model?>, template: @escaping () -> Model?) {
    self.parent = parent
    self.path = path
    self.template = template
  }

  private func blank() -> Model? {
    if let shownBlank { return shownBlank }
    shownBlank = template()
    return shownBlank
  }

  /// Returns the blank model that is to become part of the model. A class instance can do so only once.
  private func takeBlank() -> Model? {
    defer { if Model.self is AnyObject.Type { shownBlank = nil } }
    return blank()
  }

  override func read(_ root: UnsafeMutableRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let model = parent.value(path, root) ?? blank() else { return }
    withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ root: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    let blank = parent.value(path, root) == nil ? takeBlank() : nil
    guard blank != nil || parent.value(path, root) != nil else { return }
    let path = path
    parent.modify(root) { model in
      let model = model.assumingMemoryBound(to: Parent.self)
      if let blank { model.pointee[keyPath: path] = blank }
      // In place: a copy would copy every array in it that is changed.
      withUnsafeMutablePointer(to: &model.pointee[keyPath: path]!) { body(UnsafeMutableRawPointer($0)) }
    }
  }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ root: UnsafeMutableRawPointer) -> Value {
    // A subform without a blank model has no fields to read while it is nil, and the engine never asks for any.
    guard let model = parent.value(self.path, root) ?? blank() else {
      preconditionFailure("'\(Model.self)' is nil and has no init() to make a blank one.")
    }
    return model[keyPath: path]
  }
  override func isPresent(_ root: UnsafeMutableRawPointer) -> Bool {
    parent.isPresent(root) && parent.value(path, root) != nil
  }
  override func setExists(_ isPresent: Bool, _ root: UnsafeMutableRawPointer) {
    let model = isPresent ? parent.value(path, root) ?? takeBlank() : nil
    let path = path
    parent.modify(root) { $0.assumingMemoryBound(to: Parent.self).pointee[keyPath: path] = model }
  }
  override func whole(_ root: UnsafeMutableRawPointer) -> ValueBox? {
    guard parent.isPresent(root) else { return nil }
    return parent.value(path, root).map { BoxOf($0, equals: { _, _ in false }) }
  }
  override func put(_ whole: ValueBox, _ root: UnsafeMutableRawPointer) {
    guard let model = (whole as? BoxOf<Model>)?.value else { return }
    let path = path
    parent.modify(root) { $0.assumingMemoryBound(to: Parent.self).pointee[keyPath: path] = model }
  }
  override var isShared: Bool { Model.self is AnyObject.Type || parent.isShared }
}

/// A key path in a definition. Unchecked `Sendable`: a key path from a literal without captured values is immutable.
struct SendablePath<Root, Value>: @unchecked Sendable {
  let path: KeyPath<Root, Value>
  init(_ path: KeyPath<Root, Value>) { self.path = path }
}
