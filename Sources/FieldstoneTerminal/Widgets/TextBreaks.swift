/// Between which characters a line may end: after spaces, around ideographs, after hyphens within words. The pairs that
/// matter most of UAX #14.
enum TextBreaks {
  static func allowed(between before: Character, and after: Character) -> Bool {
    if before == "-" || before == "–" || before == "—" { return after.isLetter }
    guard CellWidth.of(before) == 2 || CellWidth.of(after) == 2 else { return false }
    return !neverFirst.contains(after) && !neverLast.contains(before)
  }

  /// Closing marks, and small letters that belong to the one before.
  private static let neverFirst = Set<Character>(
    "、。，．・：；？！）」』】〉》〕］｝〗〙ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥!),.:;?]}%\u{A0}")
  private static let neverLast = Set<Character>("（「『【〈《〔［｛〖〘([{\u{A0}")
}
