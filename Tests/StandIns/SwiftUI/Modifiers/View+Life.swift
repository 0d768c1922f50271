extension View {
  // page: view/onchange(of:initial:_:)
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable { modifier(OnChange(value: value, initial: initial, action: action)) }
  // page: view/onchange(of:initial:_:)
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(OnChange(value: value, initial: initial, action: { _, _ in action() }))
  }
  // page: view/onappear(perform:)
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(OnAppear(appear: action, disappear: nil))
  }
  // page: view/ondisappear(perform:)
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(OnAppear(appear: nil, disappear: action))
  }
  #if SDK27
    // page: view/task(name:priority:file:line:_:)
    public nonisolated func task(
      name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
      @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
      let action = UnsafeTransfer(action)
      return modifier(OnTask(id: 0, priority: priority, action: { await action.value() }))
    }
    // page (not seen): view/task(id:name:priority:file:line:_:)
    public nonisolated func task<T>(
      id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
      @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
      let action = UnsafeTransfer(action)
      return modifier(OnTask(id: id, priority: priority, action: { await action.value() }))
    }
  #else
    // page: view/task(priority:_:)
    public nonisolated func task(
      priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(OnTask(id: 0, priority: priority, action: action)) }
    // page (not seen): view/task(id:priority:_:)
    public nonisolated func task<T>(
      id value: T, priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { modifier(OnTask(id: value, priority: priority, action: action)) }
  #endif
  // page: view/sensoryfeedback(_:trigger:)
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View where T: Equatable { self }
}
// page: sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  // page: sensoryfeedback/success
  public static let success = Self(name: "success")
  // page: sensoryfeedback/warning
  public static let warning = Self(name: "warning")
  // page: sensoryfeedback/error
  public static let error = Self(name: "error")
  // page: sensoryfeedback/selection
  public static let selection = Self(name: "selection")
  // page: sensoryfeedback/increase
  public static let increase = Self(name: "increase")
  // page: sensoryfeedback/decrease
  public static let decrease = Self(name: "decrease")
  // page: sensoryfeedback/impact
  public static let impact = Self(name: "impact")
}

struct OnChange<V: Equatable> {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void
}
extension OnChange: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    let (action, value) = (action, value)
    if node.isNew {
      if initial { node.host?.later { action(value, value) } }
    } else if let old = node.memory as? V, old != value {
      node.host?.later { action(old, value) }
    }
    node.memory = value
    return [Part(.content, content)]
  }
}
struct OnAppear {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}
extension OnAppear: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    node.memory = disappear
    if node.isNew {
      if let appear { node.host?.later(appear) }
      node.onUnmount { [weak node] in
        if let disappear = node?.memory as? () -> Void { node?.host?.later(disappear) }
      }
    }
    return [Part(.content, content)]
  }
}
struct OnTask<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  private struct Memory {
    let id: ID
    let task: Task<Void, Never>
  }
}
extension OnTask: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if node.isNew {
      start(node)
      node.onUnmount { [weak node] in (node?.memory as? Memory)?.task.cancel() }
    } else if let memory = node.memory as? Memory, memory.id != id {
      memory.task.cancel()
      start(node)
    }
    return [Part(.content, content)]
  }
  @MainActor private func start(_ node: Node) {
    node.memory = Memory(id: id, task: Task(priority: priority, operation: action))
  }
}
