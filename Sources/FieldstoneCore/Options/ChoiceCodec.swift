import Foundation

/// The codec of a field that holds one of its options. What is offered is independent of how values are stored, so a
/// value stays what it is when the options change.
final class ChoiceCodec<Value: Hashable & Sendable>: FieldCodec<Value>, @unchecked Sendable {
  /// What is offered; nil until a closure has said what.
  let offered: OptionList<Value>?
  /// How the type is stored if it has a codec of its own.
  let base: FieldCodec<Value>?
  /// All values of the type, if it lists them: such a value is stored as its index among them.
  private let cases: OptionList<Value>?
  private let describe: OptionDescriber<Value>
  /// Whether other values than those offered are right, because each search offers others.
  override var isOpen: Bool { takesOthers || takesOwnEntries }
  private let takesOthers: Bool
  override var takesOwnEntries: Bool { takesOwn }
  private let takesOwn: Bool

  /// - Parameter values: What is offered.
  private convenience init(
    _ values: [Value]?, base: FieldCodec<Value>?, cases: OptionList<Value>?, describe: OptionDescriber<Value>,
    isOpen: Bool = false, takesOwn: Bool = false
  ) {
    let describe = describe.shown(by: base)
    self.init(
      offered: values.map { OptionList($0, describe) }, base: base, cases: cases, describe: describe, isOpen: isOpen,
      takesOwn: takesOwn)
  }

  private init(
    offered: OptionList<Value>?, base: FieldCodec<Value>?, cases: OptionList<Value>?, describe: OptionDescriber<Value>,
    isOpen: Bool, takesOwn: Bool
  ) {
    self.offered = offered
    self.base = base
    self.cases = cases
    self.describe = describe
    takesOthers = isOpen
    self.takesOwn = takesOwn
  }

  /// The cases of an enum.
  init(cases: [Value]) {
    let list = OptionList(cases, .standard)
    (offered, self.cases, base, describe) = (list, list, nil, .standard)
    (takesOthers, takesOwn) = (false, false)
  }

  /// For a property whose type has another codec so far. Nothing is offered yet.
  static func replacing(_ codec: FieldCodec<Value>) -> ChoiceCodec {
    if let choice = codec as? ChoiceCodec { return choice }
    return ChoiceCodec(nil, base: codec.isLabel ? nil : codec, cases: nil, describe: .standard)
  }

  /// For the values of a collection whose options are declared next.
  static var unset: ChoiceCodec {
    ChoiceCodec(nil, base: CodecCatalog.ownCodec(of: Value.self), cases: nil, describe: .standard)
  }

  override func rebased(_ change: (AnyCodec) -> AnyCodec) -> AnyCodec {
    base.flatMap { change($0) as? FieldCodec<Value> }.map(based) ?? self
  }

  /// The same options, stored in another way.
  func based(on base: FieldCodec<Value>) -> ChoiceCodec {
    ChoiceCodec(offered?.values, base: base, cases: cases, describe: describe, isOpen: takesOthers, takesOwn: takesOwn)
  }

  /// The same, with values of people's own.
  func takingOwnEntries(_ base: FieldCodec<Value>) -> ChoiceCodec {
    ChoiceCodec(
      offered?.values, base: base, cases: cases, describe: describe, isOpen: takesOthers, takesOwn: true)
  }

  /// The same without options, which are declared next.
  var undecided: ChoiceCodec { ChoiceCodec(nil, base: base, cases: cases, describe: describe, takesOwn: takesOwn) }

  /// The same, with options that are searched for.
  var open: ChoiceCodec {
    ChoiceCodec(nil, base: base, cases: cases, describe: describe, isOpen: true, takesOwn: takesOwn)
  }

  /// The same with other options.
  func offering(_ values: [Value], _ describe: OptionDescriber<Value>? = nil) -> ChoiceCodec {
    ChoiceCodec(
      values, base: base, cases: cases, describe: describe ?? self.describe, isOpen: takesOthers,
      takesOwn: takesOwn)
  }

  /// The same with options that other fields have, too, described as their type says.
  func offering(_ shared: OptionList<Value>) -> ChoiceCodec {
    ChoiceCodec(
      offered: shared, base: base, cases: cases, describe: .standard, isOpen: takesOthers, takesOwn: takesOwn)
  }

  /// The same values with other titles.
  func titled(_ title: @escaping @Sendable (Value) -> FormString) -> ChoiceCodec {
    ChoiceCodec(
      offered?.values, base: base, cases: cases, describe: describe.titled(title), isOpen: takesOthers,
      takesOwn: takesOwn)
  }

  override var isChoice: Bool { true }
  override var isTextFixed: Bool { base == nil && !isOpen && offered != nil && describe.namesCases }
  override var displaysText: Bool { false }
  override var control: FormControl { .choice(.automatic) }
  override var options: AnyOptionList? { offered }
  override var emptied: Parsed {
    if case .value(let value)? = base?.emptied { return .value(value) }
    return .failure(FormIssue(.required))
  }

  // MARK: Storing

