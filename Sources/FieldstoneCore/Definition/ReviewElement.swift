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
    return [
      TrackerSpec(kind: .visible, target: [self]) { scope in
        guard let slot = scope.slot(at: target) else { return .flag(false) }
        if let conflicts {
          return .flag(scope.readsConflicts(under: conflicts) && scope.engine.hasConflict(at: slot))
        }
        scope.engine.record(Dependency(slot, .visible))
        return .flag(scope.engine.slots[slot].flags.contains(.shown))
      },
      TrackerSpec(kind: .shown, target: [self]) { scope in
        guard let slot = scope.slot(at: target) else { return .text("") }
        for aspect in [Dependency.Aspect.value, .text] { scope.engine.record(Dependency(slot, aspect)) }
        guard let conflicts else { return .text(FormString(verbatim: scope.engine.reviewText(of: slot))) }
        return .text(scope.readsConflicts(under: conflicts) ? scope.engine.conflictText(of: slot) : FormString(""))
      },
      .title(of: self, from: target),
    ]
  }
}

extension TrackerSpec {
  /// Gives a row the title of another one.
  ///
  /// - Parameter trail: The elements that lead to the other row, and its own.
  static func title(of element: FormElement, from trail: [FormElement]) -> TrackerSpec {
    TrackerSpec(kind: .title, target: [element]) { scope in
      guard let slot = scope.slot(at: trail) else { return .text("") }
      scope.engine.record(Dependency(slot, .text))
      return .text(scope.engine.title(of: slot))
    }
  }
}

extension ReadScope {
  /// The row to which some elements lead, the last of which is its own.
  fileprivate func slot(at trail: [FormElement]) -> Int? {
    trail.last.flatMap { engine.slot(of: $0, below: trail.dropLast(), in: block) { engine.children[$0] } }
  }
}
