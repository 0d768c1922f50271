import FieldstoneCore

/// A mistake in a document.
public struct DocumentProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, for programs.
  public enum Kind: String, Sendable, Hashable {
    case emptyKey, duplicateKey, unknownRule, wrongRule, missingArgument, wrongArgument, badPattern, wrongInitial
    case wrongDefault, wrongComputed, unknownPath, unknownForm, recursiveForm, unknownCase, duplicateCase, noOptions
    case duplicateOption, impossibleBounds, nestedElement, noInitial
    /// A file can't be read: it is no JSON, too large or too deep.
    case unreadable
    /// A file names something that there isn't.
    case unknownKey, unknownType, unresolvedName
    /// Something in a file isn't what is accepted there.
    case wrongValue
    /// Something in a file has no meaning in a form. As a warning: it is left out.
    case notSupported
    /// An expression can't be read, or its parts don't fit.
    case badExpression
    /// The form has too many fields at once, or too many forms in each other.
    case tooLarge
  }

  public let kind: Kind
  /// The keys of the form that lead to the field; empty for the form itself.
  public let path: FormValuePath
  /// The part of the field, or of the form, for example `rules.1`; nil for the field itself.
  public let part: String?
  /// What is wrong, and what would be right, in one or two sentences.
  public let text: String
  /// Where it is in a file, if a loader has said so.
  public let source: DocumentSource?

  /// The problem with its place: the file, the line, the column, the field and, in parentheses, the JSON pointer. Without
  /// a pointer, the part of the field takes its place. Characters that are invisible or reverse text are written as escape
  /// sequences, so it is a single line.
  ///
  /// `form.json:7:5: invoice.vat (/items/3/rules/1): There is no rule 'minimumLenght'. Did you mean 'minimumLength'?`
  public var description: String {
    let start = source.flatMap(\.text).flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    let field = path.description.isEmpty ? "form" : path.description
    let pointer = source?.pointer.flatMap { $0.isEmpty ? nil : $0.shortenedInMiddle }
    let place = (pointer ?? part).flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
    return "\(start)\(field)\(place): \(text)".withoutHiddenCharacters
  }

  /// Says that there may be more problems than those that are listed.
  static func rest(after count: Int, file: String?) -> DocumentProblem {
    DocumentProblem(
      kind: .unreadable, path: FormValuePath([]), part: nil,
      text: "Only the first \(count) problems are listed. There may be more.", source: DocumentSource(file: file))
  }

  /// The same as a problem of the definition.
  var formProblem: FormProblem {
    FormProblem(kind: .invalidDocument((part.map { "\($0): " } ?? "") + text), key: path.description)
  }
}

extension String {
  /// The text in one line, with escapes for what hides or reverses other text: keys of a file can be anything.
  var withoutHiddenCharacters: String {
    guard unicodeScalars.contains(where: FormHiddenCharacters.contains) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if FormHiddenCharacters.contains(scalar) {
        text += FormHiddenCharacters.written(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The beginning and the end: a file may be nested deeply, and have long keys.
  fileprivate var shortenedInMiddle: String {
    utf8.count <= 200 ? self : "\(prefix(60).description)…\(suffix(60).description)"
  }
}

/// What is wrong with a file that makes no form: all of it at once.
public struct DocumentErrors: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order of the file; never none.
  public let problems: [DocumentProblem]
  /// What the loader would have left out or read in its own way, as in ``FormDocument/warnings``.
  public let warnings: [DocumentProblem]

  init(problems: [DocumentProblem], warnings: [DocumentProblem] = []) {
    (self.problems, self.warnings) = (problems, warnings)
  }

  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension DocumentSource {
  /// `form.json:3:7`, or the file alone if it has no lines.
  fileprivate var text: String? {
    guard let line else { return file }
    return [file, "\(line)", column.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
  }
}

/// The nearest of some names, or one that begins like it, as a question; empty if there is none.
func suggestion(for name: String, among names: some Sequence<String>) -> String {
  // Before it is taken apart: a name of a hostile file may be as long as the file.
  guard name.utf8.count <= 1_024 else { return "" }
  let start = name.lowercased()
  func longer() -> String? {
    guard (4...64).contains(start.count) else { return nil }
    // So may each of the others, which are looked at for every mistake.
    return names.prefix(2_000).first { $0.utf8.count <= 1_024 && $0.lowercased().hasPrefix(start) }
  }
  return (nearest(to: name, among: names) ?? longer()).map { " Did you mean '\($0)'?" } ?? ""
}

/// How many letters of a name may be wrong. Names of one or two letters are like too many others. Where more than a third
/// of the letters is wrong, the first one has to be right.
private func mostMistakes(in count: Int) -> (any: Int, sameStart: Int) {
  switch count {
  case ...2: (0, 0)
  case 3: (0, 1)
  case 4: (1, 1)
  case 5: (1, 2)
  default: (count / 3, count / 3)
  }
}

/// The name with the fewest letters changed, added, left out or swapped; nil if that are too many.
///
/// - Complexity: O(names · length²) for names of up to 64 characters; longer ones aren't looked at, nor more than the
///   first 2,000.
func nearest(to name: String, among names: some Sequence<String>) -> String? {
  // Before it is taken apart: a name of a hostile file may be as long as the file.
  guard name.utf8.count <= 1_024 else { return nil }
  let letters = Array(name.lowercased())
  guard (1...64).contains(letters.count) else { return nil }
  var best: (name: String, distance: Int)?
  let allowed = mostMistakes(in: letters.count)
  // A file may have many long names, and many mistakes in them.
  var left = 200_000
  for other in names.prefix(2_000) {
    guard abs(other.utf8.count - name.utf8.count) <= 64 else { continue }
    let others = Array(other.lowercased())
    let most = letters.first == others.first ? allowed.sameStart : allowed.any
    // Each letter more or less is one that was added or left out.
    guard abs(others.count - letters.count) <= most else { continue }
    left -= letters.count * others.count
    if left < 0 { break }
    let found = distance(letters, others)
    if found <= most, found < best?.distance ?? .max { best = (other, found) }
  }
  return best?.name
}

/// The edit distance of Damerau and Levenshtein, in which neighbors may swap once.
private func distance(_ left: [Character], _ right: [Character]) -> Int {
  guard right.count <= 96 else { return .max }
  var (before, last) = ([Int](), Array(0...right.count))
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, before[column - 1] + 1)
      }
      current.append(least)
    }
    (before, last) = (last, current)
  }
  return last[right.count]
}
