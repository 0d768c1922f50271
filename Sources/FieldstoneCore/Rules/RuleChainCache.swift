/// The chains that a definition has made most recently, so that a further field with the same rules costs a few
/// comparisons and no memory.
///
/// It belongs to one definition while that is built. Chains can't cache longer chains themselves, because a subform's
/// chains are shared by definitions that are built on other threads.
struct RuleChainCache {
  /// Enough for fields that alternate between a few sets of rules.
  private static let capacity = 16

  private var entries: [(base: RuleChain, rule: TextRule, longer: RuleChain)] = []
  /// The entry that is replaced next.
  private var oldest = 0
  /// Whether any chain accepts no text at all, because its lengths exclude each other.
  private(set) var hasImpossibleLengths = false

  /// A chain with the rules of `base` and one more built-in rule.
  ///
  /// - Complexity: O(1).
  mutating func chain(_ base: RuleChain, adding rule: TextRule) -> RuleChain {
    for entry in entries where entry.base === base && entry.rule == rule { return entry.longer }
    let longer = base.adding(.text(rule))
    if longer.lengths.areImpossible { hasImpossibleLengths = true }
    if entries.count < Self.capacity {
      entries.append((base, rule, longer))
    } else {
      entries[oldest] = (base, rule, longer)
      oldest = (oldest + 1) % Self.capacity
    }
    return longer
  }
}
