/// What a name of a file may stand for, as a question: the nearest of some names, or those that begin as it does, such as
/// 'integer' for 'int'. Empty if there is none.
///
/// - Parameter letters: How many first letters have to be the same, at most; all if the name has fewer.
func likelyNames(for name: String, among names: [String], letters: Int = .max) -> String {
  let near = suggestion(for: name, among: names)
  guard near.isEmpty, name.utf8.count >= 3, name.utf8.count <= 64 else { return near }
  let beginning = name.lowercased().prefix(letters)
  let alike = names.filter { $0.lowercased().hasPrefix(beginning) }
  guard let last = alike.last else { return "" }
  let others = alike.dropLast().map { "'\($0)'" }.joined(separator: ", ")
  return " Did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
}
