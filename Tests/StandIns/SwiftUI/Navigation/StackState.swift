/// What a navigation stack remembers: which pages lie on its root, and who knows how to make them.
@MainActor final class StackState {
  /// A page pushed by itself, not by the path: an item, a flag, a link with its own destination.
  final class Pushed {
    let key: AnyHashable
    let make: () -> any View
    let pop: () -> Void
    init(key: AnyHashable, make: @escaping () -> any View, pop: @escaping () -> Void) {
      (self.key, self.make, self.pop) = (key, make, pop)
    }
  }
  private enum Entry {
    case path(Int)
    case pushed(AnyHashable)
  }
  private struct Destination {
    weak var node: Node?
    let make: (AnyHashable) -> (any View)?
  }
  weak var node: Node?
  var path: StackPath?
  private var entries: [Entry] = []
  private var pushed: [Pushed] = []
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  private var targets: [AnyHashable: DismissAction.Target] = [:]

  init(_ node: Node) { self.node = node }

  /// A view says what shows for values of a type. Of two for one type the outer one counts.
  func register<D: Hashable>(_ type: D.Type, _ owner: Node, _ make: @escaping (D) -> any View) {
    let id = ObjectIdentifier(type)
    let others = (destinations[id] ?? []).filter { $0.node.map { $0 !== owner && $0.isMounted } ?? false }
    if !others.isEmpty { node?.host?.fault("Two navigationDestinations for \(type) in one stack") }
    destinations[id] = others + [Destination(node: owner) { ($0.base as? D).map(make) }]
    refreshPages { if case .value(let value) = $0 { value.base is D } else { false } }
  }
  func push(_ page: Pushed) {
    if let index = pushed.firstIndex(where: { $0.key == page.key }) {
      pushed[index] = page
      refreshPages { $0 == .pushed(page.key) }
    } else {
      pushed.append(page)
      node?.markStale()
    }
  }
  /// Pages that show already follow by themselves: evaluating the stack would bring the change here again.
  private func refreshPages(_ matches: (Page.Source) -> Bool) {
    for child in node?.children(.page) ?? [] {
      if let page = child.view as? Page, matches(page.source) { child.markStale() }
    }
  }
  func remove(_ key: AnyHashable) {
    guard pushed.contains(where: { $0.key == key }) else { return }
    pushed.removeAll { $0.key == key }
    node?.markStale()
  }
  func holds(_ key: AnyHashable) -> Bool { pushed.contains { $0.key == key } }

  /// The pages in the order in which they came.
  func pages(_ node: Node) -> [Part] {
    let values = path?.read() ?? []
    entries = entries.filter {
      switch $0 {
      case .path(let index): index < values.count
      case .pushed(let key): holds(key)
      }
    }
    for index in values.indices where !entries.contains(where: { if case .path(index) = $0 { true } else { false } }) {
      entries.append(.path(index))
    }
    for page in pushed
    where !entries.contains(where: { if case .pushed(page.key) = $0 { true } else { false } }) {
      entries.append(.pushed(page.key))
    }
    return entries.map { entry in
      switch entry {
      case .path(let index):
        let key: AnyHashable = ["path", AnyHashable(index), values[index]] as [AnyHashable]
        return part(node, key, .value(values[index]))
      case .pushed(let key):
        return part(node, key, .pushed(key))
      }
    }
  }
  private func part(_ node: Node, _ key: AnyHashable, _ source: Page.Source) -> Part {
    let target = targets[key] ?? DismissAction.Target { [weak self] in self?.pop(key) }
    targets[key] = target
    var environment = node.environment
    environment.dismiss = DismissAction(target: target)
    environment.isPresented = true
    return Part(.page, Page(stack: self, source: source), key: key, environment: environment)
  }
  fileprivate func view(of source: Page.Source) -> any View {
    switch source {
    case .pushed(let key): return pushed.first { $0.key == key }?.make() ?? EmptyView()
    case .value(let value): return view(for: value)
    }
  }
  private func view(for value: AnyHashable) -> any View {
    let type = type(of: value.base as Any)
    for destination in destinations[ObjectIdentifier(type)] ?? [] where destination.node?.isMounted == true {
      if let view = destination.make(value) { return view }
    }
    // SwiftUI shows a warning sign in its place; the destination may still come in this settle.
    return Missing(type: type)
  }
  private func pop(_ key: AnyHashable) {
    guard let index = node?.children(.page).firstIndex(where: { $0.key == key }) else { return }
    pop(to: index)
  }
  /// Takes the page at this index and all above it away; 0 is the root.
  func pop(to index: Int) {
    let gone = entries.suffix(from: max(index - 1, 0))
    for entry in gone.reversed() { if case .pushed(let key) = entry { pushed.first { $0.key == key }?.pop() } }
    let kept = gone.compactMap { if case .path(let index) = $0 { index } else { nil } }.min()
    if let kept { path?.keep(kept) }
    node?.markStale()
  }
}
/// A page on a stack: what it shows is looked up each time, so it is always the newest.
fileprivate struct Page {
  enum Source: Equatable {
    case value(AnyHashable)
    case pushed(AnyHashable)
  }
  let stack: StackState
  let source: Source
}
extension Page: View { typealias Body = Never }
extension Page: Primitive {
  func parts(_ node: Node) -> [Part] { [Part(.content, stack.view(of: source))] }
}

/// The place of a page for whose value there is no destination.
private struct Missing { let type: Any.Type }
extension Missing: View { typealias Body = Never }
extension Missing: Primitive {
  func parts(_ node: Node) -> [Part] {
    node.host?.later { [weak node] in
      if let node, node.isMounted { node.host?.fault("There is no navigationDestination for \(type)") }
    }
    return []
  }
}

extension Node {
  var stack: StackState { storage(-1) { StackState(self) } }
  var isStack: Bool { view is any AnyStack }
  var nearestStack: StackState? { nearest { $0.isStack ? $0.stack : nil } }
  /// A stack doesn't look for destinations among rows that may not exist yet.
  func checkIsOutsideLazyContainer() {
    let wrong: Bool? = nearest { $0.isStack ? false : $0.isLazyContainer ? true : nil }
    if wrong == true { host?.fault("navigationDestination inside a lazy container is never seen: put it outside") }
  }
}
protocol AnyStack {}
extension NavigationStack: AnyStack {}
