/// What is wrong with a script, where, and what is accepted there.
public struct ConformanceScriptError: Error, Hashable, CustomStringConvertible {
  public var script: String
  public var line: Int
  public var message: String

  public var description: String { "\(script):\(line): \(message)" }
}

extension ConformanceScript {
  /// Reads a script.
  ///
  /// - Throws: ``ConformanceScriptError`` for the first line that is not understood.
  public init(parsing text: String, name: String) throws {
    var about = ""
    var form: String?
    var surfaces = ConformanceSurface.allCases
    var lines: [Line] = []
    for (index, source) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let number = index + 1
      func wrong(_ message: String) -> ConformanceScriptError {
        ConformanceScriptError(script: name, line: number, message: message)
      }
      let line = ConformanceScriptLine(source)
      if source.hasPrefix("#") {
        if about.isEmpty { about = String(source.drop { $0 == "#" || $0 == " " }) }
      } else if line.isBlank {
        continue
      } else if line.verb == "form" {
        guard form == nil, lines.isEmpty, !line.rest.isEmpty else { throw wrong("Expected 'form NAME', once, first.") }
        form = line.rest
      } else if line.verb == "surfaces" {
        guard lines.isEmpty else { throw wrong("'surfaces' stands before the first command.") }
        surfaces = try line.rest.split(separator: " ").map { word in
          guard let surface = ConformanceSurface(rawValue: String(word)) else {
            let known = ConformanceSurface.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong("Unknown surface '\(word)'. Surfaces are \(known).")
          }
          return surface
        }
      } else {
        guard form != nil else { throw wrong("Expected 'form NAME' before the first command.") }
        do throws(ConformanceScriptLine.Mistake) {
          lines.append(Line(number: number, command: try line.command()))
        } catch {
          throw wrong(error.message)
        }
      }
    }
    guard let form else { throw ConformanceScriptError(script: name, line: 1, message: "Expected 'form NAME'.") }
    self.init(name: name, about: about, form: form, surfaces: surfaces, commands: [])
    self.lines = lines
  }
}
