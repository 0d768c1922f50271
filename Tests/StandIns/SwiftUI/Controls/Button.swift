// page: button
public struct Button<Label> where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void

  init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (self.label, self.role, self.action) = (label, role, action)
  }
  // page: button/init(action:label:)
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }
  // page: button/init(role:action:label:)
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), role: role, action: action) }
}
extension Button where Label == Text {
  // page (not seen): button/init(_:action:)
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: nil, action: action)
  }
  // page (not seen): button/init(_:action:), a string
  @_disfavoredOverload @preconcurrency public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(label: Text(title), role: nil, action: action)
  }
  // page: button/init(_:role:action:)
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(label: Text(titleKey), role: role, action: action) }
  // page: button/init(_:role:action:), a string
  @_disfavoredOverload @preconcurrency public nonisolated init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol { self.init(label: Text(title), role: role, action: action) }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  // page (not seen): button/init(_:systemimage:action:)
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
  // page (not seen): button/init(_:systemimage:action:), a string
  @_disfavoredOverload @preconcurrency public nonisolated init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
  // page (not seen): button/init(_:systemimage:role:action:)
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
  // page (not seen): button/init(_:systemimage:role:action:), a string
  @_disfavoredOverload @preconcurrency public nonisolated init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
}
extension Button: View {
  // page (not seen): button/body-swift.typealias
  public typealias Body = Never
}
extension Button: Primitive, RowButton {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.button) {
      $0.attributes["role"] = role?.name
      $0.actions.tap = { node.tapped() }
    }
  }
  func fire() { action() }
}

// page: buttonrole
public struct ButtonRole: Equatable, Sendable {
  let name: String
  // page: buttonrole/destructive
  public static let destructive = ButtonRole(name: "destructive")
  // page: buttonrole/cancel
  public static let cancel = ButtonRole(name: "cancel")
}

@MainActor protocol RowButton { func fire() }
extension Node {
  /// A tap on a button. In a row of a list it fires every button of the default style.
  func tapped() {
    var buttons = [self]
    #if !STANDIN_MACOS
      if hasDefaultButtonStyle, let row = rowInList {
        let all = row.rowButtons.filter { $0.hasDefaultButtonStyle && $0.environment.isEnabled }
        if all.contains(where: { $0 === self }) { buttons = all }
      }
    #endif
    for node in buttons { (node.view as? any RowButton)?.fire() }
    environment.afterAction?()
  }
  private var hasDefaultButtonStyle: Bool { ["automatic", nil].contains(environment.attributes["buttonStyle"]) }
  /// The outermost view below the list's own structure that is one row.
  private var rowInList: Node? {
    var (row, node) = (Node?.none, Node?.some(self))
    while let here = node {
      guard here.slot == .content || here.slot == .label || here.slot == .value else { return nil }
      if here.isListContainer { return row }
      if !here.isTransparent { row = here }
      node = here.parent
    }
    return nil
  }
  private var isListContainer: Bool { view is any ListLike }
  private var rowButtons: [Node] {
    if view is any RowButton { return [self] }
    return children.filter { [.content, .label, .value].contains($0.slot) }.flatMap(\.rowButtons)
  }
}
/// A `List` or a `Form`.
@MainActor protocol ListLike {}
