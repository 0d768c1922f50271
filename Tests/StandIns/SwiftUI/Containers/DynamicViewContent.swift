// page: dynamicviewcontent
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  // page: dynamicviewcontent/data-swift.associatedtype
  associatedtype Data: Collection
  // page: dynamicviewcontent/data-swift.property
  var data: Self.Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  // page (not seen): modifiedcontent/data
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  // page: dynamicviewcontent/ondelete(perform:)
  public nonisolated func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent {
    EditedRows(base: self, delete: action, move: nil)
  }
  // page: dynamicviewcontent/onmove(perform:)
  public nonisolated func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent {
    EditedRows(base: self, delete: nil, move: action)
  }
}
extension View {
  // page: view/deletedisabled(_:)
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(Attach("deleteDisabled", "\(isDisabled)"))
  }
  // page: view/movedisabled(_:)
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(Attach("moveDisabled", "\(isDisabled)"))
  }
}

struct EditedRows<Base: DynamicViewContent> {
  let base: Base
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}
extension EditedRows: DynamicViewContent {
  typealias Body = Never
  var data: Base.Data { base.data }
}
extension EditedRows: Primitive, Edits {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, base)] }
}
@MainActor protocol Edits {
  var delete: ((IndexSet) -> Void)? { get }
  var move: ((IndexSet, Int) -> Void)? { get }
}

extension StandInElement.Actions {
  /// Deleting and moving in the first `ForEach` of a list, a form or a section that can.
  @MainActor mutating func edit(_ node: Node) {
    if let edited = node.firstEdited({ $0.delete != nil }) { delete = { try edited.delete($0) } }
    if let edited = node.firstEdited({ $0.move != nil }) { move = { try edited.move($0, to: $1) } }
  }
}
extension Node {
  fileprivate func firstEdited(_ matches: (any Edits) -> Bool) -> Node? {
    for child in children(.content) where child.isTransparent {
      if let edits = child.view as? any Edits, matches(edits) { return child }
      if let found = child.firstEdited(matches) { return found }
    }
    return nil
  }
  private var rows: Node? {
    children(.content).lazy.compactMap { $0.view is any Rows ? $0 : $0.rows }.first
  }
  private func refuse(_ offsets: IndexSet, _ rows: Node, _ attribute: String) throws {
    let count = (rows.view as? any Rows)?.count ?? 0
    guard offsets.allSatisfy({ $0 < count }) else { throw StandInError("There are only \(count) rows") }
    for child in rows.children where offsets.contains((child.view as? any AnyRow)?.offset ?? -1) {
      if child.ownElements().contains(where: { $0.attributes[attribute] == "true" }) {
        throw StandInError("Row \((child.view as? any AnyRow)?.offset ?? -1) is \(attribute)")
      }
    }
  }
  fileprivate func delete(_ offsets: IndexSet) throws {
    guard let rows, let host else { return }
    try refuse(offsets, rows, "deleteDisabled")
    let ids = offsets.compactMap { (rows.view as? any Rows)?.id(at: $0) }
    // The rows are gone before the program hears of it.
    rows.drop(rows.children.filter { offsets.contains(($0.view as? any AnyRow)?.offset ?? -1) })
    (view as? any Edits)?.delete?(offsets)
    host.later { [weak rows, weak host] in
      guard let rows, rows.isMounted, let now = rows.view as? any Rows else { return }
      if let left = ids.first(where: { now.firstOffset(of: $0) != nil }) {
        host?.fault("onDelete left the row \(left) in the data: it comes back as a new one")
        rows.markStale()
      }
    }
  }
  fileprivate func move(_ offsets: IndexSet, to destination: Int) throws {
    guard let rows else { return }
    try refuse(offsets, rows, "moveDisabled")
    (view as? any Edits)?.move?(offsets, destination)
  }
}
