import Synchronization

/// How much work is still done to find the names that were meant in a document: each is compared with all that there
/// are, and a file may have very many of both.
final class NameGuesses: Sendable {
  /// The names that are still compared.
  private let left = Atomic(50_000)

  /// The name that a misspelled one was meant to be; nil if there is none, or after too many comparisons.
  func nearest(to name: String, among names: [String]) -> String? {
    takes(names) ? FieldstoneDocuments.nearest(to: name, among: names) : nil
  }

  /// The same as a question, also for a name that begins like another one; empty if there is none.
  func suggestion(for name: String, among names: [String]) -> String {
    takes(names) ? FieldstoneDocuments.suggestion(for: name, among: names) : ""
  }

  /// What is said of a path that a document doesn't have.
  func unknownPath(_ path: FormValuePath, _ key: String, among keys: [String]) -> String {
    Self.noField(key, in: path) + suggestion(for: key, among: keys)
  }

  static func noField(_ key: String, in path: FormValuePath) -> String {
    let place = path.components == [key] ? "" : " in '\(path)'"
    return "There is no field '\(key)'\(place)."
  }

  private func takes(_ names: [String]) -> Bool {
    // The first mistake is always explained, however many names there are.
    left.subtract(min(names.count, 2_000), ordering: .relaxed).oldValue > 0
  }
}
