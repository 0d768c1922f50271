extension StandInElement {
  /// Looks whether it is there and enabled, does it, and lets the view follow.
  private func act<Action>(
    _ verb: String, _ path: KeyPath<Actions, Action?>, evenDisabled: Bool = false, _ body: (Action) throws -> Void
  ) throws {
    guard let node, node.isMounted, let host = node.host else {
      throw StandInError("\(name) can't \(verb): it is no longer shown")
    }
    guard let action = actions[keyPath: path] else { throw StandInError("\(name) can't \(verb)") }
    guard isEnabled && node.environment.isEnabled || evenDisabled else {
      throw StandInError("\(name) can't \(verb): it is disabled")
    }
    try body(action)
    host.settle()
  }
  private var name: String { label.isEmpty ? "The \(kind.rawValue)" : "The \(kind.rawValue) '\(label)'" }

  package func tap() throws { try act("be tapped", \.tap) { try $0() } }
  package func setOn(_ isOn: Bool) throws { try act("be switched", \.setOn) { $0(isOn) } }
  package func increment() throws { try act("be incremented", \.step) { try $0(true) } }
  package func decrement() throws { try act("be decremented", \.step) { try $0(false) } }
  package func setValue(_ value: Double) throws { try act("be given a value", \.setValue) { try $0(value) } }
  package func setDate(_ date: Date) throws { try act("be given a date", \.setDate) { try $0(date) } }
  package func setDates(_ dates: Set<DateComponents>) throws { try act("be given dates", \.setDates) { $0(dates) } }
  package func setColor(_ color: Color) throws { try act("be given a color", \.setColor) { $0(color) } }
  package func expand(_ isExpanded: Bool) throws { try act("be expanded", \.expand) { try $0(isExpanded) } }
  package func importFiles(_ files: Result<[URL], any Error>) throws {
    try act("import", \.importFiles, evenDisabled: true) { $0(files) }
  }
  /// A photo, or nil to cancel. PhotosUI's stand-in says what a photo is.
  package func pick(_ photo: Any?) throws { try act("pick", \.pick) { $0(photo) } }
  /// Says what picking does. Nil cancels.
  package func picks(_ pick: @escaping (Any?) -> Void) { actions.pick = pick }
  /// By its gesture, or by its own Cancel.
  package func dismiss() throws { try act("be dismissed", \.dismiss, evenDisabled: true) { try $0() } }
  package func goBack() throws { try act("go back", \.goBack, evenDisabled: true) { $0() } }

  /// Focuses it and writes its text: at once, or a letter at a time with a settle after each.
  package func type(_ text: String, letterByLetter: Bool = false) throws {
    try focus()
    if letterByLetter {
      for length in 1...max(text.count, 1) {
        try act("be typed in", \.type) { $0(String(text.prefix(length))) }
      }
    } else {
      try act("be typed in", \.type) { $0(text) }
    }
  }
  /// The Return key.
  package func submit() throws { try act("submit", \.submit) { $0() } }
  package func search(_ text: String) throws {
    let field = kind == .searchField ? self : first(.searchField)
    guard let field else { throw StandInError("\(name) can't search: it has no search field") }
    try field.act("be searched", \.type) { $0(text) }
  }
  package func focus() throws {
    try act("be focused", \.type) { _ in
      node?.host?.focus(.keyboard).move(to: node)
    }
  }
  package func blur() throws {
    try act("lose the focus", \.type, evenDisabled: true) { _ in
      node?.host?.focus(.keyboard).move(to: nil)
    }
  }
  /// VoiceOver's cursor comes to it.
  package func focusAccessibility() { node?.host?.focus(.accessibility).move(to: node) }

  package func choose(tag: AnyHashable) throws { try act("be chosen from", \.choose) { try $0(tag) } }
  package func choose(_ title: String) throws {
    let matching = options.filter { $0.title == title }
    guard let option = matching.first else {
      throw StandInError("\(name) has no row '\(title)', only: \(options.map(\.title).joined(separator: ", "))")
    }
    try choose(tag: option.tag)
  }
  /// Rows of the `ForEach` in it, by their offsets.
  package func delete(at offsets: IndexSet) throws { try act("have rows deleted", \.delete) { try $0(offsets) } }
  package func move(_ offsets: IndexSet, to destination: Int) throws {
    try act("have rows moved", \.move) { try $0(offsets, destination) }
  }
  package var accessibilityActions: [String] { actions.named.map(\.name) }
  package func perform(accessibilityAction name: String) throws {
    guard let action = actions.named.last(where: { $0.name == name }) else {
      throw StandInError("\(self.name) has no action '\(name)', only: \(accessibilityActions.joined(separator: ", "))")
    }
    action.action()
    node?.host?.settle()
  }
}

extension StandInHost {
  /// Shows the rows of a lazy container from this one on.
  package func scroll(_ container: StandInElement, to index: Int) {
    container.node?.lazyMemory.position = max(index, 0)
    settle()
  }
}
