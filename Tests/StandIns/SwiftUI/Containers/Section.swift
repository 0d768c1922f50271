// page: section
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}
extension Section where Parent: View, Content: View, Footer: View {
  // page: section/init(content:header:footer:)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  // page: section/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  // page: section/init(content:header:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  // page: section/init(isexpanded:content:header:)
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  // page: section/init(content:footer:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // page: section/init(_:content:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  // page: section/init(_:content:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  // page: section/init(_:isexpanded:content:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  // page: section/init(_:isexpanded:content:), a string
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
extension Section: View where Parent: View, Content: View, Footer: View {
  // page (not seen): section/body
  public typealias Body = Never
}
extension Section: SectionLike where Parent: View, Content: View, Footer: View {}
extension Section: Primitive where Parent: View, Content: View, Footer: View {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] {
    let shows = isExpanded?.wrappedValue ?? true
    return [Part(.header, header), Part(.footer, footer)] + (shows ? [Part(.content, content)] : [])
  }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.section) {
      let live = { node.view as? Self ?? self }
      $0.label = node.words(.header)
      $0.actions.edit(node)
      if let isExpanded {
        $0.attributes["isExpanded"] = "\(isExpanded.wrappedValue)"
        // Only there a section has a control for it.
        if node.environment.attributes["listStyle"] == "sidebar" {
          $0.actions.expand = { live().isExpanded?.wrappedValue = $0 }
        }
      }
    }
  }
}
