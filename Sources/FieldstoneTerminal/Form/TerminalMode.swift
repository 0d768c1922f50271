import Foundation

/// How a form is shown on a terminal.
public enum TerminalMode: String, Sendable {
  /// Full-screen if the terminal is capable of it, otherwise as a dialogue. If the environment variable `ACCESSIBLE`
  /// is not empty, the dialogue is used, which works with screen readers.
  case automatic
  /// As a dialogue, line by line.
  case dialogue
  /// Full-screen. There is no fallback to the dialogue.
  case screen
  /// In a few lines below the prompt. The text above stays, and a summary of the answers is printed at the end. There
  /// is no fallback to the dialogue.
  case inline
}

extension TerminalForm {
  /// Whether the form is shown full-screen or inline.
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
