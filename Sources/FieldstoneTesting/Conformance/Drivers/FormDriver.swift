import Foundation

/// Plays commands on one surface and reads what it shows.
///
/// A driver uses its surface as a person does: it sees titles, values and issues, and presses and types. It never sees
/// the form's state.
public protocol FormDriver: AnyObject {
  var surface: ConformanceSurface { get }
  /// Performs a command; never called with one that only reads.
  func perform(_ command: ConformanceCommand) throws
  /// Reads the whole page on top, scrolling if necessary.
  func read() throws -> FormReading
  /// The outcome of the form so far, with what the program returned to its caller.
  func outcome() throws -> ConformanceOutcome
  /// Ends the processes of the driver.
  func close()
}

/// The outcome of a form.
public enum ConformanceOutcome: Sendable, Hashable, CustomStringConvertible {
  case open
  /// Submitted; the JSON, byte for byte.
  case submitted(String)
  case cancelled

  public var description: String {
    switch self {
    case .open: "open"
    case .submitted(let json): "submitted: \(json)"
    case .cancelled: "cancelled"
    }
  }
}

/// Why a surface could not be driven: what was expected, and what there was instead.
public struct FormDriverError: Error, CustomStringConvertible {
  public var message: String
  /// The screen, the page or the transcript.
  public var shown: String

  public init(_ message: String, shown: String = "") {
    self.message = message
    self.shown = shown
  }

  public var description: String { shown.isEmpty ? message : message + "\nShown:\n" + shown }
}

extension FormReading {
  /// The row that a command names.
  func row(
    _ name: ConformanceRowName, _ wish: String, where isMeant: (Row) -> Bool
  ) throws(FormDriverError) -> (index: Int, row: Row) {
    guard let index = index(of: name, where: isMeant) else {
      throw FormDriverError("There is no \(wish) '\(name)'.", shown: description)
    }
    return (index, rows[index])
  }
}
