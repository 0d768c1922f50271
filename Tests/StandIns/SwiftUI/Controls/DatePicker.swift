#if !STANDIN_TVOS
  // page: datepickercomponents
  public struct DatePickerComponents: OptionSet, Sendable {
    // page (not seen): datepickercomponents/rawvalue
    public let rawValue: UInt
    // page (not seen): datepickercomponents/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // page: datepickercomponents/date
    public static let date = Self(rawValue: 1)
    // page: datepickercomponents/hourandminute
    public static let hourAndMinute = Self(rawValue: 2)
    #if STANDIN_WATCHOS
      // page: datepickercomponents/hourminuteandsecond
      public static let hourMinuteAndSecond = Self(rawValue: 6)
    #endif
  }

  // page: datepicker
  public struct DatePicker<Label> where Label: View {
    // page: datepicker/components
    public typealias Components = DatePickerComponents
    let label: Label
    let selection: Binding<Date>
    let range: DateRange
    let components: Components

    init(label: Label, selection: Binding<Date>, range: DateRange, components: Components) {
      (self.label, self.selection, self.range, self.components) = (label, selection, range, components)
    }
    // page (not seen): datepicker/init(selection:displayedcomponents:label:)
    public nonisolated init(
      selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) {
      self.init(label: label(), selection: selection, range: DateRange(), components: displayedComponents)
    }
    // page: datepicker/init(selection:in:displayedcomponents:label:), a ClosedRange<Date>
    public nonisolated init(
      selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) {
      self.init(
        label: label(), selection: selection, range: DateRange(from: range.lowerBound, to: range.upperBound),
        components: displayedComponents)
    }
    // page: datepicker/init(selection:in:displayedcomponents:label:), a PartialRangeFrom<Date>
    public nonisolated init(
      selection: Binding<Date>, in range: PartialRangeFrom<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) {
      self.init(
        label: label(), selection: selection, range: DateRange(from: range.lowerBound), components: displayedComponents)
    }
    // page: datepicker/init(selection:in:displayedcomponents:label:), a PartialRangeThrough<Date>
    public nonisolated init(
      selection: Binding<Date>, in range: PartialRangeThrough<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) {
      self.init(
        label: label(), selection: selection, range: DateRange(to: range.upperBound), components: displayedComponents)
    }
  }
  extension DatePicker where Label == Text {
    // page (not seen): datepicker/init(_:selection:displayedcomponents:)
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
      self.init(label: Text(titleKey), selection: selection, range: DateRange(), components: displayedComponents)
    }
    // page (not seen): datepicker/init(_:selection:displayedcomponents:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
      self.init(label: Text(title), selection: selection, range: DateRange(), components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a ClosedRange<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
      self.init(
        label: Text(titleKey), selection: selection, range: DateRange(from: range.lowerBound, to: range.upperBound),
        components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a ClosedRange<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
      self.init(
        label: Text(title), selection: selection, range: DateRange(from: range.lowerBound, to: range.upperBound),
        components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a PartialRangeFrom<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
      self.init(
        label: Text(titleKey), selection: selection, range: DateRange(from: range.lowerBound),
        components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a PartialRangeFrom<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
      self.init(
        label: Text(title), selection: selection, range: DateRange(from: range.lowerBound),
        components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a PartialRangeThrough<Date>
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
      self.init(
        label: Text(titleKey), selection: selection, range: DateRange(to: range.upperBound),
        components: displayedComponents)
    }
    // page: datepicker/init(_:selection:in:displayedcomponents:), a PartialRangeThrough<Date>, a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
      displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {
      self.init(
        label: Text(title), selection: selection, range: DateRange(to: range.upperBound),
        components: displayedComponents)
    }
  }
  extension DatePicker: View {
    // page (not seen): datepicker/body-swift.typealias
    public typealias Body = Never
  }
  struct DateRange {
    var from: Date?
    var to: Date?
    func contains(_ date: Date) -> Bool { date >= from ?? .distantPast && date <= to ?? .distantFuture }
  }
  extension DatePicker: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.datePicker) {
        let live = { node.view as? Self ?? self }
        $0.readText = { live().selection.wrappedValue.ISO8601Format() }
        $0.attributes["components"] = [
          components.contains(.date) ? "date" : nil, components.contains(.hourAndMinute) ? "hourAndMinute" : nil,
        ].compactMap { $0 }.joined(separator: " ")
        $0.attributes["from"] = range.from?.ISO8601Format()
        $0.attributes["to"] = range.to?.ISO8601Format()
        $0.actions.setDate = {
          guard live().range.contains($0) else { throw StandInError("The date picker does not offer \($0)") }
          live().selection.wrappedValue = $0
        }
      }
    }
  }

  // page: datepickerstyle
  @MainActor @preconcurrency public protocol DatePickerStyle {}
  // page: defaultdatepickerstyle
  public struct DefaultDatePickerStyle: DatePickerStyle {
    // page (not seen): defaultdatepickerstyle/init()
    public nonisolated init() {}
  }
  extension DatePickerStyle where Self == DefaultDatePickerStyle {
    // page: datepickerstyle/automatic
    public static var automatic: DefaultDatePickerStyle { .init() }
  }
  #if !STANDIN_WATCHOS
    // page (not seen): compactdatepickerstyle
    public struct CompactDatePickerStyle: DatePickerStyle {
      // page (not seen): compactdatepickerstyle/init()
      public nonisolated init() {}
    }
    extension DatePickerStyle where Self == CompactDatePickerStyle {
      // page (not seen): datepickerstyle/compact
      public static var compact: CompactDatePickerStyle { .init() }
    }
    // page (not seen): graphicaldatepickerstyle
    public struct GraphicalDatePickerStyle: DatePickerStyle {
      // page (not seen): graphicaldatepickerstyle/init()
      public nonisolated init() {}
    }
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      // page (not seen): datepickerstyle/graphical
      public static var graphical: GraphicalDatePickerStyle { .init() }
    }
  #endif
  extension View {
    // page (not seen): view/datepickerstyle(_:)
    public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
      inherited("datePickerStyle", styleName(S.self, "DatePickerStyle"))
    }
  }
#endif
