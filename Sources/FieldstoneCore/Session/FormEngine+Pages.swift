/// The stack of open pages. It is part of the form's state, so every surface, script, and draft agrees on it.
extension FormEngine {
  /// The open pages, the root first.
  public var openPages: [FormPage] {
    var trail: [String] = []
    return openBlocks.map { index in
      let title = pageTitle(index)
      defer { trail.append(title) }
      return FormPage(
        id: pageID(index), kind: kind(of: index), title: title, trail: trail, step: step(of: index),
        transition: presentation(of: index)?.transition)
    }
  }

  /// The page on top of the stack.
  public var page: FormPageID { pageID(openBlocks[openBlocks.count - 1]) }

  func pageID(_ block: Int) -> FormPageID {
    blocks[block].owner < 0 ? .root : FormPageID(rowID(blocks[block].owner).path)
  }

  /// How a page comes up; nil if nothing was declared.
  private func presentation(of page: Int) -> DeclaredPresentation? {
    let owner = blocks[page].owner
    guard owner >= 0 else { return nil }
    // The pages of a collection's elements come up alike.
    let row = blocks[block(of: owner)]
    return element(at: row.node >= 0 ? row.owner : owner).details?.presentation
  }

  func kind(of page: Int) -> FormPage.Kind {
    guard blocks[page].owner >= 0 else { return .pushed }
    if let step = element(at: blocks[page].owner) as? StepElement { return step.isReview ? .review : .step }
    return presentation(of: page)?.isSheet == true ? .sheet : .pushed
  }

  private func pageTitle(_ block: Int) -> String {
    let owner = blocks[block].owner
    guard owner >= 0 else { return core.title?.text(in: environment) ?? "" }
    return stepTitle(of: block) ?? title(of: owner).text(in: environment)
  }

  func open(_ row: FormRowID) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    if let answer = element(at: slot) as? ReviewElement { return change(answer, at: slot) }
    let isLate = children[slot] == nil
    guard let child = child(of: slot), !blocks[child].isInline else { return .refused(.wrongInput(row)) }
    if isLate {
      // Its conditions decide on which of its rows can have the focus.
      followChanges()
      spliceToggles()
    }
    // A page that is already open is brought to the top instead of being opened again.
    if let depth = openBlocks.firstIndex(of: child) {
      guard depth < openBlocks.count - 1 else { return .accepted }
      openBlocks.removeSubrange((depth + 1)...)
    } else {
      openBlocks = path(to: child)
    }
    changeLog.notePages()
    let first = focusable(from: 0, by: 1, in: child)
    setFocus(first ?? -1)
    if let first { noteVisit(first, .visited) }
    return .accepted
  }

  /// Closes the page on top of the stack. Whoever has come to a step from a review gets back there.
  func closePage() -> FormReply {
    guard openBlocks.count > 1 else { return .refused(.noEffect) }
    if let reply = returnToReview(from: openBlocks[openBlocks.count - 1]) { return reply }
    let closed = openBlocks.removeLast()
    changeLog.notePages()
    setFocus(blocks[closed].owner)
    return .accepted
  }

  /// The pages from the root to the page of a block.
  func path(to block: Int) -> [Int] {
    var path: [Int] = []
    var index = block
    while index >= 0 {
      let page = blocks[index].page
      if path.last != page { path.append(page) }
      index = blocks[page].parent
    }
    return path.reversed()
  }
}
