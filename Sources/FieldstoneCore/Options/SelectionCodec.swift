/// The codec of a field that holds several of its options.
final class SelectionCodec<Value: Equatable & Sendable, Element: Hashable & Sendable>: FieldCodec<Value>,
  @unchecked Sendable
{
  private let shape: SelectionShape<Value, Element>
  /// The options, and how a single one is named and saved.
  private let element: ChoiceCodec<Element>

  init(_ shape: SelectionShape<Value, Element>, of element: ChoiceCodec<Element>) {
    self.shape = shape
    self.element = element
  }

  func offering(_ values: [Element], _ describe: OptionDescriber<Element>? = nil) -> SelectionCodec {
    SelectionCodec(shape, of: element.offering(values, describe))
  }
  func titled(_ title: @escaping @Sendable (Element) -> FormString) -> SelectionCodec {
    SelectionCodec(shape, of: element.titled(title))
  }

  /// The same without options, which are declared next.
  var undecided: SelectionCodec { SelectionCodec(shape, of: element.undecided) }

  /// The same, with options that are searched for.
  var open: SelectionCodec { SelectionCodec(shape, of: element.open) }
  override var isOpen: Bool { element.isOpen }

  /// The same, with values of people's own, which this codec parses.
  func takingOwnEntries(_ base: FieldCodec<Element>) -> SelectionCodec {
    SelectionCodec(shape, of: element.takingOwnEntries(base))
  }
  override var takesOwnEntries: Bool { element.takesOwnEntries }

  /// An option in the form in which ``ids(ofOptions:)`` takes it.
  func packElement(_ value: Element) -> StoredValue { element.pack(value) }
  override func ids(ofOptions value: StoredValue) -> [String] {
    unpack(value) == nil ? element.ids(ofOptions: value) : titles(value).map(\.id)
  }

  /// The options; none until a closure or a search has said what they are.
  private var list: OptionList<Element> { element.offered ?? OptionList([], .standard) }

  override var isChoice: Bool { true }
  override var displaysText: Bool { false }
  override var control: FormControl { .choices(.automatic) }
  override var options: AnyOptionList? { element.offered }
  override var emptied: Parsed { .value(pack(shape.empty)) }

  // MARK: Storing

  override func pack(_ value: Value) -> StoredValue {
    .boxed(SelectionBox(value, isEmpty: shape.isNothing(value, list)))
  }
  override func unpack(_ value: StoredValue) -> Value? {
    guard case .boxed(let box) = value else { return nil }
    return (box as? SelectionBox<Value>)?.value
  }

  override var savesIDs: Bool { element.savesIDs }
  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    unpack(value).map { .list(shape.saved($0) { element.saved(element.pack($0)) }) } ?? .none
  }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    guard case .list(let parts) = saved else { return saved == .none ? StoredValue.none : nil }
    let value = shape.restored(parts) { element.value(saved: $0).flatMap(element.unpack) }
    return value.map { pack($0) }
  }

  // MARK: Choosing

  override func chosen(_ value: StoredValue) -> ChosenOptions {
    guard let value = unpack(value) else { return ChosenOptions() }
    let (indices, others) = shape.chosen(value, list)
    var taken: Set<String> = []
    return ChosenOptions(indices: indices, others: others.map { option(for: $0, &taken) })
  }

  /// A value that is not among the options, with an id that nothing else in the row has.
  private func option(for value: Element, _ taken: inout Set<String>) -> FormOption {
    let option = element.option(for: element.pack(value)) ?? FormOption(id: "", title: "")
    var id = option.id
    while list.index(ofID: id) != nil || !taken.insert(id).inserted { id += "+" }
    return FormOption(
      id: id, title: option.title, help: option.help, icon: option.icon, section: option.section)
  }

  override func offersSame(as other: AnyCodec) -> Bool {
    (other as? SelectionCodec).map { element.offersSame(as: $0.element) } ?? false
  }

  /// What is chosen, as options.
  private func titles(_ value: StoredValue) -> [FormOption] {
    let chosen = chosen(value)
    return chosen.indices.compactMap { element.offered?.option(at: $0) } + chosen.others
  }

  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    titles(value).map(\.id).joined(separator: ", ")
  }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    let titles = titles(value).map(\.title)
    return titles.isEmpty ? "" : .list(titles.map { .string($0) })
  }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    value == .none ? .none : .choices(titles(value).map(\.id))
  }

  /// Names or ids, separated by commas.
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    parse(text, over: .none, environment)
  }

  /// Names or ids, separated by commas. People's own entries that are chosen keep their names, even those with commas.
  override func parse(_ text: String, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    let known = takesOwnEntries ? chosen(old).others : []
    let (indices, names) = list.parts(named: text, beside: known, environment)
    var chosen = Choosing(indices: indices.filter { $0 < list.count })
    for name in names { if let issue = chosen.addOwn(name, in: self, environment) { return .failure(issue) } }
    let kept = indices.filter { $0 >= list.count }.map { $0 - list.count }.sorted()
    let before = kept.isEmpty ? nil : unpack(old)
    return .value(pack(shape.make(before, chosen.indices.sorted(), kept, chosen.own, list) ?? shape.empty))
  }

  override func names(_ text: String, _ value: StoredValue, _ environment: FormEnvironment) -> Bool {
    guard let value = unpack(value) else { return false }
    let (indices, others) = shape.chosen(value, list)
    guard let chosen = element.offering(indices.map { list.values[$0] } + others).offered else { return false }
    let (named, unknown) = chosen.parts(named: text, environment)
    if unknown.isEmpty, named.count == chosen.count { return true }
    guard takesOwnEntries, case .value(let parsed) = parse(text, environment) else { return false }
    return parsed == pack(value)
  }

  /// The same choice leaves the value as the program wrote it, in its own order; another one keeps what no option
  /// stands for.
  override func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    guard let made = unpack(new), let before = unpack(old), let list = element.offered else { return .value(new) }
    let (chosen, last) = (shape.chosen(made, list), shape.chosen(before, list))
    // A dictionary may hold the same value at several positions.
    let isSame = chosen.others.count == last.others.count && Set(chosen.others) == Set(last.others)
    if chosen.indices == last.indices, isSame { return .value(old) }
    // An answer that keeps other values has been merged already; a typed text has none.
    guard chosen.others.isEmpty else { return .value(new) }
    return .value(shape.make(before, chosen.indices, [], [], list).map(pack) ?? new)
  }

  override func value(of answer: FormAnswer, over old: StoredValue, _ environment: FormEnvironment) -> Parsed? {
    guard case .choices(let ids) = answer else { return super.value(of: answer, over: old, environment) }
    let (oldValue, oldChosen) = (unpack(old), chosen(old))
    var chosen = Choosing()
    // Made at most once, because an answer may add many values to a long list.
    lazy var named = list.namedIndices(environment)
    var kept: Set<Int> = []
    let others = Dictionary(oldChosen.others.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for id in ids {
      if let index = element.offered?.index(ofID: id) {
        chosen.indices.insert(index)
      } else if let position = others[id] {
        kept.insert(position)
      } else if takesOwnEntries, let index = named[id.lowercased()] {
        chosen.indices.insert(index)
      } else if let issue = chosen.addOwn(id, in: self, environment) {
        return .failure(issue)
      }
    }
    // The same choice leaves the value as the program wrote it, in its own order.
    if oldValue != nil, chosen.own.isEmpty, chosen.indices == Set(oldChosen.indices),
      kept.count == oldChosen.others.count
    {
      return .value(old)
    }
    guard let value = shape.make(oldValue, chosen.indices.sorted(), kept.sorted(), chosen.own, list) else {
      return .failure(FormIssue(.notChoice(String(ids.joined(separator: ", ").prefix(80)))))
    }
    return .value(pack(value))
  }

  /// What an answer chooses: options, and values of a person's own.
  private struct Choosing {
    var indices: Set<Int> = []
    var own: [Element] = []

    /// Adds a value of a person's own, which is not named like any option.
    ///
    /// - Returns: Why it isn't accepted.
    mutating func addOwn(_ text: String, in codec: SelectionCodec, _ environment: FormEnvironment) -> FormIssue? {
      switch codec.element.own(text, environment) {
      case .failure(let issue): return issue
      case .value(let stored):
        guard let value = codec.element.unpack(stored) else { return nil }
        if let index = codec.list.index(of: value) { indices.insert(index) } else { own.append(value) }
        return nil
      }
    }
  }
}
