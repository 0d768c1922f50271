// page: editactions
public struct EditActions<Data>: OptionSet, Sendable {
  // page (not seen): editactions/rawvalue
  public let rawValue: Int
  // page (not seen): editactions/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  // page: editactions/all
  public static var all: EditActions<Data> { .init(rawValue: 3) }
}
extension EditActions where Data: RangeReplaceableCollection {
  // page: editactions/delete
  public static var delete: EditActions<Data> { .init(rawValue: 2) }
}
extension EditActions where Data: MutableCollection {
  // page: editactions/move
  public static var move: EditActions<Data> { .init(rawValue: 1) }
}

// page: indexedidentifiercollection
public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection
where Base: RandomAccessCollection, ID: Hashable {
  let base: Base
  let identify: (Base.Element) -> ID
  // page: indexedidentifiercollection/element
  public struct Element {
    let index: Base.Index
    let id: ID
  }
  // page (not seen): indexedidentifiercollection/startindex
  public var startIndex: Base.Index { base.startIndex }
  // page (not seen): indexedidentifiercollection/endindex
  public var endIndex: Base.Index { base.endIndex }
  // page (not seen): indexedidentifiercollection/index(after:)
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  // page (not seen): indexedidentifiercollection/index(before:)
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  // page (not seen): indexedidentifiercollection/subscript(_:)
  public subscript(position: Base.Index) -> Element { Element(index: position, id: identify(base[position])) }
}
// page: editablecollectioncontent
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}
extension EditableCollectionContent: View where Content: View {
  // page (not seen): editablecollectioncontent/body
  public typealias Body = Never
}
extension EditableCollectionContent: Primitive where Content: View {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
}

extension ForEach {
  /// Deleting and moving by edit actions is declared only: a form's rows follow their engine, not an array.
  // page (not seen): foreach/init(_:id:editactions:content:)
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] }, identify: \.id,
      content: { EditableCollectionContent(content: content(data[$0.index])) })
  }
}
