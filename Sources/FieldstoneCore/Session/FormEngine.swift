/// A form being filled in, without the type of its model: the interface for surfaces, scripts, and requests.
///
/// ``FormSession`` adds the model. Read rows from ``rows``, send inputs with ``send(_:)``, and get changes from
/// ``takeChanges()`` or ``observe(_:)``. Not `Sendable`: it stays in its owner's isolation.
public class FormEngine {
  let core: DefinitionCore
  /// The model, owned by the session.
  let root: UnsafeMutableRawPointer
  /// All models of a session over several; nil for a session over one.
  let several: SeveralObjects?
  /// The language, calendar, time zone, and clock. The language can be changed (``locale``).
  public internal(set) var environment: FormEnvironment
  /// The texts that closures have decided, by slot; few forms have any.
  @exclusivity(unchecked) var decidedTexts: [Int: DecidedTexts] = [:]
  /// What values with a format read like, by slot.
  @exclusivity(unchecked) var formattedTexts: [Int: FormattedText] = [:]
  /// When issues show.
  public let policy: FormIssuePolicy
  /// The files that people have chosen in this session, and the store that keeps them.
  public let files: FormFiles
  /// The ids of the files in the model that is being submitted.
  @exclusivity(unchecked) var submittedFiles: Set<String> = []

  // Unchecked exclusivity: a session is used from one isolation, and none of these properties is lent to outside code
  // while it changes. Checking each access at run time would add a seventh to the time of an edit. Debug builds detect
  // violations by their effects on the invariants.

  // MARK: Rows

  @exclusivity(unchecked) var blocks: [Block] = []
  @exclusivity(unchecked) var slots: [Slot] = []
  /// The number of conditions on a form as a whole that do not hold, by block.
  @exclusivity(unchecked) var failing: [Int: FailingConditions] = [:]
  /// The rows of pages as ``FormRows`` list them, if one was made since rows were last shown or hidden, by block.
  @exclusivity(unchecked) var listings: [Int: RowListing] = [:]
  /// The listings that are out of date, as long as somebody uses them.
  @exclusivity(unchecked) var keptListings: [Weak<RowListing>] = []
  /// The child block of each subform, by the slot of the row that leads to it; missing for a late one.
  @exclusivity(unchecked) var children: [Int: Int] = [:]
  /// The access to the late subform that is being made, which reads a blank model in the meantime.
  @exclusivity(unchecked) var lateAccess: AnyAccess?
  /// The elements of each collection, by the slot of its row.
  @exclusivity(unchecked) var collections: [Int: CollectionState] = [:]
  /// The collections whose property was found to differ, by the slot of their row.
  @exclusivity(unchecked) var outdatedCollections: Set<Int> = []
  /// How often such collections were read in this input.
  @exclusivity(unchecked) var outdatedReadings = 0
  /// The blocks and slots of elements that are gone for good.
  @exclusivity(unchecked) var released = ReleasedStorage()
  /// The last number that was used as the id of an element.
  @exclusivity(unchecked) var lastElementNumber = 0
  /// The largest number that any element has had as its id.
  @exclusivity(unchecked) var highestElementNumber = 0
  /// Whether an input has changed nothing yet, so that conditions can run for the row that it is about.
  @exclusivity(unchecked) var beginsWithLookup = false
  /// The id that was looked up last.
  @exclusivity(unchecked) var lastRow = FormRowID("")
  /// The number of rows shown in each section, by its header's slot.
  @exclusivity(unchecked) var members: [Int: Int] = [:]
  /// The blocks of the open pages, the root's first.
  @exclusivity(unchecked) var openBlocks = [0]
  /// The row in the review from which an answer is being changed, and the page of the step with the answer.
  @exclusivity(unchecked) var reviewed: (row: Int, page: Int)?
  @exclusivity(unchecked) var stepStates = StepStates()
  /// Which row has the focus.
  @exclusivity(unchecked) var focus = FocusState()
  /// The rows that may have visit flags.
  @exclusivity(unchecked) var visited: Set<Int> = []
  @exclusivity(unchecked) var hiddenDrops = HiddenDrops()

  // MARK: Answers

