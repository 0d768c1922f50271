/// Rules of the reference engine that can be broken on purpose.
enum ReferenceFault: String, CaseIterable, Codable, Sendable {
  /// Only the last of several conditions of one kind counts.
  case lastConditionDecides
  /// Hidden values are submitted.
  case submitsHidden
  /// Rules run while the text can't be parsed.
  case rulesOnUnparsed
  /// Undo discards half-typed text.
  case undoForgetsDrafts
  /// Options that depend on other answers stay as they were first.
  case keepsOldOptions
  /// A chosen value that isn't offered has no issue.
  case acceptsUnoffered
  /// Chosen options are kept in the order in which they were given.
  case keepsOrderOfChoice
  /// An answer to a search counts although another search has replaced it.
  case takesLateAnswers
  /// A new order of elements is no change.
  case ignoresOrder
  /// The id of an element that is gone can be that of another one.
  case reusesIDs

  /// Whether only plans with collections can show it.
  var isOfCollections: Bool { self == .ignoresOrder || self == .reusesIDs }

  /// The first plan that shows it, so that the test needn't look for one. A later one does as well.
  var seed: UInt64 {
    switch self {
    case .lastConditionDecides, .acceptsUnoffered: 1
    case .keepsOldOptions: 2
    case .reusesIDs: 4
    case .takesLateAnswers: 8
    case .rulesOnUnparsed: 9
    case .undoForgetsDrafts: 13
    case .ignoresOrder: 38
    case .submitsHidden: 46
    case .keepsOrderOfChoice: 68
    }
  }
}
