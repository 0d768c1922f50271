import FieldstoneCore

/// Keys while something lies over the form: the buttons of a dialog, their letters, and scrolling.
extension FormScreen {
  func press(_ key: Key, in panel: ScreenPanel) -> Outcome {
    if case .jump(let jump) = panel { return press(key, in: jump) }
    if let outcome = pressButton(key, of: panel) { return outcome }
    switch key.name {
    case .up: panelStart = max(0, panelStart - 1)
    // What does not fit is cut to the window when it is drawn.
    case .down: panelStart += 1
    case .pageUp: panelStart = max(0, panelStart - max(1, height - 3))
    case .pageDown: panelStart += max(1, height - 3)
    default: return answer(key, to: panel)
    }
    return .goesOn
  }

  /// Goes through the buttons of a dialog, and presses the current one; nil for other keys.
  private func pressButton(_ key: Key, of panel: ScreenPanel) -> Outcome? {
    let buttons = buttons(of: panel)
    guard !buttons.isEmpty else { return nil }
    // A long message is scrolled.
    if buttons.count == 1, key.name == .up || key.name == .down { return nil }
    let pointing = isMirrored ? key.mirrored : key
    switch pointing.name {
    case .tab where key.modifiers.contains(.shift), .left, .up:
      panelButton = (panelButton + buttons.count - 1) % buttons.count
    case .tab, .right, .down: panelButton = (panelButton + 1) % buttons.count
    case .enter, .text(" "): return answer(buttons[min(panelButton, buttons.count - 1)].key, to: panel)
    default: return nil
    }
    return .goesOn
  }

  private func answer(_ key: Key, to panel: ScreenPanel) -> Outcome {
    let isStaying = [Key(.escape), Key(.text("n")), Key(.text("k"))].contains(key)
    switch panel {
    case .help, .failed: self.panel = nil
    case .leaving where [Key(.text("s")), Key(.text("S")), .control("s")].contains(key):
      self.panel = nil
      return send(.submit)
    case .leaving where [Key(.text("l")), Key(.text("L")), .control("c")].contains(key):
      self.panel = nil
      return send(.cancel)
    case .removing(let row) where [Key(.text("r")), Key(.text("R")), Key(.text("y"))].contains(key):
      self.panel = nil
      return send(.set(row, .flag(false)))
    case .leaving, .removing, .jump: if isStaying { self.panel = nil }
    }
    return .goesOn
  }
}
