/// Access to the fields of an enum's cases. The model holds the enum's value, and this the answers for all of its
/// cases.
///
/// What the model holds takes precedence: each use begins with taking it over.
final class CasesAccess<Parent, Cases: FormCases>: ModelAccess<Cases.Fields> {
  private let parent: ModelAccess<Parent>
  private let property: ModelProperty<Parent, Cases>
  /// The answers in the form, by block. A copy of the model that is about to be submitted has none of its own, and
  /// leaves these alone.
  private var fields: [Int: Cases.Fields] = [:]
  /// What the property holds while its value is changed; nil if it may be nil.
  private lazy var substitute = property.blank
  /// Whether nobody notices that the property holds something else for a moment.
  private lazy var canBeTaken = !canChangeByItself && (property.canBeNil || substitute != nil)

  init(_ parent: ModelAccess<Parent>, _ property: ModelProperty<Parent, Cases>) {
    self.parent = parent
    self.property = property
  }

  /// The answers, with those that the model holds.
  private func current(_ location: ModelLocation) -> Cases.Fields {
    var current = fields[location.block(of: self)] ?? Cases.Fields()
    let value: Cases?
    if parent.isPresent(location) {
      value = property.value(in: parent, location)
    } else {
      // A subform that is nil shows a blank one. Of an element that has been removed, the property is gone, too.
      var blank: Cases??
      parent.read(location) { blank = property.value(of: $0.assumingMemoryBound(to: Parent.self).pointee) }
      guard let blank else { return current }
      value = blank
    }
    current.take(value)
    keep(current, location)
    return current
  }

  private func keep(_ current: Cases.Fields, _ location: ModelLocation) {
    if location.isInSession { fields[location.block(of: self)] = current }
  }

  private func store(_ changed: Cases.Fields, _ location: ModelLocation) {
    keep(changed, location)
    guard changed.value != nil || changed.chosen == nil else { return }
    property.set(changed.value, in: parent, location)
  }

  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) {
    let current = current(location)
    withUnsafePointer(to: current) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) {
    if location.isForList, modifyAlone(location, body) { return }
    var changed = current(location)
    withUnsafeMutablePointer(to: &changed) { body(UnsafeMutableRawPointer($0)) }
    store(changed, location)
  }

  /// Takes the value out of the model before it is changed, because a list that the model holds, too, would be copied.
  ///
  /// - Returns: Whether it was changed. It isn't where observers would see that the value was taken out, or where nothing
  ///   could take its place.
  private func modifyAlone(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) -> Bool {
    guard location.isInSession, canBeTaken, parent.isPresent(location) else { return false }
    let block = location.block(of: self)
    var isDone = false
    parent.modify(location) { parent in
      let parent = parent.assumingMemoryBound(to: Parent.self)
      guard let value = property.value(of: parent.pointee) else { return }
      var changed = fields.removeValue(forKey: block) ?? Cases.Fields()
      changed.take(consume value)
      property.set(substitute, in: &parent.pointee)
      withUnsafeMutablePointer(to: &changed) { body(UnsafeMutableRawPointer($0)) }
      property.set(changed.value, in: &parent.pointee)
      fields[block] = changed
      isDone = true
    }
    return isDone
  }

  override func value<Value>(_ path: KeyPath<Cases.Fields, Value>, _ location: ModelLocation) -> Value {
    current(location)[keyPath: path]
  }
  override func isPresent(_ location: ModelLocation) -> Bool { parent.isPresent(location) }
  override func isLost(_ location: ModelLocation) -> Bool { parent.isLost(location) }

  override func whole(_ location: ModelLocation) -> ValueBox? {
    parent.isPresent(location) ? BoxOf(current(location), equals: { _, _ in false }) : nil
  }
  override func put(_ whole: ValueBox, _ location: ModelLocation) {
    if let fields = (whole as? BoxOf<Cases.Fields>)?.value { store(fields, location) }
  }
  override var isShared: Bool { parent.isShared }
  override var canChangeByItself: Bool { parent.canChangeByItself || !property.isStored }
  override var canBeNil: Bool { parent.canBeNil }

  override func besidesModel(_ location: ModelLocation) -> ValueBox? {
    fields[location.block(of: self)].map { BoxOf($0, equals: { _, _ in false }) }
  }
  override func setBesidesModel(_ answers: ValueBox?, _ location: ModelLocation) {
    fields[location.block(of: self)] = (answers as? BoxOf<Cases.Fields>)?.value
  }
  override func forget(block: Int) { fields[block] = nil }
  override func forgetAnswersBesideModel() { fields = [:] }
  override func leaveOut(_ location: ModelLocation) -> Bool {
    if !parent.isShared, parent.isPresent(location) { property.set(property.blank, in: parent, location) }
    return true
  }
}

extension FormCaseFields {
  /// Takes over the value of a property, which may be nil.
  mutating func take(_ value: Cases?) {
    guard let value else { return chosen = nil }
    take(value)
  }
}

/// A property that holds an enum with a form, or nil.
extension ModelProperty where Value: FormCases {
  /// The value of the property where it is left out of what is submitted; nil if there is none.
  var blank: Value? {
    switch self {
    case .path: Value.formTemplate
    case .optionalPath: nil
    case .keyed(let property): property.blank()
    }
  }

  /// Whether the property may be nil.
  var canBeNil: Bool {
    switch self {
    case .path: false
    case .optionalPath: true
    case .keyed(let property): property.isOptional
    }
  }

  func set(_ value: Value?, in parent: ModelAccess<Parent>, _ location: ModelLocation) {
    parent.modify(location) { set(value, in: &$0.assumingMemoryBound(to: Parent.self).pointee) }
  }

  func set(_ value: Value?, in parent: inout Parent) {
    switch (self, value) {
    case (.path(let path), let value?): parent[keyPath: path] = value
    case (.optionalPath(let path), let value): parent[keyPath: path] = value
    case (.keyed(let property), let value): if value != nil || canBeNil { parent[keyPath: property.path] = value }
    case (.path, nil): break
    }
  }
}
