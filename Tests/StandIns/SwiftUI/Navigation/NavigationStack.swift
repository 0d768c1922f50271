// page: navigationpath
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  // page (not seen): navigationpath/init()
  public init() {}
  // page (not seen): navigationpath/init(_:)
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { self.elements = elements.map { $0 } }
  // page (not seen): navigationpath/count
  public var count: Int { elements.count }
  // page (not seen): navigationpath/isempty
  public var isEmpty: Bool { elements.isEmpty }
  // page (not seen): navigationpath/append(_:)
  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
  // page (not seen): navigationpath/removelast(_:)
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

// page: navigationstack
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  nonisolated(unsafe) let root: Root
  nonisolated(unsafe) let path: StackPath?
  nonisolated init(root: Root, stackPath: StackPath?) {
    self.root = root
    path = stackPath
  }
}
extension NavigationStack {
  // page: navigationstack/init(root:)
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), stackPath: nil)
  }
  // page: navigationstack/init(path:root:)
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), stackPath: StackPath(path))
  }
  // page: navigationstack/init(path:root:)
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    let stackPath = StackPath(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      }, keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) })
    self.init(root: root(), stackPath: stackPath)
  }
}
/// A path without its type.
struct StackPath {
  let read: () -> [AnyHashable]
  let append: (AnyHashable) -> Bool
  let keep: (Int) -> Void

  init(read: @escaping () -> [AnyHashable], append: @escaping (AnyHashable) -> Bool, keep: @escaping (Int) -> Void) {
    (self.read, self.append, self.keep) = (read, append, keep)
  }
  init(_ path: Binding<NavigationPath>) {
    self.init(
      read: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      }, keep: { path.wrappedValue.elements.removeLast(path.wrappedValue.count - $0) })
  }
}
extension NavigationStack: View {
  // page (not seen): navigationstack/body
  public typealias Body = Never
}
extension NavigationStack: Primitive {
  package func parts(_ node: Node) -> [Part] {
    let stack = node.stack
    stack.path = path ?? StackPath(node.storage(-2) { StateBox(NavigationPath()) }.binding)
    return [Part(.page, root, key: "root")] + stack.pages(node)
  }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.navigationStack) {
      $0.children = node.children(.page).enumerated().map { index, page in
        let element = StandInElement(.page, page)
        element.children = page.ownElements()
        page.contribute(to: element)
        element.label = element.attributes["navigationTitle"] ?? ""
        if index > 0 { element.actions.goBack = { node.stack.pop(to: index) } }
        return element
      }
    }
  }
}
