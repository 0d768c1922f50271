import Foundation

/// A codec that writes and reads values differently from another one, and stores them in the same way.
class FormattedCodec<Value>: FieldCodec<Value>, @unchecked Sendable {
  let base: FieldCodec<Value>

  init(_ base: FieldCodec<Value>) { self.base = base }

  override var isFormatted: Bool { true }
  override var unformatted: AnyCodec { base }
  override var control: FormControl { base.control }
  override var emptied: Parsed { base.emptied }
  override var displaysText: Bool { false }

  override func pack(_ value: consuming Value) -> StoredValue { base.pack(value) }
  override func unpack(_ value: StoredValue) -> Value? { base.unpack(value) }
  override func use(_ value: StoredValue, _ body: (Value) -> Void) { base.use(value, body) }
  override func formText(_ value: StoredValue) -> String { base.formText(value) }
  override func saved(_ value: StoredValue) -> FormSnapshot.Value { base.saved(value) }
  override func value(saved: FormSnapshot.Value) -> StoredValue? { base.value(saved: saved) }
  override func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    base.merged(new, over: old, environment)
  }
}

/// Numbers with a ``NumberFormat``.
final class NumberCodec<Value>: FormattedCodec<Value>, @unchecked Sendable {
  let format: NumberFormat
  /// What a number reads like, where a style of Foundation decides that.
  private let style: (@Sendable (Value, FormEnvironment) -> String)?

  init(
    _ base: FieldCodec<Value>, _ format: NumberFormat, style: (@Sendable (Value, FormEnvironment) -> String)? = nil
  ) {
    self.format = format
    self.style = style
    super.init((base as? NumberCodec)?.base ?? base)
  }

  override func rebased(_ change: (AnyCodec) -> AnyCodec) -> AnyCodec {
    (change(base) as? FieldCodec<Value>).map { NumberCodec($0, format, style: style) } ?? self
  }
  override var control: FormControl { format.kind == .bytes ? .text(.plain) : base.control }
  override var emptied: Parsed { .failure(issue ?? FormIssue(.notNumber)) }
  override var refusesNothing: Bool { true }
  private var issue: FormIssue? { format.issue(isWhole: Value.self is any BinaryInteger.Type) }
  override var otherUnits: [FormString] { format.otherUnits.map { FormString($0.name) } }
  override var displaysText: Bool { style == nil && format.kind == .measured }
  override var example: FormString? { format.kind == .bytes ? .hint(.byteCount, .number("1.5")) : nil }

  override func adapted(_ control: FormControl, _ environment: FormEnvironment) -> FormControl {
    control.changingNumber { number in
      number.unit = unit(or: number.unit ?? format.affix(environment), environment)
      if format.shift > 0 { number.step = number.step.map { $0 * 100 } }
    }
  }

  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard let plain = format.plain(text, environment) else {
      // What can't be seen is named first, as for every other text.
      let invisible = text.trimmed.controlCharacters(allowingLines: false).map { FormIssue($0) }
      return .failure(invisible ?? issue ?? base.issue(ofText: text, environment))
    }
    let parsed = base.parse(plain.digits, .standard)
    guard plain.isConverted, case .failure(let issue) = parsed, issue.kind == .notWholeNumber else { return parsed }
    let unit = FormString(format.unit ?? "")
    let words = FormString.issue(
      .notWholeInUnit, .text(text.trimmingCharacters(in: .whitespaces)), .number(plain.digits), .string(unit))
    return .failure(FormIssue(.withMessage(.notWholeNumber, words)))
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    format.edited(base.text(value, .standard), environment)
  }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    let words = style.flatMap { style in base.unpack(value).map { style($0, environment) } }
    return FormString(
      verbatim: words ?? format.displayed(base.text(value, .standard), environment) ?? text(value, environment))
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    guard format.shift > 0, value != .none else { return base.answer(value, environment) }
    let plain = base.text(value, .standard)
    guard plain.contains(where: \.isNumber) else { return .none }
    return NumberText.decimal(DecimalPoint.moved(plain, by: format.shift)).map { .number($0) } ?? .none
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    switch answer {
    case .number(let number) where format.shift > 0:
      base.value(
        of: .number(Decimal(sign: .plus, exponent: -format.shift, significand: number)), over: old, environment)
    case .number: base.value(of: answer, over: old, environment)
    default: super.value(of: answer, over: old, environment)
    }
  }
  override func offersSame(as other: AnyCodec) -> Bool {
    (other as? NumberCodec).map { $0.format.kind == format.kind && $0.format.unit == format.unit } ?? false
  }
  override func unit(or declared: String?, _ environment: FormEnvironment) -> String? {
    format.kind == .measured ? format.affix(environment) : declared
  }
}

