/// Plays commands in a browser, with or without JavaScript, and reads the page by its labels.
public final class FormWebDriver: FormDriver {
  public let surface = ConformanceSurface.web
  let driver: LineProtocol
  let hold = WorkHold()
  private var code: Int?
  private var output = ""
  /// The page as it was loaded last.
  private(set) var page: WebPage?

  /// What shows the pages.
  public enum Engine: Sendable {
    /// Chromium, with or without the script of the pages, on a desktop or a phone.
    case chromium
    /// WebKitGTK, with the script and on a desktop: what drives it is a script, too.
    case webKit

    fileprivate var driver: String {
      switch self {
      case .chromium: "web.py"
      case .webKit: "webkit.py"
      }
    }
  }

  struct Answer: Decodable {
    let code: Int?
    let output: String?
    let status: Int?
  }

  /// - Parameters:
  ///   - browser: the path of Chromium, or of `WebKitWebDriver`.
  ///   - hasJavaScript: whether the browser runs the script of the pages.
  ///   - isPhone: whether the browser is that of a phone: a small screen, touched with a finger.
  public init(
    _ program: ConformanceProgram, _ scripts: FormDriverScripts, browser: String, engine: Engine = .chromium,
    hasJavaScript: Bool = false, isPhone: Bool = false
  ) throws {
    driver = try LineProtocol(engine.driver, in: scripts)
    try ask([
      "do": "start", "program": .text(program.path), "environment": .table(program.environment(for: .web, hold)),
      "browser": .text(browser), "script": .text(hasJavaScript ? "on" : "off"),
      "phone": .text(isPhone ? "on" : "off"),
    ])
  }

  public func close() { driver.close() }

  public func outcome() throws -> ConformanceOutcome {
    switch code {
    case 0: return .submitted(output)
    case let code?: throw FormDriverError("The program ended with \(code).")
    // A server keeps running after a visitor has left.
    case nil: return ["Cancelled", "Closed"].contains(try load().heading) ? .cancelled : .open
    }
  }

  public func read() throws -> FormReading { try load().reading }

  // MARK: Pages

  @discardableResult func ask(_ request: [String: LineValue]) throws -> Answer {
    let answer: Answer = try driver.ask(request)
    note(answer.code, answer.output)
    page = nil
    return answer
  }

  private func note(_ code: Int?, _ output: String?) {
    guard let code else { return }
    (self.code, self.output) = (code, output ?? "")
  }

  func load() throws -> WebPage {
    if let page { return page }
    let loaded: WebPage = try driver.ask(["do": "read"])
    note(loaded.code, loaded.output)
    page = loaded
    return loaded
  }

  /// Presses a button whose response may be held up.
  func press(_ id: String) throws { try ask(["do": hold.isHeld ? "begin" : "click", "id": .text(id)]) }

  func click(_ id: String) throws { try ask(["do": "click", "id": .text(id)]) }

  /// Presses a button below the form, if it exists.
  func pressBelow(_ intent: String) throws {
    if try load().buttons.contains(intent) { try click("button:\(intent)") }
  }

  func row(_ name: ConformanceRowName, _ wish: String, where isMeant: (FormReading.Row) -> Bool) throws -> WebPage.Row {
    let page = try load()
    return page.rows[try page.reading.row(name, wish, where: isMeant).index]
  }

  /// After a successful submit, the program has its result and ends.
  func endIfSubmitted() throws {
    if try load().heading == "Submitted" { try ask(["do": "end"]) }
  }
}
