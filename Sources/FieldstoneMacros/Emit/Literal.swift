/// A string literal with the given content, with as many number signs as the content needs.
func literal(_ text: String) -> String {
  var marks = ""
  // In a raw literal, a quote or a backslash is special only if as many number signs follow it.
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