/// Values with a style of their own: one of Foundation's, or closures of the program.
final class StyledCodec<Value>: FormattedCodec<Value>, @unchecked Sendable {
  private let write: @Sendable (Value, FormEnvironment) -> String
  /// Nil if the style only writes.
  private let read: (@Sendable (String, FormEnvironment) throws -> Value)?
  /// Whether values are also edited as the style writes them. Dates are not: they are typed with digits.
  private let isEdited: Bool

  init(
    _ base: FieldCodec<Value>, write: @escaping @Sendable (Value, FormEnvironment) -> String,
    read: (@Sendable (String, FormEnvironment) throws -> Value)?
  ) {
    self.write = write
    self.read = read
    isEdited = read != nil && !(base.unformatted is DateCodec)
    super.init((base as? StyledCodec)?.base ?? base)
  }

  override func rebased(_ change: (AnyCodec) -> AnyCodec) -> AnyCodec {
    (change(base) as? FieldCodec<Value>).map { StyledCodec($0, write: write, read: read) } ?? self
  }
  override var control: FormControl {
    guard read != nil else { return base.control }
    return base.isLabel ? .text(.plain) : base.control
  }
  override var isLabel: Bool { read == nil && base.isLabel }
  override var emptied: Parsed { base.isLabel ? .failure(FormIssue(.required)) : base.emptied }

  override func pack(_ value: consuming Value) -> StoredValue {
    base.isLabel ? .boxed(BoxOf(value, equals: Self.areEqual)) : base.pack(value)
  }
  override func unpack(_ value: StoredValue) -> Value? {
    guard base.isLabel else { return base.unpack(value) }
    guard case .boxed(let box) = value else { return nil }
    return (box as? BoxOf<Value>)?.value
  }
  override func use(_ value: StoredValue, _ body: (Value) -> Void) { if let value = unpack(value) { body(value) } }

  /// A date is first read as dates are typed; anything else first as the style reads it.
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    let own = base.isLabel ? nil : base.parse(text, environment)
    if !isEdited, case .value = own { return own ?? .failure(FormIssue(.patternMismatch)) }
    guard let read else { return own ?? .failure(FormIssue(.patternMismatch)) }
    do {
      return .value(pack(try read(text, environment)))
    } catch let issue as FormIssue {
      return .failure(issue)
    } catch {
      let words = (error as? any LocalizedError)?.errorDescription.map { FormIssue(.custom(FormString(verbatim: $0))) }
      if let own, words == nil { return own }
      return .failure(words ?? FormIssue(.patternMismatch))
    }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard base.isLabel || isEdited else { return base.text(value, environment) }
    return unpack(value).map { write($0, environment) } ?? ""
  }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    FormString(verbatim: unpack(value).map { write($0, environment) } ?? "")
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    base.isLabel ? super.answer(value, environment) : base.answer(value, environment)
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    if case .text = answer { return super.value(of: answer, over: old, environment) }
    return base.isLabel ? nil : base.value(of: answer, over: old, environment)
  }
  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    base.isLabel ? value == .none ? .none : .written(text(value, .standard)) : base.saved(value)
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    guard base.isLabel else { return base.value(saved: saved) }
    switch saved {
    case .none: return StoredValue.none
    case .written(let text):
      guard case .value(let value) = parse(text, .standard) else { return nil }
      return value
    default: return nil
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    func equal<Type: Equatable>(_ left: Type, _ right: Value) -> Bool { left == right as? Type }
    guard let left = left as? any Equatable else { return false }
    return equal(left, right)
  }
}

extension AnyCodec {
  /// What is wrong with a text that a codec doesn't understand.
  fileprivate func issue(ofText text: String, _ environment: FormEnvironment) -> FormIssue {
    if case .failure(let issue) = parse(text, environment) { return issue }
    return FormIssue(.notNumber)
  }
}

extension FormControl {
  /// The same with another style of its number; itself if it isn't for numbers.
  func changingNumber(_ change: (inout FormNumberStyle) -> Void) -> FormControl {
    func changed(_ style: FormNumberStyle) -> FormNumberStyle {
      var style = style
      change(&style)
      return style
    }
    switch self {
    case .number(let style): return .number(changed(style))
    case .stepper(let style): return .stepper(changed(style))
    case .slider(let style): return .slider(changed(style))
    case .custom(let custom, let fallback): return .custom(custom, fallback: fallback.changingNumber(change))
    default: return self
    }
  }
}
