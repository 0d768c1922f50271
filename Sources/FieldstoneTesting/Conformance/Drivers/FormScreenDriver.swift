/// Plays commands on the whole screen of a terminal, and reads the window.
public final class FormScreenDriver: FormDriver {
  public let surface = ConformanceSurface.screen
  private let driver: LineProtocol
  private let width: Int
  /// Whether a page may be longer than the window.
  let scrolls: Bool
  let usesPointer: Bool
  private var code: Int?
  private var output = ""
  /// What the first page is called in the window's head.
  private var rootTitle: String?

  struct Answer: Decodable {
    let code: Int?
    let output: String?
    let lines: [[ScreenRun]]?
  }

  /// - Parameters:
  ///   - width: the window's columns.
  ///   - height: the window's lines; in fewer than 60 it scrolls to see a page.
  ///   - usesPointer: whether rows are reached by clicks and not by Tab.
  public init(
    _ program: ConformanceProgram, _ scripts: FormDriverScripts, width: Int = 100, height: Int = 90,
    usesPointer: Bool = false
  ) throws {
    self.usesPointer = usesPointer
    driver = try LineProtocol("screen.py", in: scripts)
    self.width = width
    scrolls = height < 60
    try ask([
      "do": "start", "program": .text(program.path), "environment": .table(program.environment(for: .screen)),
      "columns": .number(width), "lines": .number(height),
    ])
    // A title stands apart; a heading is followed by its rows.
    let lines = try ask(["do": "read"]).lines ?? []
    if let head = ScreenBoxes(lines[...], width: width).head?.first, head.isBold { rootTitle = head.text }
  }

  public func close() { driver.close() }

  public func outcome() throws -> ConformanceOutcome {
    switch code {
    case nil: return .open
    case 0: return .submitted(output)
    case 130: return .cancelled
    case let code?: throw FormDriverError("The program ended with \(code).")
    }
  }

  public func read() throws -> FormReading { try page().reading }

  /// What the window shows, with the row that has the focus.
  func window() throws -> ScreenLayout {
    // A text that has the focus shows the part with the cursor; its beginning is what other texts show.
    try press("\u{1}")
    let lines = try ask(["do": "read"]).lines ?? []
    let isLeaving = lines.joined().contains { $0.text.contains("Save changes?") }
    return ScreenLayout(isLeaving ? [] : lines.dropLast(2), width: width, rootTitle: rootTitle, isLeaving: isLeaving)
  }

  // MARK: Keys

  @discardableResult private func ask(_ request: [String: LineValue]) throws -> Answer {
    let answer: Answer = try driver.ask(request)
    if let code = answer.code { (self.code, output) = (code, answer.output ?? "") }
    return answer
  }

  func press(_ keys: String) throws { try ask(["do": "press", "keys": .text(keys)]) }
  /// A key that may not run into the next.
  func pressAlone(_ key: String) throws { try ask(["do": "press_alone", "keys": .text(key)]) }

  func isAskingToRemove() throws -> Bool {
    try ask(["do": "read"]).lines?.joined().contains { $0.text.contains("and the answers in it?") } ?? false
  }

  /// Unfolds a list, which may be longer than its window, types what is wanted, and reads what is left.
  func openList(typing text: String) throws -> [String] {
    try ask(["do": "press_until", "keys": " ", "text": "Enter Select"])
    try press(text)
    let lines = ScreenBoxes((try ask(["do": "read"]).lines ?? [])[...], width: width).lines
    return lines.compactMap { line in
      guard case .runs(let runs) = line.line else { return nil }
      let text = runs.map(\.text).joined(separator: " ").drop { $0 == "›" || $0 == " " }
      guard text.hasPrefix("(•) ") || text.hasPrefix("( ) ") else { return nil }
      return ConformanceText.line(String(text.dropFirst(4)))
    }
  }
}
