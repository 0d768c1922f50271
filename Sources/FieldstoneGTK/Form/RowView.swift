#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The view of a row: one or more list rows, and a list row for its remarks under them. Each control has a subclass.
  @MainActor
  class RowView {
    /// Where a row is shown.
    enum Place {
      /// At the beginning of a section.
      case head
      /// In the box of its section.
      case boxed
      /// Under the box of the previous section, without a box: a button or a paragraph.
      case plain
      /// Under the box, in small text.
      case foot
      /// As a button of ``FormHeader``.
      case bar
    }

    let id: FormRowID
    /// The heading of the row's section.
    let key: FormRowID?
    let place: Place
    /// Whether the view was created for a read-only row, and how it shows options.
    let isReadOnly: Bool
    private let look: ChoiceLook?
    /// The control whose range it shows: bounds may depend on other answers.
    private let ranged: FormControl?
    private(set) weak var form: FormView?
    /// The first of the fields that share a line with it, and its share of the width.
    let sharedLineID: FormRowID?
    let weight: Int
    /// The line, once it is in one.
    weak var sharedLine: SharedLine?
    /// Its list rows without that of the remarks.
    var lines: [Widget] = []
    /// The control that takes the keyboard focus and has the accessibility properties.
    var input: Widget?
    /// The widget whose accessible name is the title of the row.
    var namedControl: Widget? { input }
    /// The required or optional mark.
    private(set) var mark: Widget?
    private var shownIssues: [FormRow.Message] = []
    /// The position in a collection, if it is the row of an element.
    private(set) var position: (number: Int, count: Int)?
    /// The controls of an element.
    private(set) var element: ElementControls?
    /// The menu of the row, if it has one.
    private(set) var menu: ActionMenu?
    /// Stops what an action of the row has begun.
    private var stop: Widget?
    private var hasIcon = false
    /// What the program adds below the control.
    private var addition: (any GTKFormControl)?
    /// Whether the control itself shows the help.
    var showsHelp = false
    var section: SectionView?
    /// Whether the control is being updated: the changes that it reports meanwhile are echoes.
    private(set) var isShowing = false
    private(set) var remarks: Remarks?

    init(_ row: FormRow, _ place: Place, _ form: FormView) {
      id = row.id
      key = place == .head ? row.id : row.collectionToAddTo ?? row.section
      self.place = place
      isReadOnly = row.isReadOnly
      (sharedLineID, weight) = (place == .boxed ? row.line : nil, row.weight)
      look = ChoiceLook(row, form)
      ranged = Self.ranged(row)
      self.form = form
    }

    /// All its list rows.
    var listRows: [Widget] {
      guard let remarks, let line = remarkedLine, let index = lines.firstIndex(of: line) else { return lines }
      return lines[...index] + [remarks.row] + lines[(index + 1)...]
    }
    /// The list rows of its section that it is in.
    var sectionRows: [Widget] { sharedLine.map { [$0.row] } ?? listRows }
    /// The list row under which its remarks are.
    var remarkedLine: Widget? { lines.last }
    /// What it shows above its section's list.
    var heading: Widget? { nil }
    /// The widgets in which Tab looks for focusable controls, in order.
    var stops: [Widget] { listRows }

    /// Updates the row.
    final func show(_ row: FormRow) {
      isShowing = true
      defer { isShowing = false }
      position = form?.engine.position(of: id)
      for line in lines where line.isSensitive != isSensitive(row) { line.isSensitive = isSensitive(row) }
      present(row)
      addition?.show(row)
      showElement(row)
      showMenu(row)
      showStop(row)
      showTheme(row)
      if !hasIcon, let icon = Icon.make(row.icon) {
        hasIcon = true
        addIcon(icon)
      }
      showRemarks(row)
    }

    /// Shows the mark of the row, and its label where the theme has it.
    final func showTheme(_ row: FormRow) {
      let theme = form?.look.theme ?? .standard
      textRow?.isBeside = theme.labels == .beside
      let kind = form?.engine.mark(of: row, theme.marks)
      if let kind, row.kind == .field {
        let word = text(.common(kind == .required ? .required : .optional))
        let isStar = kind == .required && theme.marks != .word
        if let mark {
          Label.setMark(mark, word, isStar: isStar)
        } else {
          let made = Label.mark(word, isStar: isStar)
          mark = made
          addMark(made)
        }
      }
      mark?.isVisible = kind != nil
    }

    /// Shows the menu of what else can be done with the row.
    private func showMenu(_ row: FormRow) {
      guard !row.contextActions.isEmpty || menu != nil, place == .boxed else { return }
      if menu == nil {
        let made = ActionMenu()
        made.onChoose = { [weak self] chosen in
          guard let self, let action = self.form?.engine.row(self.id)?.contextActions[ActionMenu.place(chosen)] else {
            return
          }
          self.form?.send(FormInput.act(self.id, action: action.id))
        }
        menu = made
        if let textRow {
          textRow.add(made.button)
        } else if let actionRow {
          adw_action_row_add_suffix(actionRow.cast(), made.button)
        }
        if let line = lines.first { made.opens(at: line) }
      }
      menu?.setItems(
        row.contextActions.enumerated().map { ActionMenu.Item(id: ActionMenu.id($0.offset), title: $0.element.title) })
      menu?.setName(
        text(.window(.actionsOf, .text(row.label))), tooltip: text(.window(.actions)))
    }

    /// Shows a button that stops what an action of the row is at work on.
    private func showStop(_ row: FormRow) {
      let isAtWork = row.states.contains(.busy) && row.waitingWords != nil && place == .boxed
      guard isAtWork || stop != nil else { return }
      if stop == nil {
        let button = gtk_button_new()!
        Label.setButton(button, text(.common(.stop)))
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        connect(button, "clicked") { [weak self] in
          guard let self else { return }
          self.form?.send(FormInput.stop(self.id))
        }
        if let textRow {
          textRow.add(button)
        } else if let actionRow {
          adw_action_row_add_suffix(actionRow.cast(), button)
        } else {
          return
        }
        stop = button
      }
      stop?.isVisible = isAtWork
    }

    /// Shows what can be done with an element.
    func showElement(_ row: FormRow) {
      guard position != nil, let form else { return }
      if element == nil, !row.actions.isEmpty {
        let made = ElementControls(id, form) { [weak self] in self?.heading ?? self?.lines.first }
        element = made
        add(made)
      }
      element?.show(row.actions, fullLabel(row), in: form.engine.environment)
      if let namedControl, place == .boxed {
        // The visible title has no count.
        gtk_accessible_reset_relation(namedControl.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        fieldstone_gtk_set_label(namedControl, fullLabel(row).shown)
      }
    }

    /// Adds a control of the program's own below the form's, before the row is on a page.
    func add(_ control: any GTKFormControl, _ row: FormRow) {
      let widget = control.widget.gtk
      widget.setMargins(top: 2, bottom: 12, sides: 12)
      fieldstone_gtk_set_label(widget, row.label.shown)
      lines.last?.addClass("remarked")
      lines.append(PlainLine.make(widget))
      addition = control
      show(row)
    }

    /// Adds the controls of an element to its row.
    func add(_ controls: ElementControls) {
      if let textRow {
        textRow.addStart(controls.handle)
        textRow.add(controls.menu.button)
      } else if let actionRow {
        adw_action_row_add_prefix(actionRow.cast(), controls.handle)
        adw_action_row_add_suffix(actionRow.cast(), controls.menu.button)
      }
    }

    /// Adds the icon beside the title.
    func addIcon(_ icon: Widget) {
      if let textRow {
        textRow.addStart(icon)
      } else if let actionRow {
        adw_action_row_add_prefix(actionRow.cast(), icon)
      }
    }

    /// The row with its title, if it is one of libadwaita's.
    var actionRow: Widget? {
      lines.first.flatMap { g_type_check_instance_is_a($0.cast(), adw_action_row_get_type()) != 0 ? $0 : nil }
    }
    /// The row with its title, if it is one for typing.
    var textRow: TextRow? { nil }

    /// Updates the control.
    func present(_ row: FormRow) {}

    /// Adds the mark to the row.
    func addMark(_ mark: Widget) {}

    /// Whether the view can show a row as it is now. If not, the view is replaced.
    func fits(_ row: FormRow) -> Bool {
      isReadOnly == row.isReadOnly && ranged == Self.ranged(row)
        && (form.map { ChoiceLook(row, $0) == look } ?? true)
    }

    private static func ranged(_ row: FormRow) -> FormControl? {
      switch row.control.standard {
      case .slider, .stepper: row.control.standard
      default: nil
      }
    }

    /// The buttons of its options, if each has one.
    var optionButtons: [String: Widget] { [:] }

    /// The option whose button has the keyboard focus.
    var focusedOption: String? { nil }
    /// Moves the keyboard focus to an option, if it still exists.
    func takeFocus(at option: String?) { takeFocus() }

    /// Called when the row is about to be removed from the page.
    func removed() {}

    /// Moves the keyboard focus to the row's control.
    func takeFocus() { if let input { gtk_widget_grab_focus(input) } }

    /// Sends an input, unless it is an echo. If it is refused, the control shows the engine's answer again.
    final func send(_ input: FormInput) {
      guard !isShowing, let form else { return }
      if case .refused = form.send(input) { showAgain() }
    }

    /// Changes the control without sending that as an input.
    final func quietly(_ change: () -> Void) {
      let wasShowing = isShowing
      isShowing = true
      change()
      isShowing = wasShowing
    }

    /// Shows the engine's answer again after an input that had no effect.
    final func showAgain() { if !isShowing, let row = form?.engine.row(id) { show(row) } }

    func text(_ words: FormString) -> String { form.map { words.text(in: $0.engine.environment) } ?? "" }

    private func isSensitive(_ row: FormRow) -> Bool { row.isEnabled || row.isReadOnly || !row.control.takesFocus }

    // MARK: Remarks

    private func showRemarks(_ row: FormRow) {
      guard let line = remarkedLine, place == .boxed || place == .head else { return }
      let help = [row.help].compactMap { $0 }
      let hint = [row.hint].compactMap { $0 }
      let sentences = row.captions.filter { $0.kind.severity == nil }.map(\.text)
      let captions = row.captions.compactMap(captionRemark)
      let checking = row.waitingWords.map { [text($0)] } ?? []
      let length = [row.length.map { text($0.shown) }].compactMap { $0 }
      let words = checking + (showsHelp ? [] : help) + sentences + hint + length
      let hasAny = !words.isEmpty || !captions.isEmpty || !row.issues.isEmpty
      if hasAny, remarks == nil {
        remarks = Remarks()
        if let remarks { insert(remarks.row, after: line) }
      }
      let issues = row.issues.map { remark($0) }
      let need = row.isNeeded ? text(.common(.required)) : row.mark == .optional ? text(.common(.optional)) : nil
      let spokenLength = row.length.map { text($0.spoken) }
      let mixed = row.mixedWords(in: environment).map { [$0] } ?? []
      let remarked = mixed + help + row.captions.map(spokenCaption)
      let refusal = form?.refusal(saidIn: id)
      let all =
        (refusal.map { [$0] } ?? []) + issues.map { $0.word.labelling($0.text, in: environment) } + checking + remarked
        + hint
      let spoken = (all + [spokenLength, need].compactMap { $0 }).joinedRemarks(in: environment)
      if let remarks {
        // The banner announces a refused submit; a validated form and a restored draft aren't read out as a whole.
        let own = row.issues == shownIssues ? nil : form?.makeIssues(row)
        remarks.show(words, captions, issues, own, spoken: spoken, isAnnounced: form?.showsAllIssues == false)
        shownIssues = row.issues
      }
      let isLast = lines.drop { $0 != line }.dropFirst().allSatisfy { !$0.isVisible }
      line.setClass("remarked", hasAny || !isLast)
      remarks?.row.setClass("remarked", !isLast)
      let isInvalid = row.issues.contains { $0.severity == .error }
      showError(row, isInvalid)
      describe(
        Accessible(
          isRequired: row.isNeeded, isInvalid: isInvalid,
          description: spoken,
          describer: hasAny ? remarks?.description : nil, isAnnounced: refusal != nil))
    }

    /// Adds the list row of the remarks.
    func insert(_ remarks: Widget, after line: Widget) {
      if let sharedLine { sharedLine.insert(remarks, after: line) } else { section?.frame.insert(remarks, after: line) }
    }

    /// Colors what is wrong.
    func showError(_ row: FormRow, _ isInvalid: Bool) { for line in lines { line.setClass("error", isInvalid) } }

    func remark(_ issue: FormRow.Message) -> Remark { makeRemark(issue.text, issue.severity) }

    /// A caption that looks like an issue; nil for one that looks like help.
    func captionRemark(_ caption: FormCaption) -> Remark? {
      caption.kind.severity.map { makeRemark(caption.text, $0) }
    }

    private func spokenCaption(_ caption: FormCaption) -> String {
      form.map { caption.spoken(in: $0.engine.environment) } ?? caption.text
    }

    private func makeRemark(_ sentence: String, _ severity: FormIssue.Severity) -> Remark {
      let look: Remark.Look = severity == .error ? .error : severity == .warning ? .warning : .accent
      return Remark(text: sentence, word: text(severity.word), look: look)
    }

    /// Applies accessibility properties to the row's controls.
    func describe(_ facts: Accessible) { if let input { facts.apply(to: input) } }
  }

  extension FormRow {
    /// Whether an answer is required and can be given.
    var isNeeded: Bool { isRequired && isEnabled && !isReadOnly }
  }
#endif
