import FieldstoneCore

/// What a page needs apart from its rows. A class, because the writer of every row gets it.
final class PageContext {
  let title: String
  let environment: FormEnvironment
  /// Proves that a request comes from a page of this visit.
  var secret: String
  /// The path to which the form is sent.
  var action = "/"
  /// What the program says about the rows.
  var parts = WebFormParts()
  /// The languages that the visitor can choose from.
  var languages: OfferedLanguages?
  /// The form, to tell which rows that is about.
  var engine: FormEngine?
  /// Whether only the content is written, for a document of the program's own.
  var isFragment = false
  /// The path of the script, if there is one.
  var scriptPath: String?
  /// The path before the ids of pictures; nil if pages show none.
  var picturePath: String?
  /// The pictures that the page shows.
  var pictures: [FormFile] = []
  /// The most bytes of rows to keep for the next page; 0 for none.
  var keptRowBytes = 0
  /// The rows of the last page, and those of this one once it is written.
  var keptRows: KeptRows?
  /// What the page asks, as the visit knows it by then.
  var knownPage: RenderedPage?
  /// For a response to the script: what its document has already.
  var patch: PagePatch?
  /// Whether somebody is typing, and is not to be led elsewhere.
  var isTyping: Bool { patch?.isPressed == false }
  /// Rows that the last answers brought into view.
  var newRows: [FormRowID] = []
  /// Secret fields that have an answer already, which is never shown.
  var secrets = FormSecrets()
  /// What the buttons to undo and redo say; nil if there is nothing to undo or redo.
  var undo, redo: FormString?
  /// What these buttons are about.
  var undoStep, redoStep: WebFormVisit.StepName?
  /// What the last POST undid or redid, if it can't be seen on the page.
  var replayed: FormString?
  /// Whether the last POST tried to submit the form, which can't be submitted now, whatever its answers are.
  var isSubmitRefused = false
  /// The step that the last button was to finish, if it isn't right and still open.
  var refusedStep: FormPageID?
  /// Whether the page says that the last POST didn't do what its button says, so that it doesn't say beside it that all is
  /// well.
  var isRefused = false
  /// The title of a subform that the last POST removed.
  var removed: String?
  /// The element, or the row that adds one, before which the last POST removed an element.
  var removedBefore: FormRowID?
  /// Why the last POST could not do what its button says.
  var refusal: FormString?
  /// What has gone wrong with the last POST, apart from its answers.
  var failure: WebFormVisit.Failure?
  /// The words of the program about a save that has failed.
  var saveFailure: String?
  /// What the program has found wrong with the form as a whole.
  var formIssues: [String] = []
  /// The answers of the last POST to fields of elements that were gone.
  var lost: [String] = []
  /// The id of the element that a button of the page makes.
  var newElement = "(new)"
  /// The button of an element that was pressed last, which keeps the focus.
  var pressed: Intent?
  /// The titles of elements, with their numbers.
  var names: [FormRowID: String] = [:]
  /// The same with their answers.
  var longNames: [FormRowID: String] = [:]
  /// Whether the visitor's previous visit has ended, and its answers are lost.
  var isFreshStart = false
  /// What is searched for among the options of fields.
  var queries: [FormRowID: String] = [:]
  /// What the last POST searched the rows of the form for.
  var find: WebFormVisit.Find?
  /// What the program has found among the options of fields.
  var searches: [FormRowID: VisitJob] = [:]
  /// The field whose options the last POST searched.
  var searched: FormRowID?
  /// The field whose button was pressed last, which keeps the focus.
  var returned: FormRowID?
  /// The field whose options are the whole page.
  var choosing: FormRowID?
  /// Whether that button led to the previous option, or decreased the number.
  var steppedBack = false
  /// Whether the last POST only updated the page: its button keeps the focus, and the page its place.
  var isUpdated = false
  /// The field that a link of the summary led to, which has the focus.
  var shown: FormRowID?
  /// Whether the last POST decides what has the focus.
  var hasFocus: Bool {
    shown != nil || searched != nil || returned != nil || replayed != nil || failure != nil || refusal != nil
      || !lost.isEmpty || pressed != nil || find?.isPressed == true
  }

