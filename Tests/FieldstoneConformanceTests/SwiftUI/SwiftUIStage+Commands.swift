#if os(Linux)
  import FieldstoneCore
  import SwiftUI

  @testable import FieldstoneTesting

  extension SwiftUIStage {
    func perform(_ command: ConformanceCommand) throws {
      switch command {
      case .type(let name, let text): try type(name, text)
      case .set(let name, let isOn): try set(name, isOn)
      case .open(let name):
        guard let link = try row(name, "page", where: { $0.kind == .link }).link else { return }
        try link.tap()
      case .press(let name): try press(name)
      case .act(let name, let title): try act(title, in: row(name, "row with a menu") { _ in true }.element)
      case .insert, .remove, .move, .duplicate: try performOnElement(command)
      case .back: try back()
      case .undo: undoManager.undo()
      case .redo: undoManager.redo()
      case .submit(let twice):
        let button = screen().bar(.confirm)
        for _ in 0..<(twice ? 2 : 1) where try outcome() == .open { try button?.tap() ?? shortcut(.submit) }
      case .edit, .save: try shortcut(.submit)
      case .discard, .stop: try tap(.cancel)
      // While there is something to cancel, the button for that is in the place of the one that closes.
      case .cancel: if screen().cancelsChanges { try shortcut(.leave) } else { try tap(.cancel) }
      case .stay: try answer("Keep Editing")
      case .leave: try answer("Discard")
      default: throw FormDriverError("SwiftUI's driver has no '\(command)'.")
      }
    }

    private func tap(_ place: SwiftUIScreen.BarPlace) throws {
      guard let button = screen().bar(place) else {
        throw FormDriverError("The toolbar has no such button.", shown: host.root.tree)
      }
      try button.tap()
    }

    private enum Shortcut: Int { case submit, leave }

    /// Presses Command and Return, or Escape.
    private func shortcut(_ shortcut: Shortcut) throws {
      let buttons = screen().page.all { $0.kind == .button && $0.attributes["keyboardShortcut"] != nil }
      guard buttons.count == 2 else { throw FormDriverError("There are no shortcuts.", shown: host.root.tree) }
      try buttons[shortcut.rawValue].tap()
    }

    private func back() throws {
      let screen = screen()
      guard !screen.isFirst else { return }
      if screen.isSheet { return try screen.page.find(.button, "Done").tap() }
      try screen.page.goBack()
    }

    private func answer(_ title: String) throws {
      guard let dialog = screen().dialog else {
        throw FormDriverError("Nothing is asked.", shown: host.root.tree)
      }
      try dialog.find(.button, title).tap()
    }

    /// Closes the message that a submit or a save has failed.
    func closeFailure() throws {
      guard try outcome() == .open, let dialog = screen().dialog, dialog.kind == .alert else { return }
      try dialog.find(.button, "Close").tap()
    }

    /// Goes to a field, empties it, types a text letter by letter, and leaves it.
    private func type(_ name: ConformanceRowName, _ text: String) throws {
      let row = try row(name, "field to type in") { $0.kind == .field && !$0.isReadOnly }
      guard let field = row.field else { throw FormDriverError("'\(name)' takes no text.", shown: row.element.tree) }
      try field.focus()
      var typed = String.UnicodeScalarView()
      if !field.text.isEmpty { try field.type("") }
      for scalar in text.unicodeScalars {
        typed.append(scalar)
        try field.type(String(typed))
      }
      try field.blur()
    }

    private func set(_ name: ConformanceRowName, _ isOn: Bool) throws {
      let row = try row(name, "switch") { ($0.kind == .field || $0.kind == .link) && !$0.isReadOnly }
      if let toggle = row.first(.toggle) {
        try toggle.setOn(isOn)
        // A subform with answers goes after a question.
        if let dialog = screen().dialog, let remove = dialog.first(.button, "Remove") { try remove.tap() }
      } else if let picker = row.first(.picker) {
        try picker.choose(tag: AnyHashable("\(isOn)"))
      } else {
        throw FormDriverError("'\(name)' is no switch.", shown: row.element.tree)
      }
    }

    private func press(_ name: ConformanceRowName) throws {
      let title = ConformanceText.line(name.title)
      if name.ordinal == 1, let button = screen().bar.first(where: { ConformanceText.line($0.label) == title }) {
        return try button.tap()
      }
      let row = try row(name, "button") { ($0.kind == .button || $0.kind == .link) && !$0.isReadOnly }
      guard let button = row.link ?? row.first(.button) else { return }
      try button.tap()
    }

    // MARK: Elements

    func act(_ title: String, in row: StandInElement) throws {
      let menus = row.all.flatMap(\.contextMenu).flatMap(\.all)
      let found = menus.first { $0.kind == .button && ConformanceText.line($0.label) == ConformanceText.line(title) }
      guard let found else { throw FormDriverError("The menu has no '\(title)'.", shown: row.tree) }
      try found.tap()
    }

    private func performOnElement(_ command: ConformanceCommand) throws {
      switch command {
      case .remove(let name): try act("Remove", in: element(name).row.element)
      case .duplicate(let name, _): try act("Duplicate", in: element(name).row.element)
      case .insert(let name, _, let before): try insert(name, before: before)
      case .move(let name, let before):
        let (_, number, count) = try element(name)
        let target = try before.map { try element($0).number } ?? count + 1
        try move(name, by: target > number ? target - 1 - number : target - number)
      default: break
      }
    }

    /// Taps the button under the elements, which adds one at the end, and moves it from there.
    private func insert(_ name: ConformanceRowName, before: ConformanceRowName?) throws {
      let target = try before.map { try element($0) }
      let page = screen()
      let heading = try row(name, "collection") { $0.kind == .heading }.element.node
      guard let start = page.rows.firstIndex(where: { $0.element.node === heading }),
        let add = page.rows[start...].first(where: \.isAdding)?.first(.button)
      else { throw FormDriverError("'\(name)' has no button that adds to it.", shown: host.root.tree) }
      let depth = page.depth
      try add.tap()
      guard let before, let target else { return }
      // Its page is open, if it has one.
      let isOpen = screen().depth > depth
      if isOpen { try back() }
      // Named by its number: what it is called may be the same as others.
      let added = screen().rows.compactMap(\.reading).filter {
        $0.title == ConformanceText.line(before.title) && $0.position != nil
      }
      let last = ConformanceRowName(ConformanceText.line(before.title), ordinal: added.count)
      try move(last, by: target.number - (target.count + 1))
      guard isOpen else { return }
      let moved = screen().rows.first { row in
        row.link != nil && row.reading.map { $0.title == last.title && $0.position?.number == target.number } == true
      }
      try moved?.link?.tap()
    }

    private func move(_ name: ConformanceRowName, by steps: Int) throws {
      guard steps != 0 else { return }
      let node = try element(name).row.element.node
      for _ in 0..<abs(steps) {
        guard let row = screen().rows.first(where: { $0.element.node === node }) else {
          throw FormDriverError("'\(name)' has gone.", shown: host.root.tree)
        }
        try act(steps < 0 ? "Move Up" : "Move Down", in: row.element)
      }
    }

    /// An element's row, its number, and how many there are.
    private func element(_ name: ConformanceRowName) throws -> (row: SwiftUIRow, number: Int, count: Int) {
      let row = try row(name, "element") { $0.position != nil }
      guard let position = row.reading?.position else { throw FormDriverError("'\(name)' is no element.") }
      return (row, position.number, position.count)
    }
  }
#endif
