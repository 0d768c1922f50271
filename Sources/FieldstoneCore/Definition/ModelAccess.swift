/// Access from the root model to the models of a layout's blocks, without types.
///
/// There is one for each layout of a session, and the location says which of its blocks is meant. A session is used from
/// one isolation; nothing here is shared between sessions.
class AnyAccess {
  /// Calls a closure with the block's model, for reading.
  func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) { fatalError("abstract") }
  /// Calls a closure with the block's model, for writing in place, so that property observers run. Creates a nil
  /// subform first.
  func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) { fatalError("abstract") }
  /// Whether the model exists: false for a nil subform.
  func isPresent(_ location: ModelLocation) -> Bool { true }
  /// Whether it is in an element that is gone: there is nothing to read or write then, not even a blank model.
  func isLost(_ location: ModelLocation) -> Bool { false }
  /// Creates a nil subform, or sets a subform to nil.
  func setExists(_ isPresent: Bool, _ location: ModelLocation) {}
  /// The whole model of a subform; nil if the subform is nil.
  func whole(_ location: ModelLocation) -> ValueBox? { nil }
  /// Restores what ``whole(_:)`` returned.
  func put(_ whole: ValueBox, _ location: ModelLocation) {}
  /// Whether there is a class instance on the path, so that a copy of the root shares what is written.
  var isShared: Bool { false }
  /// Whether the model is an instance of a class.
  var isInstance: Bool { false }
  /// The instance of a class that the model is; nil for any other model.
  func instance(_ location: ModelLocation) -> ObjectIdentifier? { nil }
  /// Whether the path leads through a property that may be nil.
  var canBeNil: Bool { false }
  /// Whether other properties than the one that is written may change with it: a property on the path has observers or is
  /// computed, or there is a class instance on the path. A stored property without observers can be addressed directly.
  var canChangeByItself: Bool { true }
  /// What the form shows of the subform and the model doesn't hold: the answers for cases that are not chosen.
  /// Setting them to nil forgets them.
  func besidesModel(_ location: ModelLocation) -> ValueBox? { nil }
  func setBesidesModel(_ answers: ValueBox?, _ location: ModelLocation) {}
  /// Forgets what it keeps for a block that is released.
  func forget(block: Int) {}
  /// Forgets the answers for cases that are not chosen.
  func forgetAnswersBesideModel() {}
  /// Leaves a hidden subform out of a copy of the model.
  ///
  /// - Returns: Whether it is left out as a whole, and not field by field.
  func leaveOut(_ location: ModelLocation) -> Bool { false }
}

class ModelAccess<Model>: AnyAccess {
  final override var isInstance: Bool { Model.self is AnyObject.Type }
  final override func instance(_ location: ModelLocation) -> ObjectIdentifier? {
    guard isInstance, isPresent(location) else { return nil }
    var instance: ObjectIdentifier?
    read(location) { instance = ObjectIdentifier($0.assumingMemoryBound(to: Model.self).pointee as AnyObject) }
    return instance
  }
  /// A property's value in the block's model, without a copy of the model if possible.
  func value<Value>(_ path: KeyPath<Model, Value>, _ location: ModelLocation) -> Value { fatalError("abstract") }
}

/// The root model itself.
final class RootAccess<Model>: ModelAccess<Model> {
  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) { body(location.root) }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) { body(location.root) }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ location: ModelLocation) -> Value {
    location.root.assumingMemoryBound(to: Model.self).pointee[keyPath: path]
  }
  override var isShared: Bool { Model.self is AnyObject.Type }
  override var canChangeByItself: Bool { isShared }
}

/// A subform that is never nil.
final class ChildAccess<Parent, Model>: ModelAccess<Model> {
  private let parent: ModelAccess<Parent>
  private let path: KeyPath<Parent, Model>
  private let change: InPlaceChange<Parent, Model>?
  /// Whole paths by the part below this model. Cached because appending creates a new key path each time.
  private var whole: [AnyKeyPath: AnyKeyPath] = [:]

  /// - Parameter path: A writable key path, for a subform that is edited.
  init(_ parent: ModelAccess<Parent>, _ path: KeyPath<Parent, Model>, change: InPlaceChange<Parent, Model>? = nil) {
    self.parent = parent
    (self.path, self.change) = (path, change)
  }

  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) {
    guard !isLost(location) else { return }
    let model = parent.value(path, location)
    withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard !isLost(location) else { return }
    if let change {
      return parent.modify(location) { parent in
        change(&parent.assumingMemoryBound(to: Parent.self).pointee) { model in
          withUnsafeMutablePointer(to: &model) { body(UnsafeMutableRawPointer($0)) }
        }
      }
    }
    guard let path = path as? WritableKeyPath<Parent, Model> else { return }
    parent.modify(location) { parent in
      withUnsafeMutablePointer(to: &parent.assumingMemoryBound(to: Parent.self).pointee[keyPath: path]) {
        body(UnsafeMutableRawPointer($0))
      }
    }
  }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ location: ModelLocation) -> Value {
    if let known = whole[path] as? KeyPath<Parent, Value> { return parent.value(known, location) }
    let appended: KeyPath<Parent, Value> = self.path.appending(path: path)
    whole[path] = appended
    return parent.value(appended, location)
  }
  override func isPresent(_ location: ModelLocation) -> Bool { parent.isPresent(location) }
  override func isLost(_ location: ModelLocation) -> Bool { parent.isLost(location) }
  override func whole(_ location: ModelLocation) -> ValueBox? {
    guard parent.isPresent(location) else { return nil }
    return BoxOf(parent.value(path, location), equals: { _, _ in false })
  }
  override func put(_ whole: ValueBox, _ location: ModelLocation) {
    guard let model = (whole as? BoxOf<Model>)?.value else { return }
    modify(location) { $0.assumingMemoryBound(to: Model.self).pointee = model }
  }
  override var isShared: Bool { Model.self is AnyObject.Type || parent.isShared }
  override var canChangeByItself: Bool {
    isShared || parent.canChangeByItself || change == nil && MemoryLayout<Parent>.offset(of: path) == nil
  }
  override var canBeNil: Bool { parent.canBeNil }
}

