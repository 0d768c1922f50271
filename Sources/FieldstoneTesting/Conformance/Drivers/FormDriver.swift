import Foundation

/// Plays commands on one surface and reads what it shows.
///
/// A driver knows its surface as a person does: it sees titles, values and issues, and presses and types. It never sees
/// the form's state.
public protocol FormDriver: AnyObject {
  var surface: ConformanceSurface { get }
  /// Does what a command says; never called with one that only looks.
  func perform(_ command: ConformanceCommand) throws
  /// Reads the page on top, as far as one can get by scrolling.
  func read() throws -> FormReading
  /// What has become of the form so far, and what was handed to the program's caller.
  func outcome() throws -> ConformanceOutcome
  /// Ends whatever runs.
  func close()
}

/// What has become of a form.
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

/// Why a surface could not be driven: what was waited for or looked for, and what there was instead.
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
