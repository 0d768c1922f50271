/// A form that is being filled in, without the type of its model: what surfaces, scripts and requests work with.
///
/// ``FormSession`` adds the model. Rows are read from ``rows``, inputs are sent with ``send(_:)``, and what changed comes
/// from ``takeChanges()`` or ``observe(_:)``. Not `Sendable`: it lives in its owner's isolation.
public class FormEngine {
  let core: DefinitionCore
  /// The model, owned by the session.
  let root: UnsafeMutableRawPointer
  /// Language, calendar, time zone and clock.
  public let environment: FormEnvironment
  /// When issues show.
  public let policy: FormIssuePolicy

  // Unchecked exclusivity: a session is in one isolation and none of these is lent to code of others while it changes;
  // checking each access at run time costs an edit a seventh of its time. Debug builds' invariants look for the effects.

  // MARK: Rows

  @exclusivity(unchecked) var blocks: [Block] = []
  @exclusivity(unchecked) var slots: [Slot] = []
  /// The subforms, by the slot of the row that leads to them.
  @exclusivity(unchecked) var children: [Int: Int] = [:]
  /// How many rows show in a section, by its header's slot.
  var members: [Int: Int] = [:]
  /// The open pages, as blocks; the root's is first.
  @exclusivity(unchecked) var openBlocks = [0]
  /// The slot that lost the focus in this input because it can't have it any more; -1 when none did.
  @exclusivity(unchecked) var lostFocus = -1
  /// Whether the row with the focus was hidden or disabled, perhaps only until the next condition runs.
  @exclusivity(unchecked) var mayLoseFocus = false
  /// Whether the row with the focus could be edited or pressed. The first error gets the focus even where it can't be.
  @exclusivity(unchecked) var isFocusUsable = false
  /// Rows that lose their value when they hide, and were shown or hidden since conditions ran: whether they showed before.
  @exclusivity(unchecked) var hiding: [Int: Bool] = [:]
  /// The slot that has the focus; -1 when none has it.
  @exclusivity(unchecked) var focused = -1

  // MARK: Answers

  @exclusivity(unchecked) var drafts: [Int: Draft] = [:]
  /// What fields started from that have had another value since.
  @exclusivity(unchecked) var starts = Pool<StoredValue>()
  /// What the session began with, of rows that have started from something else since: their form was submitted.
  var origins: [Int: StoredValue] = [:]
  /// Which of the subforms that have stood in a row stands there now, and which were there before.
  var lineage = SubformLineage()
  /// What a snapshot brought that does not fit the form, by path.
  var unfit: [String: FormSnapshot.Field] = [:]
  /// The ids of elements that a snapshot brought, by path: carried along until the form has collections.
  var elementIDs: [String: [String]] = [:]
  /// The same as ``unfit`` of what was kept as secrets.
  var unfitSecrets: [String: FormSnapshot.Field] = [:]
  @exclusivity(unchecked) var issueLists = Pool<IssueList>()
  @exclusivity(unchecked) var currentFacts = FormFacts()
  /// Whether the program lets the form be edited.
  var isEnabledByProgram = true
  /// Whether the form as a whole can be edited: by the program and by all its conditions.
  var isFormEnabled: Bool { blocks[0].isFormEnabled }
  /// The rows of all buttons that submit.
  var submitButtons: [Int] = []
  /// What is wrong with the form itself, found while it runs: cycles.
  var foundProblems: [FormProblem] = []
  @exclusivity(unchecked) var history = History()

  // MARK: Tracking

  @exclusivity(unchecked) var trackers: [Tracker] = []
  @exclusivity(unchecked) var links: [SlotLinks] = []
  /// Fields by their whole key path, by the block that it begins at.
  @exclusivity(unchecked) var pathTables: [Int: [AnyKeyPath: Int]] = [:]
  @exclusivity(unchecked) var tracking = Tracking()
  /// Whether any block has viewers.
  @exclusivity(unchecked) var hasViewers = false
  /// Blocks with viewers whose model changed in this input.
  @exclusivity(unchecked) var editedBlocks: [Int] = []

  // MARK: Changes

  @exclusivity(unchecked) var pendingRows: [Int32] = []
  @exclusivity(unchecked) var pendingToggles: [Int32] = []
  @exclusivity(unchecked) var pendingSplices: [(block: Int, splice: FormChanges.Splice)] = []
  @exclusivity(unchecked) var publishedFacts = FormFacts()
  @exclusivity(unchecked) var focusChanged = false
  @exclusivity(unchecked) var pagesChanged = false
  /// How many inputs are being worked on: observers may send more.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var isBuilding = true
  /// Whether values are put back by undo or redo.
  @exclusivity(unchecked) var isReplaying = false
  /// Whether a computed property was set in this input, so that any other may have changed.
  @exclusivity(unchecked) var hasRunSetter = false
  @exclusivity(unchecked) var observers = Observers()
  @exclusivity(unchecked) var isNotifying = false
  /// Whether the last input submitted the form, whatever observers have set since.
  @exclusivity(unchecked) package internal(set) var hasGoneThrough = false
  /// Whether the few fields that need no answer are marked, and not those that do. Known when the first row is made.
  lazy var marksOptional = countMarks()
  /// Made by the first search.
  lazy var searchIndex = SearchIndex(self)
  /// Ends the streams of values when the session ends.
  var streamEnds: [StreamEnd] = []
  var handlers: [String: (FormRowID) -> Void] = [:]
  /// Handlers of buttons that were pressed in this input.
  @exclusivity(unchecked) var pressed: [(handler: (FormRowID) -> Void, row: FormRowID)] = []
  /// Goes up with every change of a value: what was being submitted may be out of date.
  @exclusivity(unchecked) var changeCount = 0
  @exclusivity(unchecked) var changeCountAtSubmit = 0
  /// Whether this input puts values in place, so that hiding a field drops nothing.
  @exclusivity(unchecked) var keepsHidden = false
  /// Whether the program has work to do before a submit is done.
  var hasSubmitWork = false
  @exclusivity(unchecked) var scratch: [FormIssue] = []
  /// Whether fields are read again after every edit, because property observers of the model change other properties.
  /// Costs a read of every field per edit; ``FormSession/refresh()`` does it once.
  public var refreshesAfterEdits = false

