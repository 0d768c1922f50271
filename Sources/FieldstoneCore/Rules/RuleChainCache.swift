/// The chains that a definition has made lately, so that the ten-thousandth field with the rules of the one before costs a
/// few comparisons and no memory.
///
/// It belongs to one definition while that is built. A chain must not remember what grew from it: a subform's chains are
/// shared by definitions that are built on other threads.
struct RuleChainCache {
  /// Fields that alternate between a few sets of rules find all of them.
  private static let capacity = 16

  private var entries: [(base: RuleChain, rule: TextRule, longer: RuleChain)] = []
  /// The entry that is replaced next.
  private var oldest = 0

  /// The chain and one more built-in rule.
  ///
  /// - Complexity: O(1).
  mutating func chain(_ base: RuleChain, adding rule: TextRule) -> RuleChain {
    for entry in entries where entry.base === base && entry.rule == rule { return entry.longer }
    let longer = base.adding(.text(rule))
    if entries.count < Self.capacity {
      entries.append((base, rule, longer))
    } else {
      entries[oldest] = (base, rule, longer)
      oldest = (oldest + 1) % Self.capacity
    }
    return longer
  }
}
