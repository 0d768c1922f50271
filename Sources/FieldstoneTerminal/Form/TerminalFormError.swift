import FieldstoneCore

/// An error that kept a form from being filled in on a terminal or from a pipe. The description is meant for the person
/// who runs the program.
public enum TerminalFormError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The form's definition has problems.
  case definition([FormProblem])
  /// The command line has an unknown option or argument.
  case usage(String)
  /// There is neither a terminal nor input.
  case noInput
  /// A secret would have to be read from a pipe, which is not allowed without the option.
  case secretFromPipe(field: String, option: String)
  /// The input ended before the form was complete; `field` is the question that was asked.
  case ended(field: String?)
  /// A line of the input was not accepted; `field` is the question that it answers.
  case invalid(line: Int, field: String?, message: String)
  /// The input was read to its end, but the form can't be submitted; one message for each error.
  case refused([String])

  public var description: String { text(in: .standard) }

  /// The description in the environment's language.
  public func text(in environment: FormEnvironment) -> String {
    switch self {
    case .definition(let problems): problems.map { $0.message.text(in: environment) }.joined(separator: "\n")
    case .usage(let message): message
    case .noInput: FormString.dialogue(.noInput).text(in: environment)
    case .secretFromPipe(let field, let option):
      FormString.dialogue(.secretFromPipe, .text(field), .text(option)).text(in: environment)
    case .ended(let field?): FormString.dialogue(.endedAt, .text(field)).text(in: environment)
    case .ended(nil): FormString.dialogue(.ended).text(in: environment)
    case .invalid(let line, let field?, let message):
      FormString.dialogue(.line, .count(line)).text(in: environment).labelling(
        field.labelling(message, in: environment), in: environment)
    case .invalid(let line, nil, let message):
      FormString.dialogue(.line, .count(line)).text(in: environment).labelling(message, in: environment)
    case .refused(let messages): messages.joined(separator: "\n")
    }
  }

  /// The exit code for this error.
  public var exitCode: Int32 {
    switch self {
    case .definition: TerminalExit.badDefinition
    case .usage, .noInput, .secretFromPipe: TerminalExit.wrongUse
    case .ended, .invalid, .refused: TerminalExit.badInput
    }
  }
}

/// The exit codes of a program that shows a form. Codes from 64 to 78 are those of `sysexits.h`.
public enum TerminalExit {
  /// The form was submitted, or one that is saved was left.
  public static let submitted: Int32 = 0
  /// The work after a submit failed.
  public static let failed: Int32 = 1
  /// The program was called incorrectly, or without input.
  public static let wrongUse: Int32 = 64
  /// The input is incomplete or invalid.
  public static let badInput: Int32 = 65
  /// The form's definition has problems.
  public static let badDefinition: Int32 = 70
  /// The result couldn't be written.
  public static let cannotWrite: Int32 = 74
  /// The person left the form, or pressed Ctrl-C.
  public static let cancelled: Int32 = 130
}