  /// How much work was done so far: for tests and measurements.
  @exclusivity(unchecked) public internal(set) var operations = FormOperations()

  /// Called in debug builds with a promise of the engine that was found broken; without a handler the program stops. Whoever
  /// sets it compares rows with batches itself.
  package var onBrokenInvariant: ((String) -> Void)?

  #if DEBUG
    var invariants: InvariantChecker?
  #endif

  init(
    core: DefinitionCore, root: UnsafeMutableRawPointer, access: AnyAccess, environment: FormEnvironment,
    policy: FormIssuePolicy
  ) {
    self.core = core
    self.root = root
    var environment = environment
    if let own = core.titleCase { environment.titleCase = own }
    self.environment = environment
    self.policy = policy
    build(access)
    isBuilding = false
    publishedFacts = currentFacts
    #if DEBUG
      invariants = InvariantChecker(self)
    #endif
  }

  // MARK: Facts

  /// The facts about the whole form.
  public var facts: FormFacts { currentFacts }
  /// What is wrong with the form itself: the problems of its definition and of its subforms' definitions, and what was
  /// found while it ran. A form that has any is never submitted.
  ///
  /// - Complexity: O(subforms).
  public var problems: [FormProblem] {
    var problems: [FormProblem] = []
    for block in blocks {
      for problem in block.problems {
        problems.append(FormProblem(kind: problem.kind, key: block.prefix + problem.key))
      }
    }
    return problems + foundProblems
  }
  /// Whether the form as a whole can be edited: the program and every `enabled` condition of the form say so. Setting it
  /// is the program's say.
  public var isEnabled: Bool {
    get { isFormEnabled }
    set {
      perform {
        isEnabledByProgram = newValue
        updateFormEnabled(0)
      }
    }
  }

  /// Makes what is to be submitted; the session, which knows the model, does.
  func prepareSubmission() {}

  // MARK: Inputs

  /// Takes an input of a person. Nothing happens where it is refused.
  ///
  /// - Complexity: what the input affects, whatever the size of the form.
  @discardableResult public func send(_ input: FormInput) -> FormReply {
    if currentFacts.isCancelled { return .refused(.closed) }
    var reply = FormReply.accepted
    perform { reply = apply(input) }
    return reply
  }

  /// Takes several answers at once, as a page that is sent as a whole brings them: `type`, `set` and `blur`; any other
  /// input is refused.
  ///
  /// Each is judged by the rows as they are before all of them, so an answer is taken even if another one hides its row.
  /// Only the rows of an inline subform that another answer has made nil are gone at once. Together they are one step of undo.
  ///
  /// - Returns: what became of each.
  /// - Complexity: what the inputs affect, whatever the size of the form.
  @discardableResult public func sendTogether(_ inputs: [FormInput]) -> [FormReply] {
    if currentFacts.isCancelled { return inputs.map { _ in .refused(.closed) } }
    var replies: [FormReply] = []
    perform {
      history.endTyping()
      replies = zip(inputs, inputs.map(isToHiddenRow)).map(applyTogether)
    }
    return replies
  }

  /// Runs a change with all that follows of it.
  func perform(_ change: () -> Void) {
    depth += 1
    if depth == 1 {
      if !isNotifying { hasGoneThrough = false }
      history.begin()
      tracking.epoch += 1
    }
    change()
    if depth == 1 {
      settle()
      keepsHidden = false
    }
    depth -= 1
    if depth == 0 { publish() }
  }

  /// Brings conditions, computed fields and viewers up to date.
  private func settle() {
    followChanges()
    if refreshesAfterEdits {
      readAgain()
      followChanges()
    }
    closeHiddenPages()
    currentFacts.canUndo = history.canUndo
    currentFacts.canRedo = history.canRedo
    spliceToggles()
    findFocus()
  }

  func followChanges() {
    repeat {
      runTrackers()
      if hasRunSetter {
        hasRunSetter = false
        readAgain()
      }
      readViewers()
      if tracking.queue.isEmpty { followHiding() }
      // What was dropped may be what a viewer shows.
    } while !tracking.queue.isEmpty || !editedBlocks.isEmpty
  }

  /// More rounds after one input mean that observers keep each other busy.
  private static let mostRounds = 100

  private func reportEndlessObservers() {
    let keys = observers.queuedSlots.map { rowID($0).path }
    let problem = FormProblem(kind: .endlessObservers(keys), key: keys.first ?? "")
    if !foundProblems.contains(problem) { foundProblems.append(problem) }
  }

  /// Observers that were busy for long have come to rest: theirs was no loop without an end.
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
    // An observer may send inputs: everybody hears of this one first.
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
      // A copy: those who are told may add and remove observers.
      let observers = observers
      goesOn = observers.notify(self)
    }
    isNotifying = false
    if !goesOn, !foundProblems.isEmpty { forgetEndlessObservers() }
    // Buttons' handlers come last: what they send is an input of its own.
    while !pressed.isEmpty {
      let (handler, row) = pressed.removeFirst()
      handler(row)
    }
  }
}
