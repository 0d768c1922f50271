/// A type that a field can hold.
///
/// Strings, booleans, numbers, dates, URLs and UUIDs conform already, and an optional of such a type is a field that
/// can be left empty. Conform a type of your own to make it a field that is typed as text:
///
/// ```swift
/// extension ISBN: FormValue {
///   static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> ISBN {
///     guard let isbn = ISBN(text) else { throw "Enter an ISBN like 978-0-306-40615-7." }
///     return isbn
///   }
///   func formText(in environment: FormEnvironment) -> String { digits }
/// }
/// ```
public protocol FormValue: Equatable, Sendable {
  /// The control for the type when the field declares none.
  static var formControl: FormControl { get }

  /// The value that a person typed; `text` is never empty.
  ///
  /// - Throws: the issue to show: what is accepted, in one sentence.
  static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self

  /// The text from which ``formValue(from:in:)`` makes the value again.
  func formText(in environment: FormEnvironment) -> String
}

extension FormValue {
  public static var formControl: FormControl { .text(.plain) }
}

/// A value that people type as a text, so that the rules for text apply to it: length, pattern, characters.
///
/// A `LosslessStringConvertible` type needs only the conformance.
public protocol FormText: FormValue {
  /// The text that the rules check.
  var formText: String { get }
}

extension FormText {
  public func formText(in environment: FormEnvironment) -> String { formText }
}

extension FormText where Self: LosslessStringConvertible {
  public var formText: String { description }
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self {
    guard let value = Self(text) else { throw FormIssue(.patternMismatch) }
    return value
  }
}
