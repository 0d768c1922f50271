import Foundation

/// How a form is shown on a terminal.
public enum TerminalMode: String, Sendable {
  /// On the whole screen where the terminal can, else as a dialogue. Anything in the variable `ACCESSIBLE` asks for the
  /// dialogue, which is the one for screen readers.
  case automatic
  /// Line by line, as a dialogue.
  case dialogue
  /// On the whole screen, or not at all.
  case screen
  /// In a few lines under the prompt, or not at all; what is above them stays, and what was answered follows it.
  case inline
}

extension TerminalForm {
  /// Whether the form is shown on the screen, all or part of it.
  var showsScreen: Bool {
    guard console.isStandard else { return false }
    let wantsDialogue = !(ProcessInfo.processInfo.environment["ACCESSIBLE"] ?? "").isEmpty
    return switch mode {
    case .automatic: TerminalScreenForm<Model>.isPossible && !wantsDialogue
    case .dialogue: false
    case .screen, .inline: true
    }
  }
}
