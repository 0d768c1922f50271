import FieldstoneCore

/// Handling the pointer. Everything it does can also be done with keys.
extension FormScreen {
  /// The number of lines that one step of the wheel scrolls.
  private static let wheelStep = 3

  func point(_ pointer: Pointer) -> Outcome {
    var pointer = pointer
    // A held slider follows the pointer even outside of its line.
    if pointer.action == .drag, let bar { pointer.y = bar.y }
    if let order = orders[pointer.y], order.drawn.indices.contains(pointer.x) { pointer.x = order.drawn[pointer.x] }
    switch pointer.action {
    case .wheelUp: turnWheel(by: -Self.wheelStep, pointer)
    case .wheelDown: turnWheel(by: Self.wheelStep, pointer)
    case .press: return click(pointer)
    case .menu: openMenu(at: pointer)
    case .drag: drag(to: pointer)
    case .release: (dragged, held) = (nil, nil)
    }
    return .goesOn
  }

  /// Scrolls a panel, or the list, calendar or long text of the focused row under the pointer, otherwise the window.
  /// The focus doesn't move.
  private func turnWheel(by lines: Int, _ pointer: Pointer) {
    if case .jump(var jump) = panel {
      jump.list.move(to: jump.list.place + lines.signum())
      panel = .jump(jump)
    } else if panel != nil {
      panelStart = max(0, panelStart + lines)
    } else if isOnFocus(pointer), turnWheelInUnfolded(by: lines.signum()) {
      focusLooksDifferent()
    } else if isOnFocus(pointer), editor?.scroll(by: lines) == true {
      focusLooksDifferent()
    } else {
      followsFocus = false
      place.move(by: lines, rows: rowCount) { boxed($0).lines.count }
    }
  }

  private func isOnFocus(_ pointer: Pointer) -> Bool {
    hits.contains { $0.y == pointer.y && $0.columns.contains(pointer.x) && $0.row == focus }
  }

  /// Handles a press. If it closes a panel or list, opens a page or removes an element, the second press of a double
  /// click is ignored.
  private func click(_ pointer: Pointer) -> Outcome {
    if pointer.clicks > 1, ignoresRepeats { return .goesOn }
    let (before, wasCovered) = (engine.page, isCovered)
    hasRemoved = false
    defer { ignoresRepeats = (wasCovered && !isCovered) || engine.page != before || hasRemoved }
    return follow(pointer)
  }

  /// Whether a panel covers rows, or an expanded list or calendar moves them.
  private var isCovered: Bool { panel != nil || suggestions != nil || (unfolded != nil && !isListInPage) }

  private func follow(_ pointer: Pointer) -> Outcome {
    (dragged, held) = (nil, nil)
    if let keys = hints.first(where: { $0.y == pointer.y && $0.columns.contains(pointer.x) })?.keys {
      return pressAll(keys)
    }
    if case .jump(var jump) = panel {
      let hit = jumpHits.first { $0.lines.contains(pointer.y) && $0.columns.contains(pointer.x) }
      guard let hit, hit.entry < jump.list.count else {
        // A click outside of the panel closes it.
        if !jump.covers(pointer.x, pointer.y) { panel = nil }
        return .goesOn
      }
      jump.list.move(to: hit.entry)
      return press(Key(.enter), in: jump)
    }
    if panel != nil { return .goesOn }
    guard let hit = hits.first(where: { $0.y == pointer.y && $0.columns.contains(pointer.x) }) else { return .goesOn }
    if hit.row == Self.done { return clickDone(hit.line, column: pointer.x - rowStart) }
    guard let index = engine.index(of: hit.row) else { return .goesOn }
    message = nil
    followsFocus = true
    let spot = shownRow(at: index).spots.first { $0.line == hit.line && $0.columns.contains(pointer.x - hit.start) }
    guard engine.rows.isFocusable(at: index) else { return .goesOn }
    if hit.row != focus {
      let outcome = send(.focus(hit.row))
      guard outcome == .goesOn, focus == hit.row else { return outcome }
    }
    switch spot?.action {
    case .keys(let keys): return pressAll(keys)
    case .entry(let position):
      if let row = focusedRow, row.isSlider { held = focus }
      return takeEntry(position)
    case .caret(let offsets):
      press(pointer, on: offsets, from: hit.start + (spot?.columns.lowerBound ?? 0))
      // The window doesn't scroll, so that a second press hits the same character.
      followsFocus = false
      return .goesOn
    case .own:
      let left = spot?.columns.lowerBound ?? 0
      let top = shownRow(at: index).spots.first { $0.action == .own }?.line ?? hit.line
      return clickInOwnControl(column: pointer.x - hit.start - left, line: hit.line - top)
    case nil: return .goesOn
    }
  }

  /// Moves the focus to the row under the pointer, and opens its menu.
  private func openMenu(at pointer: Pointer) {
    guard panel == nil, let hit = hits.first(where: { $0.y == pointer.y && $0.columns.contains(pointer.x) }),
      let row = engine.row(hit.row), !row.contextActions.isEmpty
    else { return }
    if hit.row != focus { send(.focus(hit.row)) }
    _ = openMenu(of: row)
  }

  private func pressAll(_ keys: [Key]) -> Outcome {
    for key in keys {
      let outcome = press(key)
      if outcome != .goesOn { return outcome }
    }
    return .goesOn
  }
}
