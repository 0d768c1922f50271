extension View {
  // page: view/sheet(ispresented:ondismiss:content:)
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      Sheet(
        item: { isPresented.wrappedValue ? AnyHashable(true) : nil }, hide: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, make: { content() }))
  }
  // page: view/sheet(item:ondismiss:content:)
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      Sheet(
        item: { item.wrappedValue.map { AnyHashable($0.id) } }, hide: { item.wrappedValue = nil },
        onDismiss: onDismiss, make: { item.wrappedValue.map { content($0) } ?? EmptyView() as any View }))
  }
  // page: view/interactivedismissdisabled(_:)
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PageAttribute("interactiveDismissDisabled", "\(isDisabled)"))
  }
}

struct Sheet {
  let item: () -> AnyHashable?
  let hide: () -> Void
  let onDismiss: (() -> Void)?
  let make: () -> any View
}
extension Sheet: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    let item = item()
    let memory = node.storage(-1) { Presented(node) }
    memory.hide = hide
    if memory.item != nil, memory.item != item, let onDismiss { node.host?.later(onDismiss) }
    memory.item = item
    guard let item else { return [Part(.content, content)] }
    var environment = node.environment
    environment.dismiss = DismissAction(target: memory.target)
    environment.isPresented = true
    environment.afterAction = nil
    return [Part(.content, content), Part(.presented, make(), key: item, environment: environment)]
  }
  func contribute(to page: StandInElement, _ node: Node) {
    guard let sheet = node.children(.presented).first else { return }
    let element = StandInElement(.sheet, sheet)
    element.children = sheet.ownElements()
    sheet.contribute(to: element)
    element.actions.dismiss = {
      // Whatever page of a stack in it says so.
      if element.all.contains(where: { $0.attributes["interactiveDismissDisabled"] == "true" }) {
        throw StandInError("The sheet can't be dismissed: interactiveDismissDisabled")
      }
      node.storage(-1) { Presented(node) }.hide()
    }
    page.presented.append(element)
  }
}
/// What presents remember: what shows, and how it goes away.
@MainActor final class Presented {
  var item: AnyHashable?
  var hide: () -> Void = {}
  private(set) var target: DismissAction.Target!
  init(_ node: Node) { target = DismissAction.Target { [weak self] in self?.hide() } }
}

/// A word about the page around a view, such as its title.
struct PageAttribute {
  let name: String
  let value: String
  init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}
extension PageAttribute: PrimitiveModifier {
  func contribute(to page: StandInElement, _ node: Node) {
    // The innermost word counts, but a lock that one view asks for is not opened by another.
    if name == "interactiveDismissDisabled", page.attributes[name] == "true" { return }
    page.attributes[name] = value
  }
}
