#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row as it is shown: one or more rows of a boxed list, with its remarks under them. One subclass for each control.
  @MainActor
  class RowView {
    /// Where a row stands.
    enum Place {
      /// Begins a section.
      case head
      /// In the box of its section.
      case boxed
      /// Under the box of the section before, without a box: a button, a paragraph.
      case plain
      /// Under the box, in small letters.
      case foot
      /// In the header bar.
      case bar
    }

    let id: FormRowID
    /// The heading that it stands under.
    let key: FormRowID?
    let place: Place
    /// Whether it was made to be read only: a condition may change that, and then another view takes its place.
    let isReadOnly: Bool
    private(set) weak var form: FormView?
    /// Its rows in the list, without the remarks.
    var lines: [Widget] = []
    /// What takes the keyboard, and tells assistive technology whether the answer is wrong.
    var input: Widget?
    /// Says whether an answer is needed, where that is marked.
    private(set) var mark: Widget?
    /// Whether the control itself has a place for the help.
    var showsHelp = false
    var section: SectionView?
    /// Whether the control is being brought up to date: what it reports meanwhile is an echo.
    private(set) var isShowing = false
    private(set) var remarks: Remarks?

    init(_ row: FormRow, _ place: Place, _ form: FormView) {
      id = row.id
      key = place == .head ? row.id : row.section
      self.place = place
      isReadOnly = row.isReadOnly
      self.form = form
    }

    /// All its rows in the list.
    var listRows: [Widget] { lines + (remarks.map { [$0.row] } ?? []) }

    /// Brings the row up to date.
    final func show(_ row: FormRow) {
      isShowing = true
      defer { isShowing = false }
      for line in lines where line.isSensitive != isSensitive(row) { line.isSensitive = isSensitive(row) }
      present(row)
      if let word = need(row), mark == nil, row.kind == .field {
        let made = Label.mark(row.mark == .optional ? text(.dialogue(.optional)) : "*", word)
        mark = made
        addMark(made)
      }
      mark?.isVisible = row.mark != nil
      showRemarks(row)
    }

    /// Brings the control up to date.
    func present(_ row: FormRow) {}

    /// Puts the mark at the end of the row.
    func addMark(_ mark: Widget) {}

    /// The row's control gets the keyboard.
    func takeFocus() { if let input { gtk_widget_grab_focus(input) } }

    /// Sends what the person did, unless it is an echo. What is refused is shown as it is.
    final func send(_ input: FormInput) {
      guard !isShowing, let form else { return }
      if case .refused = form.send(input) { showAgain() }
    }

    /// What the person did is not taken: the control shows what is true.
    final func showAgain() { if !isShowing, let row = form?.engine.row(id) { show(row) } }

    func text(_ words: FormString) -> String { form.map { words.text(in: $0.engine.environment) } ?? "" }

    private func isSensitive(_ row: FormRow) -> Bool { row.isEnabled || row.isReadOnly || !row.control.takesFocus }

    // MARK: Remarks

    private func showRemarks(_ row: FormRow) {
      guard let last = lines.last, place == .boxed || place == .head else { return }
      var words: [String] = []
      if !showsHelp, let help = row.help { words.append(help) }
      if let hint = row.hint { words.append(hint) }
      words += remarkWords(row)
      let hasAny = !words.isEmpty || !row.issues.isEmpty
      if hasAny, remarks == nil {
        remarks = Remarks()
        if let remarks { section?.frame.insert(remarks.row, after: last) }
      }
      if let remarks {
        remarks.show(words, row.issues, need(row), wordFor: { self.text($0.word) })
        last.setClass("remarked", hasAny)
      }
      describe(row, by: hasAny ? remarks?.description : need(row) == nil ? nil : mark)
    }

    /// The word for what is asked of the person, for assistive technology too.
    private func need(_ row: FormRow) -> String? {
      if row.isNeeded { return text(.common(.required)) }
      return row.mark == .optional ? text(.common(.optional)) : nil
    }

    /// Tells assistive technology what the remarks say, or the mark: GTK 4.8 passes on no "required" of its own.
    private func describe(_ row: FormRow, by description: Widget?) {
      let isInvalid = row.issues.contains { $0.severity == .error }
      for line in lines { line.setClass("error", isInvalid) }
      guard let input else { return }
      fieldstone_gtk_set_required(input, row.isNeeded ? 1 : 0)
      fieldstone_gtk_set_invalid(input, isInvalid ? 1 : 0)
      fieldstone_gtk_set_described_by(input, description)
    }

    /// What else is to be read under the control.
    func remarkWords(_ row: FormRow) -> [String] { [] }
  }

  extension FormRow {
    /// Whether an answer is to be given here and now.
    var isNeeded: Bool { isRequired && isEnabled && !isReadOnly }
  }
#endif
