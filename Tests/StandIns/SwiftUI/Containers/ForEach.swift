// page: foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  // page: foreach/data
  public var data: Data
  // page: foreach/content
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    (self.data, self.identify, self.content) = (data, identify, content)
  }
}
extension ForEach where Content: View {
  // page: foreach/init(_:id:content:)
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, content: content) }
  // page: foreach/init(_:id:content:), of a binding
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, identify: { $0.1 },
      content: { content(data[$0.0]) })
  }
  // page: foreach/init(_:content:), of a binding
  public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0].id) }, identify: { $0.1 }, content: { content(data[$0.0]) })
  }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // page: foreach/init(_:content:)
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: \.id, content: content)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  // page: foreach/init(_:content:), constant ranges only
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}
extension ForEach: View where Content: View {
  // page (not seen): foreach/body
  public typealias Body = Never
}
extension ForEach: Primitive where Content: View {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] {
    let memory = node.memory as? RowsMemory ?? RowsMemory()
    if node.isNew {
      node.memory = memory
      if let container = node.rowsContainer {
        memory.shown = 0..<0
        node.host?.isLazy(container)
      }
    }
    var seen: Set<ID> = []
    return (memory.shown ?? 0..<data.count).clamped(to: 0..<data.count).compactMap { offset in
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      let id = identify(element)
      guard seen.insert(id).inserted else {
        node.host?.fault("Two rows of a ForEach have the id \(id)")
        return nil
      }
      return Part(.content, Row(element: element, id: id, offset: offset, content: content), key: id)
    }
  }
}
extension ForEach: Rows where Content: View {
  var count: Int { data.count }
  func id(at offset: Int) -> AnyHashable { identify(data[data.index(data.startIndex, offsetBy: offset)]) }
  func firstOffset(of id: AnyHashable) -> Int? {
    var offset = 0
    for element in data {
      if AnyHashable(identify(element)) == id { return offset }
      offset += 1
    }
    return nil
  }
}

/// One row: its content is evaluated by itself, so what it reads concerns no other row.
struct Row<Element, ID: Hashable, Content: View> {
  let element: Element
  let id: ID
  let offset: Int
  let content: (Element) -> Content
}
extension Row: View { typealias Body = Never }
extension Row: Primitive, AnyRow, ImplicitTag {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content(element))] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.elements(.content).map {
      $0.id = $0.id ?? AnyHashable(id)
      return $0
    }
  }
  var implicitTag: any AnyTag { Tag(tag: id, includeOptional: true) }
}
@MainActor protocol AnyRow { var offset: Int { get } }
