import FieldstoneCore
import Foundation

/// The command line options of a program that shows a form on the terminal.
///
/// ```swift
/// do throws(TerminalFormError) {
///   let arguments = try TerminalArguments(CommandLine.arguments)
///   if arguments.showsHelp { print(TerminalArguments.usage(program: "register", purpose: "Registers an attendee.")) }
/// } catch { print(error) }
/// ```
public struct TerminalArguments: Sendable, Hashable {
  /// Whether to print the usage instead of showing the form.
  public var showsHelp = false
  /// Whether to print the texts of the form instead of showing it, for whoever translates them.
  public var texts: Texts?
  /// Whether secrets may be read from a pipe.
  public var readsSecretsFromPipe = false
  /// How the form is shown. `--dialogue` works even without a terminal.
  public var mode = TerminalMode.automatic
  /// How input from a pipe is read.
  public var input = TerminalInput.inOrder

  /// The name of the option that allows secrets from a pipe.
  public static let secretsOption = "--secrets-from-input"
  private static let answersOption = "--answers"
  private static let known = [
    "--help", secretsOption, answersOption, "--dialogue", "--screen", "--inline", "--texts", "--texts=xcstrings",
  ]

  /// How the texts of a form are listed.
  public enum Texts: Sendable, Hashable {
    /// The key of each text, one in a line.
    case keys
    /// A string catalog to be filled in.
    case catalog
  }

  /// Parses the arguments.
  ///
  /// - Parameter arguments: the command line; the first argument is the program's path and is ignored.
  /// - Throws: ``TerminalFormError/usage(_:)`` for an unknown option, an argument that is not an option, or two options
  ///   that show the form in different ways.
  public init(_ arguments: [String]) throws(TerminalFormError) {
    var modeOption: String?
    for argument in arguments.dropFirst() {
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--texts": texts = .keys
      case "--texts=xcstrings": texts = .catalog
      case Self.secretsOption: readsSecretsFromPipe = true
      case Self.answersOption: input = .byName
      case "--dialogue", "--screen", "--inline":
        if let modeOption, modeOption != argument {
          throw .usage(FormString.dialogue(.oneMode, .text(modeOption), .text(argument)).text(in: .standard))
        }
        modeOption = argument
        mode = argument == "--dialogue" ? .dialogue : argument == "--screen" ? .screen : .inline
      case _ where argument.hasPrefix("-"):
        let words: [FormString] =
          [.dialogue(.unknownOption, .text(argument))]
          + [
            Nearest.name(to: argument, in: Self.known).map { .dialogue(.didYouMean, .text($0)) }
              ?? .dialogue(.helpListsOptions)
          ]
        throw .usage(words.map { $0.text(in: .standard) }.joined(separator: " "))
      default: throw .usage(FormString.dialogue(.unexpectedArgument, .text(argument)).text(in: .standard))
      }
    }
    // Nobody is asked for answers that are given by name.
    if let modeOption, input == .byName {
      throw .usage(
        FormString.dialogue(.answersWithMode, .text(Self.answersOption), .text(modeOption)).text(in: .standard))
    }
  }

  /// The text that `--help` prints.
  public static func usage(program: String, purpose: String) -> String {
    let usage = FormString.dialogue(.usage, .text(program)).text(in: .standard)
    return purpose.isEmpty ? usage : "\(purpose)\n\n\(usage)"
  }
}

extension TerminalArguments.Texts {
  /// The texts of a form.
  func list(of form: FormEngine) -> String {
    switch self {
    case .keys:
      form.programTexts.map { $0.key.replacingOccurrences(of: "\n", with: "\\n") + "\n" }.joined()
    case .catalog: String(decoding: form.stringCatalog(), as: UTF8.self) + "\n"
    }
  }
}

extension TerminalForm {
  /// Sets what the command line specifies; other properties keep their values.
  public mutating func apply(_ arguments: TerminalArguments) {
    if arguments.readsSecretsFromPipe { readsSecretsFromPipe = true }
    secretsOption = TerminalArguments.secretsOption
    if arguments.input != .inOrder {
      // Nobody is asked for answers that are given by name, however the program would ask.
      (input, mode) = (arguments.input, .automatic)
    }
    if arguments.mode != .automatic { mode = arguments.mode }
    // A dialogue that is asked for explicitly works without a terminal too: another program answers.
    if mode == .dialogue, !console.isTerminal { console = .dialogue }
  }
}
