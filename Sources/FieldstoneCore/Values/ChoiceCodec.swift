/// An option of a choice.
public struct FormOption: Sendable, Hashable, Identifiable {
  /// Its identifier in inputs and drafts: a raw value, or the name of a case.
  public let id: String
  /// The title that people see.
  public var title: FormString
  /// A sentence that explains it.
  public var help: FormString?

  public init(id: String, title: FormString, help: FormString? = nil) {
    self.id = id
    self.title = title
    self.help = help
  }
}

/// The codec of a type with a list of values to choose from. A value is stored as its index in the list.
final class ChoiceCodec<Value: Hashable & Sendable>: FieldCodec<Value>, @unchecked Sendable {
  private let values: [Value]
  private let listed: [FormOption]
  private let indices: [Value: Int]
  private let duplicates: [String]

  /// The cases of an enum, or other values, in their order.
  init(_ values: [Value], titles: [FormString]? = nil) {
    self.values = values
    var ids: Set<String> = []
    var duplicates: [String] = []
    listed = values.enumerated().map { index, value in
      var id = Self.id(value)
      // Two values with the same description still need different ids.
      if ids.contains(id) { duplicates.append(id) }
      while !ids.insert(id).inserted { id += "+" }
      let choice = value as? any FormChoice
      let name = titles?[index] ?? choice?.formTitle ?? FormString(inferredFrom: String(describing: value))
      return FormOption(id: id, title: name, help: choice?.formHelp)
    }
    self.duplicates = duplicates
    indices = Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func id(_ value: Value) -> String {
    if let raw = value as? any RawRepresentable { return "\(raw.rawValue)" }
    return String(describing: value)
  }

  /// The same values with other titles.
  func titled(_ title: (Value) -> FormString) -> ChoiceCodec<Value> { ChoiceCodec(values, titles: values.map(title)) }

  override var control: FormControl { .choice(.automatic) }
  override var isChoice: Bool { true }
  override var options: [FormOption] { listed }
  override var duplicateOptions: [String] { duplicates }
  override var emptied: Parsed { .failure(FormIssue(.required)) }

  override func pack(_ value: Value) -> StoredValue {
    // A value that is not in the list is boxed, so that undo and reset can restore it.
    indices[value].map { .integer(Int64($0)) } ?? .boxed(BoxOf(value, equals: ==))
  }
  override func unpack(_ value: StoredValue) -> Value? {
    if case .boxed(let box) = value { return (box as? BoxOf<Value>)?.value }
    guard case .integer(let index) = value, values.indices.contains(Int(index)) else { return nil }
    return values[Int(index)]
  }

  /// Finds an option by its exact id, otherwise by its title or id in any case.
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    if let index = listed.firstIndex(where: { $0.id == text }) { return .value(.integer(Int64(index))) }
    let wanted = text.lowercased()
    let index = listed.firstIndex {
      $0.title.text(in: environment).lowercased() == wanted || $0.id.lowercased() == wanted
    }
    guard let index else { return .failure(FormIssue(.notChoice(String(text.prefix(80))))) }
    return .value(.integer(Int64(index)))
  }

  private func option(_ value: StoredValue) -> FormOption? {
    guard case .integer(let index) = value, listed.indices.contains(Int(index)) else { return nil }
    return listed[Int(index)]
  }

  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    if let option = option(value) { return .text(option.id) }
    guard let unlisted = unpack(value) else { return .none }
    // The saved id must not be that of an option with the same description.
    var id = Self.id(unlisted)
    while listed.contains(where: { $0.id == id }) { id += "+" }
    return .text(id)
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    guard case .text(let id) = saved else { return saved == .none ? StoredValue.none : nil }
    return listed.firstIndex { $0.id == id }.map { .integer(Int64($0)) }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { option(value)?.id ?? "" }
  override var displaysText: Bool { false }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    option(value)?.title ?? ""
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    option(value).map { .choices([$0.id]) } ?? .none
  }
  override func value(of answer: FormAnswer, _ environment: FormEnvironment) -> Parsed? {
    guard case .choices(let ids) = answer else { return super.value(of: answer, environment) }
    guard ids.count <= 1 else { return nil }
    guard let id = ids.first else { return .value(.none) }
    guard let index = listed.firstIndex(where: { $0.id == id }) else {
      return .failure(FormIssue(.notChoice(String(id.prefix(80)))))
    }
    return .value(.integer(Int64(index)))
  }
}
