/// A row of a form's review or of its list of conflicts: it repeats an answer in words, and leads to the field.
final class ReviewElement: FormElement, @unchecked Sendable {
  /// The element of the field, preceded by those of the subforms that lead to it.
  let target: [FormElement]
  /// The heading of the list of conflicts that it is in; nil in a review.
  let conflicts: FormElement?

  /// - Parameters:
  ///   - target: The elements that lead to the field, and its own.
  ///   - list: The id of the review or of the list of conflicts.
  init(of target: [FormElement], _ names: [String], in list: String, conflicts: FormElement? = nil) {
    self.target = target
    self.conflicts = conflicts
    super.init(name: "\(list)." + names.joined(separator: "."), kind: .link)
    detail {
      $0.action = .change
      $0.title = target.last?.title
      $0.icon = target.last?.details?.icon
    }
  }

  private init(copying other: ReviewElement) {
    target = other.target
    conflicts = other.conflicts
    super.init(name: other.name, kind: .link)
  }
  override func copy() -> FormElement { copied(to: ReviewElement(copying: self)) }

  /// The closures that keep it up to date: it says what the field shows, while the field shows.
  var trackers: [TrackerSpec] {
    let (target, conflicts) = (target, conflicts)
    func slot(_ scope: ReadScope) -> Int? {
      target.last.flatMap { element in
        scope.engine.slot(of: element, below: target.dropLast(), in: scope.block) { scope.engine.children[$0] }
      }
    }
    return [
      TrackerSpec(kind: .visible, target: [self]) { scope in
        guard let slot = slot(scope) else { return .flag(false) }
        if let conflicts {
          return .flag(scope.readsConflicts(under: conflicts) && scope.engine.hasConflict(at: slot))
        }
        scope.engine.record(Dependency(slot, .visible))
        return .flag(scope.engine.slots[slot].flags.contains(.shown))
      },
      TrackerSpec(kind: .shown, target: [self]) { scope in
        guard let slot = slot(scope) else { return .text("") }
        for aspect in [Dependency.Aspect.value, .text] { scope.engine.record(Dependency(slot, aspect)) }
        guard let conflicts else { return .text(FormString(verbatim: scope.engine.reviewText(of: slot))) }
        return .text(scope.readsConflicts(under: conflicts) ? scope.engine.conflictText(of: slot) : FormString(""))
      },
      TrackerSpec(kind: .title, target: [self]) { scope in
        guard let slot = slot(scope) else { return .text("") }
        scope.engine.record(Dependency(slot, .text))
        return .text(scope.engine.title(of: slot))
      },
    ]
  }
}

extension BuilderScope {
  /// The rows of the review: for each step, and each page beside the steps, its heading and its answers.
  func reviewRows(of rows: [PlacedRow], in review: StepElement) -> [PlacedRow] {
    var all: [PlacedRow] = []
    var header: FormElement?
    let outerPages = Dictionary(
      rows.compactMap { row in (row.element as? PageElement).map { (ObjectIdentifier($0), row.page) } },
      uniquingKeysWith: { first, _ in first })
    /// The page on the form's first page that a row is on, or below.
    func outermost(_ page: PageElement?) -> PageElement? {
      var page = page
      while let known = page, let outer = outerPages[ObjectIdentifier(known)] ?? nil { page = outer }
      return page
    }
    for row in rows {
      if let page = row.element as? PageElement, row.page == nil {
        let heading = FormElement(name: "\(review.name).\(page.name)", kind: .header)
        heading.detail { $0.title = page.title }
        header = heading
        all.append(PlacedRow(element: heading, page: review))
      } else if outermost(row.page) !== review {
        forEachAnswer(of: row.element, among: rows) { target, names in
          let element = ReviewElement(of: target, names, in: review.name)
          all.append(PlacedRow(element: element, header: header, page: review))
        }
      }
    }
    return all
  }

  /// Calls a closure with each answer that a row holds: with the elements that lead to it, and their names.
  func forEachAnswer(of row: FormElement, among rows: [PlacedRow], _ body: ([FormElement], [String]) -> Void) {
    let seconds = Set(rows.compactMap { $0.element.details?.second.map(ObjectIdentifier.init) })
    func add(_ element: FormElement, _ owners: [FormElement], _ names: [String]) {
      guard !element.flags.contains(.excluded) else { return }
      let names = element.namesRows ? names + [element.name] : names
      switch element {
      case let subform as NestedElement where !subform.flags.contains(.optional) && !subform.isRecursive:
        for inner in subform.child.elements { add(inner, owners + [subform], names) }
      case is FieldElement, is NestedElement, is CollectionElement:
        // What is entered again is the same.
        if !seconds.contains(ObjectIdentifier(element)) { body(owners + [element], names) }
      default: break
      }
    }
    add(row, [], [])
  }
}
