import FieldstoneCore
import Foundation

extension FormEnvironment {
  /// The languages that are written from right to left in at least one of their scripts (CLDR).
  private static let candidates: Set<Substring> = [
    "ar", "arc", "az", "ckb", "dv", "fa", "ff", "ha", "he", "iw", "ji", "khw", "kk", "ks", "ku", "ky", "lrc", "man",
    "ms",
    "mzn", "nqo", "pa", "pnb", "ps", "rhg", "sd", "syr", "tg", "ug", "ur", "uz", "yi",
  ]

  /// Whether the locale's language is written from right to left.
  ///
  /// Only for `candidates` is the locale's data consulted, because it takes time to load.
  var isRightToLeft: Bool {
    guard let code = locale.identifier.split(whereSeparator: { "-_@".contains($0) }).first else { return false }
    return Self.candidates.contains(code) && locale.language.characterDirection == .rightToLeft
  }
}
