// page: accessibilityattachmentmodifier
public struct AccessibilityAttachmentModifier {
  let change: Change
}
extension AccessibilityAttachmentModifier: PrimitiveModifier {
  // page (not seen): accessibilityattachmentmodifier/body
  public typealias Body = Never
  package func elements(_ node: Node) -> [StandInElement] { change.apply(to: node.elements(.content), node) }
}
extension View {
  nonisolated func accessible(_ change: Change) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
  // page: view/accessibilitylabel(_:)
  public nonisolated func accessibilityLabel(_ titleKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.label(Text(titleKey).words))
  }
  // page: view/accessibilitylabel(_:), a string
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(_ title: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessible(.label(Text(title).words))
  }
  // page: view/accessibilitylabel(_:), a Text
  public nonisolated func accessibilityLabel(_ title: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(.label(title.words))
  }
  // page (not seen): view/accessibilityhint(_:)
  public nonisolated func accessibilityHint(_ titleKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.hint(Text(titleKey).words))
  }
  // page (not seen): view/accessibilityhint(_:), a string
  @_disfavoredOverload public nonisolated func accessibilityHint<S>(_ title: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessible(.hint(Text(title).words))
  }
  // page (not seen): view/accessibilityhint(_:), a Text
  public nonisolated func accessibilityHint(_ title: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(.hint(title.words))
  }
  // page (not seen): view/accessibilityvalue(_:)
  public nonisolated func accessibilityValue(_ titleKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible(.value(Text(titleKey).words))
  }
  // page (not seen): view/accessibilityvalue(_:), a string
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(_ title: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol {
    accessible(.value(Text(title).words))
  }
  // page (not seen): view/accessibilityvalue(_:), a Text
  public nonisolated func accessibilityValue(_ title: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(.value(title.words))
  }
  // page (not seen): view/accessibilityidentifier(_:)
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(.attribute("accessibilityIdentifier", identifier))
  }
  // page (not seen): view/accessibilityhidden(_:)
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.hidden(hidden)) }
  // page (not seen): view/accessibilityaddtraits(_:)
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.traits(traits)) }
  // page (not seen): view/accessibilityremovetraits(_:)
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.noTraits(traits)) }
  // page (not seen): view/accessibilitysortpriority(_:)
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(.attribute("accessibilitySortPriority", "\(sortPriority)"))
  }
  // page: view/accessibilityadjustableaction(_:)
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.adjust(handler)) }
  // page (not seen): view/accessibilityaction(named:_:)
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.action(Text(nameKey).words, handler)) }
  // page (not seen): view/accessibilityaction(named:_:), a string
  @_disfavoredOverload public nonisolated func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessible(.action(Text(name).words, handler))
  }
  // page (not seen): view/accessibilityaction(named:_:), a Text
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.action(name.words, handler)) }
  // page (not seen): view/accessibilityaction(_:_:)
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(.action(actionKind.name, handler)) }
  // page (not seen): view/accessibilityactions(_:)
  public nonisolated func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { modifier(ActionButtons(items: content())) }
  // page (not seen): view/accessibilityelement(children:)
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(Attach(.children(children)))
  }
}

/// Buttons that VoiceOver offers as named actions.
struct ActionButtons<Items: View> {
  let items: Items
}
extension ActionButtons: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] { [Part(.content, content), Part(.menu, items)] }
  func elements(_ node: Node) -> [StandInElement] {
    let buttons = node.elements(.menu).filter { $0.kind == .button }
    return node.elements(.content).map { element in
      for button in buttons { element.actions.named.append((button.label, { try? button.actions.tap?() })) }
      return element
    }
  }
}
