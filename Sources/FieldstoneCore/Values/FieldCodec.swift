import Foundation

/// What comes of something typed or set: a value, or an issue that says what is accepted.
enum Parsed {
  case value(StoredValue)
  case failure(FormIssue)
}

/// What a field's type can do, without the type: parse, format, offer options.
///
/// One object a type (and a date's kind), shared by all fields. Immutable, hence Sendable.
class AnyCodec: @unchecked Sendable {
  /// The control when the field declares none.
  var control: FormControl { .label }
  /// What empty text means in a property that can't be nil: a value, or an issue.
  var emptied: Parsed { .failure(FormIssue(.required)) }
  /// Whether every typed text is its own value, so that no draft has to be kept.
  var isVerbatim: Bool { false }
  /// Whether values are only read out, never edited.
  var isLabel: Bool { false }
  /// Whether a value is one of ``options``.
  var isChoice: Bool { false }
  /// The choices, in order; empty for a type without.
  var options: [FormOption] { [] }

  /// The value of a text that is not empty.
  func parse(_ text: String, _ environment: FormEnvironment) -> Parsed { .failure(FormIssue(.patternMismatch)) }
  /// The text that parses to the value.
  func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { "" }
  /// The ids that two options had.
  var duplicateOptions: [String] { [] }

  /// The text that rules for texts look at, of a value that is not kept as one.
  func formText(_ value: StoredValue) -> String { "" }
  /// Whether what people read is what one would type.
  var displaysText: Bool { true }
  /// The text that people read where the value can't be edited.
  func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    FormString(verbatim: text(value, environment))
  }
  /// The value as surfaces see it.
  func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    value == .none ? .none : .text(text(value, environment))
  }
  /// A new value with what it does not say taken from the old one; an issue where the two do not go together.
  func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed { .value(new) }
  /// The same for what came of an input.
  final func merged(_ new: Parsed, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    guard case .value(let value) = new else { return new }
    return merged(value, over: old, environment)
  }
  /// The value as a draft keeps it: exactly, whatever the locale and however it would be typed.
  func saved(_ value: StoredValue) -> FormSnapshot.Value {
    switch value {
    case .none: .none
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .number(let number): .number("\(number)")
    case .boxed: .written(text(value, .standard))
    }
  }
  /// The value that ``saved(_:)`` gave; nil where it does not fit.
  ///
  /// Anybody may have written the draft, for any version of the form: a codec takes the shape that it saves, and no other.
  func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: return StoredValue.none
    case .written(let text):
      // Types parse texts that are not empty.
      guard case .value(let value) = text.isEmpty ? emptied : parse(text, .standard) else { return nil }
      return value
    case .text, .flag, .integer, .unsigned, .number: return nil
    }
  }
  /// The value that a surface set; an answer of another shape is read as text where that makes sense.
  func value(of answer: FormAnswer, _ environment: FormEnvironment) -> Parsed? {
    switch answer {
    case .none: .value(.none)
    case .text(let text): text.isEmpty ? .value(.none) : parse(text, environment)
    default: nil
    }
  }
}

/// A codec that also knows the Swift type.
class FieldCodec<Value>: AnyCodec, @unchecked Sendable {
  func pack(_ value: consuming Value) -> StoredValue { fatalError("abstract") }
  func unpack(_ value: StoredValue) -> Value? { fatalError("abstract") }
  /// Lends the value, if there is one. Spares the hot path an `Optional<Value>`, whose type is looked up at each use.
  func use(_ value: StoredValue, _ body: (Value) -> Void) { if let value = unpack(value) { body(value) } }
}

/// Any `FormValue`: boxed, parsed and written by the type itself.
class ValueCodec<Value: FormValue>: FieldCodec<Value>, @unchecked Sendable {
  override var control: FormControl { Value.formControl }

  override func pack(_ value: consuming Value) -> StoredValue { .boxed(BoxOf(value, equals: ==)) }
  override func unpack(_ value: StoredValue) -> Value? {
    guard case .boxed(let box) = value else { return nil }
    return (box as? BoxOf<Value>)?.value
  }
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    do {
      return .value(pack(try Value.formValue(from: text, in: environment)))
    } catch {
      return .failure(error)
    }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    unpack(value)?.formText(in: environment) ?? ""
  }
  override func formText(_ value: StoredValue) -> String { (unpack(value) as? any FormText)?.formText ?? "" }
}

/// A type that can't be edited: it is only read out.
final class LabelCodec<Value>: FieldCodec<Value>, @unchecked Sendable {
  private let describe: @Sendable (Value) -> String

  init(_ describe: @escaping @Sendable (Value) -> String = { String(describing: $0) }) { self.describe = describe }

  override var isLabel: Bool { true }

  override func pack(_ value: consuming Value) -> StoredValue { .text(describe(value)) }
  override func unpack(_ value: StoredValue) -> Value? { nil }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard case .text(let text) = value else { return "" }
    return text
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .text(let text): .text(text)
    default: nil
    }
  }
}
