import FieldstoneCore
import Foundation

extension FormEnvironment {
  /// The languages that are written from right to left (CLDR), in one of their scripts at least.
  private static let candidates: Set<Substring> = [
    "ar", "arc", "az", "ckb", "dv", "fa", "ff", "ha", "he", "iw", "ji", "khw", "kk", "ks", "ku", "ky", "lrc", "man",
    "ms",
    "mzn", "nqo", "pa", "pnb", "ps", "rhg", "sd", "syr", "tg", "ug", "ur", "uz", "yi",
  ]

  /// Whether people read from right to left. Others are known without the locale's data, which take time to load.
  var isRightToLeft: Bool {
    guard let code = locale.identifier.split(whereSeparator: { "-_@".contains($0) }).first else { return false }
    return Self.candidates.contains(code) && locale.language.characterDirection == .rightToLeft
  }
}
