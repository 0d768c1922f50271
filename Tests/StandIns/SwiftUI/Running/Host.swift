import Accessibility

/// Runs a view without a screen: evaluates what is stale, keeps what has an identity, shows a test the result.
@MainActor package final class StandInHost {
  /// What was announced to VoiceOver.
  package var announcements: [String] { posts.all }
  private let posts = Posts()
  /// How often `body` was evaluated since `resetBodies()`, by the view's type.
  package private(set) var bodies: [String: Int] = [:]
  /// What SwiftUI would log or silently get wrong.
  package var faults: [String] {
    // Some are only seen when elements are made.
    _ = root
    return recordedFaults
  }
  private var recordedFaults: [String] = []
  /// What `SceneStorage` keeps, so that a second host can be given it.
  package var scene: [String: Any]
  /// How many rows a lazy container shows at once.
  let viewport: Int
  private var rootNode: Node?
  nonisolated let staleNodes = StaleNodes()
  private var events: [() -> Void] = []
  private var lazyNodes: [ObjectIdentifier: WeakNode] = [:]
  private let focuses: [FocusPurpose: Focus]
  private var isSettling = false
  private var lastRoot: StandInElement?

  package init<Root: View>(
    _ root: Root, viewport: Int = .max, environment: EnvironmentValues = EnvironmentValues(), scene: [String: Any] = [:]
  ) {
    self.viewport = viewport
    self.environment = environment
    self.scene = scene
    let keyboard = Focus()
    focuses = [.keyboard: keyboard, .accessibility: Focus()]
    #if !STANDIN_MACOS && !STANDIN_WATCHOS
      if environment.editMode == nil { self.environment.editMode = StateBox(EditMode.inactive).binding }
    #endif
    for focus in focuses.values { focus.host = self }
    rootNode = Node(host: self, parent: nil, part: Part(.page, root), environment: self.environment)
    settle()
  }

  /// The root's environment.
  package var environment: EnvironmentValues {
    didSet { rootNode.map { $0.update($0.view, environment) } }
  }
  package func setScenePhase(_ phase: ScenePhase) {
    environment.scenePhase = phase
    settle()
  }
  package func resetBodies() { bodies = [:] }
  package func resetFaults() { recordedFaults = [] }

  /// The tree as of the last settle.
  package var root: StandInElement {
    if let lastRoot { return lastRoot }
    let element = StandInElement(.root, rootNode)
    if let rootNode {
      element.children = rootNode.ownElements()
      rootNode.contribute(to: element)
    }
    lastRoot = element
    return element
  }

  /// Evaluates what is stale, runs what follows from it, until nothing is left.
  package func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<1_000 {
      if refreshStale() || layOutRows() || focuses.values.contains(where: { $0.resolve() }) || runEvents() { continue }
      focuses.values.forEach { $0.giveUp() }
      if staleNodes.current().isEmpty, events.isEmpty {
        focuses.values.forEach { $0.check() }
        lastRoot = nil
        return
      }
    }
    fatalError("The view does not settle: each evaluation makes another one necessary. \(bodies)")
  }
  /// Also lets tasks have their turns.
  package func settled(turns: Int = 20) async {
    for _ in 0..<turns {
      settle()
      await Task.yield()
    }
    settle()
  }
  /// Lets tasks have their turns until something holds, or for ten minutes: beside other tests, a turn may be minutes away.
  package func settled(until isDone: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(600)
    repeat {
      settle()
      if isDone() { return }
      try? await Task.sleep(for: .milliseconds(1))
    } while ContinuousClock.now < end
    settle()
  }
  /// The view goes away.
  package func unmount() {
    rootNode?.unmount()
    rootNode = nil
    _ = runEvents()
    lastRoot = nil
  }

  // MARK: For nodes

  func fault(_ words: String) { if !recordedFaults.contains(words) { recordedFaults.append(words) } }
  func counted(_ view: any View) {
    let evaluated: Any = (view as? any AnyModified)?.anyModifier ?? view
    bodies[typeName(type(of: evaluated)), default: 0] += 1
  }
  package func later(_ event: @escaping () -> Void) { events.append(event) }
  func focus(_ purpose: FocusPurpose) -> Focus { focuses[purpose]! }
  func isLazy(_ node: Node) { lazyNodes[ObjectIdentifier(node)] = WeakNode(node) }

  private func refreshStale() -> Bool {
    let stale = staleNodes.current()
    // Parents first: they may take their children away or evaluate them on the way.
    for node in stale.sorted(by: { $0.depth < $1.depth }) where staleNodes.contains(node) { node.refresh() }
    return !stale.isEmpty
  }
  private func runEvents() -> Bool {
    let now = events
    events = []
    for event in now { event() }
    return !now.isEmpty
  }
  private func layOutRows() -> Bool {
    var changed = false
    for (id, weak) in lazyNodes {
      guard let node = weak.node, node.isMounted else {
        lazyNodes[id] = nil
        continue
      }
      if node.layOutRows(viewport) { changed = true }
    }
    return changed
  }
}
