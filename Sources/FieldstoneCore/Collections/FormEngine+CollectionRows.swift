/// What the rows of collections say.
extension FormEngine {
  /// What can be done with an element, or with a collection, now.
  func actions(_ slot: Int, _ element: FormElement, in block: Block) -> FormRow.Actions {
    if let collection = collections[slot] ?? (element.kind == .add ? collections[slot - 1] : nil) {
      return isEditable(collection.slot) && collection.canGrow ? .insert : []
    }
    guard block.node >= 0, let collection = collections[block.owner], isEditable(slot) else { return [] }
    var actions: FormRow.Actions = collection.settings.isClosed ? [] : .remove
    if collection.canGrow { actions.insert(.duplicate) }
    if collection.settings.isSortable {
      if collection.order.previous(block.node) >= 0 { actions.insert(.moveUp) }
      if collection.order.next(block.node) >= 0 { actions.insert(.moveDown) }
    }
    return actions
  }

  /// What the program says about the elements together, else how many there are, in words.
  func summary(of collection: CollectionState) -> String {
    let count = collection.order.count
    let declared = collection.settings.summary
    if count > 0, let text = declared?(collection.element.all(model(of: collection.parent))) {
      return text.text(in: environment)
    }
    if count > 0 { return FormString.common(.entries, .count(count)).text(in: environment) }
    return (collection.element.details?.placeholder ?? .common(.noEntries)).text(in: environment)
  }

  /// The issues of a collection as a whole.
  func collectionIssues(_ collection: CollectionState, isRequired: Bool) -> [FormIssue] {
    let count = collection.order.count
    let settings = collection.settings
    collection.repeated = firstRepeated(in: collection)
    if count == 0 { return isRequired ? [FormIssue(.noElements(minimum: settings.minimum))] : [] }
    var issues: [FormIssue] = []
    if count < settings.minimum { issues.append(FormIssue(.tooFewEntries(minimum: settings.minimum))) }
    if count > settings.maximum { issues.append(FormIssue(.tooManyEntries(maximum: settings.maximum))) }
    if let repeated = collection.repeated {
      issues.append(FormIssue(repetition(of: repeated.position + 1, in: settings)))
    }
    return issues
  }

  /// Notes that an element may have another identity now, and may be equal to another one, where none may be.
  func noteElement(_ index: Int) {
    guard let collection = collections[blocks[index].owner] else { return }
    let node = blocks[index].node
    noteIdentity(of: node, in: collection)
    guard collection.isUnique else { return }
    collection.noteValue(of: node)
    // Its message says what the element says.
    if node == collection.repeated?.node { mark(collection.slot, .issues) }
    if !collection.isArranging { revalidate(collection.slot, nil) }
  }

  /// The first element that is equal to an earlier one, where none may be.
  private func firstRepeated(in collection: CollectionState) -> EqualElements.Pair? {
    guard collection.isUnique else { return nil }
    if collection.element.hasInstances { collection.equal = EqualElements(collection.order.all) }
    let parent = model(of: collection.parent)
    collection.equal.update(collection.order, blank: collection.blankKey) { collection.element.key(at: $0, parent) }
    return collection.equal.firstRepeated(in: collection.order)
  }

  /// An issue of a row as people read it: an element that is there twice is called by what it says, unless that is too
  /// long or secret.
  func naming(_ issue: FormIssue, _ slot: Int) -> FormIssue {
    guard case .repeatedEntry(let number) = issue.kind, let collection = collections[slot],
      let repeated = collection.repeated, repeated.position == number - 1
    else { return issue }
    let row = collection.slot(of: repeated.node)
    guard field(at: row)?.isSecure != true else { return issue }
    let name = display(row, element(at: row))
    let isPlain = name.unicodeScalars.prefix(61).allSatisfy {
      ![.control, .format].contains($0.properties.generalCategory)
    }
    guard !name.isEmpty, isPlain, name.unicodeScalars.count <= 60 else { return issue }
    var named = issue
    named.kind = .withMessage(issue.kind, .issue(.repeatedAnswer, .text(name)))
    return named
  }

  /// Says which element is there twice, also before a message of the program.
  private func repetition(of number: Int, in settings: CollectionSettings) -> FormIssue.Kind {
    guard let message = settings.notUnique else { return .repeatedEntry(number) }
    let name = FormString.common(
      .numbered, .string(settings.elementTitle ?? .common(.entry)), .grouped(number, in: environment))
    return .withMessage(.repeatedEntry(number), .common(.labelled, .string(name), .string(message)))
  }
}

extension FormIssue.Kind {
  /// There are no elements, although some are needed: at least one, or as many as a minimum says.
  fileprivate static func noElements(minimum: Int) -> FormIssue.Kind {
    .withMessage(.required, .issue(.tooFewEntries, .count(max(1, minimum))))
  }
}
