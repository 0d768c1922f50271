import Foundation

extension Bool: FormValue {
  public static var formControl: FormControl { .toggle }

  /// Accepts yes and no, y and n, on and off, true and false, 1 and 0, and the translations of yes and no, in any case.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Bool {
    let word = text.trimmed.lowercased()
    for value in [true, false] where word == value.formText(in: environment).lowercased() { return value }
    switch word {
    case "yes", "y", "true", "on", "1": return true
    case "no", "n", "false", "off", "0": return false
    default: throw FormIssue(.notYesOrNo)
    }
  }

  public func formText(in environment: FormEnvironment) -> String {
    FormString.common(self ? .yes : .no).text(in: environment)
  }
}

/// Booleans.
final class BoolCodec: ValueCodec<Bool>, @unchecked Sendable {
  /// The field's own words for yes and no.
  let words: (on: FormString, off: FormString)?

  init(words: (on: FormString, off: FormString)? = nil) { self.words = words }

  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard let words else { return super.parse(text, environment) }
    let texts = (on: words.on.text(in: environment), off: words.off.text(in: environment))
    let word = text.trimmed.lowercased()
    if word == texts.on.lowercased() { return .value(.flag(true)) }
    if word == texts.off.lowercased() { return .value(.flag(false)) }
    guard case .value(let value) = super.parse(text, environment) else {
      let list = FormString.list([.string(words.on), .string(words.off)])
      return .failure(FormIssue(.withMessage(.notYesOrNo, .issue(.notOneOf, .string(list)))))
    }
    return .value(value)
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard let words, let isOn = unpack(value) else { return super.text(value, environment) }
    return (isOn ? words.on : words.off).text(in: environment)
  }

  override var emptied: Parsed { .failure(FormIssue(.notYesOrNo)) }
  override var isTextFixed: Bool { true }

  override func pack(_ value: consuming Bool) -> StoredValue { .flag(value) }
  override func unpack(_ value: StoredValue) -> Bool? {
    guard case .flag(let flag) = value else { return nil }
    return flag
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .flag(let flag): .flag(flag)
    default: nil
    }
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    unpack(value).map { .flag($0) } ?? .none
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    if case .flag(let flag) = answer { return .value(.flag(flag)) }
    return super.value(of: answer, over: old, environment)
  }
}
