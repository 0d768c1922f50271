/// What a line is asked for with.
struct LinePrompt {
  var text: String
  /// Whether nothing of the line is shown.
  var isSecret = false
  /// What was entered here before, the oldest first.
  var earlier: [String] = []
}
