import FieldstoneCore

/// Keys while a panel is over the form: a dialog's buttons, their first letters, and scrolling.
extension FormScreen {
  func press(_ key: Key, in panel: ScreenPanel) -> Outcome {
    if case .jump(let jump) = panel { return press(key, in: jump) }
    var buttons = PanelButtons(buttons: buttons(of: panel), current: panelButton)
    switch buttons.press(isMirrored ? key.mirrored : key) {
    case .button(let key): return answer(key, to: panel)
    case .moves:
      panelButton = buttons.current
      return .goesOn
    case .nothing: break
    }
    if case .text(let typed) = key.name, key.modifiers.isSubset(of: .shift), !takesAnyKey(panel) {
      let fitting = buttons.buttons.filter { $0.title.lowercased().hasPrefix(typed.lowercased()) }
      // A letter that several buttons begin with presses none of them.
      return fitting.count == 1 ? answer(fitting[0].key, to: panel) : .goesOn
    }
    switch key.name {
    case .up: panelStart = max(0, panelStart - 1)
    // Drawing the panel limits this to its last line.
    case .down: panelStart += 1
    case .pageUp: panelStart = max(0, panelStart - max(1, height - 3))
    case .pageDown: panelStart += max(1, height - 3)
    default: return answer(key, to: panel)
    }
    return .goesOn
  }

  private func answer(_ key: Key, to panel: ScreenPanel) -> Outcome {
    switch panel {
    case .help, .failed, .draftNotSaved, .unfit, .why: self.panel = nil
    case .draft:
      guard let choice = draftChoice(key) else { return .goesOn }
      self.panel = nil
      return .takesDraft(choice)
    case .leaving where keepsDraft && key == Self.leaves:
      self.panel = nil
      return .leavesForLater
    case .leaving where key == Self.saves:
      self.panel = nil
      return engine.toolbar == nil ? send(.submit) : saveAndLeave()
    case .notSaved where key == Self.saves:
      self.panel = nil
      return send(.save)
    case .leaving where key == discards:
      self.panel = nil
      isDiscarding = true
      return send(.cancel)
    case .confirming(let row) where key == Self.confirms:
      self.panel = nil
      return send(.perform(row))
    case .removing(let row) where key == Self.removes:
      self.panel = nil
      return send(.set(row, .flag(false)))
    case .menu(let row):
      self.panel = nil
      let actions = engine.row(row)?.contextActions ?? []
      if let index = actions.indices.first(where: { Self.entry($0) == key }) {
        return send(.act(row, action: actions[index].id))
      }
    case .leaving, .removing, .confirming, .notSaved, .jump: if key == Key(.escape) { self.panel = nil }
    }
    return .goesOn
  }

  private func draftChoice(_ key: Key) -> FormDraftChoice? {
    switch key {
    case Key(.escape): .resume
    case Self.startsAnew: .startAnew
    case Self.keepsBoth: .keepBoth
    default: nil
    }
  }
}
