/// A string literal with the given content, as raw as the content needs it.
func literal(_ text: String) -> String {
  var marks = ""
  // In a raw literal a quote ends it, and a backslash begins an escape, only with as many marks behind it.
  if text.contains("\"") || text.contains("\\") {
    marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  }
  var content = ""
  for character in text {
    switch character {
    case "\n", "\r\n", "\r": content += "\\\(marks)n"
    case "\0": continue
    default: content.append(character)
    }
  }
  return "\(marks)\"\(content)\"\(marks)"
}
