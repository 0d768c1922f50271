/// Plays commands in the full-screen form of a terminal, and reads the terminal's window.
public final class FormScreenDriver: FormDriver {
  public let surface = ConformanceSurface.screen
  private let driver: LineProtocol
  let hold = WorkHold()
  private let width: Int
  /// Whether a page may be longer than the window.
  let scrolls: Bool
  let usesPointer: Bool
  private var code: Int?
  private var output = ""
  /// The title of the first page in the window's header.
  private var rootTitle: String?

  struct Answer: Decodable {
    let code: Int?
    let output: String?
    let lines: [[ScreenRun]]?
    let isBusy: Bool?
  }

  /// - Parameters:
  ///   - width: the window's columns.
  ///   - height: the window's lines; with fewer than 60, the driver scrolls to read a page.
  ///   - usesPointer: whether rows are reached by clicks instead of Tab.
  public init(
    _ program: ConformanceProgram, _ scripts: FormDriverScripts, width: Int = 100, height: Int = 90,
    usesPointer: Bool = false
  ) throws {
    self.usesPointer = usesPointer
    driver = try LineProtocol("screen.py", in: scripts)
    self.width = width
    scrolls = height < 60
    try ask([
      "do": "start", "program": .text(program.path), "environment": .table(program.environment(for: .screen, hold)),
      "columns": .number(width), "lines": .number(height),
    ])
    // Only a title is followed by an empty line; a heading is followed by its rows. A form in steps opens with the
    // first one, which is in the first page.
    let lines = try ask(["do": "read"]).lines ?? []
    let head = ScreenBoxes(lines[...], width: width).head?.first
    if let head, head.text.hasPrefix("‹ ") {
      rootTitle = head.text.dropFirst(2).split(separator: " › ").dropLast().first.map(String.init)
    } else if let head, head.isBold {
      rootTitle = head.text
    }
  }

  public func close() { driver.close() }

  public func outcome() throws -> ConformanceOutcome {
    switch code {
    case nil: return .open
    // Leaving a form that is saved prints nothing.
    case 0: return output.isEmpty ? .cancelled : .submitted(output)
    case 130: return .cancelled
    case let code?: throw FormDriverError("The program ended with \(code).")
    }
  }

  public func read() throws -> FormReading { try page().reading }

  /// What the window shows, with the row that has the focus.
  func window() throws -> ScreenLayout {
    // A text field with the focus shows the part with the cursor; move it to the beginning, which other fields show.
    try press("\u{1}")
    let answer = try ask(["do": "read"])
    let lines = answer.lines ?? []
    let questions = ["Save changes?", "Discard changes?", "Leave this form?"]
    let isLeaving = lines.joined().contains { run in questions.contains { run.text.contains($0) } }
    var window = ScreenLayout(
      isLeaving ? [] : lines.dropLast(2), width: width, rootTitle: rootTitle, isLeaving: isLeaving)
    window.reading.isBusy = !isLeaving && answer.isBusy == true
    return window
  }

  // MARK: Keys

  @discardableResult private func ask(_ request: [String: LineValue]) throws -> Answer {
    let answer: Answer = try driver.ask(request)
    if let code = answer.code { (self.code, output) = (code, answer.output ?? "") }
    return answer
  }

  /// Has the program's work take long; ends that, or stops a save.
  func work(_ request: LineValue) throws { try ask(["do": request]) }

  func press(_ keys: String) throws { try ask(["do": "press", "keys": .text(keys)]) }
  /// Presses a key that must not be combined with the next one.
  func pressAlone(_ key: String) throws { try ask(["do": "press_alone", "keys": .text(key)]) }

  func isAskingToRemove() throws -> Bool {
    try ask(["do": "read"]).lines?.joined().contains { $0.text.contains("and the answers in it?") } ?? false
  }

  /// Opens a list, which may be longer than its window, types the text to filter it, and reads the remaining entries.
  func openList(typing text: String) throws -> [String] {
    try open(until: "Enter Select")
    try press(text)
    return try listed().filter { $0.mark == "(•) " || $0.mark == "( ) " }.map(\.title)
  }

  /// Opens the list of the row with the focus.
  func open(until text: String) throws {
    try ask(["do": "press_until", "keys": " ", "text": .text(text)])
  }

  /// An entry of an open list.
  struct Listed {
    let mark: String
    let title: String
    var isChosen: Bool { mark == "(•) " || mark == "[x] " }
  }

  /// The entries of the open list, or of the part of it that shows.
  func listed() throws -> [Listed] {
    let lines = ScreenBoxes((try ask(["do": "read"]).lines ?? [])[...], width: width).lines
    // The list is below the line that it belongs to, and ends at the title of the next row; or it fills the window.
    let start = lines.firstIndex { Self.firstRun($0.line, where: { $0.text.hasSuffix("▴") }) != nil }
    let below = start.map { start in
      lines[(start + 1)...].prefix { (Self.firstRun($0.line) { $0.text != "›" }?.x ?? 0) >= 20 }
    }
    return (below ?? lines[...]).compactMap { line in
      guard case .runs(let runs) = line.line else { return nil }
      let text = runs.map(\.text).joined(separator: " ").drop { $0 == "›" || $0 == " " }
      guard ScreenLayout.marks.contains(where: text.hasPrefix) else { return nil }
      return Listed(mark: String(text.prefix(4)), title: ScreenLayout.title(text.dropFirst(4)))
    }
  }

  private static func firstRun(_ line: ScreenBoxes.ScreenLine, where isMeant: (ScreenRun) -> Bool) -> ScreenRun? {
    guard case .runs(let runs) = line else { return nil }
    return runs.map(\.withoutIndent).first(where: isMeant)
  }
}
