#if GTK
  import CAdw
  import FieldstoneCore

  /// Several lines of text, under their title.
  final class LongTextView: RowView {
    private let area = TextArea.make()
    private let line: TextRow
    private let placeholder: Widget

    init(_ row: FormRow, _ form: FormView) {
      line = TextRow(area)
      placeholder = TextArea.addPlaceholder(area)
      super.init(row, .boxed, form)
      lines = [line.row]
      input = area
      TextArea.prepare(area, lines: row.typing?.lines ?? 4, row.inputPurpose)
      TextArea.onChange(area) { [weak self] in
        guard let self else { return }
        self.send(.type(self.id, TextArea.text(self.area)))
      }
      TextArea.onCaret(area) { [weak self] in
        guard let self else { return }
        self.form?.top?.reveal(self.id)
      }
      show(row)
    }

    override var textRow: TextRow? { line }
    override func addMark(_ mark: Widget) { line.addMark(mark) }

    override func present(_ row: FormRow) {
      line.setTitle(label(row))
      TextArea.set(area, row.text)
      TextArea.setPlaceholder(area, placeholder, row.placeholder ?? "")
      placeholder.isVisible = row.text.isEmpty && row.placeholder != nil
      line.isEmpty = row.text.isEmpty && row.placeholder == nil
    }
  }
#endif
