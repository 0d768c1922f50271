/// The options of fields: what they offer, and what can't be chosen.
extension FormEngine {
  /// The codec of a field, with the options that it offers now.
  func codec(of field: FieldElement, _ slot: Int) -> AnyCodec {
    offered.codec(of: field, slot)
  }

  /// Offers what a closure has returned.
  func offer(_ codec: AnyCodec, _ slot: Int) {
    if let before = offered.codecs[slot], before.offersSame(as: codec) { return }
    offered.offer(codec, slot)
    mark(slot, [.options, .value])
    // What it reads like, with another currency or unit, may be part of a summary.
    markSummaries(of: slot, in: block(of: slot))
    queueReaders(slot, .text)
    reread(slot)
    revalidate(slot)
  }

  /// Reads a text again that was no value, because what is accepted has changed.
  func reread(_ slot: Int) {
    guard !isReplaying, slots[slot].flags.contains(.unparsed), let field = field(at: slot), let draft = drafts[slot],
      draft.issue != nil, !draft.text.isEmpty
    else { return }
    let codec = codec(of: field, slot)
    guard !codec.isChoice else { return }
    take(codec.parse(draft.text, environment), draft.text, slot, field)
  }

  func options(of field: FieldElement, _ slot: Int, _ control: FormControl) -> FormRow.Options {
    switch control.standard {
    case .choice, .choices: break
    default: return FormRow.Options()
    }
    let codec = codec(of: field, slot)
    return FormRow.Options(
      FormRow.Options.Content(
        codec.options, codec.chosen(singleValue(slot)), disabled: disabledOptions(slot),
        codec.options.map { offered.search($0, slot, environment) } ?? OptionSearch(), environment,
        finding: finding(field, slot),
        takesOwnEntries: codec.takesOwnEntries, maximumCount: field.rules?.count.maximum ?? .max))
  }

  /// Suggests what a closure has returned.
  func suggest(_ list: AnyOptionList, _ slot: Int) {
    guard offered.suggestions[slot]?.ids != list.ids else { return }
    offered.suggest(list, slot)
    mark(slot, .options)
  }

  /// The texts that a field suggests. Only for fields that can be edited.
  func suggestions(_ element: FormElement, _ slot: Int, _ control: FormControl) -> FormRow.Options {
    guard control.standard.takesFocus,
      let list = offered.suggestions[slot] ?? element.details?.suggestions
    else {
      return FormRow.Options()
    }
    return FormRow.Options(
      FormRow.Options.Content(list, ChosenOptions(), disabled: [], offered.search(list, slot, environment), environment)
    )
  }

  /// The ids of the options that can't be chosen now.
  func disabledOptions(_ slot: Int) -> Set<String> {
    let link = Int(slots[slot].links)
    var ids = several?.partlyOffered[slot] ?? []
    guard link >= 0, !links[link].disablers.isEmpty, let field = field(at: slot) else { return ids }
    let codec = codec(of: field, slot)
    for number in links[link].disablers {
      for option in trackers[Int(number)].disabledOptions {
        ids.formUnion(codec.ids(ofOptions: option))
      }
    }
    return ids
  }

  /// The issue of a choice that is not offered, or can't be chosen now.
  func optionIssue(_ codec: AnyCodec, _ value: StoredValue, _ slot: Int) -> FormIssue? {
    if let values = value.severalValues, let field = field(at: slot) {
      return issues(of: values, field) { optionIssue(codec, $0, slot).map { [$0] } ?? [] }.first
    }
    let disabled = disabledOptions(slot)
    // Before the first search there is no list, but there may be a value.
    let list = codec.options
    guard list != nil || codec.isOpen, !disabled.isEmpty || !(codec.isOpen || codec.isOffered(value)) else {
      return nil
    }
    let chosen = codec.chosen(value)
    if !codec.isOpen, let other = chosen.others.first { return FormIssue(.notOffered(other.title)) }
    guard !disabled.isEmpty else { return nil }
    let indices = list.map { list in chosen.indices.filter { disabled.contains(list.ids[$0]) } } ?? []
    let titles =
      indices.compactMap { list?.option(at: $0).title } + chosen.others.filter { disabled.contains($0.id) }.map(\.title)
    guard let first = titles.first else { return nil }
    return FormIssue(titles.count == 1 ? .disabledOption(first) : .disabledOptions(titles))
  }
}
