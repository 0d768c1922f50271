/// Where lines are read from, and where what people read is written: a terminal, a pipe, or a script for tests.
///
/// Everything written goes through ``say(_:)`` line by line and can't drive a terminal.
public final class FormConsole {
  /// Whether somebody sits there, who can be asked again.
  public let isTerminal: Bool
  /// Whether lines come from a pipe or file, where secrets may be left lying about.
  let readsPipe: Bool
  /// Whether anything can be read at all.
  public let hasInput: Bool
  /// Whether questions are shown; errors always are.
  let showsQuestions: Bool
  /// Whether headings may be bold.
  let isStyled: Bool
  /// Whether lines that were read have to be shown, because nobody has typed them here.
  let echoes: Bool
  /// Whether it is the program's own terminal, which may show the form in full as well.
  var isStandard = false
  /// How many columns a line has; nil where lines are not broken, because a program reads them.
  private let width: () -> Int?
  /// How many lines were read.
  private(set) var lineNumber = 0
  /// Shows the prompt and reads a line; a secret's prompt comes when nothing that is typed is shown any more.
  private let source: (LinePrompt) -> InputLine
  private let sink: (String) -> Void

  init(
    isTerminal: Bool, readsPipe: Bool? = nil, hasInput: Bool = true, showsQuestions: Bool = true,
    isStyled: Bool = false, echoes: Bool = false, width: @escaping () -> Int? = { nil },
    source: @escaping (LinePrompt) -> InputLine, sink: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.readsPipe = readsPipe ?? !isTerminal
    self.hasInput = hasInput
    self.showsQuestions = showsQuestions
    self.isStyled = isStyled
    self.echoes = echoes
    self.width = width
    self.source = source
    self.sink = sink
  }

  // MARK: Writing

  /// A line of the dialogue.
  func say(_ line: String = "") {
    if showsQuestions { report(line) }
  }

  /// A line that is shown even where no questions are: an error.
  func report(_ line: String) { sink(VisibleText.line(line) + "\n") }

  /// A line of the dialogue that may be long: it is broken between words, and what follows is indented as far as its
  /// beginning, and by some columns more.
  func sayWrapped(_ line: String, hanging: Int = 0) {
    if showsQuestions { reportWrapped(line, hanging: hanging) }
  }

  /// The same for an error.
  func reportWrapped(_ line: String, hanging: Int = 0) {
    let indent = line.prefix { $0 == " " }.count
    guard let width = width(), CellWidth.of(VisibleText.line(line)) > width, width > indent + hanging + 10 else {
      return report(line)
    }
    let lines = TextWrap.lines(String(line.dropFirst(indent)), width: width - indent - hanging)
    for (place, line) in lines.enumerated() {
      report(String(repeating: " ", count: indent + (place == 0 ? 0 : hanging)) + line)
    }
  }

  /// A line that stands out, underlined so that it does without bold.
  func heading(_ title: String, _ stroke: Character) {
    guard showsQuestions else { return }
    let title = VisibleText.line(title)
    sink("\n" + (isStyled ? "\u{1B}[1m\(title)\u{1B}[0m" : title) + "\n")
    report(String(repeating: stroke, count: min(title.count, 60)))
  }

  // MARK: Reading

  /// Asks, and reads a line.
  ///
  /// - Parameter earlier: what was entered here before, the oldest first: the arrows bring it back.
  func ask(_ prompt: String, isSecret: Bool = false, earlier: [String] = []) -> InputLine {
    let line = source(
      LinePrompt(text: showsQuestions ? VisibleText.line(prompt) : "", isSecret: isSecret, earlier: earlier))
    switch line {
    case .text(let text):
      lineNumber += 1
      if echoes, showsQuestions { sink((isSecret ? "" : VisibleText.short(text)) + "\n") }
    case .notUTF8, .tooLong:
      lineNumber += 1
      if echoes, showsQuestions { sink("\n") }
    case .end, .interrupted:
      // The cursor stands behind the prompt still.
      if showsQuestions { sink("\n") }
    }
    return line
  }
}