  @exclusivity(unchecked) var drafts: [Int: Draft] = [:]
  /// The fields with a default value, which takes the place of nil: their places in their blocks, by block.
  @exclusivity(unchecked) var defaulted: [Int: [Int]] = [:]
  /// What fields offer where a closure or a search decides on it.
  @exclusivity(unchecked) var offered = OfferedOptions()
  /// The start values of fields whose value was changed since the baseline.
  @exclusivity(unchecked) var starts = Pool<StoredValue>()
  /// The rows that differ from the baseline or have been changed since: those whose flags say so.
  @exclusivity(unchecked) var differing = SlotSet()
  /// The values that the session began with, for rows whose baseline has moved because the form was submitted.
  @exclusivity(unchecked) var origins = SlotTable<StoredValue>()
  /// The read-only fields that others have changed since the session began.
  @exclusivity(unchecked) var programNews: [Int: ProgramNews] = [:]
  /// Identifies the subform that each row holds now, and keeps those that it held before.
  @exclusivity(unchecked) var lineage = SubformLineage()
  @exclusivity(unchecked) var leftovers = RestoredLeftovers()
  @exclusivity(unchecked) var draftNames = DraftNames()
  @exclusivity(unchecked) var issueLists = Pool<IssueList>()
  /// What the program has found wrong with the answers.
  @exclusivity(unchecked) var outside = OutsideIssues()
  /// Whether elements are compared as they were at the baseline, and not as they are now.
  @exclusivity(unchecked) var comparesStarts = false
  /// Which answers somebody else has changed, too.
  @exclusivity(unchecked) var conflictState = Conflicts()
  /// The headings of the lists of conflicts.
  @exclusivity(unchecked) var conflictHeadings: Set<Int> = []
  /// The checks that take time.
  @exclusivity(unchecked) var checks = FieldChecks()
  @exclusivity(unchecked) var currentFacts = FormFacts()
  /// Whether the form was valid, and whether it was changed, when closures that read this were last run.
  @exclusivity(unchecked) var knownFacts = (isValid: true, isDirty: false)
  /// Those of these facts that a closure has read while they were different.
  @exclusivity(unchecked) var doubtfulFacts: Set<Dependency.Aspect> = []
  /// Whether the program allows the form to be edited.
  @exclusivity(unchecked) var isEnabledByProgram = true
  /// Whether the form as a whole can be edited: the program allows it and all conditions of the form hold.
  var isFormEnabled: Bool { blocks[0].isFormEnabled }
  @exclusivity(unchecked) var submissionState = SubmissionState()
  /// Whether the definition of the form, or of any form in it, has problems. Worked out when they are first asked for.
  lazy var mayHaveProblems = core.allInside.contains { !$0.problems.isEmpty }
  /// Whether any of these definitions is cut into steps.
  lazy var mayHaveSteps = core.allInside.contains { !$0.steps.isEmpty }
  /// Whether any of these definitions has a submit button.
  lazy var mayHaveSubmitButtons = core.allInside.contains(where: \.hasSubmitButton)
  /// Problems of the form that were found at run time, such as cycles.
  @exclusivity(unchecked) var foundProblems: [FormProblem] = []
  @exclusivity(unchecked) var history = History()

  // MARK: Jobs

  /// Runs work that the form waits for: set by a surface, which starts a task for each job and passes the outcome to
  /// ``finish(_:)``. Without a runner, jobs wait for ``runJobs()``.
  public var jobRunner: ((FormJob) -> Void)? { didSet { runWaitingJobs() } }
  @exclusivity(unchecked) var jobs = JobQueue()

  // MARK: Tracking

  @exclusivity(unchecked) var trackers: [Tracker] = []
  /// The numbers of the closures of each block.
  @exclusivity(unchecked) var trackersOfBlocks: [Int: [Int32]] = [:]
  /// The numbers of closures that were removed.
  @exclusivity(unchecked) var freeTrackers: [Int32] = []
  @exclusivity(unchecked) var links: [SlotLinks] = []
  @exclusivity(unchecked) var tracking = Tracking()
  /// Whether any block has viewers.
  @exclusivity(unchecked) var hasViewers = false
  /// Blocks whose model changed during this input, so their viewers must be reread.
  @exclusivity(unchecked) var editedBlocks: [Int] = []
  /// The field that has just got a value and isn't checked yet, so that it is unknown whether other rows may repeat it; -1
  /// if there is none.
  @exclusivity(unchecked) var assigned = -1

  // MARK: Changes

