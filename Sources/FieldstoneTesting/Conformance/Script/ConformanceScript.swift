import FieldstoneCore

/// What a person does with a form and sees in it: a text file that is played on every surface.
///
/// ```text
/// # A wrong number stays as it was typed.
/// form attendee
/// type Seats = abc
/// expect value Seats = abc
/// expect issue Seats = Enter a whole number.
/// ```
public struct ConformanceScript: Sendable, Hashable {
  /// A command and its line number.
  public struct Line: Sendable, Hashable {
    public var number: Int
    public var command: ConformanceCommand
  }

  public var name: String
  /// What it is about: the comment at its beginning.
  public var about: String
  public var form: String
  public var surfaces: [ConformanceSurface]
  public var lines: [Line]

  public init(
    name: String, about: String = "", form: String, surfaces: [ConformanceSurface] = ConformanceSurface.allCases,
    commands: [ConformanceCommand]
  ) {
    self.name = name
    self.about = about
    self.form = form
    self.surfaces = surfaces
    lines = commands.enumerated().map { Line(number: $0 + 1, command: $1) }
  }

  /// The surfaces that it can be played on.
  public var playable: [ConformanceSurface] { playable(withPageScript: false) }

  /// - Parameter withPageScript: whether a browser runs the script of the pages.
  public func playable(withPageScript: Bool) -> [ConformanceSurface] {
    var waiting: Set<ConformanceSurface> = []
    if goesOnDuringWork { waiting = withPageScript ? [.terminal] : [.terminal, .web] }
    return surfaces.filter { surface in
      !waiting.contains(surface) && !lines.contains { surface.cannotPerform($0.command) }
    }
  }

  /// Whether something is done with the form while it is being saved. The dialogue waits for the end of a save, and so
  /// does a page without a script.
  private var goesOnDuringWork: Bool {
    var (isHeld, isWaiting) = (false, false)
    for command in lines.map(\.command) {
      switch command {
      case .hold: isHeld = true
      case .release, .stop: (isHeld, isWaiting) = (command == .stop && isHeld, false)
      default:
        if isWaiting, !command.onlyReads { return true }
        if isHeld, command.beginsWork { isWaiting = true }
      }
    }
    return false
  }
}

extension ConformanceScript: CustomStringConvertible {
  /// The script as a file.
  public var description: String {
    var text = about.isEmpty ? "" : "# \(about)\n"
    text += "form \(form)\n"
    if surfaces != ConformanceSurface.allCases {
      text += "surfaces \(surfaces.map(\.rawValue).joined(separator: " "))\n"
    }
    return text + lines.map { "\($0.command)\n" }.joined()
  }
}

extension ConformanceCommand: CustomStringConvertible {
  public var description: String {
    func with(_ value: String) -> String { value.isEmpty ? " =" : " = " + ScriptText.escaped(value) }
    switch self {
    case .type(let row, let text): return "type \(row)\(with(text))"
    case .choose(let row, let option): return "choose \(row)\(with(option ?? ""))"
    case .pick(let row, let options): return "pick \(row) =" + (options.isEmpty ? "" : " " + ScriptText.list(options))
    case .set(let row, let isOn): return "set \(row) = \(isOn ? "on" : "off")"
    case .attach(let row, let path): return "attach \(row)\(with(path ?? ""))"
    case .open(let row): return "open \(row)"
    case .press(let row): return "press \(row)"
    case .act(let row, let entry): return "act \(row)\(with(entry))"
    case .insert(let row, let id, let before):
      return "insert \(row.amongElements) \(id)" + (before.map { " before \($0.amongElements)" } ?? "")
    case .remove(let row): return "remove \(row.amongElements)"
    case .move(let row, let before):
      return "move \(row.amongElements) " + (before.map { "before \($0.amongElements)" } ?? "last")
    case .duplicate(let row, let id): return "duplicate \(row.amongElements) \(id)"
    case .back: return "back"
    case .undo: return "undo"
    case .redo: return "redo"
    case .edit: return "edit"
    case .save: return "save"
    case .discard: return "discard"
    case .submit(let twice): return twice ? "submit twice" : "submit"
    case .hold: return "hold"
    case .release: return "release"
    case .stop: return "stop"
    case .cancel: return "cancel"
    case .stay: return "stay"
    case .leave: return "leave"
    case .tamper(let pairs, let status):
      let pairs = pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\(ScriptText.escaped($0.value))" }
      return "tamper \(status) \(pairs.joined(separator: " "))"
    case .check: return "check"
    case .expect(let expectation): return "expect \(expectation)"
    }
  }
}

extension ConformanceExpectation: CustomStringConvertible {
  public var description: String {
    func with(_ value: String) -> String { value.isEmpty ? " =" : " = " + ScriptText.escaped(value) }
    switch self {
    case .value(let row, let text): return "value \(row)\(with(text))"
    case .issue(let row, let text): return "issue \(row)\(with(text))"
    case .noIssue(let row): return "no issue \(row)"
    case .shown(let row): return "shown \(row)"
    case .hidden(let row): return "hidden \(row)"
    case .page(let title): return title.map { "page \(ScriptText.escaped($0))" } ?? "page"
    case .leaving: return "leaving"
    case .busy: return "busy"
    case .submitted: return "submitted"
    case .cancelled: return "cancelled"
    }
  }
}
