/// The options of a program that shows a form on the terminal.
///
/// ```swift
/// do throws(TerminalFormError) {
///   let arguments = try TerminalArguments(CommandLine.arguments)
/// } catch { … }
/// ```
public struct TerminalArguments: Sendable, Hashable {
  /// Whether only the usage is asked for.
  public var showsHelp = false
  /// Whether secrets may come from a pipe.
  public var readsSecretsFromPipe = false
  /// How the form is shown; the dialogue, where it is asked for by name, even without a terminal.
  public var mode = TerminalMode.automatic
  /// How a pipe is read.
  public var input = TerminalInput.inOrder

  /// The name of the option that allows secrets from a pipe.
  public static let secretsOption = "--secrets-from-input"
  private static let known = ["--help", secretsOption, "--answers", "--dialogue", "--screen", "--inline"]

  /// Reads the arguments, the program's own path first.
  ///
  /// - Throws: ``TerminalFormError/usage(_:)`` for an option that there is not.
  public init(_ arguments: [String]) throws(TerminalFormError) {
    for argument in arguments.dropFirst() {
      switch argument {
      case "--help", "-h": showsHelp = true
      case Self.secretsOption: readsSecretsFromPipe = true
      case "--answers": input = .byName
      case "--dialogue": mode = .dialogue
      case "--screen": mode = .screen
      case "--inline": mode = .inline
      case _ where argument.hasPrefix("-"):
        let near = Nearest.name(to: argument, in: Self.known).map { " Did you mean '\($0)'?" } ?? ""
        throw .usage("Unknown option '\(argument)'." + near)
      default: throw .usage("Unexpected argument '\(argument)'. Answers come from standard input.")
      }
    }
  }

  /// What `--help` prints.
  public static func usage(program: String, purpose: String) -> String {
    """
    \(purpose)

    Usage: \(program) [--dialogue | --screen | --inline] [--answers] [--secrets-from-input]

    On a terminal the form fills the window; where that can't be (TERM=dumb), or ACCESSIBLE is set, its questions are
    asked one after the other. From a pipe or file, a line is read for each question, in the same order; an empty line
    keeps what is there. The result is printed to standard output as JSON, all else to standard error.

      --dialogue            Ask one question after the other, even where there is no terminal.
      --screen              Fill the window, or fail.
      --inline              Use a few lines under the prompt, or fail.
      --answers             Read 'name=answer' lines, in any order.
      --secrets-from-input  Read secrets from a pipe or file too.
      --help                Print this.

    Exit codes: 0 submitted, 64 wrong use or no input, 65 incomplete or invalid input, 70 an error in the form itself,
    74 the result could not be written, 130 cancelled.

    """
  }
}

extension TerminalForm {
  /// Takes over what was asked for on the command line.
  public mutating func apply(_ arguments: TerminalArguments) {
    readsSecretsFromPipe = arguments.readsSecretsFromPipe
    secretsOption = TerminalArguments.secretsOption
    input = arguments.input
    mode = arguments.mode
    // Asked for by name, the dialogue is had without a terminal too: another program answers.
    if mode == .dialogue, !console.isTerminal { console = .dialogue }
  }
}
