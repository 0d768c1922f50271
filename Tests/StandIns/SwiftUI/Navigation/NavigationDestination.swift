extension View {
  // page: view/navigationdestination(for:destination:)
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { modifier(TypeDestination(make: destination)) }
  // page: view/navigationdestination(item:destination:)
  public nonisolated func navigationDestination<D, C>(
    item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(
      ItemDestination(
        item: { item.wrappedValue.map { AnyHashable($0) } }, clear: { item.wrappedValue = nil },
        make: { ($0.base as? D).map { destination($0) } ?? EmptyView() as any View }))
  }
  // page: view/navigationdestination(ispresented:destination:)
  public nonisolated func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let view = destination()
    return modifier(
      ItemDestination(
        item: { isPresented.wrappedValue ? AnyHashable(true) : nil }, clear: { isPresented.wrappedValue = false },
        make: { _ in view }))
  }
  // page (not seen): view/navigationtitle(_:)
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(PageAttribute("navigationTitle", title.words))
  }
  // page (not seen): view/navigationtitle(_:)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(PageAttribute("navigationTitle", titleKey.words))
  }
  // page (not seen): view/navigationtitle(_:)
  @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(PageAttribute("navigationTitle", String(title)))
  }
  #if !STANDIN_MACOS && !STANDIN_TVOS
    // page (not seen): view/navigationbartitledisplaymode(_:)
    public nonisolated func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { modifier(PageAttribute("navigationBarTitleDisplayMode", "\(displayMode)")) }
  #endif
  // page (not seen): view/navigationbarbackbuttonhidden(_:)
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageAttribute("navigationBarBackButtonHidden", "\(hidesBackButton)"))
  }
}
#if !STANDIN_MACOS && !STANDIN_TVOS
  // page (not seen): navigationbaritem
  public struct NavigationBarItem: Sendable {
    // page (not seen): navigationbaritem/titledisplaymode
    public enum TitleDisplayMode: Sendable {
      // page (not seen): navigationbaritem/titledisplaymode/automatic
      case automatic
      // page (not seen): navigationbaritem/titledisplaymode/inline
      case inline
      #if !STANDIN_TVOS
        // page (not seen): navigationbaritem/titledisplaymode/large
        case large
      #endif
    }
  }
#endif

struct TypeDestination<D: Hashable, C: View> {
  let make: (D) -> C
}
extension TypeDestination: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if node.isNew { node.checkIsOutsideLazyContainer() }
    let make = make
    node.nearestStack?.register(D.self, node) { make($0) }
    return [Part(.content, content)]
  }
}
struct ItemDestination {
  let item: () -> AnyHashable?
  let clear: () -> Void
  let make: (AnyHashable) -> any View
}
extension ItemDestination: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if node.isNew { node.checkIsOutsideLazyContainer() }
    let key = AnyHashable(ObjectIdentifier(node))
    guard let stack = node.nearestStack else { return [Part(.content, content)] }
    if node.isNew {
      node.onUnmount { [weak stack, weak node] in
        if let old = node?.memory as? AnyHashable { stack?.remove(old) }
      }
    }
    if let item = item() {
      let value: AnyHashable = [key, item] as [AnyHashable]
      if node.memory as? AnyHashable != value, let old = node.memory as? AnyHashable { stack.remove(old) }
      node.memory = value
      stack.push(.init(key: value, make: { make(item) }, pop: clear))
    } else if let old = node.memory as? AnyHashable {
      stack.remove(old)
      node.memory = nil
    }
    return [Part(.content, content)]
  }
}
