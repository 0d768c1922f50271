import Foundation

/// Where the Python drivers are that read a terminal's screen, a browser's page and a window.
public struct FormDriverScripts: Sendable {
  /// The Python interpreter with the packages that they need.
  public var python: String
  /// The system's Python interpreter, which has GObject's bindings.
  public var systemPython: String
  /// The folder of `screen.py`, `web.py`, `webkit.py` and `gtk.py`.
  public var folder: String

  public init(python: String, systemPython: String = "/usr/bin/python3", folder: String) {
    self.python = python
    self.systemPython = systemPython
    self.folder = folder
  }
}

/// Sends requests as lines of JSON to a driver in its own process, and reads one line for each.
final class LineProtocol {
  private let process: DriverProcess
  private var rest: [UInt8] = []

  init(_ script: String, in scripts: FormDriverScripts, ofSystem: Bool = false) throws {
    process = try DriverProcess(
      ofSystem ? scripts.systemPython : scripts.python, ["\(scripts.folder)/\(script)"],
      environment: ["PYTHONDONTWRITEBYTECODE": "1"],
      answersOn: .standardOutput)
  }

  func close() { process.close() }

  /// Sends a request and waits for its answer.
  @discardableResult func ask<Answer: Decodable>(_ request: [String: LineValue]) throws -> Answer {
    let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    try process.write(line + "\n")
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let answer = Data(rest[..<end])
        rest.removeSubrange(...end)
        if let trouble = try? JSONDecoder().decode(Trouble.self, from: answer) {
          throw FormDriverError(trouble.error, shown: trouble.shown)
        }
        return try JSONDecoder().decode(Answer.self, from: answer)
      }
      guard let bytes = try process.read(waitingFor: "an answer to \(line)", shown: process.file) else {
        throw FormDriverError("The driver has ended instead of answering \(line).", shown: process.file)
      }
      rest += bytes
    }
  }

  private struct Trouble: Decodable {
    let error: String
    let shown: String
  }
}

/// A value of a request.
enum LineValue: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case text(String)
  case number(Int)
  case table([String: String])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .table(let table): try container.encode(table)
    }
  }
}