  // Words that rows repeat, looked up once.
  let required, optional, noAnswer, choose, yes, no, answeredSecret: String
  /// What the language puts between two sentences.
  let sentenceGap: String
  /// What it puts between two phrases.
  private let phraseGap: String
  private let severities, severityLabels: [String]

  init(title: String, environment: FormEnvironment, secret: String) {
    self.title = title
    var environment = environment
    environment.marks = TextMarks(for: environment)
    self.environment = environment
    self.secret = secret
    func text(_ string: FormString) -> String { string.text(in: environment) }
    required = text(.dialogue(.required))
    optional = text(.dialogue(.optional))
    noAnswer = text(.common(.noAnswer))
    choose = text(.web(.choose))
    (yes, no) = (text(.common(.yes)), text(.common(.no)))
    answeredSecret = text(.web(.savedSecret))
    severities = ([.info, .warning, .error] as [FormIssue.Severity]).map { text($0.word) }
    // What stands around words is in no language.
    let plain = environment.unmarked
    let nothing = FormString(verbatim: "")
    sentenceGap = FormString.betweenSentences(in: plain)
    phraseGap = FormString.betweenPhrases(in: plain)
    severityLabels = severities.map {
      FormString.common(.labelled, .string(FormString(verbatim: $0)), .string(nothing)).text(in: plain)
    }
  }

  /// What is between a remark and the next one. Where the language has no blank between sentences, a remark that doesn't
  /// end like one gets a stop.
  func gap(after remark: String) -> String {
    sentenceGap.isEmpty && remark.last?.isPunctuation != true ? phraseGap : sentenceGap
  }

  /// The program's control for a field, or its view of a row that is only read; nil if the form's own is to be written.
  func ownControl(_ row: FormRow) -> (any WebFormControl)? { engine.flatMap { parts.control(for: row, in: $0) } }
  /// What a field sends; nil for a row that can't be edited.
  func kind(of row: FormRow) -> FieldKind? { engine.map { parts.kind(of: row, in: $0) } ?? FieldKind(row) }
  /// The program's classes and attributes for a row; nil if it has none.
  func ownAttributes(_ row: FormRow) -> WebFormAttributes? {
    engine.flatMap { parts.attributes(of: row, in: $0) }
  }

  func text(_ string: FormString) -> String { string.text(in: environment) }
  /// The title of an option; for one that can't be chosen, or isn't offered, it says so.
  func title(of option: FormRow.Option) -> String { text(option.remarkedTitle) }
  /// What is chosen, or what to do.
  func chosenTitle(of row: FormRow) -> String {
    let chosen = row.options.chosen
    guard !chosen.isEmpty else {
      if let placeholder = row.placeholder { return placeholder }
      if case .choices = row.control.standard { return text(.web(.nothingChosen)) }
      return row.offersNone ? noAnswer : choose
    }
    return chosen.allSatisfy { $0.remark == nil } ? row.display : text(.list(chosen.map { .string($0.remarkedTitle) }))
  }
  func title(of page: FormPageID, in engine: FormEngine) -> String {
    guard page != .root, let row = engine.row(FormRowID(page.path)) else { return title }
    return engine.stepTitle(of: page) ?? engine.titleWithName(of: row) ?? name(of: row, in: engine)
  }
  func words(for severity: FormIssue.Severity) -> String { severities[Int(severity.rawValue)] }
  /// The severity with what the language puts before what is labelled.
  func label(for severity: FormIssue.Severity) -> String { severityLabels[Int(severity.rawValue)] }
}

extension FormEnvironment {
  /// The same without marks in texts.
  var unmarked: FormEnvironment {
    var environment = self
    environment.marks = TextMarks()
    return environment
  }
}
