/// The value of a `FocusState`, and which of the host's two focuses it follows.
final class FocusBox<Value: Hashable>: AnyFocusBox, @unchecked Sendable {
  let state: StateBox<Value>
  private let none: Value
  @MainActor init(_ none: Value, _ node: Node, _ purpose: FocusPurpose) {
    state = StateBox(none)
    self.none = none
    super.init(node, purpose)
  }
  /// What a program sets: the host looks for the view in the same settle.
  func request(_ value: Value) {
    state.wrappedValue = value
    MainActor.assumeIsolated { host?.focus(purpose).requested(self) }
  }
  override var wanted: AnyHashable? { state.wrappedValue == none ? nil : AnyHashable(state.wrappedValue) }
  override func follow(_ value: AnyHashable?) { state.wrappedValue = (value?.base as? Value) ?? none }
}
class AnyFocusBox: @unchecked Sendable {
  private(set) weak var host: StandInHost?
  let purpose: FocusPurpose
  @MainActor init(_ node: Node, _ purpose: FocusPurpose) {
    host = node.host
    self.purpose = purpose
  }
  var wanted: AnyHashable? { nil }
  func follow(_ value: AnyHashable?) {}
}
enum FocusPurpose { case keyboard, accessibility }

// page: focusstate
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  let none: Value
  var box: FocusBox<Value>?
  // page: focusstate/init()
  public init() where Value == Bool { none = false }
  // page: focusstate/init()
  public init<T>() where Value == T?, T: Hashable { none = nil }
  // page: focusstate/wrappedvalue
  public var wrappedValue: Value {
    get { box?.state.wrappedValue ?? none }
    nonmutating set { box?.request(newValue) }
  }
  // page: focusstate/projectedvalue
  public var projectedValue: FocusState<Value>.Binding { Binding(none: none, box: box) }

  // page: focusstate/binding
  @propertyWrapper public struct Binding {
    let none: Value
    let box: FocusBox<Value>?
    // page: focusstate/binding/wrappedvalue
    public var wrappedValue: Value {
      get { box?.state.wrappedValue ?? none }
      nonmutating set { box?.request(newValue) }
    }
    // page: focusstate/binding/projectedvalue
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}
extension FocusState: Installable {
  mutating func install(_ node: Node, _ offset: Int) { box = node.storage(offset) { FocusBox(none, node, .keyboard) } }
}

// page: accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  let none: Value
  var box: FocusBox<Value>?
  // page (not seen): accessibilityfocusstate/init()
  public init() where Value == Bool { none = false }
  // page (not seen): accessibilityfocusstate/init(), of an optional
  public init<T>() where Value == T?, T: Hashable { none = nil }
  // page: accessibilityfocusstate/wrappedvalue
  public var wrappedValue: Value {
    get { box?.state.wrappedValue ?? none }
    nonmutating set { box?.request(newValue) }
  }
  // page: accessibilityfocusstate/projectedvalue
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(none: none, box: box) }

  // page: accessibilityfocusstate/binding
  @propertyWrapper public struct Binding {
    let none: Value
    let box: FocusBox<Value>?
    // page: accessibilityfocusstate/binding/wrappedvalue
    public var wrappedValue: Value {
      get { box?.state.wrappedValue ?? none }
      nonmutating set { box?.request(newValue) }
    }
    // page: accessibilityfocusstate/binding/projectedvalue
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}
extension AccessibilityFocusState: Installable {
  mutating func install(_ node: Node, _ offset: Int) {
    box = node.storage(offset) { FocusBox(none, node, .accessibility) }
  }
}

extension View {
  // page: view/focused(_:equals:)
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { modifier(FocusTarget(box: binding.box, value: value)) }
  // page: view/focused(_:)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusTarget(box: condition.box, value: true))
  }
  // page: view/defaultfocus(_:_:priority:)
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable { modifier(DefaultFocus(box: binding.box, value: value)) }
  // page: view/accessibilityfocused(_:equals:)
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { modifier(FocusTarget(box: binding.box, value: value)) }
  // page (not seen): view/accessibilityfocused(_:)
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(FocusTarget(box: condition.box, value: true))
  }
}
// page: defaultfocusevaluationpriority
public struct DefaultFocusEvaluationPriority: Sendable {
  // page: defaultfocusevaluationpriority/automatic
  public static let automatic = Self()
  // page: defaultfocusevaluationpriority/userinitiated
  public static let userInitiated = Self()
}

struct FocusTarget {
  let box: AnyFocusBox?
  let value: AnyHashable
}
extension FocusTarget: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if let box { node.host?.focus(box.purpose).offer(box, value, at: node) }
    return [Part(.content, content)]
  }
}
struct DefaultFocus<Value: Hashable> {
  let box: FocusBox<Value>?
  let value: Value
}
extension DefaultFocus: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if node.isNew {
      node.host?.later { [box, value] in
        if node.host?.focus(.keyboard).focused == nil { box?.request(value) }
      }
    }
    return [Part(.content, content)]
  }
}
