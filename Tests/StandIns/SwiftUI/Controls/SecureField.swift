// page: securefield
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  // page: securefield/init(text:prompt:label:)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
}
extension SecureField where Label == Text {
  // page: securefield/init(_:text:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  // page: securefield/init(_:text:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }
  // page (not seen): securefield/init(_:text:prompt:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  // page (not seen): securefield/init(_:text:prompt:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
extension SecureField: View {
  // page (not seen): securefield/body-swift.typealias
  public typealias Body = Never
}
extension SecureField: Primitive, Focusable {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.secureField) {
      let live = { node.view as? Self ?? self }
      $0.prompt = prompt?.words
      $0.readText = { live().text.wrappedValue }
      $0.actions.type = { live().text.wrappedValue = $0 }
      $0.actions.submit = { node.submit(.text) }
    }
  }
}

#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page: texteditor
  public struct TextEditor {
    let text: Binding<String>
    // page: texteditor/init(text:)
    public nonisolated init(text: Binding<String>) { self.text = text }
  }
  extension TextEditor: View {
    // page (not seen): texteditor/body-swift.typealias
    public typealias Body = Never
  }
  extension TextEditor: Primitive, Focusable {
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.textEditor) {
        let live = { node.view as? Self ?? self }
        $0.readText = { live().text.wrappedValue }
        $0.actions.type = { live().text.wrappedValue = $0 }
        $0.actions.submit = { live().text.wrappedValue += "\n" }
      }
    }
  }
#endif
