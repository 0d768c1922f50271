// page: link
@MainActor @preconcurrency public struct Link<Label> where Label: View {
  nonisolated(unsafe) let label: Label
  let destination: URL
  // page: link/init(destination:label:)
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}
extension Link where Label == Text {
  // page: link/init(_:destination:)
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  // page: link/init(_:destination:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
extension Link: View {
  // page (not seen): link/body
  public typealias Body = Never
}
extension Link: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.link) {
      $0.attributes["destination"] = destination.absoluteString
      $0.actions.tap = { node.environment.openURL(destination) }
    }
  }
}

#if !STANDIN_TVOS
  // page (not seen): sharelink
  public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> where Label: View {
    let label: Label
    let item: String
  }
  extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    // page (not seen): sharelink/init(item:subject:message:label:)
    public nonisolated init(
      item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { (self.item, self.label) = (item, label()) }
  }
  extension ShareLink
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    // page (not seen): sharelink/init(item:subject:message:)
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
      self.init(item: item) { DefaultShareLinkLabel(title: Text(verbatim: "Share…")) }
    }
    // page (not seen): sharelink/init(_:item:subject:message:)
    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
      self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }
    // page (not seen): sharelink/init(_:item:subject:message:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol {
      self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
    }
    // page (not seen): sharelink/init(_:item:subject:message:), a Text
    public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
      self.init(item: item) { DefaultShareLinkLabel(title: title) }
    }
  }
  // page (not seen): defaultsharelinklabel
  public struct DefaultShareLinkLabel {
    let title: Text
  }
  extension DefaultShareLinkLabel: View {
    // page (not seen): defaultsharelinklabel/body
    public typealias Body = Never
  }
  extension DefaultShareLinkLabel: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.content, title)] }
  }
  extension ShareLink: View {
    // page (not seen): sharelink/body
    public typealias Body = Never
  }
  extension ShareLink: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.shareLink) {
        $0.attributes["item"] = item
        $0.readText = { item }
        $0.actions.tap = {}
      }
    }
  }
#endif
