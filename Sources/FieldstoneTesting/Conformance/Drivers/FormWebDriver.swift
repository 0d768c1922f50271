/// A browser for several drivers, one after another: starting one takes as long as a short script.
///
/// Unchecked `Sendable`: only one driver may use it at a time.
public final class FormBrowser: @unchecked Sendable {
  let driver: LineProtocol
  let path: String

  /// - Parameter path: the path of Chromium.
  public init(_ scripts: FormDriverScripts, path: String) throws {
    driver = try LineProtocol("web.py", in: scripts)
    self.path = path
  }
}

/// Plays commands in a browser, with or without JavaScript, and reads the page by its labels.
public final class FormWebDriver: FormDriver {
  public let surface = ConformanceSurface.web
  let driver: LineProtocol
  private let ownsBrowser: Bool
  private var code: Int?
  private var output = ""
  /// The page as it was loaded last.
  private(set) var page: WebPage?

  struct Answer: Decodable {
    let code: Int?
    let output: String?
    let status: Int?
  }

  /// - Parameters:
  ///   - browser: the path of Chromium.
  ///   - hasJavaScript: whether the browser runs the script of the pages.
  public convenience init(
    _ program: ConformanceProgram, _ scripts: FormDriverScripts, browser: String, hasJavaScript: Bool = false
  ) throws {
    try self.init(program, FormBrowser(scripts, path: browser), ownsBrowser: true, hasJavaScript, isPhone: false)
  }

  /// With a browser that is there already, and takes one program after another.
  ///
  /// - Parameters:
  ///   - hasJavaScript: whether the browser runs the script of the pages.
  ///   - isPhone: whether the browser is that of a phone: a small screen, touched with a finger.
  public convenience init(
    _ program: ConformanceProgram, in browser: FormBrowser, hasJavaScript: Bool = false, isPhone: Bool = false
  ) throws {
    try self.init(program, browser, ownsBrowser: false, hasJavaScript, isPhone: isPhone)
  }

  private init(
    _ program: ConformanceProgram, _ browser: FormBrowser, ownsBrowser: Bool, _ hasJavaScript: Bool, isPhone: Bool
  ) throws {
    driver = browser.driver
    self.ownsBrowser = ownsBrowser
    try ask([
      "do": "start", "program": .text(program.path), "environment": .table(program.environment(for: .web)),
      "browser": .text(browser.path), "script": .text(hasJavaScript ? "on" : "off"),
      "phone": .text(isPhone ? "on" : "off"),
    ])
  }

  public func close() {
    if ownsBrowser { return driver.close() }
    // The next program starts in any case.
    _ = try? driver.ask(["do": "end"]) as Answer
  }

  public func outcome() throws -> ConformanceOutcome {
    switch code {
    case 0: return .submitted(output)
    case let code?: throw FormDriverError("The program ended with \(code).")
    // A server keeps running after a visitor has left.
    case nil: return try load().heading == "Cancelled" ? .cancelled : .open
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
