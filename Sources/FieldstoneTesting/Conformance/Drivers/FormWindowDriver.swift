/// Plays commands in a native window with real keys and a pointer, and reads what assistive technology reads.
public final class FormWindowDriver: FormDriver {
  public let surface = ConformanceSurface.window
  private let driver: LineProtocol
  let hold = WorkHold()
  private var code: Int?
  private var output = ""
  private var errors = ""
  /// The window as it was read last.
  private var page: WindowPage?

  struct Answer: Decodable {
    let code: Int?
    let output: String?
    let errors: String?
    let options: [String]?
  }

  public init(_ program: ConformanceProgram, _ scripts: FormDriverScripts) throws {
    driver = try LineProtocol("gtk.py", in: scripts, ofSystem: true)
    try ask([
      "do": "start", "program": .text(program.path), "environment": .table(program.environment(for: .window, hold)),
    ])
  }

  public func close() { driver.close() }

  public func outcome() throws -> ConformanceOutcome {
    switch code {
    case nil: return .open
    // Leaving a form that is saved prints nothing.
    case 0: return output.isEmpty ? .cancelled : .submitted(output)
    case 130: return .cancelled
    case let code?: throw FormDriverError("The program ended with \(code).", shown: errors)
    }
  }

  public func read() throws -> FormReading { try load().reading }

  @discardableResult func ask(_ request: [String: LineValue]) throws -> Answer {
    let answer: Answer = try driver.ask(request)
    page = nil
    if let code = answer.code { (self.code, output, errors) = (code, answer.output ?? "", answer.errors ?? "") }
    return answer
  }

  func load() throws -> WindowPage {
    if let page { return page }
    _ = try outcome()
    let loaded: WindowPage = try driver.ask(["do": "read"])
    page = loaded
    return loaded
  }

  func row(
    _ name: ConformanceRowName, _ wish: String, where isMeant: (FormReading.Row) -> Bool
  ) throws -> WindowPage.Row {
    let page = try load()
    return page.rows[try page.reading.row(name, wish, where: isMeant).index]
  }
}
