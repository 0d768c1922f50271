import Foundation

/// The result of an input: a value, or an issue that says what is accepted.
enum Parsed {
  case value(StoredValue)
  case failure(FormIssue)
}

/// The operations of a field's type without the type itself: parse, format, offer options.
///
/// One object per type (and per kind of date), shared by all fields. Immutable, hence `Sendable`.
class AnyCodec: @unchecked Sendable {
  /// The type of the values.
  var valueType: Any.Type { Never.self }
  /// The control when the field declares none.
  var control: FormControl { .label }
  /// What empty text means in a property that can't be nil: a value, or an issue.
  var emptied: Parsed { .failure(FormIssue(.required)) }
  /// Whether that is an issue.
  var refusesNothing: Bool { if case .failure = emptied { true } else { false } }
  /// Whether every typed text is itself the value, so that the typed text needs no separate storage.
  var isVerbatim: Bool { false }
  /// Whether all texts of a value and of the options follow from the value and the environment: a type of the program,
  /// or its titles of options, may say something else each time.
  var isTextFixed: Bool { false }
  /// Whether values are only displayed, never edited.
  var isLabel: Bool { false }
  /// An example of a text that can be parsed, if the type has a format of its own.
  var example: FormString? { nil }
  /// The units with which a number may be typed beside its own.
  var otherUnits: [FormString] { [] }
  /// Whether it writes values differently from another codec, which it is based on.
  var isFormatted: Bool { false }
  /// The codec that it is based on, or itself.
  var unformatted: AnyCodec { self }
  /// The same, based on another codec.
  func rebased(_ change: (AnyCodec) -> AnyCodec) -> AnyCodec { change(self) }
  /// A control with what the format adds to it: a unit, the size of a step.
  func adapted(_ control: FormControl, _ environment: FormEnvironment) -> FormControl { control }
  /// Whether a value is one of ``options``, or several of them.
  var isChoice: Bool { false }
  /// Whether a text names what is chosen, whether or not it is offered.
  func names(_ text: String, _ value: StoredValue, _ environment: FormEnvironment) -> Bool { false }
  /// The options, in order; nil for a type without options, and until a closure has said what they are.
  var options: AnyOptionList? { nil }

  /// A text as the field shows it while it is typed: in the form of the field's mask.
  func tidied(_ text: String) -> String { text }
  /// What somebody would type for a text that was set as an answer: a value, or else a typed text itself.
  func typed(_ answer: String) -> String { answer }
  /// How many characters a typed text has for a rule about lengths.
  func count(_ text: String, _ environment: FormEnvironment) -> Int { text.count }

  /// The value of a text that is not empty.
  func parse(_ text: String, _ environment: FormEnvironment) -> Parsed { .failure(FormIssue(.patternMismatch)) }
  /// The value of a text that takes the place of a value, and may name parts of it.
  func parse(_ text: String, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    parse(text, environment)
  }
  /// The text that parses to the value.
  func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { "" }
  /// Whether saved values are ids, which only the options that belong to them can resolve.
  var savesIDs: Bool { false }
  /// Whether other values than the options are right, because each search offers others.
  var isOpen: Bool { false }
  /// Whether people may add values that are not among the options.
  var takesOwnEntries: Bool { false }
  /// Which options a value is made of.
  func chosen(_ value: StoredValue) -> ChosenOptions { ChosenOptions() }
  /// Whether all that a value is made of is among the options.
  func isOffered(_ value: StoredValue) -> Bool { chosen(value).others.isEmpty }
  /// The ids of the options in a value; where the field holds several, also that of a single one.
  func ids(ofOptions value: StoredValue) -> [String] { [] }
  /// Whether another codec offers the same values in the same order.
  func offersSame(as other: AnyCodec) -> Bool { false }
  /// What a number is a number of, where that isn't part of how it reads.
  ///
  /// - Parameter declared: What the field's control says.
  func unit(or declared: String?, _ environment: FormEnvironment) -> String? { declared }

  /// The text that text rules check, for a value that is not stored as text.
  func formText(_ value: StoredValue) -> String { "" }
  /// Whether the displayed text is the text that one would type.
  var displaysText: Bool { true }
  /// The text to display where the value can't be edited.
  func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    FormString(verbatim: text(value, environment))
  }
  /// The value as surfaces see it.
  func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    value == .none ? .none : .text(text(value, environment))
  }
  /// The new value, with the parts that it doesn't specify taken from the old one; an issue if they can't be combined.
  func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed { .value(new) }
  /// The same for the result of an input.
  final func merged(_ new: Parsed, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    guard case .value(let value) = new else { return new }
    return merged(value, over: old, environment)
  }
  /// The value as a draft stores it: exactly, independent of the locale and of how it would be typed.
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
  /// The value that ``saved(_:)`` returned in its saved form; nil if that doesn't fit the type.
  ///
  /// Anybody may have written the draft, for any version of the form: a codec accepts only the shape that it saves.
  func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: return StoredValue.none
    case .written(let text):
      // `parse` takes only texts that are not empty.
      guard case .value(let value) = text.isEmpty ? emptied : parse(text, .standard) else { return nil }
      return value
    case .text, .flag, .integer, .unsigned, .number, .list, .several: return nil
    }
  }
  /// The value of an answer that a surface set: text is parsed; nil if the type doesn't take this kind of answer.
  ///
  /// - Parameter old: The value that the answer replaces; what the answer can't say is taken from it.
  func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    switch answer {
    case .none: .value(.none)
    case .text(let text): text.isEmpty ? .value(.none) : parse(text, environment)
    default: nil
    }
  }
}

/// A codec that also knows the Swift type.
class FieldCodec<Value>: AnyCodec, @unchecked Sendable {
  override var valueType: Any.Type { Value.self }
  func pack(_ value: consuming Value) -> StoredValue { fatalError("abstract") }
  func unpack(_ value: StoredValue) -> Value? { fatalError("abstract") }
  /// Calls `body` with the value, if there is one. Spares the hot path an `Optional<Value>`, whose type metadata is
  /// looked up at each use.
  func use(_ value: StoredValue, _ body: (Value) -> Void) { if let value = unpack(value) { body(value) } }
}

/// Any `FormValue`: boxed, parsed and written by the type itself.
class ValueCodec<Value: FormValue>: FieldCodec<Value>, @unchecked Sendable {
  /// Made once, because each row asks for it several times.
  private let standardControl = Value.formControl
  override var control: FormControl { standardControl }

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

/// A type that can't be edited, only displayed.
final class LabelCodec<Value>: FieldCodec<Value>, @unchecked Sendable {
  /// Whether the type says what its values are called.
  private let isTitled = Value.self is any FormTitled.Type
  /// What the field says instead.
  private let describe: (@Sendable (Value) -> FormString)?

  init(describe: (@Sendable (Value) -> FormString)? = nil) { self.describe = describe }

  override var isLabel: Bool { true }

  override func pack(_ value: consuming Value) -> StoredValue {
    if let describe { return .boxed(BoxOf(describe(value), equals: ==)) }
    if isTitled, let titled = (copy value) as? any FormTitled { return .boxed(BoxOf(titled.formTitle, equals: ==)) }
    return .text(String(describing: value))
  }
  override func unpack(_ value: StoredValue) -> Value? { nil }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    switch value {
    case .text(let text): text
    case .boxed(let box): (box as? BoxOf<FormString>)?.value.text(in: environment) ?? ""
    default: ""
    }
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .text(let text): .text(text)
    default: nil
    }
  }
}