/// An optional subform: reads as a blank model until it is first edited.
final class OptionalChildAccess<Parent, Model>: ModelAccess<Model> {
  private let parent: ModelAccess<Parent>
  private let path: WritableKeyPath<Parent, Model?>
  private let change: InPlaceChange<Parent, Model>?
  private let template: () -> Model?
  /// The blank models that are shown while a subform is nil, by block. Each is created once, so that what is shown is
  /// what becomes part of the model.
  private var blanks: [Int: Model] = [:]

  init(
    _ parent: ModelAccess<Parent>, _ path: WritableKeyPath<Parent, Model?>,
    change: InPlaceChange<Parent, Model>? = nil, template: @escaping () -> Model?
  ) {
    self.parent = parent
    (self.path, self.change) = (path, change)
    self.template = template
  }

  /// The model; nil while there is none, or while the form makes its rows for when there is none.
  private func present(_ location: ModelLocation) -> Model? {
    location.isBeingMade(of: self) ? nil : parent.value(path, location)
  }

  private func blank(_ location: ModelLocation) -> Model? {
    let block = location.block(of: self)
    if let blank = blanks[block] { return blank }
    blanks[block] = template()
    return blanks[block]
  }

  /// Returns the blank model that is to become part of the model. A class instance can do so only once.
  private func takeBlank(_ location: ModelLocation) -> Model? {
    let blank = blank(location)
    if Model.self is AnyObject.Type { blanks[location.block(of: self)] = nil }
    return blank
  }

  override func forget(block: Int) { blanks[block] = nil }

  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) {
    guard !isLost(location) else { return }
    guard let model = present(location) ?? blank(location) else { return }
    withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard !isLost(location) else { return }
    let blank = parent.value(path, location) == nil ? takeBlank(location) : nil
    guard blank != nil || parent.value(path, location) != nil else { return }
    let (path, change) = (path, change)
    parent.modify(location) { model in
      let model = model.assumingMemoryBound(to: Parent.self)
      if let blank { model.pointee[keyPath: path] = blank }
      // A property observer may take it back.
      guard model.pointee[keyPath: path] != nil else { return }
      // In place: a copy would copy every array in it that is changed.
      if let change {
        return change(&model.pointee) { withUnsafeMutablePointer(to: &$0) { body(UnsafeMutableRawPointer($0)) } }
      }
      withUnsafeMutablePointer(to: &model.pointee[keyPath: path]!) { body(UnsafeMutableRawPointer($0)) }
    }
  }
  override func value<Value>(_ path: KeyPath<Model, Value>, _ location: ModelLocation) -> Value {
    // A subform without a blank model has no fields to read while it is nil, and the engine never asks for any.
    guard let model = present(location) ?? blank(location) else {
      preconditionFailure("'\(Model.self)' is nil and has no init() to make a blank one.")
    }
    return model[keyPath: path]
  }
  override func isPresent(_ location: ModelLocation) -> Bool {
    parent.isPresent(location) && present(location) != nil
  }
  override func isLost(_ location: ModelLocation) -> Bool { parent.isLost(location) }
  override func setExists(_ isPresent: Bool, _ location: ModelLocation) {
    guard !isLost(location) else { return }
    let model = isPresent ? parent.value(path, location) ?? takeBlank(location) : nil
    let path = path
    parent.modify(location) { $0.assumingMemoryBound(to: Parent.self).pointee[keyPath: path] = model }
  }
  override func whole(_ location: ModelLocation) -> ValueBox? {
    guard parent.isPresent(location) else { return nil }
    return parent.value(path, location).map { BoxOf($0, equals: { _, _ in false }) }
  }
  override func put(_ whole: ValueBox, _ location: ModelLocation) {
    guard let model = (whole as? BoxOf<Model>)?.value else { return }
    let path = path
    parent.modify(location) { $0.assumingMemoryBound(to: Parent.self).pointee[keyPath: path] = model }
  }
  override var isShared: Bool { Model.self is AnyObject.Type || parent.isShared }
  override var canChangeByItself: Bool {
    isShared || parent.canChangeByItself || change == nil && MemoryLayout<Parent>.offset(of: path) == nil
  }
  override var canBeNil: Bool { true }
}

/// A key path in a definition. Unchecked `Sendable`: a key path from a literal without captured values is immutable.
struct SendablePath<Root, Value>: @unchecked Sendable {
  let path: KeyPath<Root, Value>
  init(_ path: KeyPath<Root, Value>) { self.path = path }
}
