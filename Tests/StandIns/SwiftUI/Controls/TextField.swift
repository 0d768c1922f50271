// page: textfield
public struct TextField<Label> where Label: View {
  let label: Label
  let text: FieldText
  let prompt: Text?
  let axis: Axis

  init(label: Label, text: FieldText, prompt: Text?, axis: Axis?) {
    (self.label, self.text, self.prompt, self.axis) = (label, text, prompt, axis ?? .horizontal)
  }
  // page: textfield/init(text:prompt:label:)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: .plain(text), prompt: prompt, axis: nil)
  }
  // page: textfield/init(text:prompt:axis:label:)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: .plain(text), prompt: prompt, axis: axis)
  }
}
extension TextField where Label == Text {
  // page: textfield/init(_:text:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: .plain(text), prompt: nil, axis: nil)
  }
  // page: textfield/init(_:text:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), text: .plain(text), prompt: nil, axis: nil)
  }
  // page: textfield/init(_:text:prompt:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: .plain(text), prompt: prompt, axis: nil)
  }
  // page: textfield/init(_:text:prompt:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(label: Text(title), text: .plain(text), prompt: prompt, axis: nil)
  }
  // page: textfield/init(_:text:axis:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: .plain(text), prompt: nil, axis: axis)
  }
  // page: textfield/init(_:text:axis:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(label: Text(title), text: .plain(text), prompt: nil, axis: axis)
  }
  // page: textfield/init(_:text:prompt:axis:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), text: .plain(text), prompt: prompt, axis: axis)
  }
  // page: textfield/init(_:text:prompt:axis:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {
    self.init(label: Text(title), text: .plain(text), prompt: prompt, axis: axis)
  }
  // page: textfield/init(_:text:selection:prompt:axis:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(titleKey), text: .plain(text), prompt: prompt, axis: axis)
  }
  // page: textfield/init(_:text:selection:prompt:axis:), a string
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(label: Text(title), text: .plain(text), prompt: prompt, axis: axis)
  }
  // page: textfield/init(_:value:format:prompt:)
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    let parse = FieldText.parsed(read: { format.format(value.wrappedValue) }) {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
    }
    self.init(label: Text(titleKey), text: parse, prompt: prompt, axis: nil)
  }
  // page: textfield/init(_:value:format:prompt:), a string
  @_disfavoredOverload public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    let parse = FieldText.parsed(read: { format.format(value.wrappedValue) }) {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
    }
    self.init(label: Text(title), text: parse, prompt: prompt, axis: nil)
  }
  // page: textfield/init(_:value:format:prompt:), of an optional value
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    let parse = FieldText.parsed(read: { value.wrappedValue.map(format.format) ?? "" }) {
      if $0.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse($0) {
        value.wrappedValue = parsed
      }
    }
    self.init(label: Text(titleKey), text: parse, prompt: prompt, axis: nil)
  }
  // page: textfield/init(_:value:format:prompt:), of an optional value, a string
  @_disfavoredOverload public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    let parse = FieldText.parsed(read: { value.wrappedValue.map(format.format) ?? "" }) {
      if $0.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse($0) {
        value.wrappedValue = parsed
      }
    }
    self.init(label: Text(title), text: parse, prompt: prompt, axis: nil)
  }
}
extension TextField: View {
  // page (not seen): textfield/body-swift.typealias
  public typealias Body = Never
}

/// A field's text: written with each letter, or parsed when editing ends.
enum FieldText {
  case plain(Binding<String>)
  case parsed(read: () -> String, write: (String) -> Void)
}

extension TextField: Primitive, Focusable {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.textField) {
      $0.prompt = prompt?.words
      $0.attributes["axis"] = axis == .vertical ? "vertical" : "horizontal"
      $0.actions.submit = { submit(node) }
      $0.readText = { live(node).read(node) }
      $0.actions.type = { live(node).write($0, node) }
    }
  }
  /// What it shows: typed text that waits for its parsing comes first.
  @MainActor private func read(_ node: Node) -> String {
    switch text {
    case .plain(let binding): binding.wrappedValue
    case .parsed(let read, _): node.memory as? String ?? read()
    }
  }
  @MainActor private func write(_ new: String, _ node: Node) {
    switch text {
    case .plain(let binding): binding.wrappedValue = new
    case .parsed: node.memory = new
    }
  }
  @MainActor private func live(_ node: Node) -> TextField { node.view as? TextField ?? self }
  @MainActor private func submit(_ node: Node) {
    // A field that grows takes Return as a line break.
    if axis == .vertical { return write(read(node) + "\n", node) }
    live(node).lostFocus(node)
    node.submit(.text)
  }
  func lostFocus(_ node: Node) {
    guard case .parsed(_, let write) = text, let typed = node.memory as? String else { return }
    node.memory = nil
    write(typed)
  }
}

// page: textselection
public struct TextSelection: Hashable {
  // page: textselection/indices
  public var indices: Range<String.Index>
  // page (not seen): textselection/init(range:)
  public init(range: Range<String.Index>) { indices = range }
  // page (not seen): textselection/init(insertionpoint:)
  public init(insertionPoint: String.Index) { indices = insertionPoint..<insertionPoint }
}
