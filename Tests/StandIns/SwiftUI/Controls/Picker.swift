// page: picker
public struct Picker<Label, SelectionValue, Content> where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let content: Content
  let read: () -> SelectionValue?
  let write: (SelectionValue) -> Void

  init(label: Label, content: Content, selection: Binding<SelectionValue>) {
    (self.label, self.content) = (label, content)
    read = { selection.wrappedValue }
    write = { selection.wrappedValue = $0 }
  }
  init<C: RandomAccessCollection>(
    label: Label, content: Content, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) {
    (self.label, self.content) = (label, content)
    read = {
      let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
      return values.count == 1 ? values.first : nil
    }
    write = { value in sources.forEach { $0[keyPath: selection].wrappedValue = value } }
  }
  // page: picker/init(selection:content:label:)
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content(), selection: selection) }
  // page (not seen): picker/init(selection:content:label:currentvaluelabel:)
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(label: label(), content: content(), selection: selection) }
  // page (not seen): picker/init(sources:selection:content:label:)
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(label: label(), content: content(), sources: sources, selection: selection)
  }
}
extension Picker where Label == Text {
  // page: picker/init(_:selection:content:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(label: Text(titleKey), content: content(), selection: selection) }
  // page: picker/init(_:selection:content:), a string
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.init(label: Text(title), content: content(), selection: selection) }
  // page (not seen): picker/init(_:sources:selection:content:)
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(label: Text(titleKey), content: content(), sources: sources, selection: selection)
  }
  // page (not seen): picker/init(_:sources:selection:content:), a string
  @_disfavoredOverload public nonisolated init<S, C>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(label: Text(title), content: content(), sources: sources, selection: selection)
  }
}
extension Picker: View {
  // page (not seen): picker/body-swift.typealias
  public typealias Body = Never
}
extension Picker: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label), Part(.options, content)] }
  package func elements(_ node: Node) -> [StandInElement] {
    let live = { node.view as? Self ?? self }
    let rows = { () -> [(tag: SelectionValue, written: AnyHashable, node: Node)] in
      node.children(.options).flatMap { $0.tags(as: SelectionValue.self) }
    }
    let options = { () -> [StandInElement.Option] in
      let selected = live().read()
      return rows().map {
        StandInElement.Option(
          title: $0.node.words, tag: $0.written, isSelected: $0.tag == selected,
          isEnabled: $0.node.environment.isEnabled)
      }
    }
    if let selected = read(), !rows().contains(where: { $0.tag == selected }) {
      node.host?.fault("Picker '\(node.words(.label))' has no row tagged \(selected): invalid selection")
    }
    return node.element(.picker) {
      $0.readText = { options().first(where: \.isSelected)?.title ?? "" }
      $0.readOptions = options
      $0.actions.choose = { tag in
        guard let row = rows().first(where: { $0.written == tag || AnyHashable($0.tag) == tag }) else {
          throw StandInError("The picker has no row tagged \(tag)")
        }
        guard row.node.environment.isEnabled else { throw StandInError("The row tagged \(tag) is disabled") }
        live().write(row.tag)
      }
    }
  }
}

extension View {
  // page: view/tag(_:includeoptional:)
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(Tag(tag: tag, includeOptional: includeOptional))
  }
}
struct Tag<V: Hashable> {
  let tag: V
  let includeOptional: Bool
}
extension Tag: PrimitiveModifier, AnyTag {
  /// A tag is compared as the type it was written with, and as its optional; the other way never.
  func value<S: Hashable>(as type: S.Type) -> S? {
    if V.self == S.self { return tag as? S }
    if includeOptional, V?.self == S.self { return Optional(tag) as? S }
    return nil
  }
  var written: AnyHashable { AnyHashable(tag) }
}
protocol AnyTag {
  func value<S: Hashable>(as type: S.Type) -> S?
  var written: AnyHashable { get }
}
/// What a row of `ForEach` is tagged with, if it says nothing itself.
protocol ImplicitTag { var implicitTag: any AnyTag { get } }

extension Node {
  var words: String { ownElements().map(\.words).filter { !$0.isEmpty }.joined(separator: " ") }
  func tags<S: Hashable>(as type: S.Type) -> [(tag: S, written: AnyHashable, node: Node)] {
    if let tag = (view as? any AnyModified)?.anyModifier as? any AnyTag {
      return tag.value(as: S.self).map { [($0, tag.written, self)] } ?? []
    }
    let inner = children.flatMap { $0.tags(as: S.self) }
    if inner.isEmpty, let tag = (view as? any ImplicitTag)?.implicitTag, let value = tag.value(as: S.self) {
      return [(value, tag.written, self)]
    }
    return inner
  }
}
