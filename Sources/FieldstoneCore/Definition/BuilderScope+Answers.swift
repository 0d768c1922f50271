/// An answer of a form, as a review or a list of conflicts repeats it.
struct PlacedAnswer {
  /// The element of the field, preceded by those of the subforms that lead to it.
  let trail: [FormElement]
  /// The parts of its id.
  let names: [String]
  /// What it is in, the outermost first.
  let groups: [AnswerGroup]
}

/// A step, page, section or subform with answers.
struct AnswerGroup {
  /// Its element, preceded by those of the subforms that lead to it.
  let trail: [FormElement]
  /// The parts of the id of its heading.
  let names: [String]
}

extension BuilderScope {
  /// The rows of the review: every answer, under the titles of the steps, pages, sections and subforms that it is in.
  func reviewRows(of rows: [PlacedRow], in review: StepElement) -> [PlacedRow] {
    var all: [PlacedRow] = []
    /// The headings by id; nil where a group gets none.
    var headings: [String: FormElement?] = [:]
    for answer in answers(of: rows) where !answer.groups.contains(where: { $0.trail.last === review }) {
      var header: FormElement?
      for group in answer.groups {
        let id = "\(review.name)." + group.names.joined(separator: ".")
        if let known = headings[id] {
          header = known ?? header
        } else {
          let heading = heading(id, of: group, under: header)
          headings[id] = .some(heading)
          guard let heading else { continue }
          all.append(PlacedRow(element: heading, header: header, page: review))
          header = heading
        }
      }
      let element = ReviewElement(of: answer.trail, answer.names, in: review.name)
      element.trackers.forEach(track)
      all.append(PlacedRow(element: element, header: header, page: review))
    }
    return all
  }

  /// A heading with the title of a group.
  ///
  /// - Returns: Nil if it would say nothing, or what the heading above it says: a step is often called like the only
  ///   subform in it.
  private func heading(_ id: String, of group: AnswerGroup, under outer: FormElement?) -> FormElement? {
    // Where a case is chosen, the choice is the heading of its fields.
    guard let element = group.trail.last, !element.flags.contains(.headless) else { return nil }
    let saysMore = !element.title.isEmpty && outer?.title.isSame(as: element.title) != true
    guard saysMore || isTitleDecided(of: group) else { return nil }
    let heading = FormElement(name: id, kind: .header)
    heading.detail { $0.title = element.title }
    track(.title(of: heading, from: group.trail))
    return heading
  }

  /// Whether answers decide on the title of a group.
  private func isTitleDecided(of group: AnswerGroup) -> Bool {
    let inside = group.trail.dropLast().flatMap { ($0 as? NestedElement)?.child.trackers ?? [] }
    return [trackers, inside].joined().contains { $0.kind == .title && $0.target.last === group.trail.last }
  }

  /// The answers that rows hold, in display order.
  ///
  /// - Complexity: O(rows, and those of their subforms).
  func answers(of rows: [PlacedRow]) -> [PlacedAnswer] {
    let places = Dictionary(rows.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    var answers: [PlacedAnswer] = []
    func add(_ element: FormElement, _ owners: [FormElement], _ names: [String], _ groups: [AnswerGroup]) {
      guard !element.flags.contains(.excluded) else { return }
      let (trail, ownNames) = (owners + [element], element.namesRows ? names + [element.name] : names)
      switch element {
      case let subform as NestedElement where !subform.flags.contains(.optional) && !subform.isRecursive:
        let (elements, groups) = (
          subform.child.elements, groups + [AnswerGroup(trail: trail, names: names + [subform.name])]
        )
        for inner in elements.withoutRepeated {
          let sections = elements.sections(around: inner).map {
            AnswerGroup(trail: trail + [$0], names: ownNames + [$0.name])
          }
          add(inner, trail, ownNames, groups + sections)
        }
      case is FieldElement, is NestedElement, is CollectionElement:
        answers.append(PlacedAnswer(trail: trail, names: ownNames, groups: groups))
      default: break
      }
    }
    for element in rows.map(\.element).withoutRepeated {
      var groups: [AnswerGroup] = []
      var place = places[ObjectIdentifier(element)]
      while let container = place?.header ?? place?.page {
        groups.append(AnswerGroup(trail: [container], names: [container.name]))
        place = places[ObjectIdentifier(container)]
      }
      add(element, [], [], groups.reversed())
    }
    return answers
  }
}

extension [FormElement] {
  /// Those without the fields in which the same is entered again.
  fileprivate var withoutRepeated: [FormElement] {
    // By name, because a copy of a definition refers to the field of the original.
    let seconds = Set(compactMap { $0.details?.second?.name })
    return seconds.isEmpty ? self : filter { !seconds.contains($0.name) }
  }

  /// The headers of the sections that one of them is in, the outermost first.
  fileprivate func sections(around element: FormElement) -> [FormElement] {
    var headers: [FormElement] = []
    var group = element.group
    while group >= 0 {
      headers.append(self[Int(group)])
      group = self[Int(group)].group
    }
    return headers.reversed()
  }
}

extension FormString {
  /// Whether people read the same, but for capital letters.
  fileprivate func isSame(as other: FormString) -> Bool {
    arguments == other.arguments && key.lowercased() == other.key.lowercased()
  }
}
