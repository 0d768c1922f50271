/// The definition of a form in another one: known, or looked up when it is first needed, because a form may contain
/// itself.
///
/// Unchecked `Sendable`: `look` is called at most once for each thread that comes first, and always finds the same.
final class ChildDefinition: @unchecked Sendable {
  private let known: Locked<DefinitionCore?>
  private let look: () -> DefinitionCore
  /// Whether the form contains itself here.
  let isRecursive: Bool

  init(_ core: DefinitionCore) {
    known = Locked(core)
    look = { core }
    isRecursive = false
  }

  /// The definition of a form that is being built.
  init(recursive look: @escaping () -> DefinitionCore) {
    known = Locked(nil)
    self.look = look
    isRecursive = true
  }

  var core: DefinitionCore {
    if let core = known.withLock({ $0 }) { return core }
    // Not under the lock, because building a definition takes another one.
    let core = look()
    known.withLock { $0 = core }
    return core
  }
}
