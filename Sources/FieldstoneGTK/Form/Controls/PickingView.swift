#if GTK
  import CAdw
  import FieldstoneCore

  /// One or several of any number of options, chosen from a list with a search that opens.
  class PickingView: RowView {
    let line = Title.actionRow()
    let list: PickerList
    let isSeveral: Bool
    private(set) var options = FormRow.Options()

    init(_ row: FormRow, isPage: Bool, _ form: FormView) {
      isSeveral = row.isSeveral
      list = PickerList(isSeveral: isSeveral, isPage: isPage, form.engine.environment)
      super.init(row, .boxed, form)
      lines = [line]
      adw_action_row_set_subtitle_lines(line.cast(), 2)
      list.onChoose = { [weak self] in self?.choose($0, $1) }
      list.onChooseAll = { [weak self] isAll in
        guard let self else { return }
        self.send(.set(self.id, isAll ? self.options.all : .choices([])))
      }
      list.onSearch = { [weak self] text in
        guard let self else { return }
        self.send(.search(self.id, text))
      }
      list.onClose = { [weak self] in self?.close() }
    }

    private func choose(_ option: String?, _ isOn: Bool) {
      guard let option else {
        send(.set(id, .none))
        return close()
      }
      send(.set(id, isSeveral ? options.answer(with: option, isOn) : .choices([option])))
      if !isSeveral { close() }
    }

    /// Closes the list. Overridden by subclasses.
    func close() {}

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      options = row.options
      Title.set(line, label(row))
      list.show(row)
    }
  }
#endif
