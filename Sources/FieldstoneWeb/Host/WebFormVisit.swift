import FieldstoneCore
import Foundation

/// What a web form remembers between two requests, apart from the draft: which pages were rendered, secret answers, and
/// the steps to undo and redo.
///
/// ``WebFormSite`` keeps it in memory. A program with sessions of its own can encode it, see ``encode(to:)``.
public struct WebFormVisit: Sendable {
  /// Proves that a POST comes from one of this visit's pages.
  var secret = WebFormVisit.randomName()
  /// Answers to secret fields. Drafts don't hold them, and pages never show them.
  var secrets = FormSecrets()
  /// The bytes of all secret answers that were sent.
  var secretBytes = 0
  /// Rows that the last POST brought into view.
  var newRows: [FormRowID] = []
  /// Whether the last POST tried to submit the form, which can't be submitted now, whatever its answers are.
  var isSubmitRefused = false
  /// The step that the last button was to finish, if it isn't right.
  var refusedStep: FormPageID?
  /// The title of a subform or an element that the last POST removed.
  var removed: String?
  /// What has the focus in place of the element.
  var removedBefore: FormRowID?
  /// The element that the last POST removed, in case the POST is sent again.
  var lastRemoval: Removal?
  /// What the last POST undid or redid, in case the POST is sent again.
  var lastReplay: (intent: Intent, step: StepName)?
  /// The button of an element that was pressed last.
  var pressed: Intent?
  /// Why the last POST could not do what its button says.
  var refusal: FormString?
  /// What has gone wrong with the last POST, apart from its answers.
  var failure: Failure?
  /// The answers of the last POST to fields of elements that were gone.
  var lost: [String] = []
  /// What the last POST undid or redid.
  var replay: Replay?
  /// Whether the last POST only updated the page.
  var isUpdated = false
  /// The page to which the last POST led. What is said about the POST belongs there.
  var answeredAt: PageAddress?
  /// The words of the program about a save that has failed.
  var saveFailure: String?
  /// What the last submit or save has found wrong with the form as a whole.
  var formIssues: [String] = []
  /// Whether the page asks whether to leave the form.
  var isLeaving = false
  /// What is searched for among the options of fields.
  var queries: [FormRowID: String] = [:]
  /// The searches that the program answers, which outlive the request that began them.
  var searches: [FormRowID: VisitJob] = [:]
  /// The checks of answers, which outlive the request that began them.
  var checks: [FormRowID: Check] = [:]
  /// What the last POST searched the rows of the form for.
  var find: Find?
  /// The field whose options the last POST searched.
  var searched: FormRowID?
  /// The field whose options are the whole page.
  var choosing: FormRowID?
  /// The field whose button was pressed last, and whether that button led to the previous option, or
  /// decreased the number.
  var returned: FormRowID?
  var steppedBack = false

  /// The row to which the last POST led.
  var shown: FormRowID?
  /// The row in the review from which an answer is being changed.
  var reviewed: FormRowID?
  /// The documents whose scripts have sent something, the last one at the end.
  var documents: [LiveDocument] = []
  /// The field that somebody is answering, as far as a script has said: typing, or choosing several options.
  var answering: FormRowID?

  /// The files that the visit has received, by id. They are removed with it, except for those in a submitted model.
  var files: [String: FormFile] = [:]
  /// Why files weren't accepted that were chosen last, by row. Drafts only have their names.
  var refusedFiles: [FormRowID: (name: String, issue: FormIssue)] = [:]
  /// The pictures that its last pages have shown, by id.
  var pictures: [String: FormFile] = [:]

  /// A longer text is kept in its box, but not searched for: comparing it with many options takes long.
  static let longestQuery = 1_000

  public init() {}

  /// A submit that has failed, or files that weren't accepted.
  struct Failure: Sendable {
    let title: FormString
    let remarks: [FormString]
  }

  /// A check of an answer. The answer stays the same when its text is written in another way as its field is left.
  struct Check: Equatable {
    let answer: FormAnswer
    let job: VisitJob
  }

  /// A search for rows of the form.
  struct Find: Sendable {
    let text: String
    /// Whether somebody has pressed a button for it, and is led to what was found.
    let isPressed: Bool
  }

  // MARK: Elements

  struct Removal {
    let element: FormRowID
    let title: String
    /// What has the focus in its place.
    let next: FormRowID?
  }

  /// The ids for new elements.
  var elements = IssuedElements()

  // MARK: Pages

  var pages = KnownPages()

  /// Remembers a rendered page, for the document whose script gets it.
  ///
  /// - Returns: the page's name.
  mutating func name(_ page: RenderedPage, for document: String? = nil, isNew: Bool = false) -> String {
    pages.name(page, for: document, isNew: isNew)
  }

  func page(named token: String?) -> RenderedPage? { token.flatMap { pages[$0] } }

  // MARK: Steps

  /// The answers at one point in time.
  struct Step: Sendable, Equatable {
    let snapshot: FormSnapshot
    let secrets: FormSecrets

    init(_ form: FormEngine) { (snapshot, secrets) = (form.snapshot, form.secrets) }

    /// The bytes that it takes, about.
    var bytes: Int { 200 + snapshot.bytes }

    /// Whether the form has other answers now, regardless of which rows have been visited.
    func differs(from form: FormEngine) -> Bool {
      let now = form.snapshot
      return snapshot.withVisits(of: now) != now || secrets != form.secrets
    }
  }

