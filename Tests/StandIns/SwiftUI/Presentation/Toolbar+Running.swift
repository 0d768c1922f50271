/// Toolbar items, flattened: what a page shows in its bars.
struct Toolbar {
  let items: any ToolbarContent
}
extension Toolbar: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    [Part(.content, content)]
      + flat(items).enumerated().map { index, item in
        Part(.toolbar, BarItem(placement: item.placement, content: AnyView(item.content)), key: index)
      }
  }
  func contribute(to page: StandInElement, _ node: Node) { page.toolbar += node.elements(.toolbar) }

  @MainActor private func flat(_ content: any ToolbarContent) -> [(placement: String, content: any View)] {
    switch content {
    case let item as any AnyBarItem: return [item.shown]
    case let several as any ManyItems: return several.manyItems.flatMap(flat)
    case is EmptyView: return []
    default: return flat(body(of: content))
    }
  }
  @MainActor private func body<C: ToolbarContent>(of content: C) -> any ToolbarContent { content.body }
}
@MainActor private protocol AnyBarItem { var shown: (placement: String, content: any View) { get } }
extension ToolbarItem: AnyBarItem {
  fileprivate var shown: (placement: String, content: any View) { (placement.name, content) }
}
extension ToolbarItemGroup: AnyBarItem {
  fileprivate var shown: (placement: String, content: any View) { (placement.name, content) }
}
@MainActor private protocol ManyItems { var manyItems: [any ToolbarContent] { get } }
extension Optional: ManyItems where Wrapped: ToolbarContent {
  fileprivate var manyItems: [any ToolbarContent] { map { [$0] } ?? [] }
}
extension _ConditionalContent: ManyItems where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  fileprivate var manyItems: [any ToolbarContent] {
    switch storage {
    case .first(let content): [content]
    case .second(let content): [content]
    }
  }
}
extension Group: ManyItems where Content: ToolbarContent {
  fileprivate var manyItems: [any ToolbarContent] { [content] }
}
#if SDK27
  extension TupleContent: ManyItems where repeat each Content: ToolbarContent {
    fileprivate var manyItems: [any ToolbarContent] {
      var all: [any ToolbarContent] = []
      for item in repeat each value { all.append(item) }
      return all
    }
  }
#else
  extension SeveralItems: ManyItems {
    fileprivate var manyItems: [any ToolbarContent] { items }
  }
#endif

/// One item in a bar.
private struct BarItem {
  let placement: String
  let content: AnyView
}
extension BarItem: View { typealias Body = Never }
extension BarItem: Primitive {
  func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  func elements(_ node: Node) -> [StandInElement] {
    node.element(.toolbarItem) {
      $0.attributes["placement"] = placement
      for child in $0.children { child.attributes["placement"] = placement }
    }
  }
}
