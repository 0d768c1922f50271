import FieldstoneCore
import Foundation

/// Declares fields in which both ends of a range are typed.
extension LevelBuilder {
  func addRange(_ field: DocumentField, _ key: DocumentKey, _ bound: DocumentRangeBound) -> DocumentRow<Model> {
    switch bound {
    case .integer: range(field, key, .integer)
    case .number: range(field, key, .number)
    case .decimal: range(field, key, .decimal)
    case .date: range(field, key, .date(.date)) { $0.timeZone(DateValue.zone) }
    }
  }

  private func range<Bound>(
    _ field: DocumentField, _ key: DocumentKey, _ end: Leaf<Bound>,
    style: (FieldBuilder<Model, ClosedRange<Bound>>) -> Void = { _ in }
  ) -> DocumentRow<Model> {
    let leaf = Leaf<ClosedRange<Bound>>.range(of: end)
    let builder = value(field, key, leaf)
    style(builder)
    return finish(builder, field, leaf)
  }
}
