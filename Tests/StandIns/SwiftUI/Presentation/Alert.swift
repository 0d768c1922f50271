extension View {
  // page: view/alert(_:ispresented:actions:message:)
  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.alert, Text(titleKey), isPresented, actions(), message()))
  }
  // page: view/alert(_:ispresented:actions:message:), a string
  @_disfavoredOverload public nonisolated func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(Dialog(.alert, Text(title), isPresented, actions(), message()))
  }
  // page: view/alert(_:ispresented:actions:message:), a Text
  public nonisolated func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.alert, title, isPresented, actions(), message()))
  }
  // page (not seen): view/alert(_:ispresented:actions:)
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(Dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView()))
  }
  // page (not seen): view/alert(_:ispresented:actions:), a string
  @_disfavoredOverload public nonisolated func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(Dialog(.alert, Text(title), isPresented, actions(), EmptyView()))
  }
  // page (not seen): view/alert(_:ispresented:actions:), a Text
  public nonisolated func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(Dialog(.alert, title, isPresented, actions(), EmptyView()))
  }
  // page (not seen): view/alert(_:ispresented:presenting:actions:message:)
  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.alert, Text(titleKey), isPresented, data.map(actions), data.map(message)))
  }
  // page (not seen): view/alert(_:ispresented:presenting:actions:message:), a string
  @_disfavoredOverload public nonisolated func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(Dialog(.alert, Text(title), isPresented, data.map(actions), data.map(message)))
  }
  // page (not seen): view/alert(_:ispresented:presenting:actions:message:), a Text
  public nonisolated func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.alert, title, isPresented, data.map(actions), data.map(message)))
  }
  // page: view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)
  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.confirmationDialog, Text(titleKey), isPresented, actions(), message()))
  }
  // page: view/confirmationdialog(_:ispresented:titlevisibility:actions:message:), a string
  @_disfavoredOverload public nonisolated func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(Dialog(.confirmationDialog, Text(title), isPresented, actions(), message()))
  }
  // page: view/confirmationdialog(_:ispresented:titlevisibility:actions:message:), a Text
  public nonisolated func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(Dialog(.confirmationDialog, title, isPresented, actions(), message()))
  }
  // page (not seen): view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(Dialog(.confirmationDialog, Text(titleKey), isPresented, actions(), EmptyView()))
  }
  // page (not seen): view/confirmationdialog(_:ispresented:titlevisibility:actions:), a string
  @_disfavoredOverload public nonisolated func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(Dialog(.confirmationDialog, Text(title), isPresented, actions(), EmptyView()))
  }
  // page (not seen): view/confirmationdialog(_:ispresented:titlevisibility:actions:), a Text
  public nonisolated func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(Dialog(.confirmationDialog, title, isPresented, actions(), EmptyView()))
  }
}

/// An alert or a confirmation dialog: its buttons end it.
struct Dialog<Actions: View, Message: View> {
  let kind: StandInElement.Kind
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  nonisolated init(
    _ kind: StandInElement.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ actions: Actions, _ message: Message
  ) {
    (self.kind, self.title, self.isPresented, self.actions, self.message) = (kind, title, isPresented, actions, message)
  }
}
extension Dialog: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    let memory = node.storage(-1) { Presented(node) }
    memory.hide = { isPresented.wrappedValue = false }
    guard isPresented.wrappedValue else { return [Part(.content, content)] }
    var environment = node.environment
    environment.afterAction = DismissAction(target: memory.target)
    environment.isEnabled = true
    let buttons = VStack {
      actions
      defaultButton
    }
    return [
      Part(.content, content), Part(.presented, buttons, key: "actions", environment: environment),
      Part(.message, message, environment: environment),
    ]
  }
  /// The system's own button, where the program gives none: OK, and Cancel in a dialog.
  @ViewBuilder private var defaultButton: some View {
    if kind == .confirmationDialog {
      Button("Cancel", role: .cancel) {}
    } else if Actions.self == EmptyView.self {
      Button("OK") {}
    }
  }
  func contribute(to page: StandInElement, _ node: Node) {
    guard let buttons = node.children(.presented).first else { return }
    let element = StandInElement(kind, buttons)
    element.label = title.words
    element.children = buttons.ownElements().first?.children ?? []
    let isOwn = { (button: StandInElement) in button.attributes["role"] == "cancel" }
    // A program's own Cancel takes the place of the system's.
    if kind == .confirmationDialog, element.children.filter(isOwn).count > 1 { element.children.removeLast() }
    element.footer = node.elements(.message)
    element.readText = { [footer = element.footer] in footer.map(\.label).joined(separator: " ") }
    element.actions.dismiss = { isPresented.wrappedValue = false }
    page.presented.append(element)
  }
}
