import FieldstoneCore

/// Fields whose value is one of some options, or several.
extension LevelBuilder {
  func addChoice(_ field: DocumentField, _ key: DocumentKey, _ options: [DocumentOption]) -> DocumentRow<Model> {
    guard field.takesOwnEntries else {
      let leaf: Leaf<DocumentOption> = .choice(options)
      return choice(field, key, leaf, options, value(field, key, leaf).options(compiler.shared(options)))
    }
    let title = Self.titles(options)
    let leaf: Leaf<String> = .choice(options)
    return choice(field, key, leaf, options, value(field, key, leaf).options(options.map(\.id))) {
      $0.ownEntries().optionTitle(title)
    }
  }

  func addChoices(_ field: DocumentField, _ key: DocumentKey, _ options: [DocumentOption]) -> DocumentRow<Model> {
    guard field.takesOwnEntries else {
      return choices(field, key, .choices(options) as Leaf<[DocumentOption]>, options)
    }
    let title = Self.titles(options)
    return choices(field, key, .choices(options) as Leaf<[String]>, options) { $0.ownEntries().optionTitle(title) }
  }

  /// The titles of options that are texts.
  private static func titles(_ options: [DocumentOption]) -> @Sendable (String) -> FormString {
    let titles = Dictionary(options.map { ($0.id, $0.formTitle) }, uniquingKeysWith: { first, _ in first })
    return { titles[$0] ?? FormString(verbatim: $0) }
  }

  private func choice<Option: OfferedOption>(
    _ field: DocumentField, _ key: DocumentKey, _ leaf: Leaf<Option>, _ options: [DocumentOption],
    _ builder: FieldBuilder<Model, Option>, takeOwn: (FieldBuilder<Model, Option>) -> Void = { _ in }
  ) -> DocumentRow<Model> {
    if let shown = shown(options) { builder.options { shown($0.named).map { Option($0) } } }
    for trait in field.traits {
      switch trait {
      case .optionsFrom(let list):
        let offered = offered(list, options)
        builder.options { offered($0.named).map { Option($0) } }
      case .search(let search): builder.options(searching: { try await search($0).map { Option($0) } })
      case .ownEntries: takeOwn(builder)
      default: break
      }
    }
    for disabled in disabled(field, options) {
      builder.disabledOptions { Set(disabled($0.named).map { Option($0) }) }
    }
    return finish(builder, field, leaf)
  }

  private func choices<Option: OfferedOption>(
    _ field: DocumentField, _ key: DocumentKey, _ leaf: Leaf<[Option]>, _ options: [DocumentOption],
    takeOwn: (FieldBuilder<Model, [Option]>) -> Void = { _ in }
  ) -> DocumentRow<Model> {
    let builder = value(field, key, leaf).options(options.map { Option($0) })
    if let shown = shown(options) { builder.options { shown($0.named).map { Option($0) } } }
    for trait in field.traits {
      switch trait {
      case .optionsFrom(let list):
        let offered = offered(list, options)
        builder.options { offered($0.named).map { Option($0) } }
      case .search(let search): builder.options(searching: { try await search($0).map { Option($0) } })
      case .ownEntries: takeOwn(builder)
      default: break
      }
    }
    for disabled in disabled(field, options) {
      builder.disabledOptions { Set(disabled($0.named).map { Option($0) }) }
    }
    for rule in field.rules {
      switch (rule.name, rule.value?.integer) {
      case ("minimumCount", let count?): builder.minimumCount(count)
      case ("maximumCount", let count?): builder.maximumCount(count)
      default: break
      }
    }
    return finish(builder, field, leaf)
  }

  // MARK: What is offered

  /// The options that show now; nil if they all do, always.
  private func shown(_ options: [DocumentOption]) -> (@Sendable (NamedReader) -> [DocumentOption])? {
    guard options.contains(where: { $0.visible != nil }) else { return nil }
    return reading { reader in options.filter { $0.visible?.holds(reader) ?? true } }
  }

  /// The options that answers make, with the titles of those that are known. Each is offered once.
  private func offered(_ list: DocumentComputation, _ options: [DocumentOption])
    -> @Sendable (NamedReader) -> [DocumentOption]
  {
    let known = Dictionary(options.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return reading { reader in
      var seen: Set<FormValues.Value> = []
      return (list.value(reader)?.options ?? []).compactMap { value in
        guard seen.insert(value).inserted else { return nil }
        let option = known[value] ?? DocumentOption(value)
        return option.visible?.holds(reader) ?? true ? option : nil
      }
    }
  }

  /// The options that can't be chosen now.
  private func disabled(_ field: DocumentField, _ options: [DocumentOption])
    -> [@Sendable (NamedReader) -> [DocumentOption]]
  {
    var closures: [@Sendable (NamedReader) -> [DocumentOption]] = []
    if options.contains(where: { $0.enabled != nil }) {
      closures.append(reading { reader in options.filter { $0.enabled.map { !$0.holds(reader) } ?? false } })
    }
    for case .disabledOptionsFrom(let list) in field.traits {
      closures.append(reading { reader in (list.value(reader)?.options ?? []).map { DocumentOption($0) } })
    }
    return closures
  }
}

extension FormValues.Value {
  /// The values of a list that can be options: single ones.
  fileprivate var options: [FormValues.Value] {
    (list ?? []).filter { value in
      switch value {
      case .null, .object, .list: false
      default: true
      }
    }
  }
}
