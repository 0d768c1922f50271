/// Foundation's, which Linux lacks. Each registration is a step of its own: there is no event loop to group by.
// page: foundation/undomanager
@MainActor open class UndoManager {
  private struct Step {
    weak var target: AnyObject?
    var name = ""
    let perform: @MainActor () -> Void
  }
  private var undos: [Step] = []
  private var redos: [Step] = []
  private var isRegistrationEnabled = true
  // page (not seen): foundation/undomanager/init()
  public init() {}
  // page (not seen): foundation/undomanager/isundoing
  open private(set) var isUndoing = false
  // page (not seen): foundation/undomanager/isredoing
  open private(set) var isRedoing = false
  // page (not seen): foundation/undomanager/levelsofundo
  open var levelsOfUndo = 0
  // page (not seen): foundation/undomanager/canundo
  open var canUndo: Bool { !undos.isEmpty }
  // page (not seen): foundation/undomanager/canredo
  open var canRedo: Bool { !redos.isEmpty }
  // page (not seen): foundation/undomanager/undoactionname
  open var undoActionName: String { undos.last?.name ?? "" }
  // page (not seen): foundation/undomanager/redoactionname
  open var redoActionName: String { redos.last?.name ?? "" }
  // page (not seen): foundation/undomanager/isundoregistrationenabled
  open var isUndoRegistrationEnabled: Bool { isRegistrationEnabled }
  // page (not seen): foundation/undomanager/disableundoregistration()
  open func disableUndoRegistration() { isRegistrationEnabled = false }
  // page (not seen): foundation/undomanager/enableundoregistration()
  open func enableUndoRegistration() { isRegistrationEnabled = true }

  // page: foundation/undomanager/registerundo(withtarget:handler:)
  @preconcurrency public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    guard isRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in target.map { handler($0) } }
    if isUndoing {
      redos.append(step)
    } else {
      undos.append(step)
      if levelsOfUndo > 0 { undos = undos.suffix(levelsOfUndo) }
      if !isRedoing { redos = [] }
    }
  }
  // page (not seen): foundation/undomanager/setactionname(_:)
  open func setActionName(_ actionName: String) {
    if isUndoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }
  // page (not seen): foundation/undomanager/undo()
  open func undo() {
    guard let step = undos.popLast() else { return }
    isUndoing = true
    step.perform()
    isUndoing = false
    if let last = redos.last, last.name.isEmpty { redos[redos.count - 1].name = step.name }
  }
  // page (not seen): foundation/undomanager/redo()
  open func redo() {
    guard let step = redos.popLast() else { return }
    isRedoing = true
    step.perform()
    isRedoing = false
    if let last = undos.last, last.name.isEmpty { undos[undos.count - 1].name = step.name }
  }
  // page (not seen): foundation/undomanager/removeallactions()
  open func removeAllActions() { (undos, redos) = ([], []) }
  // page (not seen): foundation/undomanager/removeallactions(withtarget:)
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undos.removeAll { $0.target == nil || $0.target === target }
    redos.removeAll { $0.target == nil || $0.target === target }
  }
}
