#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice in a drop-down menu; also an optional yes or no.
  final class MenuView: RowView {
    private let line = Menu.make()
    private var entries: [Entry] = []
    /// Whether the menu is reporting a choice: until it is done, its list must not be replaced.
    private var isChoosing = false

    /// An entry of the menu, and the answer that it stands for.
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
        let index = Int(adw_combo_row_get_selected(self.line.cast()))
        guard self.entries.indices.contains(index) else { return }
        // GTK's menus can't disable entries: the title says that one isn't available, and choosing it has no effect.
        self.isChoosing = true
        if self.entries[index].isEnabled {
          self.send(.set(self.id, self.entries[index].answer))
        } else {
          self.showAgain()
        }
        self.isChoosing = false
      }
      show(row)
    }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      let now = entries(row)
      if now != entries, isChoosing, !entries.isEmpty {
        Task { [weak self] in self?.showAgain() }
      } else if now != entries {
        entries = now
        Menu.setEntries(line, now.map(\.title))
      }
      let answer = row.answer
      let chosen = row.isMixed ? 0 : entries.firstIndex { $0.answer == answer }
      Menu.select(line, chosen)
      let help = [row.help, chosen.flatMap { entries[$0].help }].compactMap { $0 }
      Title.setSubtitle(line, help.joined(separator: "\n"))
    }

    private func entries(_ row: FormRow) -> [Entry] {
      // A required field without an answer shows this too, until something is chosen.
      let hasNone = row.allowsNone && (!row.isRequired || row.answer == .none && !row.isMixed)
      let mixed = row.mixedWords(in: environment).map { [Entry(title: $0, answer: .none, isEnabled: false)] } ?? []
      let none = mixed + (hasNone ? [Entry(title: row.noneTitle ?? text(.common(.noAnswer)), answer: .none)] : [])
      switch row.control.standard {
      case .toggle, .checkbox:
        return none + [
          Entry(title: row.word(for: true, in: environment), answer: .flag(true)),
          Entry(title: row.word(for: false, in: environment), answer: .flag(false)),
        ]
      default:
        let options = row.options.map { option in
          return Entry(
            title: option.title(in: environment),
            answer: .choices([option.id]),
            help: option.help, isEnabled: option.canBeTaken)
        }
        return none + options
      }
    }
  }
#endif
