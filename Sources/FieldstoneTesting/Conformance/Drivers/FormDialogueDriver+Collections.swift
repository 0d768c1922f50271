/// Elements of collections: letters and numbers at the question about the collection.
extension FormDialogueDriver {
  func change(_ command: ConformanceCommand) throws {
    switch command {
    case .insert(let name, _, let before):
      let review = try review()
      guard let number = review.number(of: name, on: page) else { throw unknown(name) }
      let position = try before.map { try element($0, in: review).position }
      try answer("\(number)")
      try answer("a" + (position.map(String.init) ?? ""))
      try leaveElement()
    case .remove(let name):
      let place = try element(name, in: review())
      try answer("\(place.collection)")
      try answer("r\(place.position)")
      if prompt.hasPrefix("Remove ") { try answer("yes") }
    case .move(let name, let other):
      let review = try review()
      let place = try element(name, in: review)
      try answer("\(place.collection)")
      var target = elementCount
      if let other {
        let next = try element(other, in: review).position
        target = place.position < next ? next - 1 : next
      }
      try answer("m\(place.position) \(target)")
    case .duplicate(let name, _):
      let place = try element(name, in: review())
      try answer("\(place.collection)")
      try answer("d\(place.position)")
      // Other surfaces go to the copy by themselves.
      try answer("\(place.position + 1)")
      try leaveElement()
    default: break
    }
    if shown.contains("Error: ") { throw FormDriverError("'\(command)' was refused.", shown: transcript) }
    try answer("<")
    try goToReview()
  }

  /// Goes back from the first question of an element, and remembers its page if it has one. That question may be about a
  /// collection, too.
  private func leaveElement() throws {
    if let opened = openedPage {
      page = opened
      try answer("<")
    } else if !isAtCollection {
      try answer("<")
    }
  }

  private func element(
    _ name: ConformanceRowName, in review: DialogueReview
  ) throws -> (collection: Int, position: Int) {
    guard let place = review.element(name, on: page) else { throw unknown(name) }
    return place
  }

  private func unknown(_ name: ConformanceRowName) -> FormDriverError {
    FormDriverError("There is no '\(name)' in the review.", shown: transcript)
  }

  /// Whether the dialogue asks about a collection.
  private var isAtCollection: Bool { prompt.contains("Enter to continue") }

  /// The number of elements of the collection that is asked about.
  private var elementCount: Int {
    guard let found = prompt.firstMatch(of: /(\d+) to edit/) else { return 0 }
    return Int(found.1) ?? 0
  }

  /// The page that the last answer has led to.
  private var openedPage: String? {
    let lines = shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array(zip(lines, lines.dropFirst())).last { $1.hasPrefix("=") && $0.hasPrefix("Page: ") }
      .map { ConformanceText.line(String($0.0.dropFirst(6))) }
  }
}
