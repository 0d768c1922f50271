// page: toggle
public struct Toggle<Label> where Label: View {
  let label: Label
  let read: () -> [Bool]
  let write: (Bool) -> Void
  // page: toggle/init(ison:label:)
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    read = { [isOn.wrappedValue] }
    write = { isOn.wrappedValue = $0 }
  }
  // page: toggle/init(sources:ison:label:)
  public nonisolated init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.label = label()
    read = { sources.map { $0[keyPath: isOn].wrappedValue } }
    write = { value in sources.forEach { $0[keyPath: isOn].wrappedValue = value } }
  }
}
extension Toggle where Label == Text {
  // page: toggle/init(_:ison:)
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  // page: toggle/init(_:ison:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}
extension Toggle: View {
  // page (not seen): toggle/body-swift.typealias
  public typealias Body = Never
}
extension Toggle: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.toggle) {
      let live = { node.view as? Self ?? self }
      $0.readText = {
        let values = Set(live().read())
        return values.count > 1 ? "mixed" : values.contains(true) ? "on" : "off"
      }
      $0.actions.setOn = { live().write($0) }
      $0.actions.tap = { live().write(live().read().contains(false)) }
    }
  }
}

// page: togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {}
// page (not seen): automatictogglestyle
public struct AutomaticToggleStyle: ToggleStyle {
  // page (not seen): automatictogglestyle/init()
  public nonisolated init() {}
}
extension ToggleStyle where Self == AutomaticToggleStyle {
  // page (not seen): togglestyle/automatic
  public static var automatic: AutomaticToggleStyle { .init() }
}
#if !STANDIN_TVOS
  // page (not seen): switchtogglestyle
  public struct SwitchToggleStyle: ToggleStyle {
    // page (not seen): switchtogglestyle/init()
    public nonisolated init() {}
  }
  extension ToggleStyle where Self == SwitchToggleStyle {
    // page (not seen): togglestyle/switch
    public static var `switch`: SwitchToggleStyle { .init() }
  }
#endif
#if STANDIN_MACOS
  // page (not seen): checkboxtogglestyle
  public struct CheckboxToggleStyle: ToggleStyle {
    // page (not seen): checkboxtogglestyle/init()
    public nonisolated init() {}
  }
  extension ToggleStyle where Self == CheckboxToggleStyle {
    // page (not seen): togglestyle/checkbox
    public static var checkbox: CheckboxToggleStyle { .init() }
  }
#endif
extension View {
  // page (not seen): view/togglestyle(_:)
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    inherited("toggleStyle", styleName(S.self, "ToggleStyle"))
  }
}
/// "segmented" for `SegmentedPickerStyle`.
func styleName(_ type: Any.Type, _ suffix: String) -> String {
  var name = typeName(type)
  if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
  return name.prefix(1).lowercased() + name.dropFirst()
}
