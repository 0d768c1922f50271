/// Which control has the focus, and the `FocusState`s that follow it and lead it.
@MainActor final class Focus {
  weak var host: StandInHost?
  private(set) weak var focused: Node?
  private var offers: [ObjectIdentifier: Offer] = [:]
  private var requests: [AnyFocusBox] = []
  private var known: [ObjectIdentifier: AnyFocusBox] = [:]

  private struct Offer {
    let box: AnyFocusBox
    let value: AnyHashable
    weak var node: Node?
  }

  /// A view says under which value it can be focused.
  func offer(_ box: AnyFocusBox, _ value: AnyHashable, at node: Node) {
    if node.isNew { node.onUnmount { [weak self, weak node] in if let node { self?.withdraw(node) } } }
    offers[ObjectIdentifier(node)] = Offer(box: box, value: value, node: node)
    known[ObjectIdentifier(box)] = box
  }
  private func withdraw(_ node: Node) {
    let hadFocus = focused.map { $0 === node || $0.isBelow(node) } ?? false
    offers[ObjectIdentifier(node)] = nil
    if hadFocus { move(to: nil) }
  }
  /// A program sets a `FocusState`.
  func requested(_ box: AnyFocusBox) {
    requests.removeAll { $0 === box }
    requests.append(box)
  }

  /// Follows the programs' wishes where the view exists by now.
  func resolve() -> Bool {
    var changed = false
    for box in requests {
      guard let wanted = box.wanted else {
        requests.removeAll { $0 === box }
        if let focused, offers.values.contains(where: { $0.box === box && $0.node.map(focused.isBelow) ?? false }) {
          move(to: nil)
        }
        changed = true
        continue
      }
      let matching = offers.values.first { $0.box === box && $0.value == wanted && $0.node?.isMounted == true }
      guard let node = matching?.node, let control = node.firstFocusable(box.purpose) else { continue }
      requests.removeAll { $0 === box }
      move(to: control)
      changed = true
    }
    if let focused, !focused.isMounted || !focused.environment.isEnabled {
      move(to: nil)
      changed = true
    }
    return changed
  }
  /// Nothing else will come: wishes for views that don't exist are void.
  func giveUp() {
    for box in requests { box.follow(value(of: box)) }
    requests = []
  }
  /// Two views with one value: SwiftUI takes any of them.
  func check() {
    var seen: Set<Pair> = []
    for offer in offers.values where offer.node?.isMounted == true {
      if !seen.insert(Pair(box: ObjectIdentifier(offer.box), value: offer.value)).inserted {
        host?.fault("Two views are focused with \(offer.value)")
      }
    }
  }
  private struct Pair: Hashable {
    let box: ObjectIdentifier
    let value: AnyHashable
  }

  func move(to node: Node?) {
    guard node !== focused else { return }
    let old = focused
    focused = node
    if let old { host?.later { old.lostFocus() } }
    for box in known.values where !requests.contains(where: { $0 === box }) {
      let now = value(of: box)
      if box.wanted != now { box.follow(now) }
    }
  }
  private func value(of box: AnyFocusBox) -> AnyHashable? {
    guard let focused else { return nil }
    return offers.values.first { $0.box === box && $0.node.map(focused.isBelow) ?? false }?.value
  }
}

extension Node {
  func isBelow(_ other: Node) -> Bool {
    var node: Node? = self
    while let here = node {
      if here === other { return true }
      node = here.parent
    }
    return false
  }
  /// The keyboard's focus goes to a control, VoiceOver's to whatever shows.
  func firstFocusable(_ purpose: FocusPurpose) -> Node? {
    if purpose == .accessibility { return self }
    if view is any Focusable { return environment.isEnabled ? self : nil }
    for child in children where child.slot == .content || child.slot == .value {
      if let found = child.firstFocusable(purpose) { return found }
    }
    return nil
  }
  func lostFocus() { (view as? any Focusable)?.lostFocus(self) }
}
/// A control that takes the keyboard's focus.
@MainActor protocol Focusable {
  func lostFocus(_ node: Node)
}
extension Focusable {
  func lostFocus(_ node: Node) {}
}
