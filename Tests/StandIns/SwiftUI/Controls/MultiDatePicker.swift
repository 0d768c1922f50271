#if !STANDIN_MACOS && !STANDIN_TVOS && !STANDIN_WATCHOS
  // page: multidatepicker
  public struct MultiDatePicker<Label> where Label: View {
    let label: Label
    let selection: Binding<Set<DateComponents>>
    // page (not seen): multidatepicker/init(selection:label:)
    public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
      (self.selection, self.label) = (selection, label())
    }
  }
  extension MultiDatePicker where Label == Text {
    // page: multidatepicker/init(_:selection:)
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(titleKey) }
    }
    // page: multidatepicker/init(_:selection:), a string
    @_disfavoredOverload public nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>)
    where S: StringProtocol {
      self.init(selection: selection) { Text(title) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a PartialRangeFrom<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
      self.init(selection: selection) { Text(titleKey) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a PartialRangeFrom<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {
      self.init(selection: selection) { Text(title) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a Range<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
      self.init(selection: selection) { Text(titleKey) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a Range<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {
      self.init(selection: selection) { Text(title) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a PartialRangeUpTo<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
      self.init(selection: selection) { Text(titleKey) }
    }
    // page (not seen): multidatepicker/init(_:selection:in:), a PartialRangeUpTo<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {
      self.init(selection: selection) { Text(title) }
    }
  }
  extension MultiDatePicker: View {
    // page (not seen): multidatepicker/body-swift.typealias
    public typealias Body = Never
  }
  extension MultiDatePicker: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.multiDatePicker) {
        let live = { node.view as? Self ?? self }
        $0.readText = {
          live().selection.wrappedValue.map { date in
            [(date.year, 4), (date.month, 2), (date.day, 2)].map { number, width in
              let digits = String(number ?? 0)
              return String(repeating: "0", count: max(width - digits.count, 0)) + digits
            }.joined(separator: "-")
          }.sorted().joined(separator: " ")
        }
        $0.actions.setDates = { live().selection.wrappedValue = $0 }
      }
    }
  }
#endif

#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page: colorpicker
  public struct ColorPicker<Label> where Label: View {
    let label: Label
    let selection: Binding<Color>
    // page (not seen): colorpicker/init(selection:supportsopacity:label:)
    public nonisolated init(
      selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { (self.selection, self.label) = (selection, label()) }
  }
  extension ColorPicker where Label == Text {
    // page: colorpicker/init(_:selection:supportsopacity:)
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
      self.init(selection: selection) { Text(titleKey) }
    }
    // page: colorpicker/init(_:selection:supportsopacity:), a string
    @_disfavoredOverload public nonisolated init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    where S: StringProtocol {
      self.init(selection: selection) { Text(title) }
    }
  }
  extension ColorPicker: View {
    // page (not seen): colorpicker/body-swift.typealias
    public typealias Body = Never
  }
  extension ColorPicker: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.colorPicker) {
        let live = { node.view as? Self ?? self }
        $0.readText = {
          let color = live().selection.wrappedValue
          return color.components.isEmpty ? color.name : color.components.map { "\($0)" }.joined(separator: " ")
        }
        $0.actions.setColor = { live().selection.wrappedValue = $0 }
      }
    }
  }
#endif
