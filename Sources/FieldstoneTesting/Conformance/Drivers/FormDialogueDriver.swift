import Foundation

/// Plays commands in the dialogue, over pipes: it answers every question with Enter, and from the review goes to the
/// questions that a script names.
public final class FormDialogueDriver: FormDriver {
  public let surface = ConformanceSurface.terminal
  private let process: DriverProcess
  let hold = WorkHold()
  private(set) var transcript = ""
  /// What was shown since the last line was sent.
  private(set) var shown = ""
  private var exitCode: Int32?
  /// The page that the script is on; the review has all pages.
  var page: String?
  /// The answers that were given to get past required questions, by title. They are cleared from the review.
  var placeholders: [(title: String, answer: String)] = []

  public init(_ program: ConformanceProgram) throws {
    process = try DriverProcess(
      program.path, ["--dialogue", "--secrets-from-input"], environment: program.environment(for: .terminal, hold),
      answersOn: .standardError)
    try readToPrompt()
    try goToReview()
  }

  public func close() { process.close() }

  public func outcome() throws -> ConformanceOutcome {
    switch exitCode {
    case nil: return .open
    // Leaving a form that is saved prints nothing.
    case 0: return process.file.isEmpty ? .cancelled : .submitted(process.file)
    case 130: return .cancelled
    case let code?: throw FormDriverError("The program ended with \(code).", shown: transcript)
    }
  }

  public func read() throws -> FormReading {
    var reading = FormReading()
    if isBusy {
      reading.isBusy = true
      return reading
    }
    if isAskingToLeave {
      reading.isLeaving = true
      return reading
    }
    return try review().reading(of: page)
  }

  /// All answers, as the review lists them.
  func review() throws -> DialogueReview {
    try goToReview()
    return DialogueReview(try answer("?"))
  }

  // MARK: Lines

  /// Whether the dialogue is at the review, the only prompt that is a question.
  var isAtReview: Bool { shown.hasSuffix("? ") }
  var isAskingToLeave: Bool { prompt.hasPrefix("Your changes will be lost.") || isAskingToSave }
  /// Whether the dialogue asks whether to save or discard the changes, which has no yes and no.
  var isAskingToSave: Bool { prompt.hasPrefix("Save changes?") }
  /// Whether the dialogue waits for the program, whose work is held up.
  var isBusy: Bool { hold.isHeld && shown.hasSuffix("…\n") }
  var isOver: Bool { exitCode != nil }
  var prompt: Substring { shown[(shown.lastIndex(of: "\n").map(shown.index(after:)) ?? shown.startIndex)...] }

  /// Sends a line.
  ///
  /// - Returns: what was shown then, up to the next prompt.
  @discardableResult func answer(_ line: String) throws -> String {
    guard !isOver else { throw FormDriverError("The program has ended before '\(line)'.", shown: transcript) }
    shown = ""
    try process.write(line + "\n")
    try readToPrompt()
    return shown
  }

  func readToPrompt() throws {
    // A prompt is a line without a line break; the program writes it in one piece.
    while ![": ", "? ", "> "].contains(where: shown.hasSuffix), !isBusy {
      guard let bytes = try process.read(waitingFor: "a prompt", shown: transcript) else {
        exitCode = try process.end()
        return
      }
      let text = String(decoding: bytes, as: UTF8.self)
      shown += text
      transcript += text
    }
  }
}
