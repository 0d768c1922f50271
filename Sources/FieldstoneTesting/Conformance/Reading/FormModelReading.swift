import FieldstoneCore

/// What a session shows, as the reference for surfaces: for each row, everything that a surface's rules may need.
public struct FormModelReading: Sendable {
  struct Row: Sendable {
    var row: FormReading.Row
    let control: FormControl
    let action: FormAction?
    let depth: Int
    /// The value as it is displayed.
    let display: String
    /// All issues of the row, shown or not.
    let allIssues: [String]
    let isCollection: Bool
    /// The remarks that always stand beside it and look like issues.
    let remarks: [String]
    /// Whether it says how far something is.
    let isProgress: Bool
    /// What a collection without elements says.
    var emptyState: String?
    /// Whether it is an optional subform.
    let isOptional: Bool
    let isInline: Bool
    /// For a subform: whether it exists.
    let isThere: Bool
    /// Whether it could be edited, but not now.
    let isDisabled: Bool
  }

  var page: [String] = []
  var rows: [Row] = []
  /// The issues of the form as a whole, shown or not.
  var formIssues: [String] = []
  var isLeaving = false
  var isBusy = false
  /// Whether it is being submitted, so that nothing can be changed.
  var isBeingSubmitted = false
  /// Whether a button of the form submits it, on this page or on another one.
  var hasSubmitButton = false
  /// The buttons of the toolbar of a form that is edited rather than submitted, as a window has them.
  var toolbar: [FormReading.Row]?

  /// Reads the page on top.
  init(_ engine: FormEngine, isLeaving: Bool = false) {
    self.isLeaving = isLeaving
    isBusy = engine.facts.isSubmitting || engine.rows.contains { $0.waitingWords != nil }
    isBeingSubmitted = engine.facts.isSubmitting && engine.facts.mode == .submit
    page = engine.openPages.dropFirst().map(\.title)
    hasSubmitButton = engine.submitButton != nil
    toolbar = engine.toolbar.map { toolbar in
      let isSaving = engine.facts.isSubmitting
      let text = FormString.common(isSaving ? .cancel : .close).text(in: engine.environment)
      let close = FormReading.Row(.button, text)
      return [isSaving ? nil : toolbar.secondary, toolbar.primary].enumerated().compactMap { place, button in
        guard let button else { return place == 0 ? close : nil }
        var row = FormReading.Row(.button, button.title.text(in: engine.environment))
        row.isReadOnly = !button.isEnabled
        return row
      }
    }
    var issues: [FormRowID: [String]] = [:]
    for issue in engine.issues {
      let text = ConformanceText.line(issue.text(in: engine.environment))
      if let row = issue.row, [.field, .collection].contains(engine.row(row)?.kind) {
        issues[row, default: []].append(text)
      } else if page.isEmpty {
        formIssues.append(text)
      }
    }
    rows = engine.rows.compactMap { row in
      if row.kind == .notice, row.issues.isEmpty { return nil }
      // What is only looked at is read as a field or not at all.
      if let content = row.content, content != .info, !content.isProgress { return nil }
      var read = Row(row, issues[row.id] ?? [])
      if row.kind == .collection, engine.elementCount(of: row.id) == 0 { read.emptyState = row.display }
      return read
    }
  }
}

extension FormModelReading.Row {
  fileprivate init(_ row: FormRow, _ all: [String]) {
    let kind: FormReading.Row.Kind =
      switch row.kind {
      case .header: .heading
      case .footer, .note: .note
      case .notice: .notice
      case .field: .field
      case .action: .button
      case .link, .element: row.isInline ? .heading : .link
      case .collection: .heading
      case .add: .button
      case .content: .field
      }
    control = row.control.plain
    action = row.action
    depth = row.depth
    allIssues = all
    remarks = row.captions.filter { $0.kind.severity != nil }.map { ConformanceText.line($0.text) }
    isProgress = row.content?.isProgress == true
    isCollection = row.kind == .collection
    isOptional = row.kind == .link && row.allowsNone
    isInline = row.isInline
    isThere = row.kind != .link || !row.allowsNone || row.answer == .flag(true)
    isDisabled = !row.isReadOnly && control != .label && !row.isEnabled
    self.row = FormReading.Row(kind, row.kind == .notice ? "" : row.title)
    self.row.issues = row.issues.map { ConformanceText.line($0.text) }
    if control.isSecret {
      display = row.text.isEmpty ? "" : "(set)"
    } else {
      // Options are shown by their titles even if they are not accepted.
      let isChoice = !row.options.isEmpty && row.options.chosen.map(\.id).joined(separator: ", ") == row.text
      let isWrong = row.kind == .field && !isChoice && row.issues.contains { $0.severity == .error }
      display = ConformanceText.value(row.display.isEmpty || isWrong ? row.text : row.display)
    }
    switch kind {
    case .field:
      self.row.isReadOnly = !row.isEnabled || row.isReadOnly || !row.control.takesFocus
      self.row.mark = row.mark
      self.row.value = ConformanceText.value(Self.value(row, isReadOnly: self.row.isReadOnly))
      if isProgress, self.row.value.isEmpty { self.row.value = "…" }
      self.row.formatted = (row.formatted ?? Self.word(row) ?? Self.picked(row) ?? Self.own(row) ?? Self.wish(row))
        .map(ConformanceText.value)
    case .link:
      self.row.isReadOnly = !row.isEnabled
      self.row.value = isThere ? ConformanceText.line(row.display) : FormReading.Row.absent
      if self.row.value.isEmpty { self.row.formatted = row.help.map(ConformanceText.line) }
      self.row.count = row.issueCount
    case .button: self.row.isReadOnly = !row.isEnabled
    case .heading: if !isThere { self.row.value = FormReading.Row.absent }
    case .note, .notice: break
    }
  }

  /// What a switch with words of its own says.
  private static func word(_ row: FormRow) -> String? {
    row.words.map { row.answer == .flag(true) ? $0.on : $0.off }
  }

  /// A control of the program's own may show the answer as it reads, such as with stars.
  private static func own(_ row: FormRow) -> String? { row.control.custom.map { _ in row.display } }

  /// A menu in which nothing is chosen may show its placeholder.
  private static func wish(_ row: FormRow) -> String? {
    guard case .choice = row.control.plain, row.display.isEmpty else { return nil }
    return row.placeholder
  }

  /// A date in a browser's own control, which is read in the order of ISO 8601.
  private static func picked(_ row: FormRow) -> String? {
    guard case .date(let style) = row.control.plain, case .date(let parts) = row.answer else { return nil }
    return DateText.iso(parts, style.kind)
  }

  /// The content of a field: a secret only says that it is set; typed text is as it was typed.
  private static func value(_ row: FormRow, isReadOnly: Bool) -> String {
    switch row.control.plain {
    case .secure: return row.text.isEmpty ? "" : "(set)"
    case .toggle, .checkbox:
      guard case .flag(let isOn) = row.answer else { return "" }
      return isOn ? "Yes" : "No"
    case .choice, .choices, .file: return row.display
    default: break
    }
    if isReadOnly { return row.display.isEmpty ? row.text : row.display }
    guard let unit = row.control.plain.unit, !row.text.isEmpty else { return row.text }
    return row.text + " " + unit
  }
}

extension FormContent {
  fileprivate var isProgress: Bool { if case .progress = self { true } else { false } }
}

extension FormControl {
  var isFile: Bool { if case .file = standard { true } else { false } }

  /// The control, or the first fallback that every surface knows.
  var plain: FormControl { standard }
}
