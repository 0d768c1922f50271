/// Where a line may break besides at spaces: around ideographs and after hyphens in words. These are the most important
/// pairs of UAX #14.
enum TextBreaks {
  static func allowed(between before: Character, and after: Character) -> Bool {
    if before == "-" || before == "–" || before == "—" { return after.isLetter }
    return allowedAtIdeograph(between: before, and: after)
  }

  /// Whether one of them is an ideograph, and punctuation neither begins a line nor ends one where it must not.
  static func allowedAtIdeograph(between before: Character, and after: Character) -> Bool {
    guard CellWidth.of(before) == 2 || CellWidth.of(after) == 2 else { return false }
    return !neverFirst.contains(after) && !neverLast.contains(before)
  }

  /// Closing punctuation, and small kana and marks that belong to the previous character.
  private static let neverFirst = Set<Character>(
    "、。，．・：；？！）」』】〉》〕］｝〗〙ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥!),.:;?]}%\u{A0}")
  private static let neverLast = Set<Character>("（「『【〈《〔［｛〖〘([{\u{A0}")
}
