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
  /// The path of the file that a recording is written to; nil for none.
  public var record: String?
  /// The address of the row at which the form begins; nil for its first row.
  public var at: String?

  /// The name of the option that allows secrets from a pipe.
  public static let secretsOption = "--secrets-from-input"
  private static let answersOption = "--answers"
  private static let (recordOption, atOption) = ("--record", "--at")
  private static let known = [
    "--help", secretsOption, answersOption, "--dialogue", "--screen", "--inline", recordOption, atOption, "--texts",
    "--texts=xcstrings",
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
  /// - Throws: ``TerminalFormError/usage(_:)`` for an unknown option, one without its value, an argument that is not an
  ///   option, or two options that can't be used together.
  public init(_ arguments: [String]) throws(TerminalFormError) {
    var modeOption: String?
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--texts": texts = .keys
      case "--texts=xcstrings": texts = .catalog
      case Self.secretsOption: readsSecretsFromPipe = true
      case Self.answersOption: input = .byName
      case "--dialogue", "--screen", "--inline":
        if let modeOption, modeOption != argument {
          throw .wrongUse(.dialogue(.oneMode, .text(modeOption), .text(argument)))
        }
        modeOption = argument
        mode = argument == "--dialogue" ? .dialogue : argument == "--screen" ? .screen : .inline
      default:
        if let path = try Self.value(of: Self.recordOption, argument, &rest, example: "report.form") {
          record = path
        } else if let address = try Self.value(of: Self.atOption, argument, &rest, example: "invoice/vat") {
          at = address
        } else {
          throw Self.unknown(argument)
        }
      }
    }
    // Nobody is asked for answers that are given by name.
    guard input == .byName else { return }
    if let option = modeOption ?? at.map({ _ in Self.atOption }) {
      throw .wrongUse(.dialogue(.answersWithMode, .text(Self.answersOption), .text(option)))
    }
  }

  /// The value of an option, as `--option value` or `--option=value`; nil if the argument is another one.
  private static func value(
    of option: String, _ argument: String, _ rest: inout ArraySlice<String>, example: String
  ) throws(TerminalFormError) -> String? {
    var value: String?
    if argument == option {
      // An option in its place means that the value was forgotten. A path that begins so follows `=`.
      value = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      if value != nil { rest.removeFirst() }
    } else if argument.hasPrefix(option + "=") {
      value = String(argument.dropFirst(option.count + 1))
    } else {
      return nil
    }
    guard let value, !value.isEmpty else {
      throw .wrongUse(.dialogue(.needsValue, .text(option), .text("\(option) \(example)")))
    }
    return value
  }

  private static func unknown(_ argument: String) -> TerminalFormError {
    guard argument.hasPrefix("-") else { return .wrongUse(.dialogue(.unexpectedArgument, .text(argument))) }
    let near = Nearest.name(to: argument, in: known)
    return .wrongUse(
      .sentences(
        .dialogue(.unknownOption, .text(argument)),
        near.map { .dialogue(.didYouMean, .text($0)) } ?? .dialogue(.helpListsOptions)))
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

extension TerminalFormError {
  /// What is wrong with the command line, in English, as its help is.
  fileprivate static func wrongUse(_ words: FormString) -> Self { .usage(words.text(in: .standard)) }
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
    if let path = arguments.record { recordingPath = path }
    if let address = arguments.at { startAddress = address }
    // A dialogue that is asked for explicitly works without a terminal too: another program answers.
    if mode == .dialogue, !console.isTerminal { console = .dialogue }
  }
}
