#if !STANDIN_WATCHOS
  // page: menu
  public struct Menu<Label, Content> where Label: View, Content: View {
    let label: Label
    let content: Content
    var primary: (() -> Void)?
    // page: menu/init(content:label:)
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.content, self.label) = (content(), label())
    }
    // page (not seen): menu/init(content:label:primaryaction:)
    public nonisolated init(
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { (self.content, self.label, primary) = (content(), label(), primaryAction) }
  }
  extension Menu where Label == Text {
    // page: menu/init(_:content:)
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleKey) }
    }
    // page: menu/init(_:content:), a string
    @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol { self.init(content: content) { Text(title) } }
    // page (not seen): menu/init(_:content:primaryaction:)
    public nonisolated init(
      _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
      self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    // page (not seen): menu/init(_:content:primaryaction:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where S: StringProtocol {
      self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
  }
  extension Menu where Label == SwiftUI.Label<Text, Image> {
    // page (not seen): menu/init(_:systemimage:content:)
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
      self.init(content: content) {
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(systemName: systemImage)
        }
      }
    }
    // page (not seen): menu/init(_:systemimage:content:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
      self.init(content: content) {
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }
      }
    }
  }
  extension Menu: View {
    // page (not seen): menu/body
    public typealias Body = Never
  }
  extension Menu: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label), Part(.menu, content)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.menu) {
        $0.children = node.elements(.menu)
        $0.actions.tap = primary
      }
    }
  }
  extension View {
    // page: view/contextmenu(menuitems:)
    public nonisolated func contextMenu<MenuItems>(
      @ViewBuilder menuItems: () -> MenuItems
    ) -> some View where MenuItems: View { modifier(ContextMenu(items: menuItems())) }
  }
  struct ContextMenu<Items: View> {
    let items: Items
  }
  extension ContextMenu: PrimitiveModifier {
    func parts(_ content: any View, _ node: Node) -> [Part] { [Part(.content, content), Part(.menu, items)] }
    func elements(_ node: Node) -> [StandInElement] {
      let menu = node.elements(.menu)
      return node.elements(.content).map {
        $0.contextMenu += menu
        return $0
      }
    }
  }
#endif
