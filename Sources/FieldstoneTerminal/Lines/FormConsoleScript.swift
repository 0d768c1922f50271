/// A console for tests: lines that are given beforehand, and a transcript as a person would see it.
///
/// ```swift
/// let script = FormConsoleScript(["ada@example.org", "?", "<"])
/// _ = try? await TerminalForm(form, console: script.console).run()
/// print(script.transcript)
/// ```
public final class FormConsoleScript {
  /// Everything that was shown, with the typed lines in their places; secrets are not shown.
  public private(set) var transcript = ""
  /// The lines that were not read.
  public private(set) var remaining: ArraySlice<String>
  private let isTerminal: Bool

  /// Stands in a script for Ctrl-C.
  public static let interrupt = "\u{3}"
  /// Stands in a script for Ctrl-D on an empty line.
  public static let end = "\u{4}"

  /// - Parameters:
  ///   - lines: what is typed, a line each.
  ///   - isTerminal: whether to play a terminal; else a pipe.
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
