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
    /// Says that an answer is needed.
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
    /// Where Tab looks for something to stop at.
    var stops: [Widget] { listRows }

    /// Brings the row up to date.
    final func show(_ row: FormRow) {
      isShowing = true
      defer { isShowing = false }
      for line in lines where line.isSensitive != isSensitive(row) { line.isSensitive = isSensitive(row) }
      present(row)
      if let kind = row.mark, mark == nil {
        let made = Label.mark(text(.common(kind == .required ? .required : .optional)), isStar: kind == .required)
        mark = made
        addMark(made)
      }
      mark?.isVisible = row.mark != nil
      showRemarks(row)
    }

    /// Brings the control up to date.
    func present(_ row: FormRow) {}

    /// Adds the mark to the row.
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
      let help = [row.help].compactMap { $0 }
      let words = (showsHelp ? [] : help) + [row.hint].compactMap { $0 }
      let hasAny = !words.isEmpty || !row.issues.isEmpty
      if hasAny, remarks == nil {
        remarks = Remarks()
        if let remarks { section?.frame.insert(remarks.row, after: last) }
      }
      let issues = row.issues.map { remark($0) }
      let need = row.isNeeded ? text(.common(.required)) : row.mark == .optional ? text(.common(.optional)) : nil
      let all = issues.map { "\($0.word): \($0.text)" } + (showsHelp ? help : []) + words + [need].compactMap { $0 }
      let spoken = all.joined(separator: " ")
      if let remarks {
        // A refused submit is announced as a whole.
        remarks.show(words, issues, spoken: spoken, isAnnounced: form?.isRefusing == false)
        last.setClass("remarked", hasAny)
      }
      let isInvalid = row.issues.contains { $0.severity == .error }
      for line in lines { line.setClass("error", isInvalid) }
      describe(
        Accessible(
          isRequired: row.isNeeded, isInvalid: isInvalid, description: spoken,
          describer: hasAny ? remarks?.description : nil))
    }

    func remark(_ issue: FormRow.Message) -> Remark {
      let look: Remark.Look = issue.severity == .error ? .error : issue.severity == .warning ? .warning : .accent
      return Remark(text: issue.text, word: text(issue.severity.word), look: look)
    }

    /// Tells assistive technology about the row's controls.
    func describe(_ facts: Accessible) { if let input { facts.apply(to: input) } }
  }

  extension FormRow {
    /// Whether an answer is to be given here and now.
    var isNeeded: Bool { isRequired && isEnabled && !isReadOnly }
  }
#endif