  @exclusivity(unchecked) var changeLog = ChangeLog()
  /// The nesting depth of inputs being processed: observers may send more.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var isBuilding = true
  /// Whether a snapshot is being restored.
  @exclusivity(unchecked) var isRestoring = false
  /// Whether undo or redo is restoring values.
  @exclusivity(unchecked) var isReplaying = false
  /// Whether a property with a setter was set in this input, so that any other property may have changed.
  @exclusivity(unchecked) var hasRunSetter = false
  /// What the closures of computed fields without a value returned: the properties that aren't optional hold it.
  @exclusivity(unchecked) var withheld: [Int: StoredValue] = [:]
  /// What properties of live objects hold whose fields show an answer that their rules refuse.
  @exclusivity(unchecked) var heldBack: [Int: StoredValue] = [:]
  @exclusivity(unchecked) var observers = Observers()
  /// Who is told what happens to rows on a surface.
  @exclusivity(unchecked) var rowWatch = RowWatch()
  @exclusivity(unchecked) var isNotifying = false
  /// Whether the few optional fields are marked rather than the required ones. Worked out with the first row.
  lazy var marksOptional = countMarks()
  /// Created by the first search.
  @exclusivity(unchecked) var indexedRows: SearchIndex?
  /// The indexes of other sessions, if a surface keeps them.
  @exclusivity(unchecked) package var searchIndexes: KeptSearchIndexes?
  /// Ends the streams of values when the session ends.
  var streamEnds: [StreamEnd] = []
  var handlers: [String: (FormRowID) -> Void] = [:]
  /// Handlers of buttons that were pressed in this input.
  @exclusivity(unchecked) var pressed: [(handler: (FormRowID) -> Void, row: FormRowID)] = []
  /// How many runs of handlers of actions are going on: a second one is part of a submit that a handler has sent.
  @exclusivity(unchecked) var firing = 0
  /// What actions have begun that takes time.
  @exclusivity(unchecked) var actionWork = ActionWork()
  /// The values of fields with an action that have been answered and not left: what they were entered with.
  @exclusivity(unchecked) var unleft: [Int: StoredValue] = [:]
  /// What people do is written down in it.
  @exclusivity(unchecked) var recording: FormRecording?
  /// How often a draft has been restored.
  var restores = 0
  /// The draft that is kept.
  @exclusivity(unchecked) var draftKeeping: DraftKeeping?
  @exclusivity(unchecked) var scratch: [FormIssue] = []
  /// Whether all fields are reread after every edit, for models whose property observers change other properties. This
  /// costs a read of every field per edit; ``FormSession/refresh()`` does it once.
  public var refreshesAfterEdits = false

  /// The work done so far, for tests and measurements.
  @exclusivity(unchecked) public internal(set) var operations = FormOperations()

  /// Called in debug builds with a description of each broken invariant; without a handler, the program stops. A
  /// handler must compare rows with change batches itself: the engine then skips that check.
  package var onBrokenInvariant: ((String) -> Void)?

  #if DEBUG
    var invariants: InvariantChecker?
  #endif

  init(
    core: DefinitionCore, root: UnsafeMutableRawPointer, access: AnyAccess, environment: FormEnvironment,
    policy: FormIssuePolicy, several: SeveralObjects? = nil
  ) {
    self.core = core
    self.root = root
    self.several = several
    var environment = environment
    if let own = core.titleCase { environment.titleCase = own }
    files = FormFiles(environment.fileStore ?? FormMemoryFiles())
    environment.files = files
    self.environment = environment
    self.policy = policy
    currentFacts.mode = core.conduct.mode
    currentFacts.isEditing = core.conduct.mode != .edit && core.conduct.mode != .frozen
    build(access)
    openFirstStep()
    isBuilding = false
    // What is computed first is no change: a form that is only opened saves nothing.
    submissionState.isSaveNeeded = false
    _ = changeLog.take(currentFacts)
    #if DEBUG
      invariants = InvariantChecker(self)
    #endif
  }

  deinit {
    jobs.cancelAll()
    if files.areAnyReceived { removeUnusedFiles(withUndo: false) }
  }

  // MARK: Facts

  /// Facts about the form as a whole.
  public var facts: FormFacts { currentFacts }
  /// Whether the form as a whole can be edited: the program allows it and every `enabled` condition of the form holds.
  /// Setting this changes only what the program allows.
  public var isEnabled: Bool {
    get { isFormEnabled }
    set {
      perform {
        isEnabledByProgram = newValue
        updateFormEnabled(0)
      }
    }
  }

  /// Creates the model to submit. Overridden by the session, which knows the model.
  func prepareSubmission() {}
  /// What the rule about the model as a whole finds.
  func submitIssues() -> [SubmitIssue] { [] }

