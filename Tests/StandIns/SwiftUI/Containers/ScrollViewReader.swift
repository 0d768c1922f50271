// page: scrollviewreader
public struct ScrollViewReader<Content> where Content: View {
  let content: (ScrollViewProxy) -> Content
  // page: scrollviewreader/init(content:)
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}
extension ScrollViewReader: View {
  // page (not seen): scrollviewreader/body
  public typealias Body = Never
}
extension ScrollViewReader: Primitive {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] {
    [Part(.content, content(node.storage(-1) { ScrollViewProxy.Target(node) }.proxy))]
  }
}
// page: scrollviewproxy
public struct ScrollViewProxy {
  final class Target {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
    var proxy: ScrollViewProxy { ScrollViewProxy(target: self) }
  }
  let target: Target
  // page (not seen): scrollviewproxy/scrollto(_:anchor:)
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    let (target, id) = (UnsafeTransfer(target), UnsafeTransfer(AnyHashable(id)))
    MainActor.assumeIsolated { target.value.node?.scroll(to: id.value) }
  }
}
extension Node {
  /// Moves every lazy container below that has such a row, no further than it takes to bring the row into sight.
  func scroll(to id: AnyHashable) {
    if isLazyContainer, let index = rowIndex(of: id), let host {
      let position = lazyMemory.position
      if index < position {
        lazyMemory.position = index
      } else if index - position >= host.viewport {
        lazyMemory.position = index - host.viewport + 1
      }
    }
    for child in children { child.scroll(to: id) }
  }
}

// page: scrollposition
public struct ScrollPosition: Equatable, @unchecked Sendable {
  var wanted: AnyHashable?
  // page (not seen): scrollposition/init(idtype:)
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  // page (not seen): scrollposition/scrollto(id:anchor:)
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { wanted = AnyHashable(id) }
}
// page: scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
  // page: scrolldismisseskeyboardmode/automatic
  public static let automatic = Self()
  // page (not seen): scrolldismisseskeyboardmode/immediately
  public static let immediately = Self()
  // page (not seen): scrolldismisseskeyboardmode/interactively
  public static let interactively = Self()
  // page: scrolldismisseskeyboardmode/never
  public static let never = Self()
}
extension View {
  // page: view/scrollposition(id:anchor:)
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollTo { id.wrappedValue.map { AnyHashable($0) } })
  }
  // page: view/scrollposition(_:anchor:)
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollTo { position.wrappedValue.wanted })
  }
  // page (not seen): view/scrolltargetlayout(isenabled:)
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  // page: view/scrolldismisseskeyboard(_:)
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
struct ScrollTo {
  let wanted: () -> AnyHashable?
  init(_ wanted: @escaping () -> AnyHashable?) { self.wanted = wanted }
}
extension ScrollTo: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    let id = wanted()
    if let id, node.memory as? AnyHashable != id { node.host?.later { node.scroll(to: id) } }
    node.memory = id
    return [Part(.content, content)]
  }
}
