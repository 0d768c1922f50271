#if !STANDIN_TVOS
  extension View {
    // page: view/swipeactions(edge:allowsfullswipe:content:)
    public nonisolated func swipeActions<T>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View { modifier(SwipeActions(items: content(), edge: edge)) }
  }
  struct SwipeActions<Items: View> {
    let items: Items
    let edge: HorizontalEdge
  }
  extension SwipeActions: PrimitiveModifier {
    func parts(_ content: any View, _ node: Node) -> [Part] { [Part(.content, content), Part(.swipe, items)] }
    func elements(_ node: Node) -> [StandInElement] {
      let swipes = node.elements(.swipe)
      for swipe in swipes { swipe.attributes["edge"] = "\(edge)" }
      return node.elements(.content).map {
        $0.swipeActions += swipes
        return $0
      }
    }
  }
#endif

#if !STANDIN_MACOS && !STANDIN_WATCHOS
  // page: editbutton
  public struct EditButton {
    // page: editbutton/init()
    public nonisolated init() {}
  }
  extension EditButton: View {
    // page (not seen): editbutton/body
    public typealias Body = Never
  }
  extension EditButton: Primitive {
    package func parts(_ node: Node) -> [Part] {
      _ = node.environment.editMode?.wrappedValue
      return []
    }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.editButton) {
        let mode = node.environment.editMode
        $0.label = mode?.wrappedValue.isEditing == true ? "Done" : "Edit"
        $0.actions.tap = { mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active }
      }
    }
  }
#endif
