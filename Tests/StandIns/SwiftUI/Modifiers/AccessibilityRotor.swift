// page: accessibilityrotorcontent
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  // page (not seen): accessibilityrotorcontent/body-swift.associatedtype
  associatedtype Body: AccessibilityRotorContent
  // page (not seen): accessibilityrotorcontent/body-swift.property
  @AccessibilityRotorContentBuilder var body: Self.Body { get }
}
extension Never: AccessibilityRotorContent {}
extension AccessibilityRotorContent where Body == Never {
  // page (not seen): accessibilityrotorcontent/body-swift.property, of content that is made of nothing else
  public var body: Never { fatalError("\(Self.self) has no body") }
}
// page: accessibilityrotorcontentbuilder
@resultBuilder public struct AccessibilityRotorContentBuilder {
  // page (not seen): accessibilityrotorcontentbuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
    content
  }
  // page (not seen): accessibilityrotorcontentbuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { content }
  // page (not seen): accessibilityrotorcontentbuilder/buildif(_:)
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { content }
}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  // page: foreach/init(_:id:content:), of rotor entries
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, content: content) }
}

// page: accessibilityrotorentry
public struct AccessibilityRotorEntry<ID> where ID: Hashable {
  let label: String
  let id: ID
  let prepare: () -> Void
  // page (not seen): accessibilityrotorentry/init(_:id:textrange:prepare:)
  public nonisolated init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol { (self.label, self.id, self.prepare) = (String(label), id, prepare) }
  // page (not seen): accessibilityrotorentry/init(_:_:in:textrange:prepare:)
  public nonisolated init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol { (self.label, self.id, self.prepare) = (String(label), id, prepare) }
}
extension AccessibilityRotorEntry: AccessibilityRotorContent {
  // page (not seen): accessibilityrotorentry/body-swift.typealias
  public typealias Body = Never
}
extension View {
  // page: view/accessibilityrotor(_:entries:)
  public nonisolated func accessibilityRotor<Content>(
    _ titleKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { attached("accessibilityRotor", Text(titleKey).words) }
  // page: view/accessibilityrotor(_:entries:), a string
  @_disfavoredOverload public nonisolated func accessibilityRotor<S, Content>(
    _ title: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where S: StringProtocol, Content: AccessibilityRotorContent {
    attached("accessibilityRotor", Text(title).words)
  }
  // page: view/accessibilityrotor(_:entries:), a Text
  public nonisolated func accessibilityRotor<Content>(
    _ title: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { attached("accessibilityRotor", title.words) }
  // page: view/accessibilityrotor(_:entries:entryid:entrylabel:)
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ titleKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { attached("accessibilityRotor", Text(titleKey).words) }
  // page: view/accessibilityrotor(_:entries:entryid:entrylabel:), a string
  @_disfavoredOverload public nonisolated func accessibilityRotor<S, EntryModel, ID>(
    _ title: S, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where S: StringProtocol, ID: Hashable { attached("accessibilityRotor", Text(title).words) }
  // page: view/accessibilityrotor(_:entries:entryid:entrylabel:), a Text
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ title: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { attached("accessibilityRotor", title.words) }
  // page (not seen): view/accessibilityrotorentry(id:in:)
  public nonisolated func accessibilityRotorEntry<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }
}