  override func pack(_ value: Value) -> StoredValue {
    if let base { return base.pack(value) }
    // A value that is not among the cases is boxed, so that undo and reset can restore it.
    return cases?.index(of: value).map { .integer(Int64($0)) } ?? .boxed(BoxOf(value, equals: ==))
  }
  override func unpack(_ value: StoredValue) -> Value? {
    if let base { return base.unpack(value) }
    if case .boxed(let box) = value { return (box as? BoxOf<Value>)?.value }
    guard case .integer(let index) = value, let cases, cases.values.indices.contains(Int(index)) else { return nil }
    return cases.values[Int(index)]
  }

  override var savesIDs: Bool { base == nil && cases == nil && !(Value.self is any Codable.Type) }
  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    if let base { return base.saved(value) }
    guard let value = unpack(value) else { return .none }
    if let cases, let index = cases.index(of: value) { return .text(cases.ids[index]) }
    if let text = (value as? any SavedOption)?.savedText { return .text(text) }
    if let written = Self.written(value) { return .written(written) }
    return .text(offered?.option(for: value).id ?? describe.id(value))
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    if let base { return base.value(saved: saved) }
    switch saved {
    case .none: return StoredValue.none
    case .written(let text): return Self.read(text).map { pack(known($0)) }
    case .text(let id):
      // A type may have cases that it doesn't list, and that are offered.
      for list in [cases, offered].compactMap(\.self) {
        if let index = list.index(ofID: id) { return pack(list.values[index]) }
      }
      let type = Value.self as? any SavedOption.Type
      return type.flatMap { $0.init(savedText: id) as? Value }.map { pack($0) }
    default: return nil
    }
  }

  override func formText(_ value: StoredValue) -> String {
    base?.formText(value) ?? (unpack(value) as? any FormText)?.formText ?? ""
  }

  // MARK: Choosing

  /// The index of a value among the options; nil if it isn't one of them.
  private func index(of value: StoredValue) -> Int? {
    if base == nil, offered === cases, case .integer(let index) = value { return Int(index) }
    return unpack(value).flatMap { offered?.index(of: $0) }
  }

  func option(for value: StoredValue) -> FormOption? {
    if let offered, let index = index(of: value) { return offered.option(at: index) }
    guard let value = unpack(value) else { return nil }
    return offered?.option(for: value) ?? describe.option(value, describe.id(value))
  }

  /// The id of the option that a value is, without the rest of it.
  private func id(for value: StoredValue) -> String? {
    if let offered, let index = index(of: value) { return offered.ids[index] }
    return option(for: value)?.id
  }

  /// Finds an option by its exact id, otherwise by its title or id in any case.
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    if let offered, let index = offered.index(named: text, environment) { return .value(pack(offered.values[index])) }
    return own(text, environment)
  }

  override func names(_ text: String, _ value: StoredValue, _ environment: FormEnvironment) -> Bool {
    // Spaces are no entry.
    if value.isEmpty { return takesOwn && text.allSatisfy(\.isWhitespace) }
    guard let value = unpack(value) else { return false }
    if OptionList([value], describe).index(named: text, environment) != nil { return true }
    guard takesOwn, case .value(let parsed) = own(text, environment) else { return false }
    return parsed == pack(value)
  }

  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { id(for: value) ?? "" }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    // An empty text is no choice, and so has no title of its own.
    if value.isEmpty, index(of: value) == nil { return "" }
    return option(for: value)?.title ?? ""
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    guard !value.isEmpty, let id = id(for: value) else { return .none }
    return .choices([id])
  }
  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    guard case .choices(let ids) = answer else { return super.value(of: answer, over: old, environment) }
    guard ids.count <= 1 else { return nil }
    guard let id = ids.first else { return .value(.none) }
    if let offered, let index = offered.index(ofID: id) { return .value(pack(offered.values[index])) }
    // What is chosen can be chosen again, whether or not it is offered.
    if !old.isEmpty, self.id(for: old) == id { return .value(old) }
    if takesOwn, let offered, let index = offered.index(named: id, environment) {
      return .value(pack(offered.values[index]))
    }
    return own(id, environment)
  }

  /// A value of a person's own, if such values are accepted.
  func own(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard takesOwn, let base else { return .failure(FormIssue(.notChoice(String(text.prefix(80))))) }
    let text = text.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? .value(.none) : base.parse(text, environment)
  }
  override func offersSame(as other: AnyCodec) -> Bool {
    guard let other = other as? ChoiceCodec, other.offered?.values == offered?.values else { return false }
    // Equal values of a type that names them may have got other names.
    guard Value.self is any FormTitled.Type, let offered, let before = other.offered else { return true }
    return offered.ids.indices.allSatisfy { offered.option(at: $0) == before.option(at: $0) }
  }
  override func ids(ofOptions value: StoredValue) -> [String] { id(for: value).map { [$0] } ?? [] }
  override func isOffered(_ value: StoredValue) -> Bool { value.isEmpty || index(of: value) != nil }
  override func chosen(_ value: StoredValue) -> ChosenOptions {
    guard !value.isEmpty else { return ChosenOptions() }
    if let index = index(of: value) { return ChosenOptions(indices: [index]) }
    return ChosenOptions(others: option(for: value).map { [$0] } ?? [])
  }
}
