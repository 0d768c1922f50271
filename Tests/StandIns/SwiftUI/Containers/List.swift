// page: list
@MainActor @preconcurrency public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let selected: (() -> Set<SelectionValue>)?
  nonisolated(unsafe) let select: ((SelectionValue) -> Void)?

  nonisolated init(
    content: Content, selected: (() -> Set<SelectionValue>)? = nil, select: ((SelectionValue) -> Void)? = nil
  ) { (self.content, self.selected, self.select) = (content, selected, select) }
}
extension List where SelectionValue == Never {
  // page: list/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  // page: list/init(_:id:rowcontent:)-4s0aj
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  // page: list/init(_:rowcontent:), of values
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  // page: list/init(_:rowcontent:)
  public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(content: ForEach(data, content: rowContent)) }
  // page: list/init(_:id:editactions:rowcontent:)
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
  { self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}
extension List {
  // page: list/init(selection:content:)
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(), selected: { selection?.wrappedValue ?? [] },
      select: { selection?.wrappedValue.formSymmetricDifference([$0]) })
  }
  // page: list/init(selection:content:), of one value
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(), selected: { Set([selection?.wrappedValue].compactMap { $0 }) },
      select: { selection?.wrappedValue = $0 })
  }
  #if STANDIN_MACOS
    // page: list/init(selection:content:), of a value that is always there
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
      self.init(
        content: content(), selected: { [selection.wrappedValue] }, select: { selection.wrappedValue = $0 })
    }
  #endif
}
extension List: View {
  // page (not seen): list/body
  public typealias Body = Never
}
extension List: Primitive, ListLike {
  package var isLazy: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.list) { element in
      element.actions.edit(node)
      let live = { node.view as? Self ?? self }
      guard let selected else { return }
      let rows = { node.children(.content).flatMap { $0.tags(as: SelectionValue.self) } }
      element.readOptions = {
        rows().map {
          .init(title: $0.node.words, tag: $0.written, isSelected: selected().contains($0.tag), isEnabled: true)
        }
      }
      element.actions.choose = { tag in
        guard let row = rows().first(where: { $0.written == tag }) else {
          throw StandInError("The list has no row tagged \(tag)")
        }
        live().select?(row.tag)
      }
    }
  }
}

// page (not seen): liststyle
public protocol ListStyle {}
extension View {
  // page (not seen): view/liststyle(_:)
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    inherited("listStyle", styleName(S.self, "ListStyle"))
  }
}
// page (not seen): defaultliststyle
public struct DefaultListStyle: ListStyle {
  // page (not seen): defaultliststyle/init()
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  // page (not seen): liststyle/automatic
  public static var automatic: DefaultListStyle { .init() }
}
// page (not seen): plainliststyle
public struct PlainListStyle: ListStyle {
  // page (not seen): plainliststyle/init()
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  // page (not seen): liststyle/plain
  public static var plain: PlainListStyle { .init() }
}
#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page (not seen): sidebarliststyle
  public struct SidebarListStyle: ListStyle {
    // page (not seen): sidebarliststyle/init()
    public init() {}
  }
  extension ListStyle where Self == SidebarListStyle {
    // page (not seen): liststyle/sidebar
    public static var sidebar: SidebarListStyle { .init() }
  }
  // page (not seen): insetliststyle
  public struct InsetListStyle: ListStyle {
    // page (not seen): insetliststyle/init()
    public init() {}
  }
  extension ListStyle where Self == InsetListStyle {
    // page (not seen): liststyle/inset
    public static var inset: InsetListStyle { .init() }
  }
#endif
#if !STANDIN_TVOS && !STANDIN_WATCHOS && !STANDIN_MACOS
  // page (not seen): insetgroupedliststyle
  public struct InsetGroupedListStyle: ListStyle {
    // page (not seen): insetgroupedliststyle/init()
    public init() {}
  }
  extension ListStyle where Self == InsetGroupedListStyle {
    // page (not seen): liststyle/insetgrouped
    public static var insetGrouped: InsetGroupedListStyle { .init() }
  }
#endif
