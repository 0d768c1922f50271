/// A prompt, and how its line is read.
struct LinePrompt {
  var text: String
  /// Whether the typed line is hidden.
  var isSecret = false
  /// The earlier entries, the oldest first.
  var earlier: [String] = []
  /// Whether the line is a path, which Tab completes.
  var isPath = false
}
