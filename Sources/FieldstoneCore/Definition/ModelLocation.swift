/// Which model an access means: that of a block of a session, in the session's own model or in a copy of it.
struct ModelLocation {
  /// The root model.
  let root: UnsafeMutableRawPointer
  fileprivate let block: Int
  // A location lives no longer than the call that it was made for.
  fileprivate unowned(unsafe) let engine: FormEngine
  /// Whether a list in the model is about to be changed, which only the model may hold then: else it would be copied.
  private(set) var isForList = false

  init(root: UnsafeMutableRawPointer, block: Int, engine: FormEngine) {
    self.root = root
    self.block = block
    self.engine = engine
  }

  /// Whether the model is the session's own, and not a copy that is about to be submitted.
  var isInSession: Bool { root == engine.root }

  /// The same model, for a change of a list in it.
  var forList: ModelLocation {
    var location = self
    location.isForList = true
    return location
  }

  /// Whether the block with an access is a late subform that is being made.
  func isBeingMade(of access: AnyAccess) -> Bool { engine.lateAccess === access }

  /// The block that has an access: the one that is meant, or one that contains it.
  ///
  /// - Complexity: O(depth of nesting).
  func block(of access: AnyAccess) -> Int {
    var index = block
    while index > 0, engine.blocks[index].layout.access !== access { index = engine.blocks[index].parent }
    // The rows of a page have the access of the form that it is part of.
    while index > 0, engine.element(at: engine.blocks[index].owner) is PageElement {
      index = engine.blocks[index].parent
    }
    return index
  }

  /// Notes that the collection of the element that has an access holds fewer elements than the form.
  func noteOutdated(_ access: AnyAccess) {
    if let row = elementRow(of: access) { engine.outdatedCollections.insert(row.owner) }
  }

  /// The element of an object that has an access, as the form read it last.
  func seen(by access: AnyAccess) -> ValueBox? {
    elementRow(of: access).flatMap { engine.collections[$0.owner]?.seen[$0.node] }
  }

  /// The block with the row of the element that has an access.
  ///
  /// - Complexity: O(depth of nesting).
  private func elementRow(of access: AnyAccess) -> Block? {
    var index = block
    while index > 0 {
      let block = engine.blocks[index]
      if block.node >= 0, block.layout.access === access { return block }
      index = block.parent
    }
    return nil
  }

  /// The position of the element that has an access, in its collection; nil while it is removed.
  ///
  /// - Complexity: O(log elements), plus the depth of nesting.
  func position(of access: AnyAccess) -> Int? {
    elementRow(of: access).flatMap { engine.collections[$0.owner]?.position(of: $0.node) }
  }
}

/// The model of a block.
struct BlockModel {
  let access: AnyAccess
  let location: ModelLocation

  var isPresent: Bool { access.isPresent(location) }
  var isLost: Bool { access.isLost(location) }
  var instance: ObjectIdentifier? { access.instance(location) }
  var whole: ValueBox? { access.whole(location) }
  var besidesModel: ValueBox? { access.besidesModel(location) }

  func read(_ body: (UnsafeRawPointer) -> Void) { access.read(location, body) }
  func modify(_ body: (UnsafeMutableRawPointer) -> Void) { access.modify(location, body) }
  func setExists(_ isPresent: Bool) { access.setExists(isPresent, location) }
  func put(_ whole: ValueBox) { access.put(whole, location) }
  func setBesidesModel(_ answers: ValueBox?) { access.setBesidesModel(answers, location) }
  func leaveOut() -> Bool { access.leaveOut(location) }

  /// What a closure says about the model, which is of the closure's type.
  func text<Model>(_ say: (Model) -> FormString) -> FormString {
    var text: FormString = ""
    read { text = say($0.assumingMemoryBound(to: Model.self).pointee) }
    return text
  }
}

extension FormEngine {
  func model(of index: Int) -> BlockModel { model(of: index, in: root) }
  func model(of block: Block) -> BlockModel { model(of: Int(block.index), in: root) }

  /// The model of a block in a copy of the root model.
  func model(of index: Int, in root: UnsafeMutableRawPointer) -> BlockModel {
    BlockModel(
      access: blocks[index].layout.access, location: ModelLocation(root: root, block: index, engine: self))
  }
}
