#if !STANDIN_TVOS
  // page: slider
  public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    let read: () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
      value: Binding<V>, bounds: ClosedRange<V>, step: Double?, label: Label, minimum: ValueLabel?,
      maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
    ) {
      (self.label, self.minimum, self.maximum, self.step) = (label, minimum, maximum, step)
      read = { Double(value.wrappedValue) }
      write = { value.wrappedValue = V($0) }
      self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
      self.onEditingChanged = onEditingChanged
    }
    // page (not seen): slider/init(value:in:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      self.init(
        value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
    // page: slider/init(value:in:step:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      self.init(
        value: value, bounds: bounds, step: Double(step), label: label(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
  }
  extension Slider where ValueLabel == EmptyView {
    // page: slider/init(value:in:label:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      self.init(
        value: value, bounds: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
        onEditingChanged: onEditingChanged)
    }
    // page (not seen): slider/init(value:in:step:label:oneditingchanged:)
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      self.init(
        value: value, bounds: bounds, step: Double(step), label: label(), minimum: nil, maximum: nil,
        onEditingChanged: onEditingChanged)
    }
  }
  extension Slider: View {
    // page (not seen): slider/body-swift.typealias
    public typealias Body = Never
  }
  extension Slider: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.slider) {
        let live = { node.view as? Self ?? self }
        let set = { (value: Double) in
          live().onEditingChanged(true)
          live().write(clamped(value, live().bounds))
          live().onEditingChanged(false)
        }
        $0.attributes["bounds"] = "\(bounds)"
        $0.readText = { "\(live().read())" }
        $0.actions.setValue = set
        $0.actions.step = { isUp in
          let step = live().step ?? (live().bounds.upperBound - live().bounds.lowerBound) / 10
          set(live().read() + (isUp ? step : -step))
        }
      }
    }
  }
#endif
