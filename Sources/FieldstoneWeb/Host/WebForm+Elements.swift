import FieldstoneCore

/// Buttons that add, copy, move and remove elements of collections. A page that is sent twice does it once: the page
/// has the id of a new element, and a move names the neighbor.
extension WebForm {
  ///
  /// - Parameter page: the page that the button was on.
  func perform(_ intent: Intent, newElement: String?, on page: RenderedPage) {
    let refusal =
      switch intent {
      case .addElement(let collection):
        make(newElement, in: collection) { .insert(collection, id: $0, before: nil) }
      case .duplicate(let element):
        make(newElement, in: form.collection(of: element) ?? element) { .duplicate(element, id: $0) }
      case .removeElement(let element): remove(element)
      case .moveUp(let element, let other): move(element, before: other, intent)
      case .moveDown(let element, let other): move(element, after: other, intent)
      default: FormReply.accepted
      }
    guard case .refused(let reason) = refusal else { return }
    visit.refusal =
      switch reason {
      case .stale(let row), .unknownRow(let row): Self.noLongerThere(row, on: page)
      case .full(let collection):
        .common(.labelled, .text(form.row(collection)?.label ?? collection.path), .string(form.message(of: reason)))
      default: form.message(of: reason)
      }
  }

  /// Says that an element is gone, by the name that it had on a page.
  static func noLongerThere(_ row: FormRowID, on page: RenderedPage) -> FormString {
    page.elements[row].map { .issue(.namedNoLongerThere, .text($0)) } ?? .issue(.noLongerThere)
  }

  /// Makes an element and goes to it.
  private func make(_ id: String?, in collection: FormRowID, _ input: (String) -> FormInput) -> FormReply {
    guard let id else { return .accepted }
    let row = Self.element(id, of: collection)
    let wasThere = form.position(of: row) != nil
    // The page was sent twice, and what it made is gone by now.
    guard wasThere || !visit.elements.used.contains(id) else { return .refused(.stale(row)) }
    let reply = form.send(input(id))
    guard reply.isAccepted else { return reply }
    visit.elements.noteUse(of: id)
    if wasThere { form.send(form.row(row)?.isOpenable == true ? .open(row) : .focus(row)) }
    visit.shown = form.focusedRow
    return reply
  }

  private func remove(_ element: FormRowID) -> FormReply {
    guard let row = form.row(element), let number = form.position(of: element)?.number else {
      guard let last = visit.lastRemoval else { return .refused(.stale(element)) }
      return show(last)
    }
    let title = PageContext(title: title, environment: form.environment, secret: "").longName(of: row, number: number)
    // The form moves the focus to a neighbor.
    form.send(.focus(element))
    let reply = form.send(.remove(element))
    guard reply.isAccepted else { return reply }
    let next = form.focusedRow.flatMap { form.element(containing: $0) ?? $0 }
    return show(WebFormVisit.Removal(element: element, title: title, next: next))
  }

  private func show(_ removal: WebFormVisit.Removal) -> FormReply {
    visit.lastRemoval = removal
    (visit.removed, visit.shown, visit.removedBefore) = (removal.title, removal.next, removal.next)
    return .accepted
  }

  private func move(_ element: FormRowID, after other: FormRowID, _ intent: Intent) -> FormReply {
    guard form.position(of: other) != nil else { return .refused(.stale(other)) }
    return move(element, before: self.element(after: other, other: element), intent)
  }

  private func move(_ element: FormRowID, before other: FormRowID?, _ intent: Intent) -> FormReply {
    let reply = form.send(.move(element, before: other))
    if reply.isAccepted { visit.pressed = intent }
    return reply
  }

  /// The element that follows another one, without the one that is moved.
  private func element(after element: FormRowID, other: FormRowID) -> FormRowID? {
    let all = form.collection(of: element).map(form.elements(of:)) ?? []
    let rest = all.filter { $0 != other }.drop { $0 != element }
    return rest.dropFirst().first
  }

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
    guard replies.contains(where: { !$0.isAccepted }) else { return }
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
