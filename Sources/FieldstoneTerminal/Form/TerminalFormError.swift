import FieldstoneCore

/// Why a form could not be filled in from a terminal or a pipe. Its description is written for whoever runs the program.
public enum TerminalFormError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The form itself is wrong; nothing was asked.
  case definition([FormProblem])
  /// The program was called with something that it does not know.
  case usage(String)
  /// There is neither a terminal nor input.
  case noInput
  /// A secret would have to be read from a pipe, which was not allowed.
  case secretFromPipe(field: String, option: String)
  /// The input ended before the form was filled in.
  case ended(field: String?)
  /// A line of the input is not accepted; `field` is the question that it answers.
  case invalid(line: Int, field: String?, message: String)
  /// All lines were taken, but the form can't be submitted: a message for each error.
  case refused([String])

  public var description: String { text(in: .standard) }

  /// The same in the environment's language.
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
      "\(FormString.dialogue(.line, .count(line)).text(in: environment)): \(field): \(message)"
    case .invalid(let line, nil, let message):
      "\(FormString.dialogue(.line, .count(line)).text(in: environment)): \(message)"
    case .refused(let messages): messages.joined(separator: "\n")
    }
  }

  /// What a program exits with for this error.
  public var exitCode: Int32 {
    switch self {
    case .definition: TerminalExit.badDefinition
    case .usage, .noInput, .secretFromPipe: TerminalExit.wrongUse
    case .ended, .invalid, .refused: TerminalExit.badInput
    }
  }
}

/// What a program that shows a form exits with; the numbers above 63 are those of `sysexits.h`.
public enum TerminalExit {
  /// The form was submitted.
  public static let submitted: Int32 = 0
  /// The work that follows a submit failed.
  public static let failed: Int32 = 1
  /// The program was called wrongly, or without anything to read.
  public static let wrongUse: Int32 = 64
  /// The input is incomplete or not accepted.
  public static let badInput: Int32 = 65
  /// The form itself is wrong.
  public static let badDefinition: Int32 = 70
  /// The result could not be written.
  public static let cannotWrite: Int32 = 74
  /// The person left the form, or pressed Ctrl-C.
  public static let cancelled: Int32 = 130
}
