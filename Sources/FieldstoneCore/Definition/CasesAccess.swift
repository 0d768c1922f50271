/// Access to the fields of an enum's cases. The model holds the enum's value, and this the answers for all of its
/// cases.
///
/// What the model holds takes precedence: each use begins with taking it over.
final class CasesAccess<Parent, Cases: FormCases>: ModelAccess<Cases.Fields> {
  private let parent: ModelAccess<Parent>
  private let property: CasesProperty<Parent, Cases>
  /// The answers in the form. A copy of the model that is about to be submitted has none of its own, and leaves these
  /// alone.
  private var fields = Cases.Fields()
  private var home: UnsafeMutableRawPointer?

  init(_ parent: ModelAccess<Parent>, _ property: CasesProperty<Parent, Cases>) {
    self.parent = parent
    self.property = property
  }

  /// The answers, with those that the model holds.
  private func current(_ root: UnsafeMutableRawPointer) -> Cases.Fields {
    // Of an element that has been removed, the property is gone, too.
    guard parent.isPresent(root) else { return fields }
    var current = fields
    if let value = property.value(in: parent, root) { current.take(value) } else { current.chosen = nil }
    keep(current, root)
    return current
  }

  private func keep(_ current: Cases.Fields, _ root: UnsafeMutableRawPointer) {
    if home == nil { home = root }
    if home == root { fields = current }
  }

  private func store(_ changed: Cases.Fields, _ root: UnsafeMutableRawPointer) {
    keep(changed, root)
    guard changed.value != nil || changed.chosen == nil else { return }
    property.set(changed.value, in: parent, root)
  }

  override func read(_ root: UnsafeMutableRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    let current = current(root)
    withUnsafePointer(to: current) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ root: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    var changed = current(root)
    withUnsafeMutablePointer(to: &changed) { body(UnsafeMutableRawPointer($0)) }
    store(changed, root)
  }
  override func value<Value>(_ path: KeyPath<Cases.Fields, Value>, _ root: UnsafeMutableRawPointer) -> Value {
    current(root)[keyPath: path]
  }
  override func isPresent(_ root: UnsafeMutableRawPointer) -> Bool { parent.isPresent(root) }

  override func whole(_ root: UnsafeMutableRawPointer) -> ValueBox? {
    parent.isPresent(root) ? BoxOf(current(root), equals: { _, _ in false }) : nil
  }
  override func put(_ whole: ValueBox, _ root: UnsafeMutableRawPointer) {
    if let fields = (whole as? BoxOf<Cases.Fields>)?.value { store(fields, root) }
  }
  override var isShared: Bool { parent.isShared }

  override var besidesModel: ValueBox? {
    get { BoxOf(fields, equals: { _, _ in false }) }
    set { fields = (newValue as? BoxOf<Cases.Fields>)?.value ?? Cases.Fields() }
  }
  override func leaveOut(_ root: UnsafeMutableRawPointer) -> Bool {
    if !parent.isShared, parent.isPresent(root) { property.set(property.blank, in: parent, root) }
    return true
  }
}

/// A property that holds an enum with a form, or nil.
enum CasesProperty<Parent, Cases: FormCases> {
  case path(WritableKeyPath<Parent, Cases>)
  case optionalPath(WritableKeyPath<Parent, Cases?>)

  var path: AnyKeyPath {
    switch self {
    case .path(let path): path
    case .optionalPath(let path): path
    }
  }

  /// The value of the property where it is left out of what is submitted; nil if there is none.
  var blank: Cases? {
    switch self {
    case .path: Cases.formTemplate
    case .optionalPath: nil
    }
  }

  func value(in parent: ModelAccess<Parent>, _ root: UnsafeMutableRawPointer) -> Cases? {
    switch self {
    case .path(let path): parent.value(path, root)
    case .optionalPath(let path): parent.value(path, root)
    }
  }

  func set(_ value: Cases?, in parent: ModelAccess<Parent>, _ root: UnsafeMutableRawPointer) {
    parent.modify(root) { parent in
      let parent = parent.assumingMemoryBound(to: Parent.self)
      switch (self, value) {
      case (.path(let path), let value?): parent.pointee[keyPath: path] = value
      case (.optionalPath(let path), let value): parent.pointee[keyPath: path] = value
      case (.path, nil): break
      }
    }
  }
}
