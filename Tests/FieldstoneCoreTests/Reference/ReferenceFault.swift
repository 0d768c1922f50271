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
  /// A live object gets what its own rules refuse.
  case writesRefused

  /// Whether only plans with collections can show it.
  var isOfCollections: Bool { self == .ignoresOrder || self == .reusesIDs }

  /// A plan that shows it after few steps, so that the test needn't look for one and has little to shrink. Any other
  /// one does as well.
  var seed: UInt64 {
    switch self {
    case .ignoresOrder: 3
    case .acceptsUnoffered: 4
    case .lastConditionDecides: 6
    case .keepsOldOptions: 9
    case .rulesOnUnparsed: 18
    case .reusesIDs: 34
    case .takesLateAnswers: 68
    case .undoForgetsDrafts: 113
    case .keepsOrderOfChoice: 161
    case .submitsHidden: 221
    case .writesRefused: 77
    }
  }
}
