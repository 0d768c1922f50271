import Foundation

/// How long the fuzzers run, and with which seed they begin.
enum FuzzLength {
  private static let environment = ProcessInfo.processInfo.environment

  /// A second, or as many minutes as `FIELDSTONE_MINUTES` says.
  static let seconds = environment["FIELDSTONE_MINUTES"].flatMap(Double.init).map { $0 * 60 } ?? 1
  /// 1, or what `FIELDSTONE_SEED` says.
  static let firstSeed = environment["FIELDSTONE_SEED"].flatMap(UInt64.init) ?? 1
}
