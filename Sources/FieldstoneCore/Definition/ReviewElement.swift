/// A row of a form's review: it repeats an answer in words, and leads to the field.
final class ReviewElement: FormElement, @unchecked Sendable {
  /// The element of the field, preceded by those of the subforms that lead to it.
  let target: [FormElement]

  /// - Parameter target: The elements that lead to the field, and its own.
  init(of target: [FormElement], _ names: [String], in review: StepElement) {
    self.target = target
    super.init(name: "\(review.name)." + names.joined(separator: "."), kind: .link)
    detail {
      $0.action = .change
      $0.title = target.last?.title
      $0.icon = target.last?.details?.icon
    }
  }

  private init(copying other: ReviewElement) {
    target = other.target
    super.init(name: other.name, kind: .link)
  }
  override func copy() -> FormElement { copied(to: ReviewElement(copying: self)) }

  /// The closures that keep it up to date: it says what the field shows, while the field shows.
  var trackers: [TrackerSpec] {
    let target = target
    func slot(_ scope: ReadScope) -> Int? {
      target.last.flatMap { element in
        scope.engine.slot(of: element, below: target.dropLast(), in: scope.block) { scope.engine.children[$0] }
      }
    }
    return [
      TrackerSpec(kind: .visible, target: [self]) { scope in
        guard let slot = slot(scope) else { return .flag(false) }
        scope.engine.record(Dependency(slot, .visible))
        return .flag(scope.engine.slots[slot].flags.contains(.shown))
      },
      TrackerSpec(kind: .shown, target: [self]) { scope in
        guard let slot = slot(scope) else { return .text("") }
        for aspect in [Dependency.Aspect.value, .text] { scope.engine.record(Dependency(slot, aspect)) }
        return .text(FormString(verbatim: scope.engine.reviewText(of: slot)))
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
  /// The rows of the review: for each step, its heading and its answers.
  func reviewRows(of rows: [PlacedRow], in review: StepElement) -> [PlacedRow] {
    var all: [PlacedRow] = []
    var header: FormElement?
    let seconds = Set(rows.compactMap { $0.element.details?.second.map(ObjectIdentifier.init) })
    func add(_ element: FormElement, _ owners: [FormElement], _ names: [String]) {
      guard !element.flags.contains(.excluded) else { return }
      let names = element.namesRows ? names + [element.name] : names
      switch element {
      case let subform as NestedElement where !subform.flags.contains(.optional) && !subform.isRecursive:
        for inner in subform.child.elements { add(inner, owners + [subform], names) }
      case is FieldElement, is NestedElement, is CollectionElement:
        // What is entered again is the same.
        guard !seconds.contains(ObjectIdentifier(element)) else { return }
        all.append(
          PlacedRow(element: ReviewElement(of: owners + [element], names, in: review), header: header, step: review))
      default: break
      }
    }
    for row in rows {
      if let step = row.element as? StepElement {
        let heading = FormElement(name: "\(review.name).\(step.name)", kind: .header)
        heading.detail { $0.title = step.title }
        header = heading
        all.append(PlacedRow(element: heading, step: review))
      } else if row.step !== review {
        add(row.element, [], [])
      }
    }
    return all
  }
}
