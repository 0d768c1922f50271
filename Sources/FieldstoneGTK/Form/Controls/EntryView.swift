#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One line of text, also for numbers and dates, which the engine parses.
  class EntryView: RowView {
    let entry: Widget
    let line: TextRow
    private(set) var suggestions: SuggestionList?
    /// The unit after the entry. It changes if another answer decides it, for example a currency.
    private var unit: Widget?
    private var placeholder: String?

    init(_ row: FormRow, _ form: FormView, entry: Widget = gtk_entry_new()) {
      self.entry = entry
      line = TextRow(entry)
      super.init(row, .boxed, form)
      lines = [line.row]
      input = entry
      // The form has its own undo.
      gtk_editable_set_enable_undo(entry.opaque, 0)
      prepare(row)
      showUnit(row)
      addSuffixes(row)
      connect(entry, "changed") { [weak self] in
        guard let self else { return }
        self.applyMask()
        self.send(.type(self.id, self.typed))
        if !self.isShowing { self.suggestions?.show(for: self.typed) }
      }
      if mask != nil {
        connect(entry, "notify::cursor-position") { [weak self] in self?.keepCaret() }
        Keys.follow(entry, GTK_PHASE_CAPTURE) { [weak self] in
          self?.deletesForward = [GDK_KEY_Delete, GDK_KEY_KP_Delete].contains(Int32($0.value))
          return false
        }
      }
      connect(entry, "activate") { [weak self] in
        guard let self else { return }
        self.form?.goOn(from: self.id)
      }
      if row.typing?.selectsAll == true {
        let focus = gtk_event_controller_focus_new()!
        connect(focus.object, "enter") { [weak self] _ in
          // GTK puts the caret where the pointer is after the focus has come. A key may be faster.
          let before = self?.typed
          Task {
            guard let self, self.typed == before else { return }
            gtk_editable_select_region(self.entry.opaque, 0, -1)
          }
        }
        gtk_widget_add_controller(entry, focus)
      }
      show(row)
    }

    /// The text in the entry.
    var typed: String { Editable.text(entry) }

    /// The form of the text, if it has one.
    private var mask: FormMask?

    /// Where the caret is to be after a key was typed in a text with a mask.
    private var caret: gint?
    /// Whether the last key was Delete: GTK doesn't say where the caret was before a change.
    private var deletesForward = false
    /// A text with a mask before its last change, and its number of scalars.
    private var old = ""
    private var length = 0

    /// GTK puts the caret behind what was typed after it has said that the text has changed, which is too early.
    private func keepCaret() {
      guard let caret, gtk_editable_get_position(entry.opaque) != caret else { return }
      self.caret = nil
      gtk_editable_set_position(entry.opaque, caret)
    }

    /// Writes the text in the form of the mask. The caret stays behind the character that it was behind.
    private func applyMask() {
      self.caret = nil
      guard let mask else { return }
      let text = typed
      let count = text.unicodeScalars.count
      // While a character is inserted, GTK still reports the caret before it.
      let caret = Int(gtk_editable_get_position(entry.opaque)) + max(0, count - length)
      length = count
      let old = old
      self.old = text
      guard !isShowing else { return }
      let before = String(text.unicodeScalars.prefix(caret)).count
      let result =
        deletesForward
        ? mask.applied(to: text, caret: before, after: (old, before)) : mask.applied(to: text, caret: before)
      guard result.text != text else { return }
      self.old = result.text
      quietly { Editable.set(entry, result.text) }
      length = result.text.unicodeScalars.count
      let offset = result.text.prefix(result.caret).unicodeScalars.count
      gtk_editable_set_position(entry.opaque, gint(offset))
      self.caret = gint(offset)
      Task { [weak self] in self?.caret = nil }
    }

    /// Configures the entry for the kind of text that is typed.
    func prepare(_ row: FormRow) {
      mask = row.typing?.mask
      let (purpose, hints) = row.inputPurpose
      gtk_entry_set_has_frame(entry.cast(), 0)
      gtk_entry_set_input_purpose(entry.cast(), purpose)
      gtk_entry_set_input_hints(entry.cast(), hints)
    }

    /// Adds widgets at the end of the row.
    func addSuffixes(_ row: FormRow) {}

    override var textRow: TextRow? { line }
    override func addMark(_ mark: Widget) { line.addMark(mark) }

    override func present(_ row: FormRow) {
      line.setTitle(label(row))
      let isEdited = form?.engine.focusedRow == row.id
      let text = isEdited ? row.text : row.formatted ?? row.text
      if typed != text {
        Editable.set(entry, text)
        // GTK truncates longer texts, and an edit would lose the rest.
        gtk_editable_set_editable(entry.opaque, row.text.utf8.count <= Int(UInt16.max) ? 1 : 0)
      }
      if row.placeholder != placeholder {
        placeholder = row.placeholder
        gtk_entry_set_placeholder_text(entry.cast(), placeholder?.shown ?? "")
      }
      showUnit(row)
      unit?.isVisible = isEdited || row.formatted == nil
      line.isEmpty = row.text.isEmpty && row.placeholder == nil
      showSuggestions(row)
    }

    private func showUnit(_ row: FormRow) {
      if let unit {
        Label.set(unit, row.control.unit ?? "")
      } else if let text = row.control.unit {
        let label = Label.short(text, "dim-label")
        unit = label
        line.add(label)
      }
    }

    private func showSuggestions(_ row: FormRow) {
      if suggestions == nil, case .text = row.control.standard, !row.suggestions.isEmpty {
        let list = SuggestionList(entry, in: line.body, text(.window(.suggestionsFor, .text(row.label))))
        list.onTake = { [weak self] in
          guard let self else { return }
          self.send(.type(self.id, $0))
        }
        suggestions = list
      }
      suggestions?.setOptions(row.suggestions)
    }

    // MARK: Steps

    /// Makes Up and Down change a number by one step, and Page Up and Page Down by ten.
    func followSteps() {
      Keys.follow(entry) { [weak self] in $0.numberSteps.map { self?.step(by: $0) } != nil }
    }

    func step(by steps: Int) { if let next = next(steps) { send(.set(id, next)) } }

    /// The answer the given number of steps away, within the range; nil if there is none.
    func next(_ steps: Int) -> FormAnswer? {
      guard let engine = form?.engine, let next = engine.answer(id, steppedBy: steps) else { return nil }
      // A number outside the range can only be stepped toward it.
      if case .number(let new) = next, case .number(let old)? = engine.row(id)?.answer {
        guard steps < 0 ? new < old : new > old else { return nil }
      }
      return next
    }
  }
#endif