  /// What a POST has changed. It can be undone answer by answer: the others are then given again.
  struct Change {
    let before: Step
    /// Its number, from 1 on.
    fileprivate(set) var number = 0
    /// The fields that were answered, in the order of the page, each with its inputs.
    var answers: [(row: FormRowID, inputs: [FormInput])] = []
    /// The language in which they were given; nil if there are none.
    var language: Language?
    /// What had been found among their options.
    var searches: [FormRowID: VisitJob] = [:]
    /// The row whose button made the change; for one of an element, its collection.
    var row: FormRowID?
    /// The element that the button added, moved or removed.
    var element: FormRowID?

    /// The bytes that ``before`` takes, about, counted once.
    fileprivate(set) var bytesBefore = 0

    /// The bytes that it takes, about.
    var bytes: Int { answers.reduce(bytesBefore) { sum, answer in answer.inputs.reduce(sum + 64) { $0 + $1.bytes } } }
  }

  /// What decides how the texts of answers are read.
  struct Language: Sendable, Equatable {
    /// The identifier of the locale.
    let locale: String
    let calendar: Calendar.Identifier

    init(_ form: FormEngine) {
      (locale, calendar) = (form.environment.locale.identifier, form.environment.calendar.identifier)
    }
  }

  /// A press of Undo or Redo.
  struct Replay: Equatable {
    /// The row whose answer has changed.
    let row: FormRowID
    let isRedo: Bool
  }

  /// What a button to undo or redo was about when its page was rendered. Another tab may have changed something since.
  struct StepName: Sendable, Hashable, Codable {
    /// The number of the change.
    let change: Int
    /// How many of its answers were there.
    let answers: Int
  }

  private var past: [Change] = [] { didSet { stepBytes = nil } }
  private var future: [(step: Step, row: FormRowID?, element: FormRowID?, name: StepName?)] = [] {
    didSet { stepBytes = nil }
  }
  /// The ids of the files in steps to undo and redo.
  var stepFileIDs: Set<String> {
    var ids = (past.map(\.before) + future.map(\.step)).reduce(into: Set<String>()) {
      $0.formUnion($1.snapshot.fileIDs)
    }
    for case .set(_, .text(let id)) in past.flatMap(\.answers).flatMap(\.inputs) { ids.insert(id) }
    return ids
  }
  /// The number of the last change.
  var lastChange = 0
  /// The bytes of both; nil if they have changed since.
  private var stepBytes: Int?
  static let mostSteps = 20

  /// What had been found when the steps were made.
  var stepSearches: [VisitJob] { past.flatMap(\.searches.values) }
  var haveStepSearches: Bool { past.contains { !$0.searches.isEmpty } }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  /// What would be undone, and redone.
  var undoneStep: StepName? { past.last.map { StepName(change: $0.number, answers: $0.answers.count) } }
  var redoneStep: StepName? { future.last?.name }
  /// The row whose answer would be undone.
  var undoneRow: FormRowID? { past.last.flatMap { $0.answers.last?.row ?? $0.row } }
  /// The row whose answer would be given again.
  var redoneRow: FormRowID? { future.last?.row }
  /// The elements that would be undone or redone.
  var undoneElement: FormRowID? { past.last.flatMap { $0.answers.isEmpty ? $0.element : nil } }
  var redoneElement: FormRowID? { future.last?.element }

  /// Notes that somebody still answers a field. What was answered until it is left is one step, however often it was
  /// sent.
  mutating func extend(_ change: Change) {
    guard let answer = change.answers.first, var last = past.popLast() else { return note(change) }
    guard !last.answers.isEmpty, last.answers.last?.row == answer.row, last.language == change.language else {
      past.append(last)
      return note(change)
    }
    last.answers[last.answers.count - 1] = answer
    append(last)
    future = []
  }

  mutating func note(_ change: Change) {
    append(change)
    future = []
  }

  private mutating func append(_ change: Change, named number: Int? = nil) {
    var change = change
    if change.bytesBefore == 0 { change.bytesBefore = change.before.bytes }
    if change.number == 0 {
      lastChange += 1
      change.number = number ?? lastChange
    }
    past.append(change)
    forgetOldest()
  }

  /// The bytes of the steps.
  mutating func countSteps() -> Int {
    let bytes = stepBytes ?? past.reduce(0) { $0 + $1.bytes } + future.reduce(0) { $0 + $1.step.bytes }
    stepBytes = bytes
    return bytes
  }

  /// Forgets the oldest step.
  mutating func forgetStep() -> Bool {
    guard !past.isEmpty || !future.isEmpty else { return false }
    if past.isEmpty { future.removeFirst() } else { past.removeFirst() }
    return true
  }

  private mutating func forgetOldest() {
    past.removeFirst(max(0, past.count - Self.mostSteps))
    future.removeFirst(max(0, future.count - Self.mostSteps))
  }

  /// Takes back the last answer.
  ///
  /// - Returns: What is left of the POST that gave it.
  mutating func stepBack() -> Change? {
    guard var change = past.popLast() else { return nil }
    if !change.answers.isEmpty { change.answers.removeLast() }
    if !change.answers.isEmpty { past.append(change) }
    return change
  }

  mutating func noteUndone(_ present: Step, of row: FormRowID?, _ element: FormRowID?, _ name: StepName?) {
    future.append((present, row, element, name))
    forgetOldest()
  }

  mutating func stepForward(from present: Step) -> Step? {
    guard let next = future.popLast() else { return nil }
    append(Change(before: present, row: next.row, element: next.element), named: next.name?.change)
    return next.step
  }

  // MARK: Names

  /// A name of 128 random bits, from the system's secure generator.
  static func randomName() -> String {
    var generator = SystemRandomNumberGenerator()
    let bits = (generator.next() as UInt64, generator.next() as UInt64)
    func digits(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return digits(bits.0) + digits(bits.1)
  }

  /// Whether two secrets are the same, in a time that does not reveal where they differ.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
