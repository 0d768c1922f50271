import Foundation

/// What logs, assertions and debuggers show of an input: what was done, never what was typed or chosen. An input does
/// not know its field, which may be a secret.
///
/// Encoding keeps everything, and ``swiftSource`` prints it.
extension FormInput: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .type(let row, let text): "type(\(row), \(text.count) character\(text.count == 1 ? "" : "s"))"
    case .set(let row, let answer): "set(\(row), \(answer.kind))"
    default: words
    }
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: []) }

  /// The whole input as Swift code, with what was typed: for tests and their reports, not for logs.
  public var swiftSource: String {
    switch self {
    case .type(let row, let text): ".type(\(row.path.debugDescription), \(text.debugDescription))"
    case .set(let row, let answer): ".set(\(row.path.debugDescription), \(answer.swiftSource))"
    case .search(let row, let text): ".search(\(row.path.debugDescription), \(text.debugDescription))"
    case .insert(let row, let id, let next):
      ".insert(\(row.path.debugDescription), id: \(id.debugDescription), before: \(Self.swiftSource(next)))"
    case .remove(let row): ".remove(\(row.path.debugDescription))"
    case .move(let row, let next): ".move(\(row.path.debugDescription), before: \(Self.swiftSource(next)))"
    case .duplicate(let row, let id): ".duplicate(\(row.path.debugDescription), id: \(id.debugDescription))"
    case .focus(let row): ".focus(\(row.path.debugDescription))"
    case .blur(let row): ".blur(\(row.path.debugDescription))"
    case .open(let row): ".open(\(row.path.debugDescription))"
    case .perform(let row): ".perform(\(row.path.debugDescription))"
    case .act(let row, let action): ".act(\(row.path.debugDescription), action: \(action.debugDescription))"
    case .stop(let row): ".stop(\(row.path.debugDescription))"
    case .back, .submit, .edit, .save, .discard, .cancel, .reset, .undo, .redo: "." + words
    }
  }

  private static func swiftSource(_ row: FormRowID?) -> String { row.map { $0.path.debugDescription } ?? "nil" }

  /// Its name and its row.
  private var words: String {
    switch self {
    case .type(let row, _): "type(\(row))"
    case .set(let row, _): "set(\(row))"
    case .search(let row, _): "search(\(row))"
    case .insert(let row, _, _): "insert(\(row))"
    case .remove(let row): "remove(\(row))"
    case .move(let row, _): "move(\(row))"
    case .duplicate(let row, _): "duplicate(\(row))"
    case .focus(let row): "focus(\(row))"
    case .blur(let row): "blur(\(row))"
    case .open(let row): "open(\(row))"
    case .perform(let row): "perform(\(row))"
    case .act(let row, let action): "act(\(row), \(action))"
    case .stop(let row): "stop(\(row))"
    case .back: "back"
    case .submit: "submit"
    case .edit: "edit"
    case .save: "save"
    case .discard: "discard"
    case .cancel: "cancel"
    case .reset: "reset"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension FormAnswer {
  /// The kind of answer, without its content.
  fileprivate var kind: String {
    switch self {
    case .none: "none"
    case .text: "text"
    case .flag: "flag"
    case .number: "number"
    case .date: "date"
    case .choices: "choice"
    }
  }

  /// The answer as Swift code.
  fileprivate var swiftSource: String {
    switch self {
    case .none: return ".none"
    case .text(let text): return ".text(\(text.debugDescription))"
    case .flag(let flag): return ".flag(\(flag))"
    case .number(let number): return ".number(\(number))"
    case .date(let date):
      let parts = [
        ("year", date.year), ("month", date.month), ("day", date.day), ("hour", date.hour), ("minute", date.minute),
        ("second", date.second),
      ]
      let written = parts.compactMap { name, part in part.map { "\(name): \($0)" } }
      return ".date(DateComponents(\(written.joined(separator: ", "))))"
    case .choices(let ids): return ".choices(\(ids))"
    }
  }
}
