#if !STANDIN_TVOS
  // page: stepper
  public struct Stepper<Label> where Label: View {
    let label: Label
    let up: (() -> Void)?
    let down: (() -> Void)?
    let value: () -> String
    let onEditingChanged: (Bool) -> Void

    init(
      label: Label, up: (() -> Void)?, down: (() -> Void)?, value: @escaping () -> String = { "" },
      onEditingChanged: @escaping (Bool) -> Void
    ) {
      (self.label, self.up, self.down, self.value) = (label, up, down, value)
      self.onEditingChanged = onEditingChanged
    }
    init<V: Strideable>(
      label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
      text: @escaping (V) -> String = { "\($0)" }, onEditingChanged: @escaping (Bool) -> Void
    ) {
      let up = { value.wrappedValue = clamped(value.wrappedValue.advanced(by: step), bounds) }
      let down = { value.wrappedValue = clamped(value.wrappedValue.advanced(by: -step), bounds) }
      self.init(
        label: label, up: up, down: down, value: { text(value.wrappedValue) }, onEditingChanged: onEditingChanged)
    }
    // page: stepper/init(value:in:step:label:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
      self.init(label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }
    // page (not seen): stepper/init(value:step:label:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
      self.init(label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }
    // page: stepper/init(label:onincrement:ondecrement:oneditingchanged:)
    public nonisolated init(
      @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), up: onIncrement, down: onDecrement, onEditingChanged: onEditingChanged) }
  }
  extension Stepper where Label == Text {
    // page (not seen): stepper/init(_:value:in:step:oneditingchanged:)
    public nonisolated init<V>(
      _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
      self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }
    // page (not seen): stepper/init(_:value:in:step:oneditingchanged:), a string
    @_disfavoredOverload public nonisolated init<S, V>(
      _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
      self.init(label: Text(title), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }
    // page (not seen): stepper/init(_:value:step:oneditingchanged:)
    public nonisolated init<V>(
      _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
      self.init(label: Text(titleKey), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }
    // page (not seen): stepper/init(_:value:step:oneditingchanged:), a string
    @_disfavoredOverload public nonisolated init<S, V>(
      _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
      self.init(label: Text(title), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    }
    // page (not seen): stepper/init(_:onincrement:ondecrement:oneditingchanged:)
    public nonisolated init(
      _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(titleKey), up: onIncrement, down: onDecrement, onEditingChanged: onEditingChanged) }
    // page (not seen): stepper/init(_:onincrement:ondecrement:oneditingchanged:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol {
      self.init(label: Text(title), up: onIncrement, down: onDecrement, onEditingChanged: onEditingChanged)
    }
    // page: stepper/init(_:value:in:step:format:oneditingchanged:)
    public nonisolated init<F>(
      _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
      step: F.FormatInput.Stride = 1,
      format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
      self.init(
        label: Text(titleKey), value: value, bounds: bounds, step: step, text: { format.format($0) },
        onEditingChanged: onEditingChanged)
    }
    // page: stepper/init(_:value:in:step:format:oneditingchanged:), a string
    @_disfavoredOverload public nonisolated init<S, F>(
      _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
      format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
      self.init(
        label: Text(title), value: value, bounds: bounds, step: step, text: { format.format($0) },
        onEditingChanged: onEditingChanged)
    }
  }
  extension Stepper: View {
    // page (not seen): stepper/body-swift.typealias
    public typealias Body = Never
  }
  extension Stepper: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.stepper) {
        let live = { node.view as? Self ?? self }
        $0.readText = { live().value() }
        $0.attributes["canIncrement"] = up == nil ? "false" : "true"
        $0.attributes["canDecrement"] = down == nil ? "false" : "true"
        $0.actions.step = { isUp in
          guard let action = isUp ? live().up : live().down else {
            throw StandInError("The stepper has no way \(isUp ? "up" : "down")")
          }
          live().onEditingChanged(true)
          action()
          live().onEditingChanged(false)
        }
      }
    }
  }
#endif

func clamped<V: Comparable>(_ value: V, _ bounds: ClosedRange<V>?) -> V {
  guard let bounds else { return value }
  return min(max(value, bounds.lowerBound), bounds.upperBound)
}
