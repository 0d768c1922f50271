// page: progressview
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let label: Label?
  let fraction: Double?
  init(label: Label?, fraction: Double?) { (self.label, self.fraction) = (label, fraction) }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  // page: progressview/init()
  public nonisolated init() { self.init(label: nil, fraction: nil) }
  // page: progressview/init(value:total:)
  public nonisolated init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
    self.init(label: nil, fraction: value.map { Double($0 / total) })
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  // page (not seen): progressview/init(label:)
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(label: label(), fraction: nil) }
  // page (not seen): progressview/init(value:total:label:)
  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  // page: progressview/init(_:)
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey), fraction: nil) }
  // page: progressview/init(_:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S) where S: StringProtocol {
    self.init(label: Text(title), fraction: nil)
  }
  // page (not seen): progressview/init(_:value:total:)
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }
  // page (not seen): progressview/init(_:value:total:), a string
  @_disfavoredOverload public nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where S: StringProtocol, V: BinaryFloatingPoint {
    self.init(label: Text(title), fraction: value.map { Double($0 / total) })
  }
}
extension ProgressView: View {
  // page (not seen): progressview/body
  public typealias Body = Never
}
extension ProgressView: Primitive {
  package func parts(_ node: Node) -> [Part] { label.map { [Part(.label, $0)] } ?? [] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.progress) { $0.readText = { fraction.map { "\($0)" } ?? "" } }
  }
}

// page: contentunavailableview
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions
  // page: contentunavailableview/init(label:description:actions:)
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // page: contentunavailableview/init(_:systemimage:description:)
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(systemName: name)
      }
    } description: {
      description
    }
  }
  // page: contentunavailableview/init(_:systemimage:description:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(systemName: name)
      }
    } description: {
      description
    }
  }
}
extension ContentUnavailableView: View {
  // page (not seen): contentunavailableview/body
  public typealias Body = Never
}
extension ContentUnavailableView: Primitive {
  package func parts(_ node: Node) -> [Part] {
    [Part(.label, label), Part(.content, description), Part(.footer, actions)]
  }
  package func elements(_ node: Node) -> [StandInElement] { node.element(.unavailable) }
}
