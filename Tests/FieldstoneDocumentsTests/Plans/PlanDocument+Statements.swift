import FieldstoneCore
import FieldstoneDocuments
import Foundation

/// What statements and traits say that isn't the same for a document.
extension PlanDocument {
  /// The options of a field, with the titles of all that are known. A type knows all its cases, whatever is offered.
  func options(_ field: FieldPlan) -> [DocumentOption] {
    guard let leaf = field.leaf else { return [] }
    let all = leaf.hasCases && !field.isCaseChoice && !field.options.isEmpty ? leaf.standardOptions : field.options
    return all.map { option($0, field) }
  }

  func option(_ id: String, _ field: FieldPlan) -> DocumentOption {
    let title = ReferenceChoice(field, field.options)?.title(id)
    return DocumentOption(
      field.leaf?.kind == .positions ? .integer(Int(id) ?? 0) : .text(id),
      title: FormString(verbatim: title ?? id))
  }

  func list(_ ids: [String]) -> FormValues.Value { .list(ids.map(FormValues.Value.text)) }

  /// A search that finds what the step says.
  func search(_ field: FieldPlan) -> DocumentTrait {
    let maker = self
    return .search { _ in
      guard case .found(let ids) = PlanAnswer.current else { throw PlanAnswer.Failure() }
      let isKnown = { field.leaf?.hasCases != true || Shade(rawValue: $0) != nil }
      return ids.filter(isKnown).map { maker.option($0, field) }
    }
  }

  /// A bound of a number or a date.
  func bound(_ bound: Double?, _ field: FieldPlan, _ plan: FormPlan) -> FormValues.Value? {
    guard let bound, let leaf = field.leaf else { return nil }
    let value: PlanValue =
      switch leaf.kind {
      case .date: .moment(bound)
      case .real: .real(bound)
      default: .whole(Int(bound))
      }
    return json.encode(value, leaf, in: plan)
  }

  /// The traits that a statement makes of a field.
  func traits(_ saying: Saying, of field: FieldPlan, _ plan: FormPlan) -> [DocumentTrait] {
    let holds = saying.condition.holds
    func either(_ first: FormValues.Value, _ second: FormValues.Value) -> DocumentComputation {
      DocumentComputation { holds($0) ? first : second }
    }
    switch saying.statement.kind {
    case .help(let first, let second): return [.helpFrom(either(.text(first), .text(second)))]
    case .caption(let kind, let first, let second): return [.captionFrom(kind, either(.text(first), .text(second)))]
    case .bounds(let low, let high):
      let (low, high) = (bound(low, field, plan), bound(high, field, plan))
      return [
        low.map { low in .minimumFrom(DocumentComputation { holds($0) ? low : nil }) },
        high.map { high in .maximumFrom(DocumentComputation { holds($0) ? high : nil }) },
      ].compactMap { $0 }
    case .options(let first, let second): return [.optionsFrom(either(list(first), list(second)))]
    case .disabledOptions(let ids): return [.disabledOptionsFrom(either(list(ids), .list([])))]
    case .searching: return [search(field)]
    case .suggestions(let first, let second): return [.suggestionsFrom(either(list(first), list(second)))]
    case .unit(let first, let second): return [.unitFrom(either(.text(first), .text(second)))]
    case .checked: return [.asyncRule { _ in try PlanAnswer.check() }]
    case .acts(let atEnd): return [.action(.heard, at: atEnd ? .end : .change)]
    default: return []
    }
  }

  /// The traits of a document that are made of one of a plan.
  func traits(_ trait: Trait, of field: FieldPlan, _ plan: FormPlan) -> [DocumentTrait] {
    guard let leaf = field.leaf else { return [] }
    let json = json
    switch trait {
    case .percent: return [.percent]
    case .trimmed: return [.trimmed]
    case .uppercased: return [.uppercased]
    case .composed: return [.normalized]
    case .masked: return [.mask("XX-X", storesLiterals: false)]
    case .suggestions(let texts): return [.suggestions(texts.map(FormValues.Value.text))]
    case .whenLeft: return [.updates(.whenLeft)]
    case .pictures: return [.accepts([.image])]
    case .display: return [.display { FormString(verbatim: json.decode($0, leaf, in: plan).display) }]
    case .simplified: return [.normalize { json.encode(json.decode($0, leaf, in: plan).simplified, leaf, in: plan) }]
    case .whenHidden(let policy, let value?) where policy != .keep:
      return json.encode(value, leaf, in: plan).map { [.hiddenValue($0)] } ?? []
    case .timeZone(let name) where field.dateKind == .dateAndTime:
      return TimeZone(identifier: name).map { [.timeZone($0)] } ?? []
    case .options(let ids) where leaf.hasCases && !field.isCaseChoice && !ids.isEmpty:
      let offered = list(ids)
      return [.optionsFrom(DocumentComputation { _ in offered })]
    case .searched where leaf.hasFreeOptions: return [search(field)]
    case .ownEntries where leaf.kind == .name || leaf.kind == .names: return [.ownEntries]
    default: return []
    }
  }
}