  // MARK: Inputs

  /// Applies a user input. A refused input changes nothing.
  ///
  /// - Complexity: Proportional to what the input affects, regardless of the size of the form.
  @discardableResult public func send(_ input: FormInput) -> FormReply {
    if currentFacts.isCancelled { return .refused(.closed) }
    var reply = FormReply.accepted
    // What closures send is done again by themselves.
    let intended = recording == nil || depth > 0 ? nil : intended(input)
    perform {
      beginsWithLookup = true
      reply = apply(input)
      beginsWithLookup = false
    }
    if let intended, reply.isAccepted { note(intended) }
    return reply
  }

  /// Applies several inputs at once, such as the answers of a page that is posted as a whole. Only `type`, `set`, and
  /// `blur` are accepted; any other input is refused.
  ///
  /// Each input is checked against the rows as they are before any of the inputs, so an answer is accepted even if
  /// another one hides its row. Only the rows of an inline subform that another answer sets to nil disappear at once.
  /// Together, the inputs are one undo step.
  ///
  /// - Returns: A reply for each input.
  /// - Complexity: Proportional to what the inputs affect, regardless of the size of the form.
  @discardableResult public func sendTogether(_ inputs: [FormInput]) -> [FormReply] {
    if currentFacts.isCancelled { return inputs.map { _ in .refused(.closed) } }
    var replies: [FormReply] = []
    let intended = recording == nil || depth > 0 ? [] : inputs.map(intended)
    perform {
      history.endTyping()
      let areHidden = inputs.map { input in
        beginsWithLookup = true
        return isToHiddenRow(input)
      }
      beginsWithLookup = false
      replies = zip(inputs, areHidden).map(applyTogether)
    }
    for (intended, reply) in zip(intended, replies) where reply.isAccepted { note(intended) }
    return replies
  }

  /// Runs a change, then updates everything that depends on it.
  func perform(_ change: () -> Void) {
    depth += 1
    if depth == 1 {
      history.begin()
      tracking.epoch += 1
      outdatedReadings = 0
    }
    change()
    if depth == 1 {
      settle()
      hiddenDrops.resume()
    }
    depth -= 1
    if depth == 0 {
      publish()
      runWaitingJobs()
    }
  }

  /// Brings conditions, computed fields, and viewers up to date.
  private func settle() {
    followChanges()
    if refreshesAfterEdits {
      readAgain()
      followChanges()
    }
    startWaitingChecks()
    closeHiddenPages()
    forgetReviewLeft()
    history.trim(to: environment.historyBytes)
    currentFacts.canUndo = canReplay(undoing: true)
    currentFacts.canRedo = canReplay(undoing: false)
    spliceToggles()
    findFocus()
    followSteps()
  }

  func followChanges() {
    repeat {
      followOutdated()
      runTrackers()
      if hasRunSetter {
        hasRunSetter = false
        readAgain()
      }
      readViewers()
      if tracking.queue.isEmpty { followHiding() }
      if tracking.queue.isEmpty { followFacts() }
      // Dropping a value may change what a viewer shows.
    } while !tracking.queue.isEmpty || !editedBlocks.isEmpty || !outdatedCollections.isEmpty
  }

  /// The maximum number of notification rounds after one input. More mean that observers keep triggering each other.
  private static let mostRounds = 100

  private func reportEndlessObservers() {
    let keys = observers.queuedSlots.map { rowID($0).path }
    let problem = FormProblem(kind: .endlessObservers(keys), key: keys.first ?? "")
    if !foundProblems.contains(problem) { foundProblems.append(problem) }
  }

  /// Removes the reported problem once the observers come to rest: they were not in an endless loop.
  private func forgetEndlessObservers() {
    foundProblems.removeAll {
      if case .endlessObservers = $0.kind { return true }
      return false
    }
  }

  private func publish() {
    #if DEBUG
      invariants?.check(self)
    #endif
    // An observer may send inputs; all observers are notified of the current one first.
    guard !isNotifying else { return }
    isNotifying = true
    var rounds = 0
    var goesOn = true
    while goesOn {
      rounds += 1
      guard rounds <= Self.mostRounds else {
        reportEndlessObservers()
        break
      }
      // A copy, because observers may add and remove observers.
      let observers = observers
      goesOn = observers.notify(self)
    }
    isNotifying = false
    followFocusOfRows()
    if !goesOn, !foundProblems.isEmpty { forgetEndlessObservers() }
    runPressed()
  }
}
