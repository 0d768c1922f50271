/// A console for tests: plays prepared lines, and records a transcript as a person would see it.
///
/// ```swift
/// let script = FormConsoleScript(["ada@example.org", "?", "<"])
/// _ = try? await TerminalForm(form, console: script.console).run()
/// print(script.transcript)
/// ```
public final class FormConsoleScript {
  /// Everything that was shown, including the typed lines, but no secrets.
  public private(set) var transcript = ""
  /// The lines that have not been read.
  public private(set) var remaining: ArraySlice<String>
  private let isTerminal: Bool

  /// A line that stands for Ctrl-C.
  public static let interrupt = "\u{3}"
  /// A line that stands for Ctrl-D on an empty line.
  public static let end = "\u{4}"

  /// - Parameters:
  ///   - lines: the lines to type.
  ///   - isTerminal: whether the console behaves like a terminal rather than a pipe.
  public init(_ lines: [String], isTerminal: Bool = true) {
    remaining = lines[...]
    self.isTerminal = isTerminal
  }

  /// The console that plays the script.
  public var console: FormConsole {
    FormConsole(
      isTerminal: isTerminal, showsQuestions: isTerminal, width: { [isTerminal] in isTerminal ? 80 : nil },
      source: { [self] prompt in
        transcript += prompt.text
        guard let line = remaining.popFirst() else { return .end }
        switch line {
        case Self.interrupt: return .interrupted
        case Self.end: return .end
        default:
          if isTerminal { transcript += (prompt.isSecret ? "" : line) + "\n" }
          return .text(line)
        }
      }, sink: { [self] in transcript += $0 })
  }
}
