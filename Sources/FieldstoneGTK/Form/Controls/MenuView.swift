#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One of several options that unfold; also yes, no or neither.
  final class MenuView: RowView {
    private let line = Menu.make()
    private var entries: [Entry] = []
    /// Whether the menu is telling what was chosen: it works on its list until it is done.
    private var isChoosing = false

    /// What can be chosen, and what that says.
    private struct Entry: Equatable {
      let title: String
      let answer: FormAnswer
      var help: String?
      var isEnabled = true
    }

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = line
      showsHelp = true
      connect(line, "notify::selected") { [weak self] in
        guard let self else { return }
        let place = Int(adw_combo_row_get_selected(self.line.cast()))
        guard self.entries.indices.contains(place) else { return }
        // Menus of this toolkit have no entries that can't be taken: the words say so, and the answer comes back.
        self.isChoosing = true
        if self.entries[place].isEnabled {
          self.send(.set(self.id, self.entries[place].answer))
        } else {
          self.showAgain()
        }
        self.isChoosing = false
      }
      show(row)
    }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      let now = entries(row)
      if now != entries, isChoosing, !entries.isEmpty {
        Task { [weak self] in self?.showAgain() }
      } else if now != entries {
        entries = now
        Menu.setEntries(line, now.map(\.title))
      }
      let answer = row.answer
      let chosen = entries.firstIndex { $0.answer == answer }
      Menu.select(line, chosen)
      let help = [row.help, chosen.flatMap { entries[$0].help }].compactMap { $0 }
      Title.setSubtitle(line, help.joined(separator: "\n"))
    }

    private func entries(_ row: FormRow) -> [Entry] {
      let none = row.allowsNone ? [Entry(title: text(.common(.noAnswer)), answer: .none)] : []
      switch row.control.standard {
      case .toggle, .checkbox:
        return none + [
          Entry(title: text(.common(.yes)), answer: .flag(true)),
          Entry(title: text(.common(.no)), answer: .flag(false)),
        ]
      default:
        let options = row.options.map { option in
          let canBeTaken = option.isEnabled || option.isChosen
          return Entry(
            title: canBeTaken ? option.title : text(.common(.unavailableOption, .text(option.title))),
            answer: .choices([option.id]),
            help: option.help, isEnabled: canBeTaken)
        }
        return none + options
      }
    }
  }
#endif
