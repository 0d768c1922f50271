import FieldstoneCore

/// Buttons that add, copy, move and remove elements of collections. A page that is sent twice does it once: the page
/// has the id of a new element, and a move names the neighbor.
extension WebForm {
  func perform(_ intent: Intent, newElement: String?) {
    switch intent {
    case .addElement(let collection):
      make(newElement, in: collection) { .insert(collection, id: $0, before: nil) }
    case .duplicate(let element):
      let collection = form.collection(of: element)
      make(newElement, in: collection ?? element) { .duplicate(element, id: $0) }
    case .removeElement(let element): remove(element)
    case .moveUp(let element, let other): move(element, before: other, intent)
    case .moveDown(let element, let other):
      guard form.position(of: other) != nil else { return refuse(.stale(other)) }
      move(element, before: self.element(after: other, other: element), intent)
    default: break
    }
  }

  /// Makes an element and goes to it.
  private func make(_ id: String?, in collection: FormRowID, _ input: (String) -> FormInput) {
    guard let id else { return }
    let row = Self.element(id, of: collection)
    let wasThere = form.position(of: row) != nil
    // The page was sent twice, and what it made is gone by now.
    guard wasThere || !visit.usedElements.contains(id) else { return refuse(.stale(row)) }
    if case .refused(let refusal) = form.send(input(id)) { return refuse(refusal) }
    visit.noteUse(of: id)
    if wasThere { form.send(form.row(row)?.isOpenable == true ? .open(row) : .focus(row)) }
    visit.shown = form.focusedRow
  }

  private func remove(_ element: FormRowID) {
    guard let row = form.row(element), let number = form.position(of: element)?.number else {
      guard let last = visit.lastRemoval else { return refuse(.stale(element)) }
      return show(last)
    }
    let title = PageContext(title: title, environment: form.environment, secret: "").longName(of: row, number: number)
    // The form moves the focus to a neighbor.
    form.send(.focus(element))
    if case .refused(let refusal) = form.send(.remove(element)) { return refuse(refusal) }
    let next = form.focusedRow.flatMap { form.element(containing: $0) ?? $0 }
    show(WebFormVisit.Removal(element: element, title: title, next: next))
  }

  private func show(_ removal: WebFormVisit.Removal) {
    visit.lastRemoval = removal
    (visit.removed, visit.shown, visit.removedBefore) = (removal.title, removal.next, removal.next)
  }

  private func move(_ element: FormRowID, before other: FormRowID?, _ intent: Intent) {
    if case .refused(let refusal) = form.send(.move(element, before: other)) { return refuse(refusal) }
    visit.pressed = intent
  }

  /// The element that follows another one, without the one that is moved.
  private func element(after element: FormRowID, other: FormRowID) -> FormRowID? {
    let all = form.collection(of: element).map(form.elements(of:)) ?? []
    let rest = all.filter { $0 != other }.drop { $0 != element }
    return rest.dropFirst().first
  }

  private func refuse(_ refusal: FormReply.Refusal) { visit.refusal = refusal.message }

  /// The element that the pressed button adds, moves or removes.
  func changedElement(_ posted: PostedPage) -> FormRowID? {
    switch posted.intent {
    case .addElement(let collection): posted.newElement.map { Self.element($0, of: collection) }
    case .duplicate(let element):
      form.collection(of: element).flatMap { collection in
        posted.newElement.map { Self.element($0, of: collection) }
      }
    case .removeElement(let element), .moveUp(let element, _), .moveDown(let element, _): element
    default: nil
    }
  }

  private static func element(_ id: String, of collection: FormRowID) -> FormRowID {
    FormRowID("\(collection.path)[\(id)]")
  }

  // MARK: Elements that are gone

  /// Notes the answers to fields that were removed with their element, or hidden, in another tab since the page was
  /// rendered. Nothing of a secret is repeated.
  func noteLost(_ posted: PostedPage, _ replies: [FormReply], of page: RenderedPage) {
    let names = Dictionary(page.fields.map { ($0.row, $0) }) { first, _ in first }
    // Whoever removes an element gives up what was typed in it.
    let removed: String? = if case .removeElement(let element) = posted.intent { element.path } else { nil }
    for (input, reply) in zip(posted.inputs, replies) where !reply.isAccepted {
      switch input {
      case .type(let row, let text):
        guard isLost(row, reply), !text.isEmpty, let field = names[row] else { continue }
        guard let name = field.name ?? form.row(row)?.label else { continue }
        if let removed, row.path.hasPrefix(removed) { continue }
        visit.lost.append(field.kind.isSecret ? name : labelled(name, text))
      case .set(let row, _):
        guard isLost(row, reply), let name = names[row]?.name ?? form.row(row)?.label else { continue }
        if removed.map(row.path.hasPrefix) != true { visit.lost.append(name) }
      default: break
      }
    }
  }

  private func isLost(_ row: FormRowID, _ reply: FormReply) -> Bool {
    form.row(row) == nil || reply == .refused(.hidden(row))
  }

  private func labelled(_ name: String, _ text: String) -> String {
    FormString.common(.labelled, .text(name), .text(text)).text(in: form.environment)
  }

  /// The page that shows the collection of an element that is gone.
  func pageLeft(of page: FormPageID) -> FormPageID? {
    var path = page.path
    while let bracket = path.lastIndex(of: "[") {
      path = String(path[..<bracket])
      if let page = form.page(of: FormRowID(path)) { return page }
    }
    return nil
  }
}

extension FieldKind {
  fileprivate var isSecret: Bool {
    if case .secret = self { return true }
    return false
  }
}
